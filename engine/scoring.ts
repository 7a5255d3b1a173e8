/**
 * Who loses or gains what by a showdown or a declared hand (docs/rules-reference.md#showdown): pure functions of values.
 */
import { endsOf, isHighest, isLowest } from './comparing.ts';
import { declaredScore, sparesWhereAllTie } from './rules/idle.ts';
import type { HouseRules } from './rules/table.ts';

/** What a deal costs and gives each seat. */
export interface DealScore {
  losses: Int8Array;
  /** Match points gained, by seat (points scoring only); below 0 where one is lost. */
  points: Int8Array;
}

/**
 * Scores a showdown.
 * @param strengths by seat, what is compared: higher is better; NaN for a seat that is out
 * @param knocker the seat that knocked (or called the hammer), -1 where nobody did
 * @param outcome where the result is written
 */
export function scoreShowdown(
  rules: HouseRules,
  strengths: ArrayLike<number>,
  knocker: number,
  outcome: DealScore,
): void {
  scoreNothing(outcome);
  const { losses, points } = outcome;
  const ends = endsOf(rules, strengths);
  let compared = 0;
  let lowestCount = 0;
  let highestCount = 0;
  for (let seat = 0; seat < losses.length; seat++) {
    if (Number.isNaN(strengths[seat])) continue;
    compared++;
    if (isLowest(ends, strengths[seat])) lowestCount++;
    if (isHighest(ends, strengths[seat])) highestCount++;
  }
  const knockerStrength = knocker < 0 ? NaN : strengths[knocker];
  const isTieOfAll = lowestCount === compared;
  if (isTieOfAll && sparesWhereAllTie(rules)) return;
  const tieLoss = lossOfTie(rules, isTieOfAll);

  for (let seat = 0; seat < losses.length; seat++) {
    const strength = strengths[seat];
    if (Number.isNaN(strength)) continue;
    if (rules.scoring === 'points') {
      if (isHighest(ends, strength)) points[seat] = scoreOfHighest(rules, seat, knocker, highestCount > 1);
      else if (isLowest(ends, strength)) points[seat] = rules.lowestScore;
    } else if (knocker >= 0 && rules.knockPromise === 'highest') {
      const promiseKept = isHighest(ends, knockerStrength);
      if ((seat === knocker) !== promiseKept) losses[seat] = 1;
    } else if (isLowest(ends, strength)) {
      if (!isLowest(ends, knockerStrength)) losses[seat] = lowestCount === 1 ? 1 : tieLoss;
      else if (lowestCount === 1) losses[seat] = rules.knockerLowestLoss;
      else losses[seat] = seat === knocker ? rules.knockerTieLoss : rules.othersTieLoss;
    } else if (seat === knocker && !isHighest(ends, strength)) losses[seat] = rules.knockerNotHighestLoss;
  }
}

/** What a seat scores that nobody is above. @param isTied whether others are as high */
function scoreOfHighest(rules: HouseRules, seat: number, knocker: number, isTied: boolean): number {
  if (seat === knocker && isTied) return rules.knockerTieScore;
  return seat === knocker || knocker < 0 || rules.pointsGoTo === 'highest' ? 1 : 0;
}

/** What each loses who ties for lowest without the knocker. @param isByAll whether everybody is in that tie */
function lossOfTie({ lowestTieLoss }: HouseRules, isByAll: boolean): number {
  if (lowestTieLoss === 'unless-all') return isByAll ? 0 : 1;
  return lowestTieLoss === 'unless-all-tie' ? 1 : lowestTieLoss;
}

/**
 * What the points of a seat change by: nobody comes below 0.
 * @param score what a showdown gives it
 * @param before what it had when the deal began
 */
export function changeOfPoints(score: number, before: number): number {
  return score < 0 ? Math.max(score, -before) : score;
}

/** Scores a deal that is void: nobody loses or gains. */
export function scoreNothing({ losses, points }: DealScore): void {
  losses.fill(0);
  points.fill(0);
}

/**
 * Scores declared hands: everybody who did not declare loses.
 * @param alive by seat, 1 for who is in the deal
 * @param declared by seat, 1 for who declared
 * @param knocker the seat that had knocked, -1 where nobody had
 */
export function scoreDeclared(
  rules: HouseRules,
  alive: ArrayLike<number>,
  declared: ArrayLike<number>,
  knocker: number,
  outcome: DealScore,
): void {
  scoreNothing(outcome);
  const { declareLoss, knockerLossOn31, scoring } = rules;
  const score = declaredScore(rules);
  for (let seat = 0; seat < alive.length; seat++) {
    if (alive[seat] === 0) continue;
    if (scoring === 'points') outcome.points[seat] = declared[seat] * score;
    else if (declared[seat] === 0)
      outcome.losses[seat] = seat === knocker ? Math.max(declareLoss, knockerLossOn31) : declareLoss;
  }
}

