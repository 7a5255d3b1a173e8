import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { EarlierPolicies } from '../../../../game/services/teaching/earlier-policies.ts';
import { Measurements } from '../../../../game/services/teaching/measurements.ts';
import { MeasuringTime } from '../../../../game/services/teaching/measuring-time.ts';

/** A policy that likes one action best. */
const evaluate =
  ([action]: Float32Array): EvaluateOne =>
  () =>
    Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, i) => (i === action ? 1 : 0)));

/** Measurements for two at the standard game, after so much work in ms; what is measured takes none. */
function measurementsAt(worked: number, { isStopping = false } = {}) {
  const clock = { now: worked };
  const earlier = EarlierPolicies.none();
  earlier.note(0, Float32Array.of(1));
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
  const measure = async () => {
    const told: string[] = [];
    await measurements.measure(Float32Array.of(0), false, ({ type }) => told.push(type));
    return told;
  };
  return { measurements, measure, clock };
}

describe('what is measured of a policy', () => {
  test('is nothing before there is time for it', async () => {
    const { measurements, measure } = measurementsAt(2000);
    expect([measurements.isDue, await measure()]).toEqual([false, []]);
  });

  test('is at first a deal, which takes the least time, and that not twice at once', async () => {
    const { measurements, measure, clock } = measurementsAt(4000);
    expect([measurements.isDue, await measure()]).toEqual([true, ['deal']]);
    expect([measurements.isDue, await measure()]).toEqual([false, []]);
    clock.now = 9000;
    expect([measurements.isDue, await measure()]).toEqual([false, []]);
  });

  test('is nothing more where learning is to stop', () => {
    expect(measurementsAt(4000, { isStopping: true }).measurements.isDue).toBe(false);
  });
});
