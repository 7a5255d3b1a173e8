import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../game/base/deferred.ts';
import { pause } from '../../../game/model/pause.ts';
import { PresentationQueue, type StepPace, type PresentationStep } from '../../../game/model/presentation-queue.ts';

const NORMAL: StepPace = { scale: 1, reducedMotion: false };

/** A queue of steps, each of which ends when told to, or at once at instant speed; and what happens to them. */
function queueOf(...names: string[]) {
  const log: string[] = [];
  const queue = new PresentationQueue(NORMAL);
  const push = (name: string): PresentationStep => {
    const end = deferred<void>();
    const step = {
      play: ({ scale }: StepPace): Promise<void> => {
        log.push(`${name} at ${scale}`);
        if (scale === 0) end.resolve();
        return end.promise;
      },
      finish: (): void => {
        log.push(`finish ${name}`);
        end.resolve();
      },
    };
    queue.push(step);
    return step;
  };
  return { log, queue, push, steps: names.map(push) };
}

const settled = () => new Promise((resolve) => void setTimeout(resolve));

describe('the presentation queue', () => {
  test('shows one step at a time, in order, and is empty before and after', async () => {
    expect(queueOf().queue.isEmpty).toBe(true);
    await queueOf().queue.whenEmpty();
    const { log, queue, steps } = queueOf('deal', 'turn');
    await settled();
    expect(log).toEqual(['deal at 1']);
    steps[0].finish();
    await settled();
    expect([log, queue.isEmpty]).toEqual([['deal at 1', 'finish deal', 'turn at 1'], false]);
    steps[1].finish();
    await queue.whenEmpty();
    expect(queue.isEmpty).toBe(true);
  });

  test('a skip finishes the current step; a second one before it is empty all that is queued, until one is to look again', async () => {
    const { log, queue, push } = queueOf('a', 'b', 'c');
    queue.skip();
    await settled();
    expect(log).toEqual(['a at 1', 'finish a', 'b at 1']);
    queue.skip();
    await queue.whenEmpty();
    push('d');
    await queue.whenEmpty();
    expect(log.slice(3)).toEqual(['finish b', 'c at 0', 'd at 0']);
    queue.calm();
    for (const name of ['e', 'f']) {
      push(name);
      queue.skip();
      await queue.whenEmpty();
    }
    queue.skip();
    queue.skip();
    push('g');
    expect(log.slice(6)).toEqual(['e at 1', 'finish e', 'f at 1', 'finish f', 'g at 1']);
  });

  test('a hurry shows everything at once, also the current step', async () => {
    const { log, queue } = queueOf('a', 'b');
    queue.hurry();
    await queue.whenEmpty();
    expect(log).toEqual(['a at 1', 'finish a', 'b at 0']);
  });

  test('a new speed holds from the next step on; instant speed also ends the current one', async () => {
    const { log, queue, steps } = queueOf('a', 'b', 'c');
    queue.setPace({ scale: 0.5, reducedMotion: false });
    await settled();
    expect(log).toEqual(['a at 1']);
    steps[0].finish();
    await settled();
    queue.setPace({ scale: 0, reducedMotion: false });
    await queue.whenEmpty();
    expect(log).toEqual(['a at 1', 'finish a', 'b at 0.5', 'finish b', 'c at 0']);
  });

  test('a failing step rejects for those who wait, and the queue goes on afterwards', async () => {
    const { log, queue, push } = queueOf();
    queue.push({ play: () => Promise.reject(new Error('torn card')), finish: () => undefined });
    push('dropped');
    await expect(queue.whenEmpty()).rejects.toThrow('torn card');
    expect(queue.isEmpty).toBe(true);
    push('a');
    queue.skip();
    await queue.whenEmpty();
    expect(log).toEqual(['a at 1', 'finish a']);
  });

  test('a closed queue drops what is waiting and accepts nothing more', async () => {
    const { log, queue, push } = queueOf('a', 'b');
    queue.close();
    await queue.whenEmpty();
    push('c');
    await settled();
    expect(log).toEqual(['a at 1', 'finish a']);
  });
});

test('a pause scales with the speed, takes no time at instant speed, and ends when it is skipped', async () => {
  vi.useFakeTimers();
  const over = vi.fn<() => void>();
  const step = pause(200);
  void step.play({ scale: 0.5, reducedMotion: false }).then(over);
  await vi.advanceTimersByTimeAsync(99);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledTimes(1);
  void pause(1e9).play({ scale: 0, reducedMotion: false }).then(over);
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledTimes(2);
  void step.play(NORMAL).then(over);
  step.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledTimes(3);
});
