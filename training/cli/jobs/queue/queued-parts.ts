/** The parts of a job in a queue: added, waited for, checked, and asked for again where they were lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import type { ProvidedFiles } from '../../bots/model-file.ts';
import { UsageError } from '../../command/usage-error.ts';
import type { JobKind, JobListener } from '../job-kind.ts';
import { KINDS, type KindName, type PartOf, type ResultOf, type SharedOf } from '../kinds.ts';
import { BlobError, type BlobStore } from './blobs.ts';
import { pack, unpack } from './packing.ts';
import { Answer, bundlesOf, idOf, packShared, type Bundle } from './bundle.ts';

/** How long results are kept, in seconds: the same command takes up those that it left behind. */
const RESULT_AGE = 7 * 24 * 3_600;
/** How often a part is begun anew after a failure that may pass. */
const ATTEMPTS = 50;
const RETRY_DELAY = 1_000;
/** How often everything is looked at, in ms, in case that news was missed. */
const LOOK_EVERY = 3_000;
/** How often news is read, in ms. */
const POLL = 20;
/** One part in so many is done twice, and compared. */
const TWICE_IN = 50;

/** A bundle of parts that nobody has answered yet. */
interface Waiting {
  queued: Bundle;
  /** The places of its parts among those of the job. */
  at: readonly number[];
  /** All places that its results are for: several lists where the same is asked for twice, none where it is done a second time. */
  places: (readonly number[])[];
}

interface AcceptedJob<Name extends KindName> {
  kind: Name;
  shared: SharedOf<Name>;
  files: ProvidedFiles;
  parts: readonly PartOf<Name>[];
}

interface Connections {
  queue: Queue;
  events: QueueEvents;
  redis: Redis;
  blobs: BlobStore;
  /** The name of that store. */
  store: string;
  /** SHA-256 of the source tree. */
  source: string;
  /** The URL, as it is shown. */
  where: string;
}

/** All parts of a job on their way. */
export class QueuedParts<Name extends KindName> {
  readonly #job: AcceptedJob<Name>;
  readonly #on: Connections;
  readonly #listener: JobListener<ResultOf<Name>>;
  readonly #blobs: BlobStore;
  readonly #waiting = new Map<string, Waiting>();
  /** Results of parts that are done twice, by the name of the part. */
  readonly #twice = new Map<string, { worker: string; text: string }>();

  constructor(job: AcceptedJob<Name>, on: Connections, listener: JobListener<ResultOf<Name>>) {
    this.#job = job;
    this.#on = on;
    this.#listener = listener;
    this.#blobs = on.blobs;
  }

