/** Whom a queue admits: workers whose source, models and results are those of the command that asks. */
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { preset } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../command/usage-error.ts';
import type { GamesPart } from '../kinds/games.ts';
import { MainThreadJob } from '../main-thread-job.ts';
import { sha256, type BlobStore } from './blobs.ts';
import { modelsDigest, sourceDigest } from './source.ts';

const KEY = 'thirty-one:admission';
/** Digits of a SHA-256 that are shown. */
const SHOWN = 12;

const Identity = v.object({
  /** SHA-256 of the source tree, of the models, and of the result of a known part. */
  source: v.string(),
  models: v.string(),
  result: v.string(),
  processor: v.string(),
  /** The name of the store of large data. */
  blobs: v.string(),
});
export type Identity = v.InferOutput<typeof Identity>;

/** Whose decisions are close enough to differ where numbers do. */
const KNOWN_PART: GamesPart = {
  rules: preset('scat'),
  specs: [`model:${fileURLToPath(new URL('../../../../models/general.onnx', import.meta.url))}`, 'expert'],
  measure: 'deals',
  first: 0,
  packs: 40,
};

/** What this checkout is, on this machine; it takes a few seconds. */
export async function identify(): Promise<Omit<Identity, 'blobs'>> {
  const job = new MainThreadJob('games', { control: null, seed: 1, hasRecords: false });
  let result = '';
  await job.run([KNOWN_PART], {
    onResult: (_, { samples }) => {
      result = sha256(JSON.stringify(samples));
    },
    onProgress: () => undefined,
  });
  return { source: sourceDigest(), models: modelsDigest(), result, processor: cpus()[0]?.model ?? 'unknown' };
}

/** Says what workers must be: what this checkout is. What an earlier command of the same checkout said stays. */
export async function admit(redis: Redis, store: BlobStore): Promise<Identity> {
  const asked = await wanted(redis);
  const known = await store.name();
  const isSame = asked?.source === sourceDigest() && asked.models === modelsDigest() && asked.blobs === known;
  if (asked !== null && isSame) return asked;
  const identity = { ...(await identify()), blobs: known ?? randomUUID() };
  await redis.set(KEY, JSON.stringify(identity));
  // Only now, since workers that wait for a name would compare it with what an earlier command said.
  const blobs = await store.named(identity.blobs);
  if (blobs !== identity.blobs) await redis.set(KEY, JSON.stringify({ ...identity, blobs }));
  return { ...identity, blobs };
}

/** What workers must be; null where no command has asked yet. */
export async function wanted(redis: Redis): Promise<Identity | null> {
  const text = await redis.get(KEY);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Identity), text);
  return read.success ? read.output : null;
}

/** @throws {UsageError} that names what differs */
export function checkAdmission(own: Identity, asked: Identity): void {
  const short = (sha: string): string => sha.slice(0, SHOWN);
  if (own.source !== asked.source)
    throw new UsageError(
      `not admitted: the source tree is ${short(own.source)}, and the queue's is ${short(asked.source)}: check out the same commit as the command, and run npm ci`,
    );
  if (own.models !== asked.models)
    throw new UsageError(
      `not admitted: models/ is ${short(own.models)}, and the command's is ${short(asked.models)}: check out the same commit`,
    );
  if (own.blobs !== asked.blobs)
    throw new UsageError(
      'not admitted: large data is in another Redis than the command’s: give both the same --blobs, or none',
    );
  if (own.result !== asked.result)
    throw new UsageError(
      `not admitted: 40 known packs end otherwise on this processor (${own.processor}) than on the command's (${asked.processor}): allowed are processors of one kind`,
    );
}
