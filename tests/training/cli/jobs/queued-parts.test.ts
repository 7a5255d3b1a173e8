/** Parts in a queue, with a queue made for these tests. */
import type { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { idOf, packShared, type Bundle } from '../../../../training/cli/jobs/queue/bundle.ts';
import { pack } from '../../../../training/cli/jobs/queue/packing.ts';
import { QueuedParts } from '../../../../training/cli/jobs/queue/queued-parts.ts';
import type { PartOf, ResultOf, SharedOf } from '../../../../training/cli/jobs/kinds.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { madeStore } from '../../support/made-store.ts';

type Part = PartOf<'deviations'>;
type Result = ResultOf<'deviations'>;
const SHARED: SharedOf<'deviations'> = { rules: preset('scat'), players: 2, bot: 'random', model: 'm.onnx', seed: 1 };
const SOURCE = 'tree';

/** What is right for a part: one number for each pack. */
function resultOf({ first, packs }: Part): Result {
  const samples = Float64Array.from({ length: packs }, (_, i) => first + i);
  return { deviations: samples, tokensGained: samples, chanceGained: samples };
}

/** What a worker does with a job: its answer, or why it failed. */
type Work = (part: Part, id: string, time: number) => Promise<{ returned: string } | { failed: string } | null>;

interface Row {
  added: string | null;
  returned: string | null;
  failed: string | null;
}

interface Job {
  name: string;
  data: Bundle;
  opts: { jobId: string; attempts: number };
}

/** A queue whose jobs are done by `work`, and what was done with it. */
function madeQueue(work: Work, workers = 1) {
  const store = madeStore();
  const rows = new Map<string, Row>();
  const told = new Map<string, (event: { jobId: string; data?: unknown }) => void>();
  const added: Job[] = [];
  const removed: string[] = [];
  const queue = {
    toKey: (id: string) => id,
    getWorkersCount: () => Promise.resolve(workers),
    remove: (id: string) => {
      removed.push(id);
      rows.delete(id);
      return Promise.resolve(1);
    },
    addBulk: async (jobs: Job[]) => {
      added.push(...jobs);
      for (const { data, opts } of jobs) {
        const { jobId } = opts;
        if (rows.has(jobId)) continue;
        const time = added.filter((job) => job.opts.jobId === jobId).length;
        const done = await work(data.parts[0] as Part, jobId, time);
        if (done === null) continue;
        rows.set(jobId, { added: '1', returned: null, failed: null, ...done });
        told.get('returned' in done ? 'completed' : 'failed')?.({ jobId });
      }
    },
  };
  const redis = {
    pipeline() {
      const asked: string[] = [];
      return {
        hmget: (key: string) => asked.push(key),
        exec: () =>
          Promise.resolve(
            asked.map((key) => {
              const row = rows.get(key);
              return [null, row ? [row.added, '2', row.returned, row.failed] : [null, null, null, null]];
            }),
          ),
      };
    },
  };
  const events = {
    on: (name: string, tell: (event: { jobId: string; data?: unknown }) => void) => told.set(name, tell),
  };
  const on = {
    queue: queue as unknown as Queue,
    events: events as unknown as QueueEvents,
    redis: redis as unknown as Redis,
    blobs: store.blobs,
    store: 'store',
    source: SOURCE,
    where: 'redis://here',
  };
  return { on, store, added, removed, told };
}

type Made = ReturnType<typeof madeQueue>;

/** Has parts done. @returns results by place, and what was told on the way */
async function run({ on }: Pick<Made, 'on'>, parts: readonly Part[]) {
  const results: Result[] = [];
  const progress: [number, number][] = [];
  const states: string[] = [];
  const job = { kind: 'deviations' as const, shared: SHARED, files: {}, parts };
  await new QueuedParts(job, on, {
    onResult: (at, result) => {
      results[at] = result;
    },
    onProgress: (at, share) => progress.push([at, share]),
    onState: (state) => states.push(state),
  }).run();
  return { results, progress, states };
}

const answerOf = async (made: () => Made, results: unknown[], worker = 'one'): Promise<{ returned: string }> => ({
  returned: JSON.stringify({ worker, results: await pack(results, made().store.blobs) }),
});

/** A queue whose workers do everything as it should be. */
function honest(): Made {
  const made: Made = madeQueue((part) => answerOf(() => made, [resultOf(part)]));
  return made;
}

const part = (first: number): Part => ({ first, packs: 2 });

/** A part that is done twice, to be compared. */
async function doneTwice(): Promise<Part> {
  const { blobs } = madeStore();
  const shared = await packShared('deviations', SHARED, {}, blobs);
  for (let first = 0; ; first++) {
    const id = idOf(SOURCE, { ...shared, parts: [part(first)] });
    if (Number.parseInt(id.slice(-6), 16) % 50 === 0) return part(first);
  }
}

/** A part that is done once. */
async function doneOnce(): Promise<Part> {
  const twice = await doneTwice();
  return part(twice.first + 1);
}

describe('parts in a queue', () => {
  test('come back as results, each at its place', async () => {
    const parts = [3, 1, 2].map(part);
    const { results } = await run(honest(), parts);
    expect(results).toEqual(parts.map(resultOf));
  });

  test('wait under names of what they follow from, and are tried again where something fails that may pass', async () => {
    const made = honest();
    const once = await doneOnce();
    await run(made, [once]);
    const shared = await packShared('deviations', SHARED, {}, made.store.blobs);
    const [{ name, data, opts }] = made.added;
    expect([name, data]).toEqual(['deviations', { ...shared, parts: [once] }]);
    expect(opts).toMatchObject({
      jobId: idOf(SOURCE, data),
      attempts: 50,
      backoff: { type: 'fixed', delay: 1_000 },
      removeOnComplete: { age: 7 * 24 * 3_600 },
      removeOnFail: { age: 60 },
    });
  });

  test('that are asked for twice are done once', async () => {
    const made = honest();
    const once = await doneOnce();
    const { results } = await run(made, [once, once]);
    expect(results).toEqual([resultOf(once), resultOf(once)]);
    expect(made.added).toHaveLength(1);
  });

  test('are asked for again where the queue has lost them', async () => {
    const once = await doneOnce();
    const made: Made = madeQueue(async (asked, _, time) =>
      time === 1 ? null : answerOf(() => made, [resultOf(asked)]),
    );
    expect((await run(made, [once])).results).toEqual([resultOf(once)]);
    expect(made.added).toHaveLength(2);
  });

  test('are done anew where what came of them was lost', async () => {
    const once = await doneOnce();
    const lost = { $array: 'Float64Array', blob: '0'.repeat(64) };
    const made: Made = madeQueue(async (asked, _, time) =>
      time === 1
        ? { returned: JSON.stringify({ worker: 'one', results: [lost] }) }
        : answerOf(() => made, [resultOf(asked)]),
    );
    expect((await run(made, [once])).results).toEqual([resultOf(once)]);
    expect(made.removed).toEqual([idOf(SOURCE, made.added[0].data)]);
  });
});

describe('a command ends with one line', () => {
  test.each([
    ['no result', [{ deviations: [1, 2] }]],
    ['of another part', [resultOf({ first: 0, packs: 3 })]],
    ['too few results', []],
    ['too many results', [resultOf(part(0)), resultOf(part(0))]],
  ])('where a worker answers %s', async (_, results) => {
    const once = await doneOnce();
    const made: Made = madeQueue(() => answerOf(() => made, results, 'badger'));
    await expect(run(made, [once])).rejects.toThrow(
      new RegExp(
        `^--queue: what badger answers is no result of deviations \\[\\{"first":${once.first},"packs":2\\}\\]: `,
      ),
    );
  });

  test('where an answer cannot be read', async () => {
    await expect(
      run(
        madeQueue(() => Promise.resolve({ returned: 'nonsense' })),
        [part(1)],
      ),
    ).rejects.toThrow(/^--queue: what unknown answers is no result of deviations .*: nonsense$/);
  });

  test('that of the worker, where it found something wrong with what was asked for', async () => {
    const failed = run(
      madeQueue(() => Promise.resolve({ failed: 'UsageError: there is no such\nbot' })),
      [part(1)],
    );
    await expect(failed).rejects.toThrow(new UsageError('there is no such\nbot'));
  });

  test('where a part failed otherwise', async () => {
    const failed = run(
      madeQueue(() => Promise.resolve({ failed: 'Error: out of memory' })),
      [part(1)],
    );
    await expect(failed).rejects.toThrow(/^--queue: deviations \[.*\] failed: Error: out of memory$/);
  });
});

describe('one part in fifty', () => {
  test('is done twice, and counts once', async () => {
    const twice = await doneTwice();
    const made = honest();
    expect((await run(made, [twice])).results).toEqual([resultOf(twice)]);
    const id = idOf(SOURCE, made.added[0].data);
    expect(made.added.map(({ opts }) => opts.jobId)).toEqual([id, `${id}-again`]);
  });

  test('that ends otherwise the second time ends the command: somebody errs', async () => {
    const twice = await doneTwice();
    const made: Made = madeQueue((asked, id) => {
      const isSecond = id.endsWith('-again');
      return answerOf(() => made, [resultOf(isSecond ? part(asked.first + 1) : asked)], isSecond ? 'owl' : 'hare');
    });
    await expect(run(made, [twice])).rejects.toThrow(
      /^--queue: deviations \[.*\] ends otherwise on owl than on hare: one of them errs$/,
    );
  });
});

describe('what is told on the way', () => {
  test.each([
    [0, 'no worker yet: npm run worker -- --queue redis://here'],
    [1, '1 worker'],
    [2, '2 workers'],
  ])('with %d workers: %s', async (workers, state) => {
    const made: Made = madeQueue((asked) => answerOf(() => made, [resultOf(asked)]), workers);
    expect((await run(made, [part(1)])).states).toEqual([state]);
  });

  test('is how much of a part is done, from 0 to 1', async () => {
    const once = await doneOnce();
    const made: Made = madeQueue((asked, jobId) => {
      for (const data of [0.25, 7, -1, 'nonsense']) made.told.get('progress')?.({ jobId, data });
      made.told.get('progress')?.({ jobId: 'of another command', data: 0.5 });
      return answerOf(() => made, [resultOf(asked)]);
    });
    expect((await run(made, [once])).progress).toEqual([
      [0, 0.25],
      [0, 1],
      [0, 0],
    ]);
  });
});
