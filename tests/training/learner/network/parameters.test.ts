import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import {
  initialParameters,
  parametersByName,
  sizeOf,
  totalSize,
  type ParameterSpec,
} from '../../../../training/learner/network/parameters.ts';

const WEIGHTS: ParameterSpec = { name: 'weights', shape: [2, 3] };
const BIAS: ParameterSpec = { name: 'bias', shape: [3] };
const NUMBER: ParameterSpec = { name: 'number', shape: [] };

test('a parameter has as many numbers as the product of its shape, a list of them their sum', () => {
  expect([WEIGHTS, BIAS, NUMBER].map(sizeOf)).toEqual([6, 3, 1]);
  expect(totalSize([WEIGHTS, BIAS, NUMBER])).toBe(10);
  expect(totalSize([])).toBe(0);
});

test('a flat vector has its parameters in their order, and what follows is left out', () => {
  const flat = Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  const byName = parametersByName([WEIGHTS, BIAS], flat);
  expect(byName).toEqual({ weights: Float32Array.of(1, 2, 3, 4, 5, 6), bias: Float32Array.of(7, 8, 9) });
});

describe('starting values', () => {
  /** Mean and standard deviation. */
  function spread(values: Float32Array): { mean: number; deviation: number } {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
  }

  test('of weights are spread by the number of inputs, those of a bias are 0', () => {
    const parameters = [
      { name: 'weights', shape: [50, 200] },
      { name: 'bias', shape: [200] },
    ];
    const flat = initialParameters(parameters, new Random(1));
    expect(flat).toHaveLength(10_200);
    const { mean, deviation } = spread(flat.subarray(0, 10_000));
    expect(Math.abs(mean)).toBeLessThan(0.01);
    expect(Math.abs(deviation - 0.2)).toBeLessThan(0.01);
    expect(new Set(flat.subarray(10_000).map(Math.abs))).toEqual(new Set([0]));
  });

  test('have the deviation that is asked for, a bias too', () => {
    const flat = initialParameters([{ name: 'bias', shape: [10_000], deviation: 3 }], new Random(1));
    const { mean, deviation } = spread(flat);
    expect(Math.abs(mean)).toBeLessThan(0.1);
    expect(Math.abs(deviation - 3)).toBeLessThan(0.1);
    // About 68 of 100 normal numbers lie within one deviation, and 95 within two.
    const within = (limit: number) => flat.filter((value) => Math.abs(value) < 3 * limit).length / flat.length;
    expect(Math.abs(within(1) - 0.683)).toBeLessThan(0.015);
    expect(Math.abs(within(2) - 0.954)).toBeLessThan(0.01);
  });
});
