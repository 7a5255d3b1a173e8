/** A part as it waits in the queue, and what comes back. */
import * as v from 'valibot';
import type { ProvidedFiles } from '../../bots/model-file.ts';
import { KINDS, type KindName } from '../kinds.ts';
import { sha256, type BlobStore } from './blobs.ts';
import { pack } from './packing.ts';

const Sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What workers are asked to do: data alone, never code. */
export const QueuedPart = v.object({
  kind: v.picklist(Object.keys(KINDS) as KindName[]),
  /** A blob of what all parts share. */
  shared: Sha,
  /** Blobs of policy files, by the names in the data. */
  files: v.record(v.string(), v.object({ blob: Sha, factorCost: v.pipe(v.number(), v.finite()) })),
  part: v.unknown(),
});
export type QueuedPart = v.InferOutput<typeof QueuedPart>;

/** What a worker answers. */
export const Answer = v.object({ worker: v.string(), result: v.unknown() });

/** How the names of all queues begin. */
export const QUEUE_PREFIX = 'parts-';

/** The queue of all who have the same source tree. */
export function queueName(source: string): string {
  return `${QUEUE_PREFIX}${source.slice(0, 16)}`;
}

/** Before the names of all keys of all queues. */
export const KEY_PREFIX = 'thirty-one';

/** Stores what all parts share, and their files. */
export async function packShared(
  kind: KindName,
  shared: unknown,
  files: ProvidedFiles,
  blobs: BlobStore,
): Promise<Omit<QueuedPart, 'part'>> {
  const text = JSON.stringify(await pack(shared, blobs));
  const packed = Object.entries(files).map(async ([name, { bytes, factorCost }]) => {
    return [name, { blob: await blobs.put(bytes), factorCost }] as const;
  });
  return {
    kind,
    shared: await blobs.put(new TextEncoder().encode(text)),
    files: Object.fromEntries(await Promise.all(packed)),
  };
}

/** Names a part by all that its result follows from, so that it counts once, however often it is asked for or done. */
export function idOf(source: string, queued: QueuedPart): string {
  return `part-${sha256(JSON.stringify([source, queued]))}`;
}
