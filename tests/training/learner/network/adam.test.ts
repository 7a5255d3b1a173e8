import { describe, expect, test } from 'vitest';
import { AdamState } from '../../../../training/learner/network/adam.ts';

/** Plain Adam in double precision, as in the paper, after clipping the norm to .5. */
function reference(parameters: number[], gradients: readonly number[][], rate: number): number[] {
  const [mean, square] = [parameters.map(() => 0), parameters.map(() => 0)];
  let present = parameters;
  gradients.forEach((gradient, i) => {
    const clipping = Math.min(1, 0.5 / (Math.hypot(...gradient) + 1e-6));
    present = present.map((parameter, j) => {
      const slope = gradient[j] * clipping;
      mean[j] = 0.9 * mean[j] + 0.1 * slope;
      square[j] = 0.999 * square[j] + 0.001 * slope ** 2;
      const [m, v] = [mean[j] / (1 - 0.9 ** (i + 1)), square[j] / (1 - 0.999 ** (i + 1))];
      return parameter - (rate * m) / (Math.sqrt(v) + 1e-5);
    });
  });
  return present;
}

/** What the compiled kernel computes: `kernels/adam.ts` by one number after the other, rounded to float32 at the same places. */
class Plain {
  step = 0;
  readonly #parameters: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(parameters: Float32Array) {
    this.#parameters = parameters;
    [this.#mean, this.#square] = [new Float32Array(parameters.length), new Float32Array(parameters.length)];
  }

  update(gradient: Float32Array, rate: number): number {
    const { fround, sqrt } = Math;
    const norm = sqrt(squaresOf(gradient));
    const clipping = Math.min(1, 0.5 / (norm + 1e-6));
    const [lack1, lack2] = [1 - 0.9 ** ++this.step, sqrt(1 - 0.999 ** this.step)];
    const [keep1, add1] = [fround(0.9), fround((1 - 0.9) * clipping)];
    const [keep2, add2] = [fround(0.999), fround((1 - 0.999) * clipping ** 2)];
    const [size, epsilon] = [fround((rate * lack2) / lack1), fround(lack2 * 1e-5)];
    gradient.forEach((slope, i) => {
      const mean = fround(fround(this.#mean[i] * keep1) + fround(slope * add1));
      const square = fround(fround(this.#square[i] * keep2) + fround(fround(slope * slope) * add2));
      const change = fround(fround(mean * size) / fround(fround(sqrt(square)) + epsilon));
      [this.#mean[i], this.#square[i], this.#parameters[i]] = [mean, square, this.#parameters[i] - change];
    });
    return norm;
  }
}

/** The sum of the squares: those at even places, then those at odd ones, as the kernel's two lanes have them. */
function squaresOf(vector: Float32Array): number {
  const lanes = [0, 0];
  for (let at = 0; at < vector.length; at += 4) {
    for (const lane of [0, 1]) lanes[lane] += (vector[at + lane] ?? 0) ** 2 + (vector[at + lane + 2] ?? 0) ** 2;
  }
  return lanes[0] + lanes[1];
}

const wave = (length: number, scale: number, shift = 0): number[] =>
  Array.from({ length }, (_, i) => scale * Math.sin(3 * i + shift));

describe('Adam', () => {
  test.each([1, 4, 7, 1_001])('of %i parameters follows the paper, clipped or not', (length) => {
    const start = wave(length, 1);
    const gradients = [0.001, 0.1, 10, 0.01].map((scale, i) => wave(length, scale, i));
    const state = new AdamState(Float32Array.from(start));
    for (const gradient of gradients) {
      expect(state.update(Float32Array.from(gradient), 0.01)).toBeCloseTo(Math.hypot(...gradient), 4);
    }
    reference(start, gradients, 0.01).forEach((parameter, i) => expect(state.parameters[i]).toBeCloseTo(parameter, 5));
    expect(state.step).toBe(4);
  });

  test('computes to the bit what its source says', () => {
    const start = Float32Array.from(wave(1_001, 1));
    const [state, plain] = [new AdamState(start), new Plain(start)];
    for (let step = 0; step < 50; step++) {
      const gradient = Float32Array.from(wave(1_001, 10 ** (step % 5) / 1_000, step));
      expect(state.update(gradient, 0.01)).toBe(plain.update(gradient, 0.01));
    }
    expect(state.parameters).toEqual(start);
  });

  test('refuses a gradient that is not finite, and stays as it was', () => {
    const state = new AdamState(Float32Array.of(1, 2, 3));
    expect(() => state.update(Float32Array.of(0, Number.NaN, 0), 0.1)).toThrow(
      'the gradient of update 1 is not finite',
    );
    expect([...state.parameters, ...state.moment1, ...state.moment2, state.step]).toEqual([
      1, 2, 3, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });
});
