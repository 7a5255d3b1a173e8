/** A worker: does parts that wait in a queue. */
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import type { ProvidedFiles } from '../../bots/model-file.ts';
import { NO_CHECKPOINTS, type Checkpoints } from '../job-kind.ts';
import { KINDS, type KindName, type SharedOf } from '../kinds.ts';
import { ThreadedJob } from '../threaded-job.ts';
import { checkAdmission, identify, wanted } from './admission.ts';
import { BlobError, type BlobStore } from './blobs.ts';
import { pack, unpack } from './packing.ts';
import { KEY_PREFIX, Bundle, queueName } from './bundle.ts';
import { openQueue, type QueueUrls } from './open-queue.ts';
import { isForbidden, plainError, shownUrl } from './redis.ts';

/** After so many ms without a sign of life from its worker a part goes to another one. */
const LOCK = 6_000;
const STALLED_CHECK = 3_000;
/** Every part may be interrupted so many times. */
const MOST_STALLS = 20;
/** How often a worker looks whether a command has asked for something, in ms. */
const ASK_EVERY = 1_000;
/** How often a part says how much of it is done, in ms. */
const PROGRESS_EVERY = 2_000;
/** What connections say of themselves that wait for their Redis to come back. */
const AWAY: readonly Redis['status'][] = ['close', 'reconnecting', 'connecting', 'connect'];
/** Jobs whose threads are kept for their next parts. */
const MOST_JOBS = 3;

interface ServeOptions extends QueueUrls {
  threads: number;
  /** Receives lines about what happens. */
  say: (line: string) => void;
  /** Ends the worker, after the parts that it is doing. */
  stop: AbortSignal;
}

/** @throws {UsageError} where no Redis answers, or the queue does not admit this machine */
export async function serve(options: ServeOptions): Promise<void> {
  const { queue, stop, say } = options;
  const { queue: redis, blobs } = await openQueue(options, say);
  // Who is away answers nothing any more; what has been begun goes to another worker.
  const leftAlone = new Promise<void>((resolve) => {
    const leave = (): void => {
      if ([redis, blobs.redis].some(({ status }) => AWAY.includes(status))) resolve();
    };
    stop.addEventListener('abort', leave, { once: true });
  });
  try {
    await Promise.race([attend(redis, blobs, options), leftAlone]);
  } catch (error) {
    throw plainError(error, '--queue', queue);
  } finally {
    redis.disconnect();
    blobs.redis.disconnect();
  }
}

/** Waits until this machine is wanted, and does parts until it is to stop. */
async function attend(redis: Redis, blobs: BlobStore, { threads, say, stop, ...urls }: ServeOptions): Promise<void> {
  const own = await identify();
  const ask = async () => [await wanted(redis), await blobs.name()] as const;
  let [asked, store] = await ask();
  if (asked === null) say(`Waits for a command with --queue ${shownUrl(urls.queue)}`);
  else if (store === null) say(`Waits for a command that keeps large data in ${shownUrl(urls.blobs)}`);
  while ((asked === null || store === null) && !stop.aborted) {
    await sleep(ASK_EVERY);
    [asked, store] = await ask();
  }
  if (asked === null || store === null) return;
  checkAdmission({ ...own, blobs: store }, asked);
  await work(redis, queueName(own.source), { jobs: new Jobs(blobs, threads), threads, stop, say });
}

interface ServedJobs extends Omit<ServeOptions, keyof QueueUrls> {
  jobs: Jobs;
}

