/** Many questions to a network at once: from many deals, evaluated in batches of a size that suits the CPU caches. */
import { ACTION_COUNT, type Action } from '../actions.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../observation.ts';
import type { View } from '../view.ts';

/** A network's outputs for some rows. */
export interface Evaluated {
  /** [rows, ACTION_COUNT], probabilities, 0 for what is not legal. */
  policy: Float32Array;
  /** [rows], what the deal is expected to bring the seat, in the unit that the network was trained with. */
  value: Float32Array;
}

/**
 * Evaluates many decisions in one go.
 * @param observations [rows, OBSERVATION_SIZE]; the callee's to keep, as are the masks
 * @param masks [rows, ACTION_COUNT]
 */
export type EvaluateBatch = (observations: Float32Array, masks: Float32Array, rows: number) => Promise<Evaluated>;

/** Receives the answer to one decision. @param chances the policy's, by action @param value as in `Evaluated` */
type UseAnswer = (chances: Float32Array, value: number) => void;

const BATCH_ROWS = 256;

/** Gathers rows; each row's `use` has been called by the time that `flush` resolves. */
export class Batch {
  /** Rows evaluated so far. */
  total = 0;
  readonly #evaluate: EvaluateBatch;
  #observations = new Float32Array(0);
  #masks = new Float32Array(0);
  #uses: UseAnswer[] = [];
  readonly #underWay: Promise<void>[] = [];

  constructor(evaluate: EvaluateBatch) {
    this.#evaluate = evaluate;
  }

  /** Adds a decision of the seat of a view. @param legal its legal actions, the first `count` */
  add(view: View, legal: ArrayLike<Action>, count: number, use: UseAnswer): void {
    if (this.#uses.length === 0) {
      this.#observations = new Float32Array(BATCH_ROWS * OBSERVATION_SIZE);
      this.#masks = new Float32Array(BATCH_ROWS * ACTION_COUNT);
    }
    const row = this.#uses.length;
    writeObservation(view, this.#observations, row * OBSERVATION_SIZE);
    writeMask(legal, count, this.#masks, row * ACTION_COUNT);
    this.#uses.push(use);
    if (this.#uses.length === BATCH_ROWS) this.#send();
  }

  async flush(): Promise<void> {
    if (this.#uses.length > 0) this.#send();
    await Promise.all(this.#underWay.splice(0));
  }

  #send(): void {
    const uses = this.#uses;
    const rows = uses.length;
    this.#uses = [];
    this.total += rows;
    const answered = async (): Promise<void> => {
      const { policy, value } = await this.#evaluate(
        this.#observations.subarray(0, rows * OBSERVATION_SIZE),
        this.#masks.subarray(0, rows * ACTION_COUNT),
        rows,
      );
      uses.forEach((use, row) => use(policy.subarray(row * ACTION_COUNT, (row + 1) * ACTION_COUNT), value[row]));
    };
    this.#underWay.push(answered());
  }
}
