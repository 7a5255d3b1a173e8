import { beforeEach, expect, test, vi } from 'vitest';
import { onNextDay, today } from '../../../game/catalogue/today.ts';

beforeEach(() => void vi.useFakeTimers());

test('today is the date in UTC, and no day before the first', () => {
  vi.setSystemTime('2026-11-27T23:59:59Z');
  expect(today()).toBe('2026-11-27');
  vi.setSystemTime('2020-01-01T00:00:00Z');
  expect(today()).toBe('2026-11-01');
});

test('another day is noticed as it begins, once, until nobody asks any more', () => {
  vi.setSystemTime('2026-11-27T23:59:30Z');
  const noticed = vi.fn();
  const stop = onNextDay(noticed);
  const calls = [29_999, 1, 60_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return noticed.mock.calls.length;
  });
  // The device has slept.
  vi.setSystemTime('2026-11-29T08:00:00Z');
  vi.advanceTimersByTime(20_000);
  expect(noticed).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(2 * 86_400_000);
  expect([...calls, noticed.mock.calls.length]).toEqual([0, 1, 1, 2]);
});
