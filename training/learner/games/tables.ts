/** What is played at the tables of self-play: one game with some numbers of players, or every game. */
import { toldValues } from '../../../engine/rule-features.ts';
import { placeByShare, type Random } from '../../../engine/random.ts';
import { heldOutPair, HIGHEST_RANDOM_MINIMUM, RANDOM_CHANGES } from '../../../engine/rules/held-out.ts';
import { takesPoints } from '../../../engine/rules/idle.ts';
import { PRESETS, RULES_FORMAT, RulesError, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { isInScope, rulesFor, type RulesScope } from '../../../engine/rules/suited.ts';
import { RULES_TABLE, RULE_NAMES, type HouseRules, type RuleName, type WorthKey } from '../../../engine/rules/table.ts';
import { knockerScoresAlone } from '../../../engine/scoring.ts';

export interface MatchPlan {
  rules: HouseRules;
  players: number;
}

/** Draws what a table plays next. */
export type MatchSource = (random: Random) => MatchPlan;

/** One game with `fewest` to `most` players: each number gets about an equal share of the decisions. */
export function oneGame(rules: HouseRules, fewest: number, most: number): MatchSource {
  const shares = Array.from({ length: most - fewest + 1 }, (_, i) => 1 / decisionsOf(rules, fewest + i));
  return (random) => ({ rules, players: fewest + placeByShare(shares, random.unit()) });
}

/** Part of the decisions by starting number of players, from 2: small tables are played most, and there it pays to know somebody. */
const PLAYER_SHARES = [0.26, 0.18, 0.22, 0.08, 0.08, 0.05, 0.05, 0.04, 0.04];
/**
 * Part of the decisions under the games that are played most or take longest to learn, which are those with a pool and
 * `gin` for four, and under rules drawn at random; the rest goes to the other presets.
 */
const PRESET_SHARES: Readonly<Record<string, number>> = {
  scat: 0.12,
  schwimmen: 0.14,
  schnauz: 0.08,
  widow: 0.08,
  gin: 0.04,
};
const RANDOM_SHARE = 0.25;

/** The part of the decisions under a preset, of those under all presets and random rules. */
function shareOf(name: string): number {
  const given = Object.values(PRESET_SHARES);
  const left = 1 - RANDOM_SHARE - given.reduce((sum, share) => sum + share, 0);
  return PRESET_SHARES[name] ?? left / (PRESETS.length - given.length);
}

/** Every preset of a scope, and its random rules other than those held out, with every number of players. */
export function everyGame(scope: RulesScope = 'all'): MatchSource {
  const presets = PRESETS.map(preset).filter((rules) => isInScope(rules, scope));
  const ofPresets = presets.reduce((sum, { name }) => sum + shareOf(name), 0);
  const plans = presets.flatMap((rules) => {
    const share = (shareOf(rules.name) / ofPresets) * (1 - RANDOM_SHARE);
    return playersOf(rules).map((players) => ({ rules, players, share: matchShare(rules, players, share) }));
  });
  // How often random rules are drawn: so often that their decisions, on average, make up their share.
  const standard = rulesFor(scope);
  const randomMatches = playersOf(standard).reduce(
    (sum, players) => sum + matchShare(standard, players, RANDOM_SHARE),
    0,
  );
  const shares = [...plans.map(({ share }) => share), randomMatches];
  return (random) => {
    const place = placeByShare(shares, random.unit());
    if (place < plans.length) return plans[place];
    for (;;) {
      const rules = randomRules(random, scope);
      const numbers = playersOf(rules);
      const byNumber = numbers.map((number) => matchShare(rules, number, 1));
      const players = numbers[placeByShare(byNumber, random.unit())];
      // The longer a match, the seldomer, so that its decisions count no more than those of another.
      if (random.unit() * decisionsOf(rules, players) < decisionsOf(standard, players)) return { rules, players };
    }
  };
}

/** How often a match must be started so that its decisions get their share. */
function matchShare(rules: HouseRules, players: number, share: number): number {
  return (share * PLAYER_SHARES[players - 2]) / decisionsOf(rules, players);
}

function playersOf({ players: [fewest, most] }: HouseRules): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** About how many deals a match takes. */
export function dealsOf(rules: HouseRules, players: number): number {
  const deals = dealsWithoutLimit(rules, players);
  return rules.dealLimit === 0 ? deals : Math.min(deals, rules.dealLimit);
}

function dealsWithoutLimit(rules: HouseRules, players: number): number {
  if (rules.scoring === 'points') return rules.pointsTarget * dealsOfPoint(rules, players);
  const losses = (rules.lives + (rules.grace ? 1 : 0)) / 4;
  if (rules.matchEnds === 'first-out') return losses * (3 + players);
  return losses * (1 + rules.buyIns / 2) * (3 * players - 1) * returnFactor(rules, players);
}

/** About how much longer a match takes where tokens are not lost but change hands: a random walk. */
function returnFactor({ tokenTo, lives, grace }: HouseRules, players: number): number {
  return tokenTo === 'highest' ? Math.max(1, (lives + (grace ? 1 : 0)) * (1.15 - 1 / players)) : 1;
}

/** About how many deals a race takes for each point of its target. */
function dealsOfPoint(rules: HouseRules, players: number): number {
  const lost = takesPoints(rules) ? rules.pointsTarget * LOST_SHARE : 0;
  const factor = (knockerScoresAlone(rules) ? UNSCORED_FACTOR : 1) * (rules.declareScore > 1 ? DECLARED_FACTOR : 1);
  return (0.5 + 0.6 * players) * factor * (1 + lost);
}

/** About how much longer a race takes in which nobody scores where the knocker does not. */
const UNSCORED_FACTOR = 1.5;
/** About how much shorter a race is in which declared hands score two. */
const DECLARED_FACTOR = 0.9;
/** By about what share of it each point of the target makes a race longer in which points are lost. */
const LOST_SHARE = 0.1;

/** About how many decisions a match takes. */
function decisionsOf(rules: HouseRules, players: number): number {
  return dealsOf(rules, players) * (6 + 4 * players);
}

/** What random rules change: a policy for many games would take what it is not told of for what it is told. */
const TOLD_RULES = RULE_NAMES.filter((name) => {
  const { kind, unknownToPolicy } = RULES_TABLE[name];
  return kind === 'choice' ? toldValues(name).length > 0 : unknownToPolicy !== true;
});

/** A preset with some rules changed, within a scope and without any held-out pair. */
export function randomRules(random: Random, scope: RulesScope = 'all'): HouseRules {
  for (;;) {
    const file: Record<string, unknown> = {
      format: RULES_FORMAT,
      name: 'random',
      base: PRESETS[random.below(PRESETS.length)],
    };
    const changes = RANDOM_CHANGES[random.below(RANDOM_CHANGES.length)];
    for (let i = 0; i < changes; i++) {
      const name = TOLD_RULES[random.below(TOLD_RULES.length)];
      const value = randomValue(name, random);
      if (value !== undefined) file[name] = value;
    }
    const rules = playable(file);
    if (rules !== null && isInScope(rules, scope) && heldOutPair(rules) === null) return rules;
  }
}

function randomValue(name: RuleName, random: Random): unknown {
  const key = RULES_TABLE[name];
  if (key.kind === 'choice') {
    const values = [key.values[0], ...toldValues(name)];
    return values[random.below(values.length)];
  }
  if (key.kind === 'worth') return randomWorth(key, random);
  if (key.kind !== 'whole') return undefined;
  const high = name === 'knockMinimum' ? HIGHEST_RANDOM_MINIMUM : key.high;
  return key.low + random.below(high - key.low + 1);
}

/** Nothing, the usual points, another number or `top`, each as often. */
function randomWorth({ low, high, step, usual }: WorthKey, random: Random): unknown {
  const kinds = [null, usual[random.below(usual.length)], low + step * random.below((high - low) / step + 1), 'top'];
  return kinds[random.below(kinds.length)];
}

/** The rules of a file, with as many players as its cards allow; null where nobody could play by them. */
function playable(file: Record<string, unknown>): HouseRules | null {
  for (let most = 10; most >= 2; most--) {
    try {
      return resolveRules({ ...file, players: [2, most] });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
    }
  }
  return null;
}
