import { expect, test, vi } from 'vitest';
import { workerTime } from '../../../../game/services/teaching/worker-runtime.ts';

test('the time of a worker goes on with the clock; it waits so many ms, or for no timer where messages alone are let in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const before = workerTime.now();
  const woken = vi.fn<() => void>();
  void workerTime.wait(30).then(woken);
  await vi.advanceTimersByTimeAsync(29);
  expect([workerTime.now() - before, woken.mock.calls.length]).toEqual([29, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(woken).toHaveBeenCalledOnce();
  const waiting = workerTime.wait(0);
  expect(vi.getTimerCount()).toBe(0);
  await waiting;
});
