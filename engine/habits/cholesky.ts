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
