import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { admission, admit, identify, showBlobs, sourceDigest } from '../../../../training/cli/jobs/queue/admission.ts';
import { sha256 } from '../../../../training/cli/jobs/queue/messages.ts';
import { fakeRedis } from '../../support/fake-redis.ts';

const KEY = 'thirty-one:admission';
/** What this checkout is. */
const own = await identify();

const empty = (): Redis => fakeRedis().redis;
const asking = (text: string): Redis => fakeRedis({ [KEY]: text }).redis;

test('a checkout is its source tree, how 40 known packs end, and its processor', async () => {
  const files = ['engine', 'training', 'models'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const counted = [...files, 'package-lock.json'].filter((file) => /\.(ts|json|onnx)$/.test(file)).toSorted();
  expect(counted).toContain('models/general.onnx');
  const source = sha256(counted.map((file) => `${file} ${sha256(readFileSync(file))}\n`).join(''));
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(own).toEqual({ source, result: digest, processor: cpus()[0].model });
});

describe('a worker', () => {
  test('waits for a command, and for the Redis where its large data is', async () => {
    const [queue, blobs] = [empty(), empty()];
    expect(await admission(own, { queue, blobs })).toBe('--queue');
    expect(await admit({ queue, blobs })).toBe(sourceDigest());
    expect(await admission(own, { queue, blobs: empty() })).toBe('--blobs');
    // A command with one Redis for both.
    expect(await admission(own, { queue, blobs: queue })).toBe('--blobs');
    expect(await admission(own, { queue, blobs })).toBeNull();
  });

  const source = `the source tree with its models is ${own.source.slice(0, 12)}, and the queue's is 0123456789ab`;
  const ends = `40 known packs end otherwise on this processor (${own.processor}) than on the command's (that one)`;

  test.each([
    [{ source: '0123456789abcdef' }, `${source}: check out the same commit as the command, and run npm ci`],
    [{ result: 'other', processor: 'that one' }, `${ends}: allowed are processors of one kind`],
  ])('is not admitted where the command has %j', async (other, reason) => {
    const queue = asking(JSON.stringify({ ...own, ...other }));
    await expect(admission(own, { queue, blobs: queue })).rejects.toThrow(new UsageError(`not admitted: ${reason}`));
  });

  test.each(['{', '[1]', JSON.stringify({ ...own, processor: undefined })])('waits where %s is said', async (text) => {
    expect(await admission(own, { queue: asking(text), blobs: asking(text) })).toBe('--queue');
  });
});

describe('a command', () => {
  test('keeps what an earlier one of the same checkout and Redis said, and says anything else anew', async () => {
    const [queue, blobs, others] = [asking(JSON.stringify({ ...own, source: 'other' })), empty(), empty()];
    await admit({ queue, blobs });
    const first = await queue.get(KEY);
    expect(JSON.parse(first as string)).toMatchObject(own);
    await admit({ queue, blobs });
    expect(await queue.get(KEY)).toBe(first);
    await admit({ queue, blobs: others });
    expect(await queue.get(KEY)).not.toBe(first);
    expect([await admission(own, { queue, blobs }), await admission(own, { queue, blobs: others })]).toEqual([
      '--blobs',
      null,
    ]);
  });

  test('says it again where large data was lost', async () => {
    const [queue, blobs] = [empty(), empty()];
    await admit({ queue, blobs: empty() });
    await showBlobs({ queue, blobs });
    expect(await admission(own, { queue, blobs })).toBeNull();
  });
});