async function work(redis: Redis, name: string, { jobs, threads, stop, say }: ServedJobs): Promise<void> {
  const me = `${hostname()}-${process.pid}`;
  let done = 0;
  const worker = new Worker<Bundle>(
    name,
    async (job) => {
      let told = Date.now();
      const results = await jobs.run(String(job.id), job.data, (share) => {
        if (Date.now() - told < PROGRESS_EVERY) return;
        told = Date.now();
        job.updateProgress(share).catch(() => undefined);
      });
      done += results.length;
      return { worker: me, results };
    },
    {
      connection: redis,
      prefix: KEY_PREFIX,
      concurrency: threads,
      lockDuration: LOCK,
      stalledInterval: STALLED_CHECK,
      maxStalledCount: MOST_STALLS,
    },
  );
  say(`${me} does parts with ${threads} ${threads === 1 ? 'thread' : 'threads'} · Ctrl-C ends after those begun`);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('error', (error) => {
        // Others pass: it tries again.
        if (isForbidden(error)) reject(error);
      });
      stop.addEventListener('abort', () => resolve(), { once: true });
      if (stop.aborted) resolve();
    });
  } finally {
    await worker.close();
    await jobs.close();
  }
  say(`${done} parts done`);
}

/** The jobs that this worker has parts of. */
class Jobs {
  readonly #blobs: BlobStore;
  readonly #threads: number;
  /** By what their parts share, the one used last at the end. */
  readonly #jobs = new Map<string, { job: Promise<ThreadedJob<KindName>>; running: number }>();

  constructor(blobs: BlobStore, threads: number) {
    this.#blobs = blobs;
    this.#threads = threads;
  }

  /**
   * Does parts, one after another.
   * @returns the packed results
   * @throws {UnrecoverableError} where trying again would not help
   */
  async run(id: string, data: unknown, onProgress: (share: number) => void): Promise<unknown[]> {
    const checked = v.safeParse(Bundle, data);
    if (!checked.success) throw new UnrecoverableError('Error: what was asked for is no part');
    const { parts, ...shared } = checked.output;
    try {
      const key = JSON.stringify(shared);
      const known = this.#jobs.get(key) ?? { job: this.#open(shared), running: 0 };
      this.#jobs.delete(key);
      this.#jobs.set(key, known);
      known.running += 1;
      try {
        const job = await known.job;
        const checkpoints = KINDS[shared.kind].hasOwnThread ? await this.#checkpointsOf(id) : NO_CHECKPOINTS;
        const results: unknown[] = [];
        for (const [i, part] of parts.entries()) {
          const progressed = (share: number): void => onProgress((i + share) / parts.length);
          const result = await job.runOne((await unpack(part, this.#blobs)) as never, progressed, checkpoints);
          results.push(await pack(result, this.#blobs));
        }
        return results;
      } catch (error) {
        if (error instanceof BlobError) this.#jobs.delete(key);
        throw error;
      } finally {
        known.running -= 1;
        await this.#closeOldest();
      }
    } catch (error) {
      if (error instanceof BlobError) throw error;
      const { name, message } = error as Error;
      throw new UnrecoverableError(`${name}: ${message}`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#jobs.values()].map(async ({ job }) => (await job).close()));
  }

  /** Of a part that was done up to there by whoever had it before. */
  async #checkpointsOf(id: string): Promise<Checkpoints> {
    return {
      last: await this.#blobs.checkpoint(id),
      // A checkpoint that is lost costs time alone.
      keep: (bytes) => void this.#blobs.keepCheckpoint(id, bytes).catch(() => undefined),
    };
  }

  async #open({ kind, shared, files }: Omit<Bundle, 'parts'>): Promise<ThreadedJob<KindName>> {
    const text = new TextDecoder().decode(await this.#blobs.get(shared));
    const data = (await unpack(JSON.parse(text), this.#blobs)) as SharedOf<KindName>;
    const fetched = Object.entries(files).map(async ([name, { blob, factorCost }]) => {
      return [name, { bytes: await this.#blobs.get(blob), factorCost }] as const;
    });
    const provided: ProvidedFiles = Object.fromEntries(await Promise.all(fetched));
    return new ThreadedJob(kind, data, this.#threads, provided);
  }

  /** Threads of jobs that seem to be over end. */
  async #closeOldest(): Promise<void> {
    for (const [key, { job, running }] of this.#jobs) {
      if (this.#jobs.size <= MOST_JOBS) return;
      if (running > 0) continue;
      this.#jobs.delete(key);
      await (await job).close();
    }
  }
}
