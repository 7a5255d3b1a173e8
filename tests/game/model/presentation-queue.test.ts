import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deferred } from '../../../game/base/deferred.ts';
import { pause } from '../../../game/model/pause.ts';
import { PresentationQueue, type StepPace, type PresentationStep } from '../../../game/model/presentation-queue.ts';

const NORMAL: StepPace = { scale: 1, reducedMotion: false };

/** A queue of steps, each of which ends when told to, or at once at instant speed; and what happens to them. */
function queueOf(...names: string[]) {
  const log: string[] = [];
  const queue = new PresentationQueue(NORMAL);
  const stepOf = (name: string): PresentationStep => {
    const end = deferred<void>();
    const finish = (): void => {
      log.push(`finish ${name}`);
      end.resolve();
    };
    const play = ({ scale }: StepPace): Promise<void> => {
      log.push(`${name} at ${scale}`);
      if (scale === 0) end.resolve();
      return end.promise;
    };
    return { play, finish };
  };
  const push = (name: string): PresentationStep => {
    const step = stepOf(name);
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

  test('a skip finishes the current step and no other; a second one shows all that is queued at once', async () => {
    const { log, queue } = queueOf('a', 'b', 'c');
    queue.skip();
    await settled();
    expect(log).toEqual(['a at 1', 'finish a', 'b at 1']);
    queue.skip();
    await queue.whenEmpty();
    expect(log.slice(3)).toEqual(['finish b', 'c at 0']);
  });

  test('the hurry lasts until the person is to look again', async () => {
    const { log, queue, push } = queueOf('a');
    queue.hurry();
    await queue.whenEmpty();
    push('b');
    await queue.whenEmpty();
    expect(queue.isHurrying).toBe(true);
    queue.calm();
    push('c');
    expect(log).toEqual(['a at 1', 'finish a', 'b at 0', 'c at 1']);
    queue.skip();
    await queue.whenEmpty();
    push('d');
    expect(log.at(-1)).toBe('d at 1');
  });

  test('two skips with an empty queue between them, or without a current step, do not hurry', async () => {
    const { log, queue, push } = queueOf('a');
    queue.skip();
    await queue.whenEmpty();
    push('b');
    queue.skip();
    await queue.whenEmpty();
    queue.skip();
    queue.skip();
    expect(queue.isHurrying).toBe(false);
    push('c');
    expect(log.at(-1)).toBe('c at 1');
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

describe('a pause', () => {
  test.each([
    ['when it is skipped, whatever its length', 1],
    ['at instant speed', 0],
  ])('ends at once %s', async (_, scale) => {
    const queue = new PresentationQueue({ scale, reducedMotion: false });
    queue.push(pause(1e9));
    queue.skip();
    await queue.whenEmpty();
    expect(queue.isEmpty).toBe(true);
  });

  test('scales with the speed', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const over = vi.fn<() => void>();
    void pause(200).play({ scale: 0.5, reducedMotion: false }).then(over);
    await vi.advanceTimersByTimeAsync(99);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalled();
  });
});
