import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsUntil } from '../../../../game/match/room/room-lines.ts';

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
    const secondsLeft = secondsUntil(30_000);
    vi.setSystemTime(Date.now() - off);
    vi.advanceTimersByTime(9500);
    expect(secondsLeft()).toBe(21);
    vi.advanceTimersByTime(21_500);
    expect(secondsLeft()).toBeNull();
  },
);

test('there may be no limit', () => {
  expect(secondsUntil(null)()).toBeNull();
});
