/** Parts in a queue, with a queue made for these tests. */
import type { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { sha256 } from '../../../../training/cli/jobs/queue/blobs.ts';
import { idOf, packShared, type Bundle } from '../../../../training/cli/jobs/queue/bundle.ts';
import { pack } from '../../../../training/cli/jobs/queue/packing.ts';
import { QueuedParts } from '../../../../training/cli/jobs/queue/queued-parts.ts';
import type { ProvidedFiles } from '../../../../training/cli/bots/model-file.ts';
import type { PartOf, ResultOf, SharedOf } from '../../../../training/cli/jobs/kinds.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { madeStore } from '../../support/made-store.ts';

type Part = PartOf<'mistakes'>;
type Result = ResultOf<'mistakes'>;
const SHARED: SharedOf<'mistakes'> = { rules: preset('scat'), players: 2, model: 'm.onnx', seed: 1 };
const SOURCE = 'tree';

/** What is right for a part: two numbers for each decision. */
function resultOf({ index, decisions }: Part): Result {
  return Array.from({ length: decisions }, (_, i) => [index + i, 0.5]);
}

/** What a worker does with a job: its answer, or why it failed; null where the queue loses it. */
type Work = (
  part: Part,
  id: string,
  time: number,
  parts: readonly Part[],
) => Promise<{ returned: string } | { failed: string } | 'is being done' | null>;

/** What BullMQ keeps of a job. */
interface Row {
  timestamp: string;
  finishedOn?: string;
  returnvalue?: string;
  failedReason?: string;
}

interface Job {
  name: string;
  data: Bundle;
  opts: { jobId: string; attempts: number };
}

type Told = (event: { jobId: string; data?: unknown }) => void;

interface Made {
  on: ConstructorParameters<typeof QueuedParts>[1];
  store: ReturnType<typeof madeStore>;
  added: Job[];
  removed: string[];
  told: Map<string, Told>;
  /** The names of the rows that were read, each time. */
  reads: string[][];
  rows: Map<string, Row>;
  finish: (id: string, done: { returned: string } | { failed: string }) => void;
}

/** What happens when rows have been read, for the first time or later; what it returns is read in their place. */
type AfterRead = (made: Made, time: number) => Promise<unknown[] | null | undefined> | undefined;

/** A queue whose jobs are done by `work`, and what was done with it. */
function madeQueue(work: Work, workers = 1, afterRead?: AfterRead): Made {
  const store = madeStore();
  const rows = new Map<string, Row>();
  const told = new Map<string, Told>();
  const added: Job[] = [];
  const removed: string[] = [];
  const reads: string[][] = [];
  const finish = (jobId: string, done: { returned: string } | { failed: string }): void => {
    const isAnswer = 'returned' in done;
    rows.set(jobId, {
      timestamp: '1',
      finishedOn: '2',
      ...(isAnswer ? { returnvalue: done.returned } : { failedReason: done.failed }),
    });
    told.get(isAnswer ? 'completed' : 'failed')?.({ jobId });
  };
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
        const done = await work(data.parts[0] as Part, jobId, time, data.parts as Part[]);
        if (done === null) continue;
        rows.set(jobId, { timestamp: '1' });
        if (done !== 'is being done') finish(jobId, done);
      }
    },
  };
  const redis = {
    pipeline() {
      const asked: [id: string, fields: (keyof Row)[]][] = [];
      return {
        hmget: (id: string, ...fields: (keyof Row)[]) => asked.push([id, fields]),
        exec: async (): Promise<unknown> => {
          reads.push(asked.map(([id]) => id));
          const found = asked.map(([id, fields]) => [null, fields.map((field) => rows.get(id)?.[field] ?? null)]);
          const instead = await afterRead?.(made, reads.length);
          return instead === undefined ? found : instead;
        },
      };
    },
  };
  const events = {
    on: (name: string, tell: Told) => told.set(name, tell),
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
  const made: Made = { on, store, added, removed, told, reads, rows, finish };
  return made;
}

interface RunOptions {
  files?: ProvidedFiles;
  /** Receives what is told of the workers, whenever everything is looked at. */
  states?: string[];
}

