import { expect, test } from 'vitest';
import { Stopwatch } from '../../../../training/learner/self-play/stopwatch.ts';

test('the time since the last lap is booked to a part, in seconds, until it is taken', () => {
  let now = 1_000;
  const stopwatch = new Stopwatch(() => now);
  const lapAt = (time: number, part: string): void => {
    now = time;
    stopwatch.lap(part);
  };
  lapAt(1_500, 'play');
  lapAt(3_500, 'learn');
  lapAt(3_750, 'play');
  expect(stopwatch.take()).toEqual({ play: 0.75, learn: 2 });
  expect(stopwatch.take()).toEqual({});
  lapAt(4_750, 'learn');
  expect(stopwatch.take()).toEqual({ learn: 1 });
});
