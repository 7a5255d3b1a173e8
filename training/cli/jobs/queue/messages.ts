/** What goes through a queue: bundles of parts and answers to them, data alone, never code; large data beside it, in blobs. */
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import type { Checkpoints } from '../job-kind.ts';

export const KEY_PREFIX = 'thirty-one';
/** Blobs and results that nobody has asked for in so many seconds go. */
export const KEPT_SECONDS = 7 * 24 * 3_600;

const ARRAYS = { Float32Array, Float64Array, Uint8Array };
type ArrayName = keyof typeof ARRAYS;

/** Plain data as JSON, with arrays of numbers as their bytes; other numbers that are not finite become null. */
export function encode(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    // A Buffer would not say of itself that it is a Uint8Array.
    const item = this[key];
    if (!ArrayBuffer.isView(item)) return item;
    const $array = (Object.keys(ARRAYS) as ArrayName[]).find((name) => item instanceof ARRAYS[name]);
    return { $array, bytes: Buffer.from(item.buffer, item.byteOffset, item.byteLength).toString('base64') };
  });
}

function revive(_: string, item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('$array' in item)) return item;
  const { $array, bytes } = item as { $array: ArrayName; bytes: string };
  return new ARRAYS[$array](Uint8Array.from(Buffer.from(bytes, 'base64')).buffer);
}

export function decode(text: string): unknown {
  return JSON.parse(text, revive);
}

/** A list that was encoded. */
export const List = v.pipe(v.string(), v.parseJson({ reviver: revive }), v.array(v.unknown()));

/** What workers are asked to do: some parts, and the blob of the task to which they belong, encoded. */
export const Bundle = v.object({ task: v.string(), parts: List });
export type Bundle = v.InferInput<typeof Bundle>;

/** What a worker answers: the blob of a list of results, one for each part. */
export const Answer = v.object({ worker: v.string(), results: v.string() });
export type Answer = v.InferOutput<typeof Answer>;

/** The queue of all who have the same source tree. */
export function queueName(source: string): string {
  return `parts-${source.slice(0, 16)}`;
}

/** The same, as BullMQ is told. */
export function queueAt(connection: Redis, source: string): [string, { connection: Redis; prefix: string }] {
  return [queueName(source), { connection, prefix: KEY_PREFIX }];
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Stores text where it is not there yet. @returns its name: its SHA-256, hexadecimal */
export async function putBlob(redis: Redis, text: string): Promise<string> {
  const sha = sha256(text);
  const key = `${KEY_PREFIX}:blob:${sha}`;
  if ((await redis.expire(key, KEPT_SECONDS)) === 0) await redis.set(key, text, 'EX', KEPT_SECONDS);
  return sha;
}

/** @returns null where it is not there, or damaged: that is removed, so that it can be put again */
export async function getBlob(redis: Redis, sha: string): Promise<string | null> {
  const text = await redis.get(`${KEY_PREFIX}:blob:${sha}`);
  if (text === null || sha256(text) === sha) return text;
  await redis.del(`${KEY_PREFIX}:blob:${sha}`);
  return null;
}

/** Of a bundle: whoever does it next goes on from the last one. */
export async function checkpointsOf(id: string, redis: Redis): Promise<Checkpoints> {
  const key = `${KEY_PREFIX}:checkpoint:${id}`;
  return {
    last: await redis.getBuffer(key),
    // A checkpoint that is lost costs time alone.
    keep: (bytes) => void redis.set(key, Buffer.from(bytes), 'EX', KEPT_SECONDS).catch(() => undefined),
  };
}