/** Has parts done. @returns results by place, and what was told on the way */
async function run({ on }: Pick<Made, 'on'>, parts: readonly Part[], { files = {}, states = [] }: RunOptions = {}) {
  const results: Result[] = [];
  const progress: [number, number][] = [];
  const job = { kind: 'mistakes' as const, shared: SHARED, files, parts };
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

const part = (index: number): Part => ({ index, decisions: 2 });

/** A part that is done twice, to be compared. */
async function doneTwice(): Promise<Part> {
  const { blobs } = madeStore();
  const shared = await packShared('mistakes', SHARED, {}, blobs);
  for (let index = 0; ; index++) {
    const id = idOf(SOURCE, { ...shared, parts: [part(index)] });
    if (Number.parseInt(id.slice(-6), 16) % 50 === 0) return part(index);
  }
}

/** A part that is done once. */
async function doneOnce(): Promise<Part> {
  const twice = await doneTwice();
  return part(twice.index + 1);
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
    const shared = await packShared('mistakes', SHARED, {}, made.store.blobs);
    const [{ name, data, opts }] = made.added;
    expect([name, data]).toEqual(['mistakes', { ...shared, parts: [once] }]);
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

describe('parts of a long job', () => {
  const parts = Array.from({ length: 129 }, (_, index) => part(index));
  const bundles = Array.from({ length: 65 }, (_, i) => parts.slice(2 * i, 2 * i + 2));

  test('are asked for several at once, and come back as results, each at its place', async () => {
    const made: Made = madeQueue((_part, _id, _time, some) => answerOf(() => made, some.map(resultOf)));
    expect((await run(made, parts)).results).toEqual(parts.map(resultOf));
    const once = made.added.filter(({ opts }) => !opts.jobId.endsWith('-again'));
    expect(once.map(({ data }) => data.parts)).toEqual(bundles);
  });

  test('that are asked for at once are done one after another', async () => {
    let isFirst = true;
    const made: Made = madeQueue((_part, jobId, _time, some) => {
      if (isFirst) for (const data of [0.25, 0.5, 0.75]) made.told.get('progress')?.({ jobId, data });
      isFirst = false;
      return answerOf(() => made, some.map(resultOf));
    });
    expect((await run(made, parts)).progress).toEqual([
      [0, 0.5],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0.5],
    ]);
  });
});

describe('a part that is being done', () => {
  // Everything is looked at once, however long a test takes.
  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    return () => vi.restoreAllMocks();
  });

  test('is waited for, and taken as soon as the queue says that it is done', async () => {
    const once = await doneOnce();
    const made: Made = madeQueue(
      () => Promise.resolve('is being done'),
      1,
      async ({ added, finish }, time) => {
        const answer = await answerOf(() => made, [resultOf(once)]);
        if (time === 1) setTimeout(() => finish(added[0].opts.jobId, answer), 1);
        return undefined;
      },
    );
    const { results, states } = await run(made, [once]);
    expect(results).toEqual([resultOf(once)]);
    expect(states).toHaveLength(1);
    const id = idOf(SOURCE, made.added[0].data);
    expect(made.reads).toEqual([[id], [id]]);
    expect(made.added).toHaveLength(1);
  });

  test('ends the command as soon as the queue says that it failed', async () => {
    const once = await doneOnce();
    const made: Made = madeQueue(
      () => Promise.resolve('is being done'),
      1,
      async ({ added, finish }, time) => {
        if (time === 1) finish(added[0].opts.jobId, { failed: 'UsageError: no such bot' });
        return undefined;
      },
    );
    const states: string[] = [];
    await expect(run(made, [once], { states })).rejects.toThrow(new UsageError('no such bot'));
    expect(made.reads).toHaveLength(2);
    expect(states).toHaveLength(1);
  });

  test('is found by looking at everything every three seconds, where the queue says nothing', async () => {
    const once = await doneOnce();
    let now = 1_000_000;
    vi.mocked(Date.now).mockImplementation(() => (now += 500));
    const made: Made = madeQueue(
      () => Promise.resolve('is being done'),
      1,
      async ({ added, told, finish }, time) => {
        if (time > 1) return undefined;
        told.clear();
        finish(added[0].opts.jobId, await answerOf(() => made, [resultOf(once)]));
        return undefined;
      },
    );
    const { results, states } = await run(made, [once]);
    expect([results, states, made.reads.length]).toEqual([[resultOf(once)], ['1 worker', '1 worker'], 2]);
  });

  test('may have failed before, and is waited for while it is tried again', async () => {
    const once = await doneOnce();
    const made: Made = madeQueue(
      () => Promise.resolve('is being done'),
      1,
      async ({ added, rows, told, finish }, time) => {
        const { jobId } = added[0].opts;
        if (time === 1) {
          rows.set(jobId, { timestamp: '1', failedReason: 'BlobError: gone' });
          told.get('failed')?.({ jobId });
        } else if (time === 2) finish(jobId, await answerOf(() => made, [resultOf(once)]));
        return undefined;
      },
    );
    expect((await run(made, [once])).results).toEqual([resultOf(once)]);
    expect(made.reads).toHaveLength(3);
  });

  test.each<[string, unknown[] | null]>([
    ['nothing', null],
    ['an error', [[new Error('LOADING'), null]]],
    ['no answer', []],
  ])('stays where it is where a read gives %s', async (_, read) => {
    const once = await doneOnce();
    const made: Made = madeQueue(
      async (asked) => answerOf(() => made, [resultOf(asked)]),
      1,
      async ({ added, told }, time) => {
        if (time > 1) return undefined;
        told.get('completed')?.(added[0].opts);
        return read;
      },
    );
    expect((await run(made, [once])).results).toEqual([resultOf(once)]);
    expect(made.reads).toHaveLength(2);
    expect(made.added).toHaveLength(1);
  });

  test('is read once where news of it has come twice, and news of others is passed over', async () => {
    const [once, later] = [await doneOnce(), part(1_000)];
    const made: Made = madeQueue(
      () => Promise.resolve('is being done'),
      1,
      async ({ added, told, finish }, time) => {
        const [{ jobId }] = added.map(({ opts }) => opts);
        if (time === 1) {
          told.get('completed')?.({ jobId: 'of another command' });
          told.get('completed')?.({ jobId });
          finish(jobId, await answerOf(() => made, [resultOf(once)]));
        } else if (time === 2) {
          told.get('completed')?.({ jobId });
          for (const { opts } of added.slice(1)) finish(opts.jobId, await answerOf(() => made, [resultOf(later)]));
        }
        return undefined;
      },
    );
    expect((await run(made, [once, later])).results).toEqual([resultOf(once), resultOf(later)]);
    const [first, ...others] = made.added.map(({ opts }) => opts.jobId);
    expect(made.reads).toEqual([[first, ...others], [first], others]);
  });
});

