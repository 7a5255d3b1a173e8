/** Large data beside the queue, each piece under its SHA-256. */
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

const PREFIX = 'thirty-one:blob:';
const CHECKPOINT_PREFIX = 'thirty-one:checkpoint:';
/** By this commands and workers know that they have the same store. */
const NAME_KEY = 'thirty-one:blobs';
/** Blobs that nobody has asked for in so many seconds go. */
const KEPT_SECONDS = 7 * 24 * 3_600;

/** A piece of data that is not there, or not what its name says. */
export class BlobError extends Error {
  override name = 'BlobError';
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

export class BlobStore {
  readonly redis: Redis;

  constructor(redis: Redis) {
    this.redis = redis;
  }

  /** Stores data where it is not there yet. @returns its SHA-256, hexadecimal */
  async put(data: Uint8Array): Promise<string> {
    const sha = sha256(data);
    const key = PREFIX + sha;
    if ((await this.redis.expire(key, KEPT_SECONDS)) === 0) {
      await this.redis.set(key, Buffer.from(data), 'EX', KEPT_SECONDS);
    }
    return sha;
  }

  /** @throws {BlobError} where it is not there, or damaged; what is damaged is removed, so that it can be put again */
  async get(sha: string): Promise<Uint8Array> {
    const data = await this.redis.getBuffer(PREFIX + sha);
    if (data === null) throw new BlobError(`the blob ${sha} is not there`);
    if (sha256(data) !== sha) {
      await this.redis.del(PREFIX + sha);
      throw new BlobError(`the blob ${sha} was damaged`);
    }
    return data;
  }

  /** What the store is called; null where it is new, or has lost everything. */
  name(): Promise<string | null> {
    return this.redis.get(NAME_KEY);
  }

  /** Gives the store a name where it has none, or has lost it. @returns its name */
  async named(name: string): Promise<string> {
    await this.redis.set(NAME_KEY, name, 'NX');
    return (await this.redis.get(NAME_KEY)) ?? name;
  }

  /** The last checkpoint of a part; null where there is none. */
  async checkpoint(part: string): Promise<Uint8Array | null> {
    return this.redis.getBuffer(CHECKPOINT_PREFIX + part);
  }

  /** Keeps a checkpoint in place of the last one. */
  async keepCheckpoint(part: string, bytes: Uint8Array): Promise<void> {
    await this.redis.set(CHECKPOINT_PREFIX + part, Buffer.from(bytes), 'EX', KEPT_SECONDS);
  }
}
