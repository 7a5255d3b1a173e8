/**
 * What is known of somebody's habits after some decisions: the maximum of a concave posterior by damped Newton steps, and its
 * curvature there as the precision (Laplace's approximation; Bishop 2006, "Pattern Recognition and Machine Learning", 4.4 and
 * 4.5). What came of some decisions is where learning from the next ones begins: deal by deal, and from one game to another.
 */
import { Cholesky, type HabitBelief } from './belief.ts';
import { remembered } from '../remembered.ts';
import { dot, softmax, weightOf, type FeaturedDecision, type ObservedDecision } from './habits.ts';
import { WEIGHT_COUNT, type HabitWeights } from './weights.ts';

const MOST_STEPS = 60;
/** A step that promises less than this is the last, in log-likelihood of all decisions. */
const LEAST_GAIN = 1e-6;
/** Halvings of a step before it is given up. */
const MOST_HALVINGS = 30;
/** A shortened step must gain at least this part of what its slope promises (Armijo 1966). */
const SUFFICIENT = 1e-4;
/** How likely it is that somebody goes on in another way than before, as long as nothing has been seen of it. */
const HAZARD = 0.5;

/** What is known after some more decisions. @param from where the search begins */
export function learnHabits(
  known: HabitBelief,
  decisions: readonly ObservedDecision[],
  from: HabitWeights = known.mean,
): HabitBelief {
  const posterior = new Posterior(known);
  posterior.add(decisions);
  return posterior.belief(from);
}

/** A decision without the features that no action has: most are 0 in most decisions. */
interface CompactDecision {
  /** The features that are left, as places in `HabitWeights`. */
  used: Uint8Array;
  /** Action by action, a number for each of them. */
  numbers: Float64Array;
  actions: number;
  chosen: number;
  weight: number;
}

function compact(decision: ObservedDecision): CompactDecision {
  const { rows, chosen } = decision;
  const { used, numbers } = remembered(compactRows, rows, compacted);
  return { used, numbers, actions: rows.length, chosen, weight: weightOf(decision) };
}

function weighted(decisions: readonly CompactDecision[], factor: number): readonly CompactDecision[] {
  return decisions.map((decision) => ({ ...decision, weight: factor * decision.weight }));
}

/** The same decisions are learnt from many times, each time with other weights. */
const compactRows = new WeakMap<FeaturedDecision['rows'], Pick<CompactDecision, 'used' | 'numbers'>>();

function compacted(rows: FeaturedDecision['rows']): Pick<CompactDecision, 'used' | 'numbers'> {
  const used: number[] = [];
  for (let i = 0; i < WEIGHT_COUNT; i++) if (rows.some((row) => row[i] !== 0)) used.push(i);
  return { used: Uint8Array.from(used), numbers: Float64Array.from(rows.flatMap((row) => used.map((i) => row[i]))) };
}

/** The logarithm of the posterior at some weights. */
interface PosteriorPoint {
  weights: HabitWeights;
  /** But for a constant. */
  height: number;
  gradient: Float64Array;
  /** The negative Hessian, row by row. */
  curvature: Float64Array;
}

export class Posterior {
  readonly #known: HabitBelief;
  #earlier: readonly CompactDecision[] = [];
  /** Those that may come of other habits than the earlier ones. */
  #latest: CompactDecision[] = [];
  /** What was likeliest after the earlier ones. */
  #before: HabitWeights;
  /** What was likeliest when it was last asked for. */
  #mean: HabitWeights;
  /** By action of a decision, how likely it is. */
  #probabilities = new Float64Array(0);
  /** By feature that a decision uses, what is expected of it, and how far one action is away from that. */
  readonly #expected = new Float64Array(WEIGHT_COUNT);
  readonly #away = new Float64Array(WEIGHT_COUNT);

  /** @param known before any decision */
  constructor(known: HabitBelief) {
    this.#known = known;
    this.#before = known.mean;
    this.#mean = known.mean;
  }

