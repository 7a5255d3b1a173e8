/**
 * The ways in which one person plays: one, or two of which each deal has one, such as bold and careful. Their decisions are a
 * mixture of two habits then, not their blend, which is nobody's. What belongs to which is found by expectation-maximisation
 * (Dempster, Laird and Rubin 1977, "Maximum likelihood from incomplete data via the EM algorithm").
 */
import { firstTurnedUp } from '../public.ts';
import { Random } from '../random.ts';
import { intervalOf, meanOf, sumOf } from '../statistics.ts';
import type { View } from '../view.ts';
import { broadBelief, beliefAround } from './belief.ts';
import { actionProbabilities, dot, softmax, type ObservedDecision } from './habits.ts';
import { learnHabits } from './posterior.ts';
import { oneMode, WEIGHT_COUNT, type HabitMode, type HabitModes, type HabitWeights } from './weights.ts';

/** What somebody chose in a deal, in order. */
type DealDecisions = readonly ObservedDecision[];

const STEPS = 14;
/** Rounds of the power iteration, which finds what deals differ in most. */
const ROUNDS = 20;
/** With fewer deals to learn from nobody is said to have two modes. */
const FEWEST_DEALS = 30;
/** The latest that are gone through: more would take a phone several seconds. */
const MOST_DEALS = 160;

/**
 * @param deals that are learnt from
 * @param heldOut two modes are told where they foretell these better than one does, clear of chance
 */
export function learnModes(deals: readonly DealDecisions[], heldOut: readonly DealDecisions[]): HabitModes {
  const { mean } = learnHabits(broadBelief(), deals.flat());
  const one = oneMode(mean);
  if (deals.length < FEWEST_DEALS) return one;
  const two = twoModes(deals, mean);
  // As free to fit them as two are.
  const alone = oneMode(learnHabits(beliefAround(mean), deals.flat()).mean);
  const likelihoodOf = (deal: DealDecisions, modes: HabitModes): number =>
    sumOf(foretell(deal, modes).map(({ log }) => log));
  const gains = heldOut.slice(-MOST_DEALS).map((deal) => likelihoodOf(deal, two) - likelihoodOf(deal, alone));
  return gains.length > 1 && intervalOf(gains).low > 0 ? two : one;
}

/** Both of somebody who has two. @param all deals @param weights of one who would play all of them in one way */
export function twoModes(all: readonly DealDecisions[], weights: HabitWeights): HabitModes {
  const deals = all.slice(-MOST_DEALS);
  const around = beliefAround(weights);
  let inFirst = deals.map(apartAlong(deals, weights));
  let modes: HabitModes = [];
  for (let step = 0; step < STEPS; step++) {
    const weighted = (mode: 0 | 1): HabitMode => {
      const shares = inFirst.map((share) => (mode === 0 ? share : 1 - share));
      const decisions = deals.flatMap((deal, i) => deal.map((decision) => ({ ...decision, weight: shares[i] })));
      return {
        share: sumOf(shares) / deals.length,
        weights: learnHabits(around, decisions, modes[mode]?.weights).mean,
      };
    };
    modes = [weighted(0), weighted(1)];
    inFirst = deals.map((deal) => modeChances(modes, logsIn(deal, modes))[0]);
  }
  return modes;
}

/** Which side a deal is on, 1 or 0, along what deals differ in most: the first principal component of their slopes. */
function apartAlong(deals: readonly DealDecisions[], weights: HabitWeights): (deal: DealDecisions) => number {
  const slopes = new Map(deals.map((deal) => [deal, slopeOf(deal, weights)]));
  const random = new Random(1);
  let direction = Float64Array.from({ length: WEIGHT_COUNT }, () => random.unit() - 0.5);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(WEIGHT_COUNT);
    for (const slope of slopes.values()) {
      const along = dot(slope, direction);
      for (let i = 0; i < WEIGHT_COUNT; i++) next[i] += along * slope[i];
    }
    const length = Math.sqrt(dot(next, next)) || 1;
    direction = next.map((number) => number / length);
  }
  return (deal) => (dot(slopes.get(deal) as Float64Array, direction) > 0 ? 1 : 0);
}

/** The features of what was chosen in a deal, less those that were expected. */
function slopeOf(deal: DealDecisions, weights: HabitWeights): Float64Array {
  const slope = new Float64Array(WEIGHT_COUNT);
  for (const decision of deal) {
    const probabilities = actionProbabilities(decision, weights);
    for (const [a, row] of decision.rows.entries()) {
      const part = (a === decision.chosen ? 1 : 0) - probabilities[a];
      for (let i = 0; i < WEIGHT_COUNT; i++) slope[i] += part * row[i];
    }
  }
  return slope;
}

/** By mode, the log-likelihood of what was chosen in a deal. */
function logsIn(deal: DealDecisions, modes: HabitModes): number[] {
  return modes.map(({ weights }) =>
    sumOf(deal.map((decision) => Math.log(actionProbabilities(decision, weights)[decision.chosen]))),
  );
}

/** By mode, how likely it is the one of a deal. @param logs by mode, the log-likelihood of what was chosen in it */
function modeChances(modes: HabitModes, logs: readonly number[]): number[] {
  const shares = Float64Array.from(modes, ({ share }, mode) => Math.log(share) + logs[mode]);
  softmax(shares, shares.length);
  return Array.from(shares);
}

export interface ForetoldDecision {
  /** The log-likelihood of what was chosen. */
  log: number;
  /** Whether nothing was likelier than that. */
  isNamed: boolean;
}

/** Decision by decision, each by what the ones before it in the deal tell of its mode. */
export function foretell(deal: DealDecisions, modes: HabitModes): ForetoldDecision[] {
  const logs = modes.map(() => 0);
  return deal.map((decision) => {
    const chances = modeChances(modes, logs);
    const mixed = new Float64Array(decision.rows.length);
    for (const [mode, { weights }] of modes.entries()) {
      const probabilities = actionProbabilities(decision, weights);
      for (let a = 0; a < mixed.length; a++) mixed[a] += chances[mode] * probabilities[a];
      logs[mode] += Math.log(probabilities[decision.chosen]);
    }
    const chosen = mixed[decision.chosen];
    return { log: Math.log(chosen), isNamed: mixed.every((one) => one <= chosen) };
  });
}

/** How well habits foretell decisions. */
export interface Foretold {
  /** The log-likelihood of what was chosen, a decision on average. */
  mean: number;
  /** The share of decisions in which the likeliest was chosen. */
  named: number;
}

/** @param decisions at least one */
export function foretoldOf(decisions: readonly ForetoldDecision[]): Foretold {
  return {
    mean: meanOf(decisions.map(({ log }) => log)),
    named: decisions.filter(({ isNamed }) => isNamed).length / decisions.length,
  };
}

/** The weights of the mode that a seat plays a deal in: the same from its beginning to its end, whatever is seen of it. */
export function modeOf({ seat, table, tokens }: View, modes: HabitModes): HabitWeights {
  const [{ share, weights }, second] = modes;
  if (second === undefined) return weights;
  const ofDeal = [seat, table.dealer, firstTurnedUp(table), ...tokens];
  const seed = ofDeal.reduce((hash, number) => Math.imul(hash ^ number, 0x01000193), 1);
  return new Random(seed).unit() < share ? weights : second.weights;
}
