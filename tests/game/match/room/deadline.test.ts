import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline } from '../../../../game/match/room/deadline.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([-HOUR, HOUR])(
  'time is left as the room says, on a device whose date is off by %i ms, or is set meanwhile',
  (off) => {
    vi.setSystemTime(Date.now() + off);
    const deadline = new Deadline(30_000);
    vi.setSystemTime(Date.now() - off);
    vi.advanceTimersByTime(9500);
    expect(deadline.secondsLeft).toBe(21);
    vi.advanceTimersByTime(21_500);
    expect(deadline.secondsLeft).toBeNull();
  },
);

test('there may be no limit', () => {
  expect(new Deadline(null).secondsLeft).toBeNull();
});
