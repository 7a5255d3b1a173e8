/** A command and its workers, with a Redis that this test starts; without a redis-server it is left out. */
import type { ChildProcess } from 'node:child_process';
import { Queue, UnrecoverableError, Worker, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import type { GamesPart } from '../../../../training/cli/jobs/kinds/games.ts';
import type { JobTask } from '../../../../training/cli/jobs/job-thread.ts';
import { kindOf, type PartOf, type ResultOf } from '../../../../training/cli/jobs/kinds.ts';
import { sourceDigest } from '../../../../training/cli/jobs/queue/admission.ts';
import {
  decode,
  encode,
  getBlob,
  KEY_PREFIX,
  putBlob,
  queueName,
} from '../../../../training/cli/jobs/queue/messages.ts';
import { runQueued } from '../../../../training/cli/jobs/queue/queued-job.ts';
import { serve } from '../../../../training/cli/jobs/queue/serve.ts';
import { runJob } from '../../../../training/cli/jobs/run-job.ts';
import { packsOf } from '../../../../training/learner/evaluation/arena.ts';
import { freePort, isInstalled, killRedis, startRedis, until } from '../../support/redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type Part = PartOf<'mistakes'>;
type Result = ResultOf<'mistakes'>;

const folder = temporaryFolder();
let server: ChildProcess;
let url = '';
let redis: Redis;
let said = '';
const workers: Worker[] = [];
/** So that no job has parts of another. */
let seed = 0;

/** A worker that does with parts whatever a test wants, and what it has been asked. */
async function startWorker(answer: (parts: Part[], job: Job) => unknown, options = {}): Promise<Part[][]> {
  const asked: Part[][] = [];
  const does = async (job: Job<{ parts: string }>): Promise<unknown> => {
    const parts = decode(job.data.parts) as Part[];
    asked.push(parts);
    return answer(parts, job);
  };
  const worker = new Worker(queueName(sourceDigest()), does, { connection: redis, prefix: KEY_PREFIX, ...options });
  // Such as that a part is no longer there.
  worker.on('error', () => undefined);
  workers.push(worker);
  await worker.waitUntilReady();
  return asked;
}

const bundles = (): Queue => new Queue(queueName(sourceDigest()), { connection: redis, prefix: KEY_PREFIX });

const answerOf = async (results: unknown, worker = 'badger') => ({
  worker,
  results: await putBlob(redis, encode(results)),
});
/** What is right for a part. */
const resultOf = ({ index }: Part): Result => [[index, 1 / index]];
const honest = (parts: Part[]): unknown => answerOf(parts.map(resultOf));

const partsFrom = (first: number, count: number): Part[] =>
  Array.from({ length: count }, (_, i) => ({ index: first + i, decisions: 1 }));

const nextTask = (): JobTask => ({ kind: 'mistakes', shared: { seed: seed++ }, files: {} });

/** Has parts done. @returns results by place, and what was told on the way */
async function run(parts: readonly unknown[], task = nextTask()) {
  const results: unknown[] = [];
  const progress: [number, number][] = [];
  const states: string[] = [];
  const listener = {
    onResult: (at: number, result: unknown) => void (results[at] = result),
    onProgress: (at: number, share: number) => void progress.push([at, share]),
    onState: (state: string) => void states.push(state),
  };
  await runQueued({ work: await kindOf(task.kind), task, parts, listener }, { queue: url, blobs: url });
  return { results, progress, states };
}

describe.skipIf(!isInstalled('redis-server', '--queue'))('a command with --queue', () => {
  beforeEach(() => {
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => (said += String(text)) !== '');
  });
  beforeAll(async () => {
    const port = await freePort();
    url = `redis://localhost:${port}`;
    server = await startRedis(port, folder);
    redis = new Redis(url, { maxRetriesPerRequest: null });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close(true)));
    said = '';
  });
  afterAll(async () => {
    redis.disconnect();
    await killRedis(server);
  });

  test('has each result at its place, also of what is asked for twice', async () => {
    await startWorker(honest);
    const parts = [...partsFrom(3, 2), ...partsFrom(3, 2), ...partsFrom(1, 1)];
    expect((await run(parts)).results).toEqual(parts.map(resultOf));
  });

  test('has several parts of a long job done at once, and does not ask again for what is known', async () => {
    const asked = await startWorker(honest);
    const [task, parts] = [nextTask(), partsFrom(1, 257)];
    expect((await run(parts, task)).results).toEqual(parts.map(resultOf));
    expect(new Set(asked.map(({ length }) => length))).toEqual(new Set([4, 1]));
    const { length } = asked;
    expect((await run(parts, task)).results).toEqual(parts.map(resultOf));
    expect(asked).toHaveLength(length);
  });

  test('asks again for what was lost: results, the queue, or all that Redis had', async () => {
    const lost: (() => Promise<unknown>)[] = [
      async () => ({ worker: 'badger', results: '0'.repeat(64) }),
      // Its answer is honest, and is taken if the queue was there again by then.
      async () => void (await redis.flushall()),
    ];
    const asked = await startWorker(async (parts) => (await lost.shift()?.()) ?? honest(parts), { lockDuration: 500 });
    const task = nextTask();
    expect((await run(partsFrom(1, 1), task)).results).toEqual([resultOf({ index: 1, decisions: 1 })]);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(await getBlob(redis, await putBlob(redis, encode(task)))).toBe(encode(task));
  });

  test('says who works, and how much of its parts is done', async () => {
    const running = run(partsFrom(1, 130));
    await until(async () => (await bundles().getWaitingCount()) > 60);
    let isFirst = true;
    await startWorker(async (parts, job) => {
      const shares = isFirst ? [0.25, 0.5, 7, 'nonsense'] : [];
      isFirst = false;
      for (const share of shares) await job.updateProgress(share as number);
      return honest(parts);
    });
    const { states, progress } = await running;
    expect(states[0]).toBe(`no worker yet: npm run worker -- --queue ${url}`);
    const [[at]] = progress;
    const shares = [0.5, 0, 1, 0, 1, 1, 0, 0];
    expect(progress.map(([place, share]) => [place - at, share])).toEqual(shares.map((share, i) => [i % 2, share]));
  });

  describe('ends with one line', () => {
    test.each<[string, unknown]>([
      ['no result', [[1]]],
      ['a number that is not finite', [[[Number.NaN, 1]]]],
      ['too few results', []],
    ])('where a worker answers %s', async (_, results) => {
      await startWorker(() => answerOf(results));
      await expect(run(partsFrom(7, 1))).rejects.toThrow(
        new UsageError('--queue: what badger answers is no result of mistakes [{"index":7,"decisions":1}]'),
      );
    });

    test('where an answer has another shape', async () => {
      await startWorker(() => 'nonsense');
      await expect(run(partsFrom(7, 1))).rejects.toThrow('--queue: what a worker answers is no result of mistakes');
    });

    test.each([
      ['UsageError: there is no such\nbot', 'there is no such\nbot'],
      ['Error: UsageError', '--queue: mistakes [{"index":7,"decisions":1}] failed: Error: UsageError'],
    ])('where a part fails with %j', async (reason, line) => {
      await startWorker(() => {
        throw new UnrecoverableError(reason);
      });
      await expect(run(partsFrom(7, 1))).rejects.toThrow(new UsageError(line));
    });
  });

  describe('has one part in fifty done twice', () => {
    const parameters = Float32Array.of(1, 2);
    const learnt = {
      decisions: 1,
      average: parameters,
      criticAndEquity: { critic: parameters, equity: parameters },
      againstExpert: null,
    };
    const shared = { steps: 8_192, minutes: null, init: null, packs: 2 };
    const all = Array.from({ length: 300 }, (_, index) => ({ rules: {}, players: [2, 2], seed: index }));

    const done = (length: object) => run(all, { ...nextTask(), kind: 'specialist', shared: { ...shared, ...length } });

    test('which may take longer the second time', async () => {
      let seconds = 0;
      const asked = await startWorker(() => answerOf([{ ...learnt, seconds: seconds++ }]));
      expect((await done({ packs: 3 })).results).toHaveLength(300);
      expect(asked.length).toBeGreaterThan(300);
    });

    test('and ends if it ends otherwise, unless minutes end it: somebody errs', async () => {
      let seconds = 0;
      await startWorker(() => answerOf([{ ...learnt, seconds, average: Float32Array.of(seconds++) }]));
      await expect(done({})).rejects.toThrow(
        /^--queue: specialist \[.*\] ends otherwise on badger than on badger: one of them errs$/,
      );
      expect((await done({ steps: null, minutes: 1 })).results).toHaveLength(300);
    });
  });

  test('and a worker do what can be done, and say what cannot', async () => {
    const table = { rules: preset('scat'), specs: ['threshold:24', 'threshold:27'], measure: 'deals' as const };
    const parts = packsOf(25, 10).map((packs): GamesPart => ({ ...table, ...packs }));
    const shared = { control: null, seed: 5, hasRecords: false };
    const options = { workers: 2, json: true };
    const job = { kind: 'games', shared, parts, unit: 'parts', options } as const;
    const queued = { ...options, queue: url };
    const malformed = await Promise.all(
      [{}, { task: '0'.repeat(64), parts: '{}' }, { task: '0'.repeat(64), parts: 'nonsense' }].map((data) =>
        bundles().add('games', data, { attempts: 50 }),
      ),
    );
    const running = runJob({ ...job, options: queued });
    await until(async () => (await bundles().getWaitingCount()) > malformed.length + 2);
    // What the worker needs is lost before it has read it.
    for (const key of await redis.keys('thirty-one:blob:*')) await redis.del(key);
    const stop = new AbortController();
    const ended = serve({ queue: url, blobs: url, threads: 2, stop: stop.signal });
    expect(await running).toEqual(await runJob(job));
    const wrong = { ...job, options: queued, parts: [{ ...parts[0], specs: ['threshold:24', 'poker'] }] };
    await expect(runJob(wrong)).rejects.toThrow(/^"poker" is no bot/);
    stop.abort();
    await ended;
    for (const { id = '' } of malformed) {
      expect((await bundles().getJob(id))?.failedReason).toBe('Error: what was asked for is no part');
    }
    expect(said).toMatch(/^\S+-\d+ does parts with 2 threads · Ctrl-C ends after those begun\n[3-6] parts done\n$/);
  });
});
