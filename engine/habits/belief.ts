/** What is known of somebody's habits. Every decision that is seen makes it surer (`posterior.ts`). */
import { noHabits, WEIGHT_COUNT, type HabitWeights } from './weights.ts';

/** What is believed of somebody’s habits: a normal distribution of their weights. */
export interface HabitBelief {
  mean: HabitWeights;
  /** The inverse of the covariance, row by row. */
  precision: Float64Array;
  /** How many decisions have been seen, each by its weight. */
  decisions: number;
}

/** Weights that have nothing to do with each other, before a decision has been seen. */
export function independentBelief(mean: HabitWeights, deviation: ArrayLike<number>): HabitBelief {
  const precision = new Float64Array(WEIGHT_COUNT * WEIGHT_COUNT);
  for (let i = 0; i < WEIGHT_COUNT; i++) precision[i * WEIGHT_COUNT + i] = 1 / deviation[i] ** 2;
  return { mean, precision, decisions: 0 };
}

const POLICY_DEVIATION = 0.5;
const HABIT_DEVIATION = 2;

/** Hardly anything is known: somebody may follow the policy more or less surely, and like or shun anything. */
export function broadBelief(): HabitBelief {
  return beliefAround(noHabits());
}

/** The same of somebody who plays more or less with these habits. */
export function beliefAround(mean: HabitWeights): HabitBelief {
  const deviation = new Float64Array(WEIGHT_COUNT).fill(HABIT_DEVIATION);
  deviation[0] = POLICY_DEVIATION;
  return independentBelief(mean, deviation);
}

/** How uncertain each weight is: its standard deviation. */
export function deviationOf({ precision }: HabitBelief): Float64Array {
  return new Cholesky(precision, WEIGHT_COUNT).inverseDiagonal().map(Math.sqrt);
}

/** The Cholesky factor of a symmetric positive definite matrix (Golub and Van Loan 2013, "Matrix Computations", 4.2). */
export class Cholesky {
  readonly #size: number;
  /** The lower triangle, row by row. */
  readonly #factor: Float64Array;

  /** @throws {RangeError} where the matrix is not positive definite */
  constructor(matrix: Float64Array, size: number) {
    this.#size = size;
    const factor = new Float64Array(size * size);
    this.#factor = factor;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        let left = matrix[i * size + j];
        for (let k = 0; k < j; k++) left -= factor[i * size + k] * factor[j * size + k];
        if (i === j && !(left > 0)) throw new RangeError(`the matrix is not positive definite: ${left} in row ${i}`);
        factor[i * size + j] = i === j ? Math.sqrt(left) : left / factor[j * size + j];
      }
    }
  }

  /** The x for which the matrix times x is a vector. */
  solve(vector: Float64Array): Float64Array<ArrayBuffer> {
    const size = this.#size;
    const factor = this.#factor;
    const x = Float64Array.from(vector);
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < i; k++) x[i] -= factor[i * size + k] * x[k];
      x[i] /= factor[i * size + i];
    }
    for (let i = size - 1; i >= 0; i--) {
      for (let k = i + 1; k < size; k++) x[i] -= factor[k * size + i] * x[k];
      x[i] /= factor[i * size + i];
    }
    return x;
  }

  /** The diagonal of the inverse of the matrix. */
  inverseDiagonal(): Float64Array {
    return Float64Array.from({ length: this.#size }, (_, i) => {
      const unit = new Float64Array(this.#size);
      unit[i] = 1;
      return this.solve(unit)[i];
    });
  }
}