  /** @throws {UsageError} where a part cannot be done, or an answer cannot be right */
  async run(): Promise<void> {
    const { kind, shared, files, parts } = this.#job;
    const packed = await packShared(kind, shared, files, this.#blobs);
    for (const at of bundlesOf(parts.length, KINDS[kind].atOnce)) {
      this.#note({ ...packed, parts: await this.#packParts(at) }, at);
    }
    const answered: string[] = [];
    this.#on.events.on('completed', ({ jobId }) => answered.push(jobId));
    this.#on.events.on('failed', ({ jobId }) => answered.push(jobId));
    this.#on.events.on('progress', ({ jobId, data }) => this.#progressed(jobId, Number(data)));
    await this.#add([...this.#waiting.keys()]);
    let looked = 0;
    while (this.#waiting.size > 0) {
      if (Date.now() - looked >= LOOK_EVERY) {
        looked = Date.now();
        this.#listener.onState?.(await this.#state());
        await this.#restoreBlobs();
        await this.#settle([...this.#waiting.keys()]);
      } else await this.#settle(answered.splice(0));
      if (answered.length === 0 && this.#waiting.size > 0) await sleep(POLL);
    }
  }

  /** Stores again what may have been lost with the store that had it. */
  async #restoreBlobs(): Promise<void> {
    const { kind, shared, files } = this.#job;
    await this.#blobs.named(this.#on.store);
    await packShared(kind, shared, files, this.#blobs);
    for (const { at } of this.#waiting.values()) await this.#packParts(at);
  }

  #packParts(at: readonly number[]): Promise<unknown[]> {
    return Promise.all(at.map((place) => pack(this.#job.parts[place], this.#blobs)));
  }

  /** Notes a bundle as one to be waited for; some are done a second time. */
  #note(queued: Bundle, at: readonly number[]): void {
    const id = idOf(this.#on.source, queued);
    const known = this.#waiting.get(id);
    if (known !== undefined) {
      known.places.push(at);
      return;
    }
    this.#waiting.set(id, { queued, at, places: [at] });
    if (Number.parseInt(id.slice(-6), 16) % TWICE_IN === 0) {
      this.#waiting.set(`${id}-again`, { queued, at, places: [] });
    }
  }

  /** Adds bundles to the queue; those that are there already stay as they are. */
  async #add(ids: readonly string[]): Promise<void> {
    await this.#on.queue.addBulk(
      ids.map((jobId) => ({
        name: this.#job.kind,
        data: (this.#waiting.get(jobId) as Waiting).queued,
        opts: {
          jobId,
          attempts: ATTEMPTS,
          backoff: { type: 'fixed', delay: RETRY_DELAY },
          removeOnComplete: { age: RESULT_AGE },
          removeOnFail: { age: 60 },
        },
      })),
    );
  }

  /** Takes what has been answered of these parts; what the queue has lost is asked for again. */
  async #settle(ids: readonly string[]): Promise<void> {
    // A part that was done anew in the meantime has been answered twice.
    const left = [...new Set(ids)].filter((id) => this.#waiting.has(id));
    if (left.length === 0) return;
    const { queue, redis } = this.#on;
    const reading = redis.pipeline();
    for (const id of left) reading.hmget(queue.toKey(id), 'timestamp', 'finishedOn', 'returnvalue', 'failedReason');
    const rows = ((await reading.exec()) ?? []).map(([error, row]) =>
      error === null ? (row as (string | null)[]) : null,
    );
    for (const [i, id] of left.entries()) {
      const row = rows[i];
      if (row === null || row === undefined) continue;
      const [added, finished, returned, failed] = row;
      if (added === null) await this.#add([id]);
      else if (finished !== null && returned !== null) await this.#take(id, returned);
      else if (finished !== null && failed !== null) throw this.#failure(id, failed);
    }
  }

  async #take(id: string, returned: string): Promise<void> {
    const kind = (await KINDS[this.#job.kind].load()) as unknown as JobKind<
      SharedOf<Name>,
      PartOf<Name>,
      ResultOf<Name>
    >;
    const { at, places, queued } = this.#waiting.get(id) as Waiting;
    const answer = v.safeParse(Answer, parsed(returned));
    const { worker, results: packed } = answer.success ? answer.output : { worker: 'unknown', results: [] };
    let results: unknown[];
    try {
      results = (await unpack(packed, this.#blobs)) as unknown[];
    } catch (error) {
      if (!(error instanceof BlobError)) throw error;
      await this.#again(id);
      return;
    }
    const { shared, parts } = this.#job;
    const known = results.filter(
      (result, i): result is ResultOf<Name> => i < at.length && kind.isResult(result, parts[at[i]]),
    );
    if (known.length < at.length || results.length > at.length) {
      throw new UsageError(
        `--queue: what ${worker} answers is no result of ${describe(queued)}: ${returned.slice(0, 200)}`,
      );
    }
    const same = kind.reproducible ? known.map((result) => kind.reproducible?.(shared, result)) : known;
    const text = JSON.stringify(await pack(same, this.#blobs));
    this.#compare(id.replace(/-again$/, ''), { worker, text }, queued);
    this.#waiting.delete(id);
    for (const list of places) {
      for (const [i, place] of list.entries()) await this.#listener.onResult(place, known[i]);
    }
  }

  /** Has a part done anew: what came of it was lost. */
  async #again(id: string): Promise<void> {
    await this.#on.queue.remove(id);
    await this.#add([id]);
  }

  /** @throws {UsageError} where a part ends otherwise the second time */
  #compare(id: string, answer: { worker: string; text: string }, queued: Bundle): void {
    const other = this.#twice.get(id);
    this.#twice.set(id, answer);
    if (other === undefined || other.text === answer.text) return;
    throw new UsageError(
      `--queue: ${describe(queued)} ends otherwise on ${answer.worker} than on ${other.worker}: one of them errs`,
    );
  }

  #failure(id: string, reason: string): UsageError {
    const { queued } = this.#waiting.get(id) as Waiting;
    const [, line] = /^UsageError: (.*)$/s.exec(reason) ?? [];
    return new UsageError(line ?? `--queue: ${describe(queued)} failed: ${reason}`);
  }

  #progressed(id: string, share: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined || !Number.isFinite(share)) return;
    for (const list of waiting.places) {
      // They are done one after another.
      for (const [i, place] of list.entries()) {
        this.#listener.onProgress(place, Math.min(Math.max(share * list.length - i, 0), 1));
      }
    }
  }

  /** Who works, in words. */
  async #state(): Promise<string> {
    const workers = await this.#on.queue.getWorkersCount();
    return workers === 0
      ? `no worker yet: npm run worker -- --queue ${this.#on.where}`
      : `${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function describe({ kind, parts }: Bundle): string {
  return `${kind} ${JSON.stringify(parts).slice(0, 200)}`;
}
