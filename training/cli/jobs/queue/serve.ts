/** A worker: does parts that wait in a queue. */
import { once } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { NO_CHECKPOINTS } from '../job-kind.ts';
import type { JobTask } from '../job-thread.ts';
import { KINDS } from '../kinds.ts';
import { Threads } from '../threads.ts';
import { admission, identify } from './admission.ts';
import { Bundle, checkpointsOf, decode, encode, getBlob, putBlob, queueAt, type Answer } from './messages.ts';
import { FORBIDDEN, say, withConnections, type Connections, type QueueUrls } from './redis.ts';

/** After so many ms without a sign of life from its worker a part goes to another one; it may do so so many times. */
const STALLED = { lockDuration: 6_000, stalledInterval: 3_000, maxStalledCount: 20 };
/** How often a worker looks whether a command has asked for something, in ms. */
const ASK_EVERY = 1_000;
/** How often a part says how much of it is done, in ms. */
const PROGRESS_EVERY = 2_000;

/** `stop` ends the worker, after the parts that it is doing. */
type ServeOptions = QueueUrls & { threads: number; stop: AbortSignal };

/** @throws {UsageError} where no Redis answers, or the queue does not admit this machine */
export function serve(options: ServeOptions): Promise<void> {
  return withConnections(options, (connections) => {
    const isAway = (): boolean => Object.values(connections).some(({ status }) => status !== 'ready');
    const leftAlone = new Promise<void>((resolve) => {
      // Who is away answers nothing any more; what has been begun goes to another worker.
      options.stop.addEventListener('abort', () => isAway() && resolve());
    });
    return Promise.race([attend(connections, options), leftAlone]);
  });
}

/** Waits until this machine is wanted, and does parts until it is to stop. */
async function attend(connections: Connections, options: ServeOptions): Promise<void> {
  const own = await identify();
  for (let isSaid = false; !options.stop.aborted; isSaid = true) {
    const missing = await admission(own, connections);
    if (missing === null) return work(connections, own.source, options);
    if (!isSaid) say(`Waits for a command with the same ${missing}`);
    await sleep(ASK_EVERY);
  }
}

async function work({ queue, blobs }: Connections, source: string, { threads, stop }: ServeOptions): Promise<void> {
  const me = `${hostname()}-${process.pid}`;
  const own = new Threads();
  const taskOf = lastTask(blobs);
  let done = 0;
  const doBundle = async (job: Job<unknown>): Promise<Answer> => {
    const asked = v.safeParse(Bundle, job.data);
    if (!asked.success) throw new UnrecoverableError('Error: what was asked for is no part');
    const { parts } = asked.output;
    const task = await taskOf(asked.output.task);
    const results: unknown[] = [];
    let share = 0;
    const tell = (): void => void job.updateProgress((results.length + share) / parts.length).catch(() => undefined);
    const telling = setInterval(tell, PROGRESS_EVERY);
    try {
      const checkpoints = KINDS[task.kind].hasOwnThread ? await checkpointsOf(String(job.id), blobs) : NO_CHECKPOINTS;
      for (const part of parts) {
        share = 0;
        results.push(await own.run(task, part, (now) => (share = now), checkpoints));
      }
      done += results.length;
      return { worker: me, results: await putBlob(blobs, encode(results)) };
    } catch (error) {
      // Trying again would not help.
      throw new UnrecoverableError(`${(error as Error).name}: ${(error as Error).message}`);
    } finally {
      clearInterval(telling);
    }
  };
  const [name, where] = queueAt(queue, source);
  const worker = new Worker<unknown, Answer>(name, doBundle, { ...where, concurrency: threads, ...STALLED });
  const forbidden = new Promise<never>((_, reject) => {
    // Other errors pass: it tries again.
    worker.on('error', (error) => FORBIDDEN.test(error.message) && reject(error));
  });
  say(`${me} does parts with ${threads} ${threads === 1 ? 'thread' : 'threads'} · Ctrl-C ends after those begun`);
  try {
    if (!stop.aborted) await Promise.race([forbidden, once(stop, 'abort')]);
  } finally {
    await worker.close();
    await own.close();
  }
  say(`${done} parts done`);
}

/** Fetches tasks, and keeps the last one: its parts come one after another. Throws where it is not there: it is put again. */
function lastTask(blobs: Redis): (sha: string) => Promise<JobTask> {
  let last: { sha: string; task: JobTask } | undefined;
  return async (sha) => {
    if (last?.sha === sha) return last.task;
    const text = await getBlob(blobs, sha);
    if (text === null) throw new Error('the task of a part is not there');
    // Another part may have fetched it meanwhile.
    if (last?.sha !== sha) last = { sha, task: decode(text) as JobTask };
    return last.task;
  };
}