test('what a store of large data has lost is stored again while parts are waited for', async () => {
  const long = Float32Array.from({ length: 2_049 }, (_, i) => i);
  const once = { ...(await doneOnce()), long };
  const files = { 'm.onnx': { bytes: Uint8Array.of(1, 2), factorCost: 0.5 } };
  const made: Made = madeQueue(async (asked, _, time) => {
    if (time > 1) return answerOf(() => made, [resultOf(asked)]);
    made.store.values.clear();
    return null;
  });
  await run(made, [once], { files });
  const bytes = [new Uint8Array(long.buffer), files['m.onnx'].bytes, new TextEncoder().encode(JSON.stringify(SHARED))];
  expect([...made.store.values.keys()].toSorted()).toEqual(
    ['thirty-one:blobs', ...bytes.map((one) => `thirty-one:blob:${sha256(one)}`)].toSorted(),
  );
  expect(made.store.values.get('thirty-one:blobs')).toBe('store');
});

describe('a command ends with one line', () => {
  test.each([
    ['no result', [[1, 2]]],
    ['too few results', []],
    ['too many results', [resultOf(part(0)), resultOf(part(0))]],
  ])('where a worker answers %s', async (_, results) => {
    const once = await doneOnce();
    const made: Made = madeQueue(() => answerOf(() => made, results, 'badger'));
    await expect(run(made, [once])).rejects.toThrow(
      new RegExp(
        `^--queue: what badger answers is no result of mistakes \\[\\{"index":${once.index},"decisions":2\\}\\]: `,
      ),
    );
  });

  test('that has the beginnings of a long answer and of long parts', async () => {
    const long = { ...(await doneOnce()), name: 'x'.repeat(300) };
    const returned = JSON.stringify({ worker: 'badger', results: ['y'.repeat(300)] });
    const failed = run(
      madeQueue(() => Promise.resolve({ returned })),
      [long],
    );
    await expect(failed).rejects.toThrow(
      new UsageError(
        `--queue: what badger answers is no result of mistakes ${JSON.stringify([long]).slice(0, 200)}: ${returned.slice(0, 200)}`,
      ),
    );
  });

  test('where an answer cannot be read', async () => {
    await expect(
      run(
        madeQueue(() => Promise.resolve({ returned: 'nonsense' })),
        [part(1)],
      ),
    ).rejects.toThrow(/^--queue: what unknown answers is no result of mistakes .*: nonsense$/);
  });

  test('that of the worker, where it found something wrong with what was asked for', async () => {
    const failed = run(
      madeQueue(() => Promise.resolve({ failed: 'UsageError: there is no such\nbot' })),
      [part(1)],
    );
    await expect(failed).rejects.toThrow(new UsageError('there is no such\nbot'));
  });

  test.each(['Error: out of memory', 'Error: UsageError: of a library'])(
    'where a part failed otherwise: %s',
    async (reason) => {
      const failed = run(
        madeQueue(() => Promise.resolve({ failed: reason })),
        [part(1)],
      );
      await expect(failed).rejects.toThrow(`--queue: mistakes [{"index":1,"decisions":2}] failed: ${reason}`);
    },
  );
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
      return answerOf(() => made, [resultOf(isSecond ? part(asked.index + 1) : asked)], isSecond ? 'owl' : 'hare');
    });
    await expect(run(made, [twice])).rejects.toThrow(
      /^--queue: mistakes \[.*\] ends otherwise on owl than on hare: one of them errs$/,
    );
  });
});

