import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { MeasuringTime } from '../../../../game/services/teaching/measuring-time.ts';
import { StrengthMeter } from '../../../../game/services/teaching/strength.ts';

const TABLE = { rules: preset('scat'), players: 2 };

/** A policy that likes all actions, or the last ones, best. */
const likesFirst: EvaluateOne = () => Promise.resolve(new Float32Array(ACTION_COUNT).fill(1));
const likesLast: EvaluateOne = () => Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, i) => i));

/** A time of work that goes on by itself, in ms. */
function clock(from: number, step: number): MeasuringTime {
  let now = from;
  return new MeasuringTime(() => (now += step));
}

const never = () => false;

/** A meter after a first measurement, in which each decision took 1 ms of a clock that stands still otherwise. */
async function measuredOnce(clock: { now: number }) {
  const time = new MeasuringTime(() => clock.now);
  const takingTime: EvaluateOne = (observation, mask) => {
    clock.now++;
    return likesLast(observation, mask);
  };
  const meter = new StrengthMeter(TABLE, null, time);
  await meter.measure(takingTime, never);
  return { meter, time, takingTime };
}

describe('strength', () => {
  test('is measured on the same deals each time', async () => {
    const measure = () => new StrengthMeter(TABLE, null, clock(0, 0)).measure(likesLast, never);
    expect(await measure()).toEqual(await measure());
  });

  test('against a policy is a half for that policy itself, without any doubt', async () => {
    const { start, matches } = await new StrengthMeter(TABLE, likesLast, clock(0, 0)).measure(likesLast, never);
    expect(matches).toBe(64);
    expect(start!.wins).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
    expect(start!.gain).toEqual({ mean: 0, low: 0, high: 0 });
  });

  test('says how much more often the taught policy wins against the expert than the one before', async () => {
    const { expert, start } = await new StrengthMeter(TABLE, likesFirst, clock(0, 0)).measure(likesLast, never);
    expect(start!.gain.mean).toBeCloseTo(expert.mean - start!.expert.mean, 10);
    expect(expert.high).toBeLessThan(0.5);
  });

  test('where teaching began with nothing is measured against the expert alone', async () => {
    expect((await new StrengthMeter(TABLE, null, clock(0, 0)).measure(likesLast, never)).start).toBeNull();
  });
});

describe('a measurement', () => {
  test('is due once it takes no more than 15% of the time', () => {
    const at = (worked: number) => new StrengthMeter(TABLE, null, clock(worked, 0)).isDue;
    expect([0, 10_000, 11_000].map(at)).toEqual([false, false, true]);
  });

  test('is due again once twice as many matches would take their part at the pace of the one before', async () => {
    const work = { now: 0 };
    const { meter, time } = await measuredOnce(work);
    // With what has been spent, three times as much, which is 15% of twenty times as much.
    work.now = 19 * time.spent;
    expect(meter.isDue).toBe(false);
    work.now = 21 * time.spent;
    expect(meter.isDue).toBe(true);
  });

  test('is larger than the one before', async () => {
    const meter = new StrengthMeter(TABLE, null, clock(0, 0));
    const matches: number[] = [];
    for (let i = 0; i < 3; i++) matches.push((await meter.measure(likesLast, never)).matches);
    expect(matches).toEqual([64, 128, 256]);
  });

  test('ends before matches for which there is no time left', async () => {
    const work = { now: 0 };
    const { meter, time, takingTime } = await measuredOnce(work);
    // Another 64 matches would take as long as these, another 128 twice as long.
    work.now = Math.ceil((time.spent * 2.5) / 0.15);
    expect((await meter.measure(takingTime, never)).matches).toBe(64);
    expect(time.spent).toBeLessThan(0.15 * time.worked);
  });

  test('ends with what it has when time is up, or when it is to stop', async () => {
    const slow = new StrengthMeter(TABLE, null, clock(0, 1000));
    await slow.measure(likesLast, never);
    expect((await slow.measure(likesLast, never)).matches).toBe(64);
    const stopped = new StrengthMeter(TABLE, null, clock(0, 0));
    await stopped.measure(likesLast, never);
    expect((await stopped.measure(likesLast, () => true)).matches).toBe(64);
  });
});
