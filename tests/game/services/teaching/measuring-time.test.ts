import { expect, test } from 'vitest';
import { MeasuringTime } from '../../../../game/services/teaching/measuring-time.ts';
import { pausedMs, Pauses } from '../../../../game/services/teaching/places.ts';

test('the time that measurements take is no more than 15% of the work, with what was spent before', () => {
  const time = new MeasuringTime(() => 1000, 100);
  expect([time.worked, time.spent]).toEqual([1000, 100]);
  expect([49, 50, 51].map((ms) => time.allows(ms))).toEqual([true, true, false]);
});

test('it is counted while they are taken, and afterwards, also of one that fails', async () => {
  let now = 0;
  const time = new MeasuringTime(() => now);
  const answer = await time.spend(async () => {
    now += 30;
    await Promise.resolve();
    expect(time.spent).toBe(30);
    now += 10;
    return 'measured';
  });
  now += 500;
  expect([answer, time.spent]).toEqual(['measured', 40]);
  const failing = time.spend(() => {
    now += 5;
    return Promise.reject(new Error('no'));
  });
  await expect(failing).rejects.toThrow('no');
  now += 500;
  expect(time.spent).toBe(45);
});

test('pauses are added up for all learners as they end; one that begins twice began the first time', () => {
  let now = 1000;
  const pauses = new Pauses(() => now);
  const lengths = (['end', 'begin', 'begin', 'end', 'end', 'begin'] as const).map((what) => {
    pauses[what]();
    now += 20.4;
    return pausedMs(pauses.memory);
  });
  expect(lengths).toEqual([0, 0, 0, 41, 41, 41]);
  pauses.end();
  expect(pausedMs(pauses.memory)).toBe(61);
});
