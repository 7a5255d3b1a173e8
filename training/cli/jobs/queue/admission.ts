/** Whom a queue admits: workers whose source tree and results are those of the command that asks. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { preset } from '../../../../engine/rules/resolve.ts';
import { ROOT } from '../../command/paths.ts';
import { UsageError } from '../../command/usage-error.ts';
import { NO_CHECKPOINTS } from '../job-kind.ts';
import { games } from '../kinds/games.ts';
import { KEY_PREFIX, sha256 } from './messages.ts';
import type { Connections } from './redis.ts';

const KEY = `${KEY_PREFIX}:admission`;
/** Where large data is the same is said, which shows that it is the command's. */
const BLOBS_KEY = `${KEY_PREFIX}:blobs`;

/** SHA-256 of the source tree and of the result of a known part, and on which processor that is. */
const Identity = v.object({ source: v.string(), result: v.string(), processor: v.string() });
type Identity = v.InferOutput<typeof Identity>;

/** The SHA-256 of all that results follow from: engine, training, models and the versions of all libraries. */
export function sourceDigest(): string {
  const files = ['engine', 'training', 'models'].flatMap((folder) => {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
  const counted = ['package-lock.json', ...files].filter((file) => /\.(ts|json|onnx)$/.test(file)).toSorted();
  return sha256(counted.map((file) => `${file} ${sha256(readFileSync(join(ROOT, file)))}\n`).join(''));
}

/** What this checkout is, on this machine; it takes a few seconds. */
export async function identify(): Promise<Identity> {
  const play = await games.prepare({ control: null, seed: 1, hasRecords: false });
  // Whose decisions are close enough to differ where numbers do.
  const specs = [`model:${join(ROOT, 'models/general.onnx')}`, 'expert'];
  const known = { rules: preset('scat'), specs, measure: 'deals', first: 0, packs: 40 } as const;
  const { samples } = await play(known, () => undefined, NO_CHECKPOINTS);
  const result = sha256(JSON.stringify(samples));
  return { source: sourceDigest(), result, processor: cpus()[0]?.model ?? 'unknown' };
}

/** Says what workers must be, unless a command of the same checkout has done so. @returns the SHA-256 of the source tree */
export async function admit({ queue, blobs }: Connections): Promise<string> {
  const [asked, there, source] = [await queue.get(KEY), await blobs.get(BLOBS_KEY), sourceDigest()];
  if (asked === there && identityIn(asked)?.source === source) return source;
  await queue.set(KEY, JSON.stringify({ ...(await identify()), id: randomUUID() }));
  await showBlobs({ queue, blobs });
  return source;
}

/** Says it where large data is, too: that Redis may have lost it. */
export async function showBlobs({ queue, blobs }: Connections): Promise<void> {
  await blobs.set(BLOBS_KEY, (await queue.get(KEY)) ?? '');
}

/** @returns what a worker shares with no command yet, or null where it may begin @throws {UsageError} that names what differs */
export async function admission(own: Identity, { queue, blobs }: Connections): Promise<'--queue' | '--blobs' | null> {
  const text = await queue.get(KEY);
  const asked = identityIn(text);
  if (asked === null) return '--queue';
  const [ours, theirs] = [own, asked].map(({ source }) => source.slice(0, 12));
  if (ours !== theirs)
    throw new UsageError(
      `not admitted: the source tree with its models is ${ours}, and the queue's is ${theirs}: check out the same commit as the command, and run npm ci`,
    );
  if (own.result !== asked.result)
    throw new UsageError(
      `not admitted: 40 known packs end otherwise on this processor (${own.processor}) than on the command's (${asked.processor}): allowed are processors of one kind`,
    );
  return (await blobs.get(BLOBS_KEY)) === text ? null : '--blobs';
}

function identityIn(text: string | null): Identity | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Identity), text);
  return read.success ? read.output : null;
}
