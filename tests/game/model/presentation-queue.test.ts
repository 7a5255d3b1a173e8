import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../game/base/deferred.ts';
import { pause } from '../../../game/model/pause.ts';
import { PresentationQueue, type StepPace, type PresentationStep } from '../../../game/model/presentation-queue.ts';

const NORMAL: StepPace = { scale: 1, reducedMotion: false };

/** A step that records what happens to it, and ends when told to, or at once at instant speed. */
class FakeStep implements PresentationStep {
  #end = deferred<void>();
  constructor(
    readonly name: string,
    readonly log: string[],
  ) {}

  play(pace: StepPace): Promise<void> {
    this.log.push(`${this.name} at ${pace.scale}`);
    if (pace.scale === 0) this.#end.resolve();
    return this.#end.promise;
  }

  finish(): void {
    this.log.push(`finish ${this.name}`);
    this.#end.resolve();
  }
}

function queueOf(names: string[], pace = NORMAL) {
  const log: string[] = [];
  const queue = new PresentationQueue(pace);
  const steps = names.map((name) => new FakeStep(name, log));
  for (const step of steps) queue.push(step);
  return { log, queue, steps };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

describe('the presentation queue', () => {
  test('is empty before anything happens', async () => {
    const queue = new PresentationQueue(NORMAL);
    expect(queue.isEmpty).toBe(true);
    await queue.whenEmpty();
  });

  test('shows one step at a time, in order', async () => {
    const { log, queue, steps } = queueOf(['deal', 'turn', 'draw']);
    await settled();
    expect(log).toEqual(['deal at 1']);
    steps[0].finish();
    await settled();
    expect(log).toEqual(['deal at 1', 'finish deal', 'turn at 1']);
    expect(queue.isEmpty).toBe(false);
    steps[1].finish();
    steps[2].finish();
    await queue.whenEmpty();
    expect(queue.isEmpty).toBe(true);
    expect(log.filter((line) => line.includes(' at '))).toEqual(['deal at 1', 'turn at 1', 'draw at 1']);
  });

  test('a skip finishes the current step and no other', async () => {
    const { log, queue } = queueOf(['a', 'b', 'c']);
    queue.skip();
    await settled();
    expect(log).toEqual(['a at 1', 'finish a', 'b at 1']);
  });

  test('a second skip shows all that is queued at once', async () => {
    const { log, queue } = queueOf(['a', 'b', 'c']);
    queue.skip();
    queue.skip();
    await queue.whenEmpty();
    expect(log.filter((line) => line.includes(' at '))).toEqual(['a at 1', 'b at 0', 'c at 0']);
  });

  test('the hurry lasts until the person is to look again', async () => {
    const { log, queue } = queueOf(['a']);
    queue.hurry();
    await queue.whenEmpty();
    queue.push(new FakeStep('b', log));
    await queue.whenEmpty();
    queue.calm();
    queue.push(new FakeStep('c', log));
    expect(log).toEqual(['a at 1', 'finish a', 'b at 0', 'c at 1']);
  });

  test('two skips with an empty queue between them do not hurry', async () => {
    const { log, queue } = queueOf(['a']);
    queue.skip();
    await queue.whenEmpty();
    queue.push(new FakeStep('b', log));
    queue.skip();
    await queue.whenEmpty();
    queue.push(new FakeStep('c', log));
    expect(log.at(-1)).toBe('c at 1');
  });

  test('a skip without a current step does nothing', () => {
    const queue = new PresentationQueue(NORMAL);
    queue.skip();
    queue.skip();
    expect(queue.isHurrying).toBe(false);
  });

  test('a new speed holds from the next step on', async () => {
    const { log, queue, steps } = queueOf(['a', 'b']);
    queue.setPace({ scale: 0.5, reducedMotion: false });
    await settled();
    expect(log).toEqual(['a at 1']);
    steps[0].finish();
    await settled();
    expect(log.at(-1)).toBe('b at 0.5');
  });

  test('instant speed also ends the current step', async () => {
    const { log, queue } = queueOf(['a', 'b']);
    queue.setPace({ scale: 0, reducedMotion: false });
    await queue.whenEmpty();
    expect(log).toEqual(['a at 1', 'finish a', 'b at 0']);
  });

  test('a failing step rejects for those who wait, and the queue goes on afterwards', async () => {
    const { log, queue } = queueOf([]);
    queue.push({ play: () => Promise.reject(new Error('torn card')), finish: () => undefined });
    await expect(queue.whenEmpty()).rejects.toThrow('torn card');
    expect(queue.isEmpty).toBe(true);
    queue.push(new FakeStep('a', log));
    queue.skip();
    await queue.whenEmpty();
    expect(log).toEqual(['a at 1', 'finish a']);
  });

  test('a closed queue drops what is waiting and accepts nothing more', async () => {
    const { log, queue } = queueOf(['a', 'b']);
    queue.close();
    await queue.whenEmpty();
    queue.push(new FakeStep('c', log));
    await settled();
    expect(log).toEqual(['a at 1', 'finish a']);
  });
});

describe('a pause', () => {
  test('ends at once when it is skipped, whatever its length', async () => {
    const queue = new PresentationQueue(NORMAL);
    queue.push(pause(1e9));
    queue.skip();
    await queue.whenEmpty();
    expect(queue.isEmpty).toBe(true);
  });

  test('takes no time at instant speed', async () => {
    const queue = new PresentationQueue({ scale: 0, reducedMotion: false });
    queue.push(pause(1e9));
    await queue.whenEmpty();
    expect(queue.isEmpty).toBe(true);
  });

  test('scales with the speed', async () => {
    vi.useFakeTimers();
    try {
      let over = false;
      void pause(200)
        .play({ scale: 0.5, reducedMotion: false })
        .then(() => {
          over = true;
        });
      await vi.advanceTimersByTimeAsync(99);
      expect(over).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(over).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
