import { createHash } from 'node:crypto';
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

  test('computes the same bits as it always has, on any machine', () => {
    const numbers = (scale: number) =>
      Float32Array.from({ length: 1_001 }, (_, i) => scale * (((i * 7_919) % 1_000) / 500 - 1));
    const state = new AdamState(numbers(1));
    for (let step = 0; step < 50; step++) state.update(numbers(10 ** (step % 5) / 1_000), 0.01);
    expect(createHash('sha256').update(state.parameters).digest('hex')).toBe(
      'c29839d974abf1da4dabdaec318780e48282ded288e24ceb7caf85972c951ad1',
    );
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
