import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workerTime } from '../../../../game/services/teaching/worker-runtime.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the time of a worker', () => {
  test('goes on with the clock, in ms', () => {
    const before = workerTime.now();
    vi.advanceTimersByTime(30);
    expect(workerTime.now() - before).toBe(30);
  });

  test('waits as many ms as it is told to', async () => {
    const woken = vi.fn<() => void>();
    void workerTime.wait(30).then(woken);
    await vi.advanceTimersByTimeAsync(29);
    expect(woken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(woken).toHaveBeenCalledOnce();
  });

  test('waits for no timer where it is to let messages in alone', async () => {
    const waiting = workerTime.wait(0);
    expect(vi.getTimerCount()).toBe(0);
    await waiting;
  });
});
