/** A worker that does parts, with a queue, threads and a store of large data that are made up. */
import { hostname } from 'node:os';
import { UnrecoverableError } from 'bullmq';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProvidedFiles } from '../../../../training/cli/bots/model-file.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { NO_CHECKPOINTS, type Checkpoints } from '../../../../training/cli/jobs/job-kind.ts';
import { BlobError } from '../../../../training/cli/jobs/queue/blobs.ts';
import { packShared, type Bundle } from '../../../../training/cli/jobs/queue/bundle.ts';
import { serve } from '../../../../training/cli/jobs/queue/serve.ts';
import { madeStore } from '../../support/made-store.ts';

const OWN = { source: 'a'.repeat(64), models: 'models', result: 'result', processor: 'processor' };
const ME = `${hostname()}-${process.pid}`;
const LONG = Float32Array.from({ length: 2_049 }, (_, i) => i);

interface Queued {
  id: string;
  data: unknown;
  updateProgress: (share: number) => Promise<void>;
}

/** What a thread does with a part. */
type Doing = (part: unknown, onProgress: (share: number) => void, checkpoints: Checkpoints) => unknown;

class Job {
  readonly name: unknown;
  isClosed = false;

  constructor(
    readonly kind: string,
    readonly shared: unknown,
    readonly threads: number,
    readonly files: ProvidedFiles,
  ) {
    this.name = shared;
    made.jobs.push(this);
  }

