/** A job done by workers on any number of machines, through a queue (BullMQ) in Redis. */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Queue, QueueEvents } from 'bullmq';
import * as v from 'valibot';
import { UsageError } from '../../command/usage-error.ts';
import type { JobKind, JobListener } from '../job-kind.ts';
import type { JobTask } from '../job-thread.ts';
import { KINDS } from '../kinds.ts';
import { admit, showBlobs } from './admission.ts';
import { Answer, encode, getBlob, KEPT_SECONDS, List, putBlob, queueAt, sha256, type Bundle } from './messages.ts';
import { shownUrl, withConnections, type Connections, type QueueUrls } from './redis.ts';

/** What may pass is tried again. Results are kept as long as blobs: the same command takes up those that it left behind. */
const OPTIONS = {
  attempts: 50,
  backoff: { type: 'fixed', delay: 1_000 },
  removeOnComplete: { age: KEPT_SECONDS },
  removeOnFail: { age: 60 },
};
/** How often everything is looked at, in ms, in case that news was missed or something lost. */
const LOOK_EVERY = 3_000;
/** One bundle in so many is done twice, and compared. */
const TWICE_IN = 50;
/** Jobs with fewer bundles than this for each of a bundle's parts have smaller ones, so that all machines have work to the end. */
const FEWEST_BUNDLES = 64;

interface JobInQueue extends Connections {
  work: JobKind<unknown, unknown, unknown>;
  task: JobTask;
  parts: readonly unknown[];
  listener: JobListener<unknown>;
  source: string;
  bundles: Queue<Bundle>;
  events: QueueEvents;
  /** Emits the ids of bundles that are to be looked at. */
  news: EventEmitter;
}

/** Has all parts done. @throws {UsageError} where no Redis answers, a part cannot be done, or an answer cannot be right */
export function runQueued(
  job: Pick<JobInQueue, 'work' | 'task' | 'parts' | 'listener'>,
  urls: QueueUrls,
): Promise<void> {
  return withConnections(urls, async (connections) => {
    const source = await admit(connections);
    const at = queueAt(connections.queue, source);
    const bundles = new Queue<Bundle>(...at);
    const events = new QueueEvents(...at).setMaxListeners(0);
    const news = new EventEmitter();
    // What the connection says of errors is said already, once.
    bundles.on('error', () => undefined);
    events.on('error', () => undefined);
    events.on('completed', ({ jobId }) => news.emit(jobId));
    events.on('failed', ({ jobId }) => news.emit(jobId));
    const asking = { ...job, ...connections, source, bundles, events, news };
    const over = new AbortController();
    try {
      await events.waitUntilReady();
      await Promise.race([haveDone(asking), look(asking, shownUrl(urls.queue), over.signal)]);
    } finally {
      over.abort();
      await Promise.all([bundles.close(), events.close()]);
    }
  });
}

async function haveDone(asking: JobInQueue): Promise<void> {
  const { task, parts, blobs } = asking;
  const blob = await putBlob(blobs, encode(task));
  let size: number = KINDS[task.kind].atOnce;
  while (size > 1 && parts.length < FEWEST_BUNDLES * size) size /= 2;
  const firsts = Array.from({ length: Math.ceil(parts.length / size) }, (_, i) => size * i);
  await Promise.all(firsts.map((first) => take({ ...asking, parts: parts.slice(first, first + size) }, blob, first)));
}

/** Says who works, stores again what may have been lost, and has everything looked at, until it is told to end. */
async function look(asking: JobInQueue, where: string, over: AbortSignal): Promise<never> {
  const { task, bundles, blobs, news, listener } = asking;
  for (;;) {
    const workers = await bundles.getWorkersCount();
    const state = `${workers} ${workers === 1 ? 'worker' : 'workers'}`;
    listener.onState?.(workers > 0 ? state : `no worker yet: npm run worker -- --queue ${where}`);
    await sleep(LOOK_EVERY, undefined, { signal: over });
    await showBlobs(asking);
    await putBlob(blobs, encode(task));
    for (const id of news.eventNames()) news.emit(id);
  }
}

/** Has parts done, and tells their results. @param blob of the task @param place of the first of them */
async function take(asking: JobInQueue, blob: string, place: number): Promise<void> {
  const { work, task, parts, source, events, listener } = asking;
  const bundle = { task: blob, parts: encode(parts) };
  // Named by all that its results follow from, so that it counts once, however often it is asked for or done.
  const id = `part-${sha256(JSON.stringify([source, bundle]))}`;
  events.on('progress', ({ jobId, data }) => {
    if (jobId !== id) return;
    // Parts are done one after another.
    const done = (Number(data) || 0) * parts.length;
    for (const i of parts.keys()) listener.onProgress(place + i, Math.min(Math.max(done - i, 0), 1));
  });
  const isTwice = Number.parseInt(id.slice(-6), 16) % TWICE_IN === 0;
  const ids = isTwice ? [id, `${id}-again`] : [id];
  const [first, other = first] = await Promise.all(ids.map((one) => answer(asking, one, bundle)));
  const counted = (result: unknown): unknown => (work.reproducible ? work.reproducible(task.shared, result) : result);
  if (!isDeepStrictEqual(first.results.map(counted), other.results.map(counted)))
    throw new UsageError(
      `--queue: ${named(asking, bundle)} ends otherwise on ${other.worker} than on ${first.worker}: one of them errs`,
    );
  for (const [i, result] of first.results.entries()) await listener.onResult(place + i, result);
}

/** What a worker answers. @throws {UsageError} where it cannot do the parts, or answers something else */
async function answer(
  asking: JobInQueue,
  jobId: string,
  bundle: Bundle,
): Promise<{ worker: string; results: unknown[] }> {
  const { task, work, parts, bundles, blobs, news } = asking;
  for (;;) {
    const told = new Promise<void>((resolve) => news.once(jobId, resolve));
    const state = await bundles.getJobState(jobId);
    if (state === 'unknown') await bundles.add(task.kind, bundle, { ...OPTIONS, jobId });
    if (state !== 'completed' && state !== 'failed') {
      await told;
      continue;
    }
    const { returnvalue, failedReason = '' } = (await bundles.getJob(jobId)) ?? {};
    if (state === 'failed') {
      const [, line] = /^UsageError: (.*)$/s.exec(failedReason) ?? [];
      throw new UsageError(line ?? `--queue: ${named(asking, bundle)} failed: ${failedReason}`);
    }
    const { worker, results: blob } = v.is(Answer, returnvalue) ? returnvalue : { worker: 'a worker', results: null };
    const text = blob === null ? '' : await getBlob(blobs, blob);
    const { success, output } = v.safeParse(List, text);
    const isRight =
      success && output.length === parts.length && parts.every((part, i) => work.isResult(output[i], part));
    if (isRight) return { worker, results: output };
    if (text !== null) throw new UsageError(`--queue: what ${worker} answers is no result of ${named(asking, bundle)}`);
    // What came of it was lost.
    await bundles.remove(jobId);
  }
}

function named({ task }: JobInQueue, { parts }: Bundle): string {
  return `${task.kind} ${parts.slice(0, 200)}`;
}
