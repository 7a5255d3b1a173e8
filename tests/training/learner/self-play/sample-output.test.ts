import { expect, test } from 'vitest';
import type { Random } from '../../../../engine/random.ts';
import { sampleOutput } from '../../../../training/learner/self-play/self-play.ts';

/** A random generator that gives one number. */
const giving = (unit: number) => ({ unit: () => unit }) as Random;

/** Probabilities of two rows of three outputs. */
const ROWS = Float32Array.from([0.2, 0.3, 0.5, 0.25, 0, 0.75], Math.log);

test.each([
  [0, 0],
  [0.19, 0],
  [0.21, 1],
  [0.49, 1],
  [0.51, 2],
  [0.999, 2],
])('of .2, .3 and .5, %d falls to output %i', (unit, output) => {
  expect(sampleOutput(ROWS, 0, 3, giving(unit))).toBe(output);
});

test.each([
  [0.2, 0],
  [0.26, 2],
])('an output without any probability is never drawn: of .25, 0 and .75, %d falls to output %i', (unit, output) => {
  expect(sampleOutput(ROWS, 3, 3, giving(unit))).toBe(output);
});

test('where probabilities add up to less than 1, the last that can be drawn gets the rest', () => {
  const rounded = Float32Array.from([0.5, 0.4, 0], Math.log);
  expect(sampleOutput(rounded, 0, 3, giving(0.95))).toBe(1);
});

test('an output is illegal from a log-probability below -80 on', () => {
  expect(sampleOutput(Float32Array.of(-80, -81), 0, 2, giving(0.5))).toBe(0);
  expect(sampleOutput(Float32Array.of(-81, -80), 0, 2, giving(0))).toBe(1);
});

test('parameters that are not numbers leave nothing to draw', () => {
  for (const nothing of [-Infinity, -100, NaN]) {
    expect(() => sampleOutput(Float32Array.of(nothing, nothing), 0, 2, giving(0.5))).toThrow(
      'the policy gives no legal action any probability: its parameters are not numbers',
    );
  }
});
