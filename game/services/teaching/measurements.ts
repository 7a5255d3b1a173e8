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

/** From one comparison of habits, or one play of the deal, to the next, in ms of work. */
const REST_MS = 15_000;
/** Far from the seeds of learning. */
const SEED = 53_000_000;
/** About what collecting situations takes, and then asking a policy about them, in ms. */
const COLLECTING_MS = 1500;
const ASKING_MS = 100;
/** About what it takes to let policies play a deal, in ms, times the square of the players: choosing one, and that one again. */
const CHOOSING_MS = 100;
const PLAYING_MS = 10;

interface MeasurementsOptions {
  table: MeasuredTable;
  start: Float32Array | null;
  evaluate: (parameters: Float32Array) => EvaluateOne;
  time: MeasuringTime;
  earlier: EarlierPolicies;
  /** The number of the deal that is played again and again, once one has been chosen. */
  pack: number | null;
  /** To be awaited now and then: keeps the pace, and lets messages in. */
  breathe: () => Promise<void>;
  isStopping: () => boolean;
}

export class Measurements {
  readonly #options: MeasurementsOptions;
  readonly #strength: StrengthMeter;
  readonly #deal: SameDeal;
  #situations: Situations | null = null;
  /** When habits were compared, and the deal played, in ms of work. */
  #lastCompared = -Infinity;
  #lastPlayed = -Infinity;
  /** What the start does in them, or the expert where there is none. */
  #before: Answers | null = null;

  constructor(options: MeasurementsOptions) {
    const { table, start, evaluate, time, pack } = options;
    this.#options = options;
    this.#strength = new StrengthMeter(table, start && evaluate(start), time);
    this.#deal = new SameDeal(table, pack);
  }

  get pack(): number | null {
    return this.#deal.pack;
  }

  get isDue(): boolean {
    return this.#strength.isDue || this.#mayCompare || this.#mayPlay;
  }

  /**
   * Measures what there is time for; strength last, since it takes all that is left.
   * @param parameters of the policy as it is now
   * @param isLast whether everything is measured, because nothing comes after it
   * @param tell receives each measurement as it comes
   */
  async measure(parameters: Float32Array, isLast: boolean, tell: (measured: Measurement) => void): Promise<void> {
    const { evaluate, isStopping, time } = this.#options;
    const policy = evaluate(parameters);
    const isStrengthDue = isLast || this.#strength.isDue;
    if (isLast || this.#mayCompare) await time.spend(() => this.#compareHabits(policy, tell));
    if (isLast || this.#mayPlay) await time.spend(() => this.#playDeal(policy, tell));
    if (isStrengthDue) tell({ type: 'strength', strength: await this.#strength.measure(policy, isStopping) });
  }

  get #mayCompare(): boolean {
    return this.#isTimeFor(this.#lastCompared, this.#before === null ? COLLECTING_MS : ASKING_MS);
  }

  get #mayPlay(): boolean {
    const ms = this.#deal.pack === null ? CHOOSING_MS : PLAYING_MS;
    return this.#isTimeFor(this.#lastPlayed, ms * this.#options.table.players ** 2);
  }

  /** @param last when it was done before, in ms of work @param ms what it takes */
  #isTimeFor(last: number, ms: number): boolean {
    const { isStopping, time } = this.#options;
    return !isStopping() && time.worked - last >= REST_MS && time.allows(ms);
  }

  async #compareHabits(policy: EvaluateOne, tell: (measured: Measurement) => void): Promise<void> {
    const { start, evaluate, isStopping, time } = this.#options;
    this.#lastCompared = time.worked;
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
    const { earlier, evaluate, time } = this.#options;
    this.#lastPlayed = time.worked;
    const before = [...earlier].map(([minute, parameters]) => ({ minute, evaluate: evaluate(parameters) }));
    tell({ type: 'deal', plays: await this.#deal.play([...before, { minute: null, evaluate: policy }]) });
  }
}
