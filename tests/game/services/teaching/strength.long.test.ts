import { expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { MeasuringTime } from '../../../../game/services/teaching/measuring-time.ts';
import { StrengthMeter } from '../../../../game/services/teaching/strength.ts';

/** A policy that likes all actions, or the last ones, best. */
const likesFirst: EvaluateOne = () => Promise.resolve(new Float32Array(ACTION_COUNT).fill(1));
const likesLast: EvaluateOne = () => Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, i) => i));

const never = () => false;

/** A meter by a time of work that goes on by itself. @param step in ms, with each look at it */
function meterAt({ worked = 0, step = 0, start = null as EvaluateOne | null } = {}): StrengthMeter {
  let now = worked;
  return new StrengthMeter({ rules: preset('scat'), players: 2 }, start, new MeasuringTime(() => (now += step)));
}

/** A meter after a first measurement, in which each decision took 1 ms of a clock that stands still otherwise. */
async function measuredOnce(clock: { now: number }) {
  const time = new MeasuringTime(() => clock.now);
  const takingTime: EvaluateOne = (observation, mask) => {
    clock.now++;
    return likesLast(observation, mask);
  };
  const meter = new StrengthMeter({ rules: preset('scat'), players: 2 }, null, time);
  await meter.measure(takingTime, never);
  return { meter, time, takingTime };
}

test('strength is measured on the same deals each time: against itself a policy wins a half, without any doubt', async () => {
  const { start, matches } = await meterAt({ start: likesLast }).measure(likesLast, never);
  expect(matches).toBe(64);
  expect(start).toMatchObject({ wins: { mean: 0.5, low: 0.5, high: 0.5 }, gain: { mean: 0, low: 0, high: 0 } });
});

test('it says how much more often the taught policy wins against the expert than the one before', async () => {
  const { expert, start } = await meterAt({ start: likesFirst }).measure(likesLast, never);
  expect(start!.gain.mean).toBeCloseTo(expert.mean - start!.expert.mean, 10);
  expect(expert.high).toBeLessThan(0.5);
});

test('a measurement is due once it takes no more than 15% of the time', () => {
  expect([0, 10_000, 11_000].map((worked) => meterAt({ worked }).isDue)).toEqual([false, false, true]);
});

test('it is due again once twice as many matches would take their part at the pace of the one before', async () => {
  const work = { now: 0 };
  const { meter, time } = await measuredOnce(work);
  // With what has been spent, three times as much, which is 15% of twenty times as much.
  work.now = 19 * time.spent;
  expect(meter.isDue).toBe(false);
  work.now = 21 * time.spent;
  expect(meter.isDue).toBe(true);
});

test('it is larger than the one before, and ends with what it has when it is to stop', async () => {
  const meter = meterAt();
  const measured = [await meter.measure(likesLast, never), await meter.measure(likesLast, never)];
  // Where teaching began with nothing it is measured against the expert alone.
  expect(measured).toMatchObject([
    { matches: 64, start: null },
    { matches: 128, start: null },
  ]);
  expect((await meter.measure(likesLast, () => true)).matches).toBe(64);
});

test('it ends before matches for which there is no time left', async () => {
  const work = { now: 0 };
  const { meter, time, takingTime } = await measuredOnce(work);
  // Another 64 matches would take as long as these, another 128 twice as long.
  work.now = Math.ceil((time.spent * 2.5) / 0.15);
  expect((await meter.measure(takingTime, never)).matches).toBe(64);
  expect(time.spent).toBeLessThan(0.15 * time.worked);
});
