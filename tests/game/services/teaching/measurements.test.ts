import { expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { noteEarlier, type EarlierPolicies } from '../../../../game/services/teaching/earlier-policies.ts';
import { Measurements } from '../../../../game/services/teaching/measurements.ts';
import { MeasuringTime } from '../../../../game/services/teaching/measuring-time.ts';

/** A policy that likes one action best. */
const evaluate =
  ([action]: Float32Array): EvaluateOne =>
  () =>
    Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, i) => (i === action ? 1 : 0)));

test.each([
  ['nothing before there is time for it', 2000, false, []],
  ['at first a deal, which takes the least time', 4000, false, ['deal']],
  ['nothing more where learning is to stop', 4000, true, []],
])('what is measured of a policy is %s, and that not twice at once', async (_, worked, isStopping, measured) => {
  const clock = { now: worked };
  const earlier: EarlierPolicies = new Map();
  noteEarlier(earlier, 0, Float32Array.of(1));
  const measurements = new Measurements({
    table: { rules: preset('scat'), players: 2 },
    start: null,
    evaluate,
    time: new MeasuringTime(() => clock.now),
    earlier,
    pack: null,
    breathe: () => Promise.resolve(),
    isStopping: () => isStopping,
  });
  const told: string[] = [];
  const measure = () => measurements.measure(Float32Array.of(0), false, ({ type }) => told.push(type));
  expect(measurements.isDue).toBe(measured.length > 0);
  await measure();
  expect(measurements.isDue).toBe(false);
  if (measured.length > 0) clock.now = 9000;
  await measure();
  expect(told).toEqual(measured);
});
