/** A job done by workers on any number of machines, through a queue (BullMQ) in Redis. */
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { ProvidedFiles } from '../../bots/model-file.ts';
import type { JobListener } from '../job-kind.ts';
import type { KindName, PartOf, ResultOf, SharedOf } from '../kinds.ts';
import { admit } from './admission.ts';
import { KEY_PREFIX, queueName } from './queued-part.ts';
import { QueuedParts } from './queued-parts.ts';
import { openRedis, plainError, shownUrl } from './redis.ts';

export class QueuedJob<Name extends KindName> {
  private readonly kind: Name;
  private readonly shared: SharedOf<Name>;
  private readonly files: ProvidedFiles;
  private readonly url: string;
  private redis: Redis | null = null;

  constructor(kind: Name, shared: SharedOf<Name>, files: ProvidedFiles, url: string) {
    this.kind = kind;
    this.shared = shared;
    this.files = files;
    this.url = url;
  }

  /** Has all parts done. @throws {UsageError} where no Redis answers, or a worker finds something wrong */
  async run(parts: readonly PartOf<Name>[], listener: JobListener<ResultOf<Name>>): Promise<void> {
    const where = shownUrl(this.url);
    this.redis = await openRedis(this.url, '--queue', (isAway) =>
      process.stderr.write(isAway ? `${where} is away: waiting for it\n` : `${where} is back\n`),
    );
    try {
      await this.runOn(this.redis, where, parts, listener);
    } catch (error) {
      throw plainError(error, '--queue', this.url);
    }
  }

  close(): Promise<void> {
    this.redis?.disconnect();
    return Promise.resolve();
  }

  private async runOn(
    redis: Redis,
    where: string,
    parts: readonly PartOf<Name>[],
    listener: JobListener<ResultOf<Name>>,
  ): Promise<void> {
    const identity = await admit(redis);
    const connection = redis;
    const queue = new Queue(queueName(identity.source), { connection, prefix: KEY_PREFIX });
    const events = new QueueEvents(queueName(identity.source), { connection, prefix: KEY_PREFIX });
    // What the connection says of errors is said above, once.
    queue.on('error', () => undefined);
    events.on('error', () => undefined);
    try {
      await events.waitUntilReady();
      const job = { kind: this.kind, shared: this.shared, files: this.files, parts };
      const on = { queue, events, redis, source: identity.source, where };
      await new QueuedParts(job, on, listener).run();
    } finally {
      await Promise.all([queue.close(), events.close()]);
    }
  }
}
