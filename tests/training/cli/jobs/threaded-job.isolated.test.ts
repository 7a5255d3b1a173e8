/** Parts of a job and the threads that do them, with threads that are made up. */
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import type { Checkpoints } from '../../../../training/cli/jobs/job-kind.ts';
import type { ThreadMessage, ThreadTask } from '../../../../training/cli/jobs/job-thread.ts';
import type { KindName } from '../../../../training/cli/jobs/kinds.ts';
import { ThreadedJob } from '../../../../training/cli/jobs/threaded-job.ts';
import { eventually } from '../../../support/eventually.ts';

/** What a thread does with a part: what it says on the way, the last of it being the end; an error breaks the thread. */
type Doing = (part: string, checkpoint: Uint8Array | null) => (ThreadMessage | Error)[] | 'never ends';

class Thread extends EventEmitter {
  readonly parts: string[] = [];
  threadId = 1;
  /** How it ended; null while it goes on. */
  end: 'as asked' | 'by force' | null = null;

  postMessage(task: ThreadTask): void {
    if (task === 'end') {
      if (made.hearsOfEnd) this.#exit('as asked');
      return;
    }
    const { part, checkpoint } = task;
    this.parts.push(part as string);
    const said = made.doing(part as string, checkpoint);
    if (said === 'never ends') return;
    setImmediate(() => {
      for (const message of said) this.emit(message instanceof Error ? 'error' : 'message', message);
    });
  }

  terminate(): Promise<number> {
    this.#exit('by force');
    return Promise.resolve(1);
  }

  #exit(end: 'as asked' | 'by force'): void {
    if (this.end !== null) return;
    this.end = end;
    this.threadId = -1;
    setImmediate(() => this.emit('exit', 1));
  }
}

const made = vi.hoisted(() => ({
  threads: [] as Thread[],
  /** The modules and tasks that threads were started with. */
  started: [] as { module: string; task: unknown }[],
  doing: (() => 'never ends') as Doing,
  /** Whether threads come to hear that they are to end. */
  hearsOfEnd: true,
}));
vi.mock('../../../../training/cli/support/worker.ts', async (original) => ({
  ...(await original<object>()),
  startWorker: (module: URL, task: unknown) => {
    made.started.push({ module: module.pathname.split('/').at(-1) as string, task });
    const thread = new Thread();
    made.threads.push(thread);
    return thread;
  },
}));

/** Says twice what the part says. */
const done = (part: string): ThreadMessage[] => [{ type: 'done', result: `${part}${part}` }];

beforeEach(() => {
  made.threads.length = 0;
  made.started.length = 0;
  made.doing = done;
  made.hearsOfEnd = true;
});

/** A job whose shared data and parts are words, as no kind has them: the threads that would read them are made up. */
function jobOf(threads: number, kind: KindName = 'games'): ThreadedJob<KindName> {
  return new ThreadedJob<KindName>(kind, 'shared' as never, threads, {
    'a.onnx': { bytes: Uint8Array.of(1), factorCost: 2 },
  });
}

async function run(job: ThreadedJob<KindName>, parts: readonly string[]) {
  const results: unknown[] = [];
  const progress: [number, number][] = [];
  await job.run(parts as never, {
    onResult: (at, result) => {
      results[at] = result;
    },
    onProgress: (at, share) => progress.push([at, share]),
  });
  return { results, progress };
}

const runOne = (job: ThreadedJob<KindName>, part: string, checkpoints?: Checkpoints): Promise<unknown> =>
  job.runOne(part as never, () => undefined, checkpoints);

