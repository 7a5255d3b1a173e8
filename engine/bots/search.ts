/**
 * Search at play time. The bot samples deals that agree with what its seat has seen, weighted by how likely the policy
 * would have been to play as the others did; tries every action that the policy considers in all of them, with the
 * policy playing on for everybody; and weighs the results against the policy's own opinion.
 *
 * Determinised Monte Carlo search as in bridge programs (Ginsberg 2001, "GIB: Imperfect Information in a Computationally
 * Challenging Game"), with hidden cards inferred from a policy (Solinas, Rebstock and Buro 2019, "Improving Search with
 * Supervised Learning in Trick-Based Card Games"). Nobody in a sampled deal sees more than their seat may.
 */
import type { Action } from '../actions.ts';
import { Random } from '../random.ts';
import { sumOf } from '../statistics.ts';
import type { View } from '../view.ts';
import { Batch, type EvaluateBatch } from './batch.ts';
import { drawBeliefs } from './beliefs.ts';
import type { Bot } from './bot.ts';
import { Determiniser } from './determinise.ts';
import { createExpert } from './expert.ts';
import { orExpert } from './policy.ts';
import { raceWorth, type DealWorth } from './race.ts';
import { openRollouts, playOut, type Rollout } from './rollouts.ts';
import { seedOf } from './view-seed.ts';

/** What one search did. */
export interface SearchReport {
  /** Decisions that the network was asked about. */
  evaluations: number;
  /** Sampled deals in which the actions were played out; 0 where there was nothing to search. */
  worlds: number;
  /** Actions compared, the policy's favourite first. */
  actions: readonly Action[];
  /** By action, what it is worth, in the unit of `worth`. */
  worths: readonly number[];
  /** By action, the policy's probability. */
  priors: readonly number[];
  /** By action, the share of deals that cost the seat a token; none do in a race for points. */
  losses: readonly number[];
}

/** By which policy a bot searches, and how far. */
export interface SearchOptions {
  evaluate: EvaluateBatch;
  /** Sampled deals for each decision. */
  worlds: number;
  /** What a deal's end is worth; the chance to win the match by `raceWorth` where left out. */
  worth?: DealWorth;
  /** Actions that the policy plays more rarely than this are not considered; 0.01 where left out. */
  leastPrior?: number;
  /** The same seed and the same view give the same decision. */
  seed?: number;
  name?: string;
  /** Receives a report of every search, for measurements and explanations. */
  onSearch?: (report: SearchReport) => void;
}

/*
 * The constants below were chosen by what decisions gain, judged by the mean of 800 fresh worlds, at 220 decisions of
 * two players in the standard game. Gains in thousandths of a match per deal, with 16, 64 and 200 worlds: 0.8, 3.2, 4.4
 * by results alone; 2.5, 3.8, 4.5 as below; 2.6, 3.5, 3.9 with λ = 0.6; 2.2, 3.2, 3.3 by the network's value of the
 * next decision alone.
 */

const LEAST_PRIOR = 0.01;
const MOST_ACTIONS = 8;
/**
 * How much the rest of the deal counts against what the network expects at the seat's next decision (λ of Sutton 1988,
 * "Learning to predict by the methods of temporal differences"): what comes later is mostly luck.
 */
const LAMBDA = 0.8;
/** After this many decisions of the seat, the network's expectation stands for the rest of the deal. */
const MOST_DECISIONS = 12;
/** A factor of e in the policy's probability counts as much as this many standard deviations of a deal's worth. */
const PRIOR_WEIGHT = 0.02;
/**
 * A bot that searches. Where there is nothing to search it plays the policy's likeliest action: between deals, where
 * the policy considers only one action, and where no deal was found that agrees with what was seen.
 */
export function createSearchBot(options: SearchOptions): Bot {
  const { seed = 31, name = 'search' } = options;
  const search = { ...options, worth: options.worth ?? raceWorth() };
  let last: Promise<unknown> = Promise.resolve();
  const bot: Bot = {
    name,
    decide(view, legal): Action | Promise<Action> {
      if (legal.length === 1) return legal[0];
      // One search at a time: each fills enough batches, and all at once would take too much memory.
      const decision = last.then(() => decide(search, view, legal, new Random(seedOf(view, seed))));
      last = decision.catch(() => undefined);
      return decision;
    },
  };
  return orExpert(bot, createExpert(seed));
}