  add(decisions: readonly ObservedDecision[]): void {
    for (const decision of decisions) this.#latest.push(compact(decision));
    const actions = decisions.reduce((most, { rows }) => Math.max(most, rows.length), this.#probabilities.length);
    if (actions > this.#probabilities.length) this.#probabilities = new Float64Array(actions);
  }

  /**
   * Lets all decisions so far count less beside those to come: by a factor, and by the probability that those come of the
   * same habits (a change point; Adams and MacKay 2007, "Bayesian Online Changepoint Detection").
   */
  discount(factor: number): void {
    const decisions = this.#counted();
    this.#before = this.belief().mean;
    this.#earlier = weighted(decisions, factor);
    this.#latest = [];
  }

  /** What is known. @param from where the search begins */
  belief(from: HabitWeights = this.#mean): HabitBelief {
    const decisions = this.#counted();
    let here = this.#at(Float64Array.from(from), decisions);
    for (let step = 0; step < MOST_STEPS; step++) {
      const direction = new Cholesky(here.curvature, WEIGHT_COUNT).solve(here.gradient);
      const promise = dot(here.gradient, direction);
      if (promise < LEAST_GAIN) break;
      const next = this.#lineSearch(here, direction, promise, decisions);
      if (next === null) break;
      here = next;
    }
    this.#mean = here.weights;
    const seen = decisions.reduce((sum, { weight }) => sum + weight, 0);
    return { mean: here.weights, precision: here.curvature, decisions: this.#known.decisions + seen };
  }

  /** All decisions, each by how much it counts. */
  #counted(): readonly CompactDecision[] {
    if (this.#earlier.length === 0) return this.#latest;
    return [...weighted(this.#earlier, this.#unchanged()), ...this.#latest];
  }

  /** The probability that the latest decisions come of the habits of before them, and not of those of anybody. */
  #unchanged(): number {
    const ratio = this.#likelihoodOfLatest(this.#before) - this.#likelihoodOfLatest(this.#known.mean);
    return 1 / (1 + (HAZARD / (1 - HAZARD)) * Math.exp(-ratio));
  }

  /** Its logarithm. */
  #likelihoodOfLatest(weights: HabitWeights): number {
    let sum = 0;
    for (const decision of this.#latest) {
      this.#foretell(decision, weights);
      sum += decision.weight * Math.log(this.#probabilities[decision.chosen]);
    }
    return sum;
  }

  /** Halves the step again and again until it gains; null where no step does. */
  #lineSearch(
    here: PosteriorPoint,
    direction: Float64Array,
    promise: number,
    decisions: readonly CompactDecision[],
  ): PosteriorPoint | null {
    for (let halving = 0, length = 1; halving < MOST_HALVINGS; halving++, length /= 2) {
      const tried = this.#at(
        here.weights.map((weight, i) => weight + length * direction[i]),
        decisions,
      );
      if (tried.height >= here.height + SUFFICIENT * length * promise) return tried;
    }
    return null;
  }

  #at(weights: HabitWeights, decisions: readonly CompactDecision[]): PosteriorPoint {
    const { mean, precision } = this.#known;
    const toMean = weights.map((weight, i) => mean[i] - weight);
    const gradient = toMean.map((_, i) => dot(precision.subarray(i * WEIGHT_COUNT, (i + 1) * WEIGHT_COUNT), toMean));
    const point: PosteriorPoint = { weights, height: 0, gradient, curvature: Float64Array.from(precision) };
    const lost = dot(toMean, gradient) / 2;
    for (const decision of decisions) {
      this.#foretell(decision, weights);
      point.height += decision.weight * Math.log(this.#probabilities[decision.chosen]);
      this.#addSlope(point, decision);
    }
    point.height -= lost;
    for (let row = 1; row < WEIGHT_COUNT; row++)
      for (let column = 0; column < row; column++)
        point.curvature[row * WEIGHT_COUNT + column] = point.curvature[column * WEIGHT_COUNT + row];
    return point;
  }

  #foretell({ used, numbers, actions }: CompactDecision, weights: HabitWeights): void {
    for (let a = 0, at = 0; a < actions; a++) {
      let logOdds = 0;
      for (let u = 0; u < used.length; u++, at++) logOdds += numbers[at] * weights[used[u]];
      this.#probabilities[a] = logOdds;
    }
    softmax(this.#probabilities, actions);
  }

  /**
   * Adds what one decision contributes: the features of what was chosen less those expected, and their covariance, which is
   * symmetric, above its diagonal alone.
   */
  #addSlope(
    { gradient, curvature }: PosteriorPoint,
    { used, numbers, actions, chosen, weight }: CompactDecision,
  ): void {
    const { length } = used;
    const [probabilities, expected, away] = [this.#probabilities, this.#expected, this.#away];
    for (let u = 0; u < length; u++) {
      let sum = 0;
      for (let a = 0; a < actions; a++) sum += probabilities[a] * numbers[a * length + u];
      expected[u] = sum;
      gradient[used[u]] += weight * (numbers[chosen * length + u] - sum);
    }
    for (let a = 0; a < actions; a++) {
      for (let u = 0; u < length; u++) away[u] = numbers[a * length + u] - expected[u];
      for (let u = 0; u < length; u++) {
        const share = weight * probabilities[a] * away[u];
        const line = used[u] * WEIGHT_COUNT;
        for (let v = u; v < length; v++) curvature[line + used[v]] += share * away[v];
      }
    }
  }
}
