/** Everything that is measured of a policy while it is taught, in no more than a small part of the time. */
import { createExpert } from '../../../engine/bots/expert.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { seedOf } from '../../../engine/bots/view-seed.ts';
import { habitChanges } from '../../../training/learner/evaluation/habit-changes.ts';
import {
  answersOf,
  collectSituations,
  modelAnswers,
  type Answers,
  type Situations,
} from '../../../training/learner/evaluation/situations.ts';
import type { EarlierPolicies } from './earlier-policies.ts';
import type { MeasuringTime } from './measuring-time.ts';
import type { Measurement } from './messages.ts';
import { SameDeal } from './same-deal.ts';
import { StrengthMeter, type MeasuredTable } from './strength.ts';

/** Far from the seeds of learning. */
const SEED = 53_000_000;
/** About what collecting situations takes, and then asking a policy about them, in ms. */
const COLLECTING_MS = 1500;
const ASKING_MS = 100;
/** About what it takes to let policies play a deal, in ms, times the square of the players: choosing one, and that one again. */
const CHOOSING_MS = 100;
const PLAYING_MS = 10;

export interface MeasurementsOptions {
  table: MeasuredTable;
  /** Parameters of the policy that it started from; null for nothing. */
  start: Float32Array | null;
  /** A policy by its parameters. */
  evaluate: (parameters: Float32Array) => EvaluateOne;
  time: MeasuringTime;
  earlier: EarlierPolicies;
  /** The number of the deal that is played again and again, once one has been chosen. */
  pack: number | null;
  /** To be awaited now and then: keeps the pace, and lets messages in. */
  breathe: () => Promise<void>;
  /** Whether to come to an end. */
  isStopping: () => boolean;
}

export class Measurements {
  readonly #options: MeasurementsOptions;
  readonly #strength: StrengthMeter;
  readonly #deal: SameDeal;
  #situations: Situations | null = null;
  /** What the start does in them, or the expert where there is none. */
  #before: Answers | null = null;

  constructor(options: MeasurementsOptions) {
    const { table, start, evaluate, time, pack } = options;
    this.#options = options;
    this.#strength = new StrengthMeter(table, start && evaluate(start), time);
    this.#deal = new SameDeal(table, pack);
  }

  /** See `MeasurementsOptions`. */
  get pack(): number | null {
    return this.#deal.pack;
  }

  /** Whether there is time to measure again. */
  get isDue(): boolean {
    return this.#strength.isDue;
  }

  /**
   * Measures strength last: it takes all the time that is left.
   * @param parameters of the policy as it is now
   * @param isLast whether everything is measured, because nothing comes after it
   * @param tell receives each measurement as it comes
   */
  async measure(parameters: Float32Array, isLast: boolean, tell: (measured: Measurement) => void): Promise<void> {
    const { evaluate, isStopping, time } = this.#options;
    const policy = evaluate(parameters);
    if (isLast || this.#mayCompare) await time.spend(() => this.#compareHabits(policy, tell));
    if (isLast || this.#mayPlay) await time.spend(() => this.#playDeal(policy, tell));
    tell({ type: 'strength', strength: await this.#strength.measure(policy, isStopping) });
  }

  get #mayCompare(): boolean {
    const { isStopping, time } = this.#options;
    return !isStopping() && time.allows(this.#before === null ? COLLECTING_MS : ASKING_MS);
  }

  get #mayPlay(): boolean {
    const { isStopping, table, time } = this.#options;
    const ms = this.#deal.pack === null ? CHOOSING_MS : PLAYING_MS;
    return !isStopping() && time.allows(ms * table.players ** 2);
  }

  async #compareHabits(policy: EvaluateOne, tell: (measured: Measurement) => void): Promise<void> {
    const { start, evaluate, isStopping } = this.#options;
    this.#situations ??= await this.#collect();
    // What has come so far is not the same as it would be another time.
    if (isStopping()) {
      this.#situations = null;
      return;
    }
    this.#before ??=
      start === null ? modelAnswers(this.#situations) : await answersOf(this.#situations, evaluate(start));
    const changes = habitChanges(this.#situations, this.#before, await answersOf(this.#situations, policy));
    tell({ type: 'habits', changes });
  }

  #collect(): Promise<Situations> {
    const { table, start, breathe, isStopping } = this.#options;
    const expert = createExpert((view) => seedOf(view, SEED));
    return collectSituations({
      ...table,
      seed: SEED,
      model: start === null ? (view, legal) => expert.decide(view, legal) : null,
      afterDeal: async () => {
        await breathe();
        return isStopping();
      },
    });
  }

  async #playDeal(policy: EvaluateOne, tell: (measured: Measurement) => void): Promise<void> {
    const { earlier, evaluate } = this.#options;
    const before = [...earlier.all].map(([minute, parameters]) => ({ minute, evaluate: evaluate(parameters) }));
    tell({ type: 'deal', plays: await this.#deal.play([...before, { minute: null, evaluate: policy }]) });
  }
}