async function decide(
  { evaluate, leastPrior = LEAST_PRIOR, onSearch, worlds, worth }: SearchOptions & { worth: DealWorth },
  view: View,
  legal: readonly Action[],
  random: Random,
): Promise<Action> {
  const batch = new Batch(evaluate);
  let chances = new Float32Array(0);
  batch.add(view, legal, legal.length, (answer) => (chances = Float32Array.from(answer)));
  await batch.flush();
  const ranked = [...legal].sort((a, b) => chances[b] - chances[a]);
  const actions = ranked.filter((action, rank) => rank < MOST_ACTIONS && chances[action] >= leastPrior);
  if (actions.length < 2 || view.phase === 'buy-in') return ranked[0];

  const determiniser = new Determiniser(view, random);
  const beliefs = await drawBeliefs(determiniser, view, worlds, batch, random);
  if (beliefs.length === 0) return ranked[0];
  const rollouts = openRollouts(determiniser, view, beliefs, actions, random);
  await playOut(rollouts, batch, MOST_DECISIONS);
  const results = rollouts.map(({ deal }) => (deal.phase === 'over' ? worth(deal, view.seat) : NaN));
  const { worths, losses, deviation } = judge(rollouts, results, actions.length);
  const priors = actions.map((action) => chances[action]);
  onSearch?.({ evaluations: batch.total, worlds: beliefs.length, actions, worths, priors, losses });
  const scores = worths.map((mean, i) => mean + PRIOR_WEIGHT * deviation * Math.log(priors[i]));
  return deviation > 0 ? actions[scores.indexOf(Math.max(...scores))] : ranked[0];
}

/**
 * By action, its mean worth over all sampled deals and the share of them in which it costs a token; and the standard
 * deviation of the deals' worth.
 * @param results what the end of each is worth; NaN where it was not played to its end
 */
function judge(
  rollouts: readonly Rollout[],
  results: readonly number[],
  actions: number,
): { worths: number[]; losses: number[]; deviation: number } {
  const expected = expectation(rollouts, results);
  const sums = new Float64Array(actions);
  const lost = new Float64Array(actions);
  const weights = new Float64Array(actions);
  for (const [at, { action, deal, own, values, weight }] of rollouts.entries()) {
    let worth = Number.isNaN(results[at]) ? expected(values[values.length - 1]) : results[at];
    for (let i = values.length - 1; i >= 0; i--) worth = LAMBDA * worth + (1 - LAMBDA) * expected(values[i]);
    sums[action] += weight * worth;
    lost[action] += deal.losses[own] > 0 ? weight : 0;
    weights[action] += weight;
  }
  const mean = (totals: Float64Array): number[] => Array.from(totals, (total, i) => total / weights[i]);
  const { varianceX } = momentsOf(rollouts.flatMap(({ weight }, at) => pairsOf([results[at]], results[at], weight)));
  return { worths: mean(sums), losses: mean(lost), deviation: Math.sqrt(varianceX) };
}

/** Translates the network's values into the worth of a deal, by least squares. */
function expectation(rollouts: readonly Rollout[], results: readonly number[]): (value: number) => number {
  const pairs = rollouts.flatMap(({ values, weight }, at) => pairsOf(values, results[at], weight));
  const { meanX, meanY, varianceX, covariance } = momentsOf(pairs);
  const slope = varianceX > 0 ? covariance / varianceX : 0;
  return (value) => meanY + slope * (value - meanX);
}

interface WeightedPair {
  x: number;
  y: number;
  weight: number;
}

/** Numbers beside the result of a rollout, none where it has none. */
function pairsOf(numbers: readonly number[], y: number, weight: number): WeightedPair[] {
  return Number.isNaN(y) ? [] : numbers.map((x) => ({ x, y, weight }));
}

/** The means of weighted pairs, and their variance and covariance where these are positive, else 0. */
function momentsOf(pairs: readonly WeightedPair[]) {
  const total = sumOf(pairs.map(({ weight }) => weight));
  const mean = (weighted: (pair: WeightedPair) => number): number =>
    total > 0 ? sumOf(pairs.map(weighted)) / total : 0;
  const meanX = mean(({ x, weight }) => weight * x);
  const meanY = mean(({ y, weight }) => weight * y);
  const varianceX = Math.max(0, mean(({ x, weight }) => weight * x * x) - meanX * meanX);
  const covariance = Math.max(0, mean(({ x, y, weight }) => weight * x * y) - meanX * meanY);
  return { meanX, meanY, varianceX, covariance };
}