describe('a job of threads', () => {
  test('has all parts done by as many threads as it may have, the first parts first', async () => {
    expect((await run(jobOf(2), ['a', 'b', 'c', 'd'])).results).toEqual(['aa', 'bb', 'cc', 'dd']);
    expect(made.threads.map(({ parts }) => parts)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  test('starts no more threads than there are parts', async () => {
    await run(jobOf(8), ['a', 'b']);
    expect(made.threads).toHaveLength(2);
    await run(jobOf(8), []);
    expect(made.threads).toHaveLength(2);
  });

  test('starts its threads with its kind, what all parts share, and the files that come with it', async () => {
    await run(jobOf(1), ['a']);
    const files = { 'a.onnx': { bytes: Uint8Array.of(1), factorCost: 2 } };
    expect(made.started).toEqual([{ module: 'job-thread.ts', task: { kind: 'games', shared: 'shared', files } }]);
  });

  test('has threads that go on with the next part, also of a later run', async () => {
    const job = jobOf(1);
    await run(job, ['a', 'b']);
    await run(job, ['c']);
    expect(made.threads.map(({ parts }) => parts)).toEqual([['a', 'b', 'c']]);
    expect(made.threads[0].eventNames()).toEqual([]);
    expect(made.threads[0].end).toBe(null);
  });

  test('has a thread for each part that learns, which ends with it', async () => {
    const job = jobOf(1, 'exploiter');
    expect((await run(job, ['a', 'b'])).results).toEqual(['aa', 'bb']);
    expect(made.threads.map(({ parts, end }) => [parts, end])).toEqual([
      [['a'], 'as asked'],
      [['b'], 'as asked'],
    ]);
  });

  test('tells how much of each part is done', async () => {
    made.doing = (part) => [{ type: 'progress', share: 0.25 }, { type: 'progress', share: 0.5 }, ...done(part)];
    expect((await run(jobOf(1), ['a', 'b'])).progress).toEqual([
      [0, 0.25],
      [0, 0.5],
      [1, 0.25],
      [1, 0.5],
    ]);
  });

  test('that is closed ends its threads, whatever they are doing', async () => {
    made.doing = (part) => (part === 'a' ? done(part) : 'never ends');
    const job = jobOf(2);
    await runOne(job, 'a');
    void runOne(job, 'b');
    void runOne(job, 'c');
    await job.close();
    expect(made.threads.map(({ parts, end }) => [parts, end])).toEqual([
      [['a', 'b'], 'as asked'],
      [['c'], 'as asked'],
    ]);
  });

  test('ends by force a thread that does not come to hear of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      made.doing = () => 'never ends';
      made.hearsOfEnd = false;
      const job = jobOf(1);
      void runOne(job, 'a');
      const closing = job.close();
      await vi.advanceTimersByTimeAsync(4_999);
      expect(made.threads[0].end).toBe(null);
      await vi.advanceTimersByTimeAsync(1);
      await closing;
      expect(made.threads[0].end).toBe('by force');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a part of it', () => {
  test('goes on from its last checkpoint, and keeps those that come', async () => {
    const bytes = [Uint8Array.of(1), Uint8Array.of(2)];
    const kept: Uint8Array[] = [];
    const checkpoints: Checkpoints = { last: Uint8Array.of(9), keep: (some) => kept.push(some) };
    made.doing = (part, checkpoint) => [
      { type: 'checkpoint', bytes: bytes[0] },
      { type: 'checkpoint', bytes: bytes[1] },
      ...done(`${part}${checkpoint?.join('')}`),
    ];
    expect(await runOne(jobOf(1), 'a', checkpoints)).toBe('a9a9');
    expect(kept).toEqual(bytes);
  });

  test('starts at its beginning where nobody has kept a checkpoint', async () => {
    made.doing = (part, checkpoint) => [
      { type: 'checkpoint', bytes: Uint8Array.of(1) },
      ...done(`${part} ${String(checkpoint)}`),
    ];
    expect(await runOne(jobOf(1), 'a')).toBe('a nulla null');
  });

  test.each<[string, ThreadMessage | Error, Error]>([
    [
      'what it finds wrong with what was asked for',
      { type: 'failed', name: 'UsageError', message: 'no such bot' },
      new UsageError('no such bot'),
    ],
    ['another error of its', { type: 'failed', name: 'RangeError', message: 'at line 1' }, new Error('at line 1')],
    ['the end of its thread', new Error('out of memory'), new Error('out of memory')],
  ])('throws %s; its thread ends then, and no other part is begun', async (_, said, error) => {
    made.doing = (part) => (part === 'b' ? [said] : done(part));
    const job = jobOf(1);
    const failing = run(job, ['a', 'b', 'c']);
    await expect(failing).rejects.toStrictEqual(error);
    expect(made.threads.map(({ parts, end }) => [parts, end])).toEqual([[['a', 'b'], 'as asked']]);
    await eventually(() => expect(made.threads[0].eventNames()).toEqual([]));
    expect(await runOne(job, 'd')).toBe('dd');
    expect(made.threads).toHaveLength(2);
  });
});