  async runOne(...asked: Parameters<Doing>): Promise<unknown> {
    return made.doing(...asked);
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

class Worker {
  isClosed = false;
  readonly told = new Map<string, (error: Error) => void>();

  constructor(
    readonly queue: string,
    readonly does: (job: Queued) => Promise<{ worker: string; results: unknown[] }>,
    readonly options: { connection: unknown },
  ) {
    made.worker = this;
  }

  on(name: string, tell: (error: Error) => void): void {
    this.told.set(name, tell);
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

const made = vi.hoisted(() => ({
  jobs: [] as Job[],
  worker: null as unknown as Worker,
  doing: (() => null) as Doing,
  store: null as unknown as ReturnType<typeof madeStore>,
  admissions: [] as unknown[],
  ended: [] as string[],
}));
// Looked up when they are needed, since modules are replaced before anything else happens.
vi.mock(import('bullmq'), async (original) => ({
  ...(await original()),
  get Worker() {
    return Worker as never;
  },
}));
vi.mock('../../../../training/cli/jobs/threaded-job.ts', () => ({
  get ThreadedJob() {
    return Job;
  },
}));
vi.mock('../../../../training/cli/jobs/queue/open-queue.ts', () => ({
  openQueue: async () => {
    Object.assign(made.store.blobs.redis, { disconnect: () => made.ended.push('large data') });
    return { queue: { disconnect: () => made.ended.push('queue') }, blobs: made.store.blobs };
  },
}));
vi.mock('../../../../training/cli/jobs/queue/admission.ts', () => ({
  identify: async () => OWN,
  wanted: async () => 'what was asked for',
  checkAdmission: (...given: unknown[]) => made.admissions.push(given),
}));

let said: string[];
let stop: AbortController;
beforeEach(async () => {
  said = [];
  stop = new AbortController();
  Object.assign(made, { jobs: [], doing: (part: unknown) => part, store: madeStore(), admissions: [], ended: [] });
  await made.store.blobs.named('store');
});

/** Lets a worker do what happens in `meanwhile`, and then stops it. */
async function serving(meanwhile: () => unknown, threads = 2): Promise<void> {
  const urls = { queue: 'redis://eve:secret@queue:6379', blobs: 'redis://large:6379' };
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const say = (line: string): void => {
    said.push(line);
    begin();
  };
  const ended = serve({ ...urls, threads, say, stop: stop.signal });
  await Promise.race([begun, ended]);
  try {
    await meanwhile();
  } finally {
    stop.abort();
    await ended;
  }
}

async function bundleOf(parts: unknown[], shared: unknown = 'shared', kind: Bundle['kind'] = 'games'): Promise<Bundle> {
  const files = { 'a.onnx': { bytes: Uint8Array.of(1, 2), factorCost: 0.5 } };
  return { ...(await packShared(kind, shared, files, made.store.blobs)), parts };
}

/** Has a bundle done. @returns the answer, and the progress that was told */
async function doing(data: unknown, id = 'part-1') {
  const progress: number[] = [];
  const updateProgress = (share: number): Promise<void> => {
    progress.push(share);
    return Promise.reject(new Error('nobody listens'));
  };
  return { answer: await made.worker.does({ id, data, updateProgress }), progress };
}

describe('a worker', () => {
  test('does parts of the queue of its source tree, as many at once as it has threads', async () => {
    await serving(() => undefined, 3);
    expect(made.worker.queue).toBe('parts-aaaaaaaaaaaaaaaa');
    const { connection: _, ...options } = made.worker.options;
    expect(options).toEqual({
      prefix: 'thirty-one',
      concurrency: 3,
      lockDuration: 6_000,
      stalledInterval: 3_000,
      maxStalledCount: 20,
    });
  });

  test('is compared with what was asked for, its store of large data included', async () => {
    await serving(() => undefined);
    expect(made.admissions).toEqual([[{ ...OWN, blobs: 'store' }, 'what was asked for']]);
  });

  test.each([
    [1, '1 thread'],
    [2, '2 threads'],
  ])('with %d threads says who it is, and in the end how many parts it has done', async (threads, text) => {
    const three = await bundleOf([1, 2, 3]);
    await serving(async () => {
      await doing(three);
      await doing(await bundleOf([4]));
    }, threads);
    expect(said).toEqual([`${ME} does parts with ${text} · Ctrl-C ends after those begun`, '4 parts done']);
  });

  test('ends its connections and threads, and the queue’s worker first', async () => {
    const bundle = await bundleOf([1]);
    await serving(() => doing(bundle));
    expect(made.worker.isClosed).toBe(true);
    expect(made.jobs.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(made.ended).toEqual(['queue', 'large data']);
  });

  test('that was stopped before it began ends at once', async () => {
    stop.abort();
    await serving(() => undefined);
    expect(said.at(-1)).toBe('0 parts done');
  });

  test('ends with one line where Redis does not let it work, and goes on after another error', async () => {
    const failing = serving(async () => {
      made.worker.told.get('error')?.(new Error('it passes'));
      await new Promise(setImmediate);
      expect(made.worker.isClosed).toBe(false);
      made.worker.told.get('error')?.(new Error('NOPERM no permissions'));
    });
    await expect(failing).rejects.toThrow(
      new UsageError(
        '--queue is "redis://queue:6379", whose user may not do this (NOPERM no permissions): allowed is the user for this command, as in docs/fleet/users.acl',
      ),
    );
    expect([made.worker.isClosed, made.ended]).toEqual([true, ['queue', 'large data']]);
  });
});

describe('parts', () => {
  test('are done with what they share and its files, and answered one by one, large data beside the answer', async () => {
    const bundle = await bundleOf([{ $array: 'Float64Array', numbers: [1, 2] }, { seed: 2 }], { seed: 1, long: LONG });
    made.doing = (part) => ({ part, long: LONG });
    await serving(async () => {
      const { answer } = await doing(bundle);
      const long = { $array: 'Float32Array', blob: expect.stringMatching(/^[0-9a-f]{64}$/) };
      expect(answer).toEqual({
        worker: ME,
        results: [
          { part: { $array: 'Float64Array', numbers: [1, 2] }, long },
          { part: { seed: 2 }, long },
        ],
      });
    });
    const [{ kind, shared, threads, files }] = made.jobs;
    expect([kind, shared, threads]).toEqual(['games', { seed: 1, long: LONG }, 2]);
    expect(files).toEqual({ 'a.onnx': { bytes: Buffer.of(1, 2), factorCost: 0.5 } });
  });

  test('are given to threads as they were before they were sent', async () => {
    const bundle = await bundleOf([{ $array: 'Float64Array', numbers: [1, 2] }]);
    const given: unknown[] = [];
    made.doing = (part) => given.push(part);
    await serving(() => doing(bundle));
    expect(given).toEqual([Float64Array.of(1, 2)]);
  });

  test('tell every two seconds how much of them is done, all together', async () => {
    const bundle = await bundleOf([1, 2]);
    let now = 1_000_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    made.doing = (_, onProgress) => {
      for (const [time, share] of [
        [1_999, 0.1],
        [1, 0.2],
        [1_999, 0.3],
        [2, 0.5],
      ]) {
        now += time;
        onProgress(share);
      }
    };
    try {
      await serving(async () => expect((await doing(bundle)).progress).toEqual([0.1, 0.25, 0.6, 0.75]));
    } finally {
      clock.mockRestore();
    }
  });

  test('that learn go on from the checkpoint of whoever had them before, and keep their own', async () => {
    const { blobs } = made.store;
    await blobs.keepCheckpoint('part-7', Uint8Array.of(7));
    const bundle = await bundleOf([1], 'shared', 'exploiter');
    const lasts: unknown[] = [];
    made.doing = (_, __, { last, keep }) => {
      lasts.push(last);
      keep(Uint8Array.of(8));
      return null;
    };
    await serving(async () => {
      await doing(bundle, 'part-7');
      await doing(bundle, 'part-8');
    });
    expect(lasts).toEqual([Buffer.of(7), null]);
    expect([await blobs.checkpoint('part-7'), await blobs.checkpoint('part-8')]).toEqual([Buffer.of(8), Buffer.of(8)]);
  });

  test('that learn go on where a checkpoint cannot be kept', async () => {
    const bundle = await bundleOf([1], 'shared', 'exploiter');
    vi.spyOn(made.store.blobs, 'keepCheckpoint').mockRejectedValue(new Error('away'));
    made.doing = (part, _, { keep }) => {
      keep(Uint8Array.of(8));
      return part;
    };
    await serving(async () => expect((await doing(bundle)).answer.results).toEqual([1]));
  });

  test('of other kinds have none', async () => {
    const bundle = await bundleOf([1]);
    const given: unknown[] = [];
    made.doing = (_, __, checkpoints) => given.push(checkpoints);
    await serving(() => doing(bundle));
    expect(given).toEqual([NO_CHECKPOINTS]);
  });
});

describe('a bundle of parts', () => {
  test('that is none is refused, and not tried again', async () => {
    await serving(async () => {
      const refusal = new UnrecoverableError('Error: what was asked for is no part');
      await expect(doing({ kind: 'chess' })).rejects.toStrictEqual(refusal);
    });
    expect(made.jobs).toEqual([]);
  });

  test('that fails is not tried again, and the command hears why', async () => {
    const bundle = await bundleOf([1]);
    made.doing = () => Promise.reject(new UsageError('no such bot'));
    await serving(() => expect(doing(bundle)).rejects.toStrictEqual(new UnrecoverableError('UsageError: no such bot')));
  });

  test('whose large data is lost is tried again, with threads of its own', async () => {
    const bundle = await bundleOf([1]);
    const { values } = made.store;
    const before = new Map(values);
    await serving(async () => {
      values.clear();
      await expect(doing(bundle)).rejects.toThrow(BlobError);
      for (const [key, value] of before) values.set(key, value);
      expect((await doing(bundle)).answer.results).toEqual([1]);
      await doing(bundle);
    });
    expect(made.jobs).toHaveLength(1);
  });
});

describe('threads', () => {
  const closed = (): unknown[] => made.jobs.filter(({ isClosed }) => isClosed).map(({ name }) => name);

  test('are shared by bundles of the same job', async () => {
    const [bundle, same, other] = [await bundleOf([1]), await bundleOf([2]), await bundleOf([1], 'other')];
    await serving(async () => {
      for (const one of [bundle, same, other]) await doing(one);
    });
    expect(made.jobs.map(({ name }) => name)).toEqual(['shared', 'other']);
  });

  test('of the three jobs that were used last are kept', async () => {
    const bundles = new Map<string, Bundle>();
    for (const name of ['a', 'b', 'c', 'd', 'e']) bundles.set(name, await bundleOf([1], name));
    await serving(async () => {
      for (const name of ['a', 'b', 'c', 'a']) await doing(bundles.get(name));
      expect(closed()).toEqual([]);
      await doing(bundles.get('d'));
      expect(closed()).toEqual(['b']);
      await doing(bundles.get('e'));
      expect(closed()).toEqual(['b', 'c']);
    });
    expect(made.jobs).toHaveLength(5);
  });

  test('that are doing something are kept as well', async () => {
    const busy = await bundleOf(['busy'], 'busy');
    const others: Bundle[] = [];
    for (const name of ['a', 'b', 'c', 'd']) others.push(await bundleOf([1], name));
    let finish = (): void => undefined;
    made.doing = (part) =>
      part === 'busy' ? new Promise<string>((resolve) => (finish = () => resolve('done'))) : part;
    await serving(async () => {
      const first = doing(busy);
      await new Promise(setImmediate);
      for (const one of others) await doing(one);
      expect(closed()).toEqual(['a', 'b']);
      finish();
      expect((await first).answer.results).toEqual(['done']);
      expect(closed()).toEqual(['a', 'b']);
    });
  });
});
