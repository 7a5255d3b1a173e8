/** Parts as they wait in the queue, a few at once, and what comes back. */
import * as v from 'valibot';
import type { ProvidedFiles } from '../../bots/model-file.ts';
import { KINDS, type KindName } from '../kinds.ts';
import { sha256, type BlobStore } from './blobs.ts';
import { pack } from './packing.ts';

const Sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What workers are asked to do: data alone, never code. */
export const Bundle = v.object({
  kind: v.picklist(Object.keys(KINDS) as KindName[]),
  /** A blob of what all parts share. */
  shared: Sha,
  /** Blobs of policy files, by the names in the data. */
  files: v.record(v.string(), v.object({ blob: Sha, factorCost: v.pipe(v.number(), v.finite()) })),
  parts: v.array(v.unknown()),
});
export type Bundle = v.InferOutput<typeof Bundle>;

/** What a worker answers: a result for each part. */
export const Answer = v.object({ worker: v.string(), results: v.array(v.unknown()) });

/** Jobs with fewer bundles than this for each of a bundle's parts have smaller ones, so that all machines have work to the end. */
const FEWEST_BUNDLES = 64;

/**
 * The places of a job's parts in bundles of neighbours.
 * @param parts of the job @param atOnce the most in a bundle, a power of two
 */
export function bundlesOf(parts: number, atOnce: number): number[][] {
  let size = atOnce;
  while (size > 1 && parts < FEWEST_BUNDLES * size) size /= 2;
  return Array.from({ length: Math.ceil(parts / size) }, (_, bundle) =>
    Array.from({ length: Math.min(size, parts - bundle * size) }, (_place, i) => bundle * size + i),
  );
}

/** The queue of all who have the same source tree. */
export function queueName(source: string): string {
  return `parts-${source.slice(0, 16)}`;
}

/** Before the names of all keys of all queues. */
export const KEY_PREFIX = 'thirty-one';

/** Stores what all parts share, and their files. */
export async function packShared(
  kind: KindName,
  shared: unknown,
  files: ProvidedFiles,
  blobs: BlobStore,
): Promise<Omit<Bundle, 'parts'>> {
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

/** Names parts by all that their results follow from, so that they count once, however often they are asked for or done. */
export function idOf(source: string, bundle: Bundle): string {
  return `part-${sha256(JSON.stringify([source, bundle]))}`;
}
