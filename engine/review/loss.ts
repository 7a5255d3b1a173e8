/**
 * What an action gives away, estimated from imagined deals: the best alternative is chosen in some of them, and compared
 * with the action in the others, so that choosing does not flatter it; where there is but one, it is compared in all. One
 * looks again after every doubling; the margin is wide enough for all looks together (group sequential testing, Pocock 1977).
 */
import type { ImaginedOutcome } from './imagined-deals.ts';

/** How many deals are imagined before the first look, and at most. */
export const FIRST_DEALS = 64;
export const MOST_DEALS = 1_024;

/** Numbers of imagined deals after which one looks. */
export function looksUpTo(most: number): number[] {
  const looks: number[] = [];
  for (let deals = FIRST_DEALS; deals < most; deals *= 2) looks.push(deals);
  return [...looks, most];
}

/**
 * How many standard errors the margin has. For a loss that lies on a line, all looks together take it to be beyond the line in less than
 * one in a hundred cases (tests/engine/review/loss.test.ts).
 */
export const BOUNDARY = 3;

/** The share of the deals in which the alternative is chosen, where there are several. */
const SHARE_TO_CHOOSE = 1 / 4;
/**
 * In choosing by that many deals, a factor of e in the policy's probability counts as much as this many standard
 * deviations; by fewer it counts more, since they say less.
 */
const PRIOR_WEIGHT = { deviations: 0.02, deals: 128 };

export interface Loss {
  /** The best alternative: an index of the legal actions. */
  alternative: number;
  /** Whether it looked better where it was chosen. */
  isBetter: boolean;
  /** How much higher the chance to win the match is with it; negative where it is lower. */
  mean: number;
  margin: number;
}

/**
 * What playing one action gives away.
 * @param played an index of the legal actions
 * @param alternatives indices of those that it is compared with, at least one
 * @param priors by legal action, the policy's probability
 */
export function lossOf(
  outcomes: readonly ImaginedOutcome[],
  played: number,
  alternatives: readonly number[],
  priors: readonly number[],
): Loss {
  const isChoice = alternatives.length > 1;
  const choosing = isChoice ? outcomes.slice(0, Math.ceil(outcomes.length * SHARE_TO_CHOOSE)) : outcomes;
  const testing = isChoice ? outcomes.slice(choosing.length) : outcomes;
  const scores = scoresOf(choosing, played, priors);
  const alternative = alternatives.reduce((best, one) => (scores[one] > scores[best] ? one : best));
  return { alternative, isBetter: scores[alternative] > scores[played], ...differenceOf(testing, alternative, played) };
}

/** By legal action, the mean chance to win the match in the deals in which it was played out. */
export function meanChances(outcomes: readonly ImaginedOutcome[]): number[] {
  return Array.from(outcomes[0]?.chances ?? [], (_, action) => meanChance(outcomes, action));
}

function meanChance(outcomes: readonly ImaginedOutcome[], action: number): number {
  return weightedMean(outcomes, ({ chances }) => chances[action]);
}

/** The mean over the deals in which there is a number. */
function weightedMean(outcomes: readonly ImaginedOutcome[], numberOf: (outcome: ImaginedOutcome) => number): number {
  let [weights, sum] = [0, 0];
  for (const outcome of outcomes) {
    const number = numberOf(outcome);
    if (Number.isNaN(number)) continue;
    weights += outcome.weight;
    sum += outcome.weight * number;
  }
  return sum / weights;
}

/**
 * Actions that are worse than the best by more than the margin: more deals would not make one of them the best.
 * @returns indices of the legal actions
 */
export function clearlyWorse(outcomes: readonly ImaginedOutcome[], played: number): number[] {
  const means = meanChances(outcomes);
  const best = means.indexOf(Math.max(...means));
  return means.flatMap((_, action) => {
    if (action === best || action === played) return [];
    const { mean, margin } = differenceOf(outcomes, best, action);
    return mean > margin ? [action] : [];
  });
}

/** How much higher the chance is with one action than with another in the same deals, and its margin. */
function differenceOf(
  outcomes: readonly ImaginedOutcome[],
  better: number,
  worse: number,
): { mean: number; margin: number } {
  const both = outcomes.filter(({ chances }) => !Number.isNaN(chances[better] + chances[worse]));
  const weights = both.reduce((sum, { weight }) => sum + weight, 0);
  const mean = weightedMean(both, ({ chances }) => chances[better] - chances[worse]);
  let squares = 0;
  for (const { weight, chances } of both) squares += (weight * (chances[better] - chances[worse] - mean)) ** 2;
  // As if one more deal had differed by what deals usually do: rare differences need not have come yet.
  squares += ((weights / both.length) * deviationOf(outcomes, worse)) ** 2;
  return { mean, margin: BOUNDARY * (Math.sqrt(squares) / weights) };
}

/** By legal action, how good it looks: its mean chance, and a little of the policy's opinion. */
function scoresOf(outcomes: readonly ImaginedOutcome[], played: number, priors: readonly number[]): number[] {
  const { deviations, deals } = PRIOR_WEIGHT;
  const weight = deviations * Math.max(1, deals / outcomes.length) * deviationOf(outcomes, played);
  return meanChances(outcomes).map((mean, i) => mean + weight * Math.log(Math.max(priors[i], Number.MIN_VALUE)));
}

/** The standard deviation of what a deal is worth after an action. */
function deviationOf(outcomes: readonly ImaginedOutcome[], action: number): number {
  const mean = meanChance(outcomes, action);
  return Math.sqrt(weightedMean(outcomes, ({ chances }) => (chances[action] - mean) ** 2));
}