/**
 * Scores a showdown that declared hands have brought: as one without a knock, in which they may score more.
 * @param strengths as for `scoreShowdown`
 */
export function scoreShowdownOfDeclared(
  rules: HouseRules,
  strengths: ArrayLike<number>,
  declared: ArrayLike<number>,
  outcome: DealScore,
): void {
  scoreShowdown(rules, strengths, -1, outcome);
  const { points } = outcome;
  const score = declaredScore(rules);
  for (let seat = 0; seat < points.length; seat++) if (declared[seat] === 1 && points[seat] > 0) points[seat] = score;
}

/** Whether nobody but the knocker can score after a knock. */
export function knockerScoresAlone({ pointsGoTo, scoring }: HouseRules): boolean {
  return scoring === 'points' && pointsGoTo === 'knocker';
}

/** Whether of hands that are declared one after another only the last scores. */
export function scoresLastDeclared(rules: HouseRules): boolean {
  return knockerScoresAlone(rules) && rules.declareEnds === 'last-turns';
}

/**
 * Scores hands that were declared one after another: the last takes the point alone. Those that were dealt full were declared together.
 * @param last the seat that declared last
 * @param turns by seat, how many it had: none where its declared hand was dealt
 */
export function scoreLastDeclared(
  declared: ArrayLike<number>,
  last: number,
  turns: ArrayLike<number>,
  outcome: DealScore,
): void {
  for (let seat = 0; seat < declared.length; seat++) {
    if (seat === last || turns[last] === 0) outcome.points[seat] = declared[seat];
  }
}

/** Scores a shotgun that met hands which were dealt full: everybody else loses exactly 1. Parameters as above. */
export function scoreShotgun(
  rules: HouseRules,
  alive: ArrayLike<number>,
  declared: ArrayLike<number>,
  outcome: DealScore,
): void {
  scoreDeclared({ ...rules, declareLoss: 1, declareScore: 1 }, alive, declared, -1, outcome);
}

/**
 * Scores sudden death: single cards compared, the lowest lose; in a race for points the highest score.
 * @param values by seat, the card's points; NaN for a seat that is out
 */
export function scoreSuddenDeath(rules: HouseRules, values: ArrayLike<number>, outcome: DealScore): void {
  const inPlay = Array.from(values).filter((value) => !Number.isNaN(value));
  const marked = rules.scoring === 'points' ? Math.max(...inPlay) : Math.min(...inPlay);
  const mark = rules.scoring === 'points' ? outcome.points : outcome.losses;
  for (let seat = 0; seat < values.length; seat++) if (values[seat] === marked) mark[seat] = 1;
}

/**
 * Takes the losses of a deal off the tokens
 * (docs/rules-reference.md#tokens, docs/rules-reference.md#everybody-out-at-once).
 * @param tokens by seat, -1 for a seat that is out; changed in place, an eliminated seat becomes -1
 * @param losses by seat
 * @param dealer who dealt: a single place on grace goes to the first seat after the dealer
 * @returns how many were eliminated, or -1 where everybody would have been and all stay for another deal
 */
export function settleTokens(rules: HouseRules, tokens: Int16Array, losses: ArrayLike<number>, dealer: number): number {
  const players = tokens.length;
  const fewest = rules.grace ? 0 : 1;
  let inBefore = 0;
  let onGrace = 0;
  for (let seat = 0; seat < players; seat++) {
    if (tokens[seat] < 0) continue;
    inBefore++;
    if (tokens[seat] === 0 && losses[seat] === 0) onGrace++;
  }
  let eliminated = 0;
  for (let step = 1; step <= players; step++) {
    const seat = (dealer + step) % players;
    if (tokens[seat] < 0 || losses[seat] === 0) continue;
    const left = tokens[seat] - losses[seat];
    const reachesGrace = left === 0 && rules.grace;
    const noPlace = reachesGrace && rules.graceSeats === 1 && onGrace > 0;
    if (left < fewest || noPlace) {
      tokens[seat] = -1;
      eliminated++;
    } else {
      tokens[seat] = left;
      if (reachesGrace) onGrace++;
    }
  }
  if (eliminated < inBefore) return eliminated;
  for (let seat = 0; seat < players; seat++) if (losses[seat] > 0) tokens[seat] = fewest;
  return -1;
}
