/** A job done by workers on any number of machines, through a queue (BullMQ) in Redis. */
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { ProvidedFiles } from '../../bots/model-file.ts';
import type { JobListener } from '../job-kind.ts';
import type { KindName, PartOf, ResultOf, SharedOf } from '../kinds.ts';
import { admit } from './admission.ts';
import type { BlobStore } from './blobs.ts';
import { KEY_PREFIX, queueName } from './bundle.ts';
import { QueuedParts } from './queued-parts.ts';
import { openQueue, type QueueUrls } from './open-queue.ts';
import { plainError, shownUrl } from './redis.ts';

export class QueuedJob<Name extends KindName> {
  readonly #kind: Name;
  readonly #shared: SharedOf<Name>;
  readonly #files: ProvidedFiles;
  readonly #urls: QueueUrls;
  readonly #connections: Redis[] = [];

  constructor(kind: Name, shared: SharedOf<Name>, files: ProvidedFiles, urls: QueueUrls) {
    this.#kind = kind;
    this.#shared = shared;
    this.#files = files;
    this.#urls = urls;
  }

  /** Has all parts done. @throws {UsageError} where no Redis answers, or a worker finds something wrong */
  async run(parts: readonly PartOf<Name>[], listener: JobListener<ResultOf<Name>>): Promise<void> {
    const say = (line: string): boolean => process.stderr.write(`${line}\n`);
    const { queue, blobs } = await openQueue(this.#urls, say);
    this.#connections.push(queue, blobs.redis);
    try {
      await this.#runOn(queue, blobs, parts, listener);
    } catch (error) {
      throw plainError(error, '--queue', this.#urls.queue);
    }
  }

  close(): Promise<void> {
    for (const connection of this.#connections) connection.disconnect();
    return Promise.resolve();
  }

  async #runOn(
    connection: Redis,
    blobs: BlobStore,
    parts: readonly PartOf<Name>[],
    listener: JobListener<ResultOf<Name>>,
  ): Promise<void> {
    const identity = await admit(connection, blobs);
    const queue = new Queue(queueName(identity.source), { connection, prefix: KEY_PREFIX });
    const events = new QueueEvents(queueName(identity.source), { connection, prefix: KEY_PREFIX });
    // What the connection says of errors is said above, once.
    queue.on('error', () => undefined);
    events.on('error', () => undefined);
    try {
      await events.waitUntilReady();
      const job = { kind: this.#kind, shared: this.#shared, files: this.#files, parts };
      const on = {
        queue,
        events,
        redis: connection,
        blobs,
        source: identity.source,
        store: identity.blobs,
        where: shownUrl(this.#urls.queue),
      };
      await new QueuedParts(job, on, listener).run();
    } finally {
      await Promise.all([queue.close(), events.close()]);
    }
  }
}