describe('a part that learns and is done twice', () => {
  const interval = { mean: 0.5, low: 0.4, high: 0.6 };
  const parameters = Float32Array.of(1, 2);
  const learnt = {
    decisions: 8_192,
    seconds: 3,
    average: parameters,
    criticAndEquity: { critic: parameters, equity: parameters },
    againstExpert: interval,
  };
  const shared: SharedOf<'specialist'> = { steps: 8_192, minutes: null, init: null, packs: 2 };

  /** Has it done twice, the second time with another end. */
  async function compare(length: Pick<typeof shared, 'steps' | 'minutes'>, second: object): Promise<unknown[]> {
    const made: Made = madeQueue((_part, id) =>
      answerOf(() => made, [id.endsWith('-again') ? { ...learnt, ...second } : learnt]),
    );
    const job = { kind: 'specialist' as const, shared: { ...shared, ...length }, files: {} };
    const packed = await packShared('specialist', job.shared, {}, made.store.blobs);
    const parts: PartOf<'specialist'>[] = [];
    for (let seed = 0; parts.length === 0; seed++) {
      const one = { rules: {}, players: [2, 2] as [number, number], seed };
      const id = idOf(SOURCE, { ...packed, parts: [one] });
      if (Number.parseInt(id.slice(-6), 16) % 50 === 0) parts.push(one);
    }
    const results: unknown[] = [];
    await new QueuedParts({ ...job, parts }, made.on, {
      onResult: (_, result) => void results.push(result),
      onProgress: () => undefined,
    }).run();
    expect(made.added).toHaveLength(2);
    return results;
  }

  test('may take longer the second time', async () => {
    expect(await compare({ steps: 8_192, minutes: null }, { seconds: 4 })).toEqual([learnt]);
  });

  test('must learn the same the second time', async () => {
    const other = { average: Float32Array.of(1, 2.5) };
    await expect(compare({ steps: 8_192, minutes: null }, other)).rejects.toThrow(/ends otherwise on one than on one/);
  });

  test('may learn something else where minutes end it', async () => {
    expect(await compare({ steps: null, minutes: 1 }, { decisions: 9_000 })).toEqual([learnt]);
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
