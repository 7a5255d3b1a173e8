import { cpus } from 'node:os';
import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { createBot } from '../../../../training/cli/bots/bots.ts';
import {
  admit,
  checkAdmission,
  identify,
  wanted,
  type Identity,
} from '../../../../training/cli/jobs/queue/admission.ts';
import { sha256, type BlobStore } from '../../../../training/cli/jobs/queue/blobs.ts';
import { modelsDigest, sourceDigest } from '../../../../training/cli/jobs/queue/source.ts';
import { samplePacks } from '../../../../training/learner/evaluation/arena.ts';
import { preset } from '../../../../engine/rules/resolve.ts';

const KEY = 'thirty-one:admission';
/** What this checkout is. */
const known = identify();

/** A queue and a store of large data, what is done with them, in order, and whom the queue admits in the end. */
function fakes(admission: string | null, name: string | null) {
  const done: string[] = [];
  const kept = new Map(admission === null ? [] : [[KEY, admission]]);
  let store = name;
  const redis = {
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    set: (key: string, text: string) => {
      kept.set(key, text);
      done.push('says whom it admits');
      return Promise.resolve('OK');
    },
  };
  const blobs = {
    name: () => Promise.resolve(store),
    named: (given: string) => {
      store ??= given;
      done.push('names the store');
      return Promise.resolve(store);
    },
  };
  const admitted = (): unknown => JSON.parse(kept.get(KEY) ?? 'null');
  return { redis: redis as unknown as Redis, blobs: blobs as unknown as BlobStore, done, admitted };
}

test('a checkout is its source, its models, its processor and how 40 known packs end', async () => {
  const rules = preset('scat');
  const bots = [await createBot(`model:models/general.onnx`, 1), await createBot('expert', 2)];
  const samples = await samplePacks({ rules, bots, seed: 1 }, 40, 1);
  expect(await known).toEqual({
    source: sourceDigest(),
    models: modelsDigest(),
    result: sha256(JSON.stringify(samples)),
    processor: cpus()[0].model,
  });
});

describe('a command', () => {
  test('says whom it admits before it names a new store, so that workers who wait for a name are not refused', async () => {
    const { redis, blobs, done, admitted } = fakes(null, null);
    const identity = await admit(redis, blobs);
    expect(done).toEqual(['says whom it admits', 'names the store']);
    expect(await blobs.name()).toBe(identity.blobs);
    expect(identity).toEqual({ ...(await known), blobs: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(admitted()).toEqual(identity);
  });

  test('takes over what an earlier one of the same checkout and store said', async () => {
    const first = fakes(null, null);
    const identity = await admit(first.redis, first.blobs);
    const second = fakes(JSON.stringify(identity), identity.blobs);
    expect(await admit(second.redis, second.blobs)).toEqual(identity);
    expect(second.done).toEqual([]);
  });

  test.each([
    ['other models', { models: 'others' }],
    ['another source', { source: 'another' }],
    ['another store of large data', { blobs: 'another' }],
  ])('says anew whom it admits where it has %s than an earlier one', async (_, before) => {
    const identity = { ...(await known), blobs: 'store' };
    const { redis, blobs, done, admitted } = fakes(JSON.stringify({ ...identity, ...before }), 'store');
    expect(await admit(redis, blobs)).toEqual(identity);
    expect(done).toEqual(['says whom it admits', 'names the store']);
    expect(admitted()).toEqual(identity);
  });

  test('says it once more where another command has named the store at the same time', async () => {
    const { redis, blobs, done, admitted } = fakes(null, null);
    const unnamed = { name: () => Promise.resolve(null), named: () => Promise.resolve('by another') };
    const identity = await admit(redis, unnamed as unknown as typeof blobs);
    expect(identity.blobs).toBe('by another');
    expect(done).toEqual(['says whom it admits', 'says whom it admits']);
    expect(admitted()).toEqual(identity);
  });
});

describe('whom a queue admits', () => {
  const asked: Identity = { source: 's', models: 'm', result: 'r', processor: 'p', blobs: 'b' };

  test('is what a command said', async () => {
    expect(await wanted(fakes(JSON.stringify(asked), null).redis)).toEqual(asked);
  });

  test.each([
    ['no command has said it', null],
    ['it cannot be read', '{'],
    ['it does not say everything', JSON.stringify({ ...asked, processor: undefined })],
    ['it says something else', '[1]'],
  ])('is not known where %s', async (_, text) => {
    expect(await wanted(fakes(text, null).redis)).toBeNull();
  });
});

describe('a worker', () => {
  const asked: Identity = { source: 's', models: 'm', result: 'r', processor: 'that one', blobs: 'b' };
  const own = { ...asked, processor: 'this one' };

  test('is admitted where nothing differs but the name of its processor', () => {
    expect(() => checkAdmission(own, asked)).not.toThrow();
  });

  test.each<[keyof Identity, string]>([
    [
      'source',
      "the source tree is 0123456789ab, and the queue's is s: check out the same commit as the command, and run npm ci",
    ],
    ['models', "models/ is 0123456789ab, and the command's is m: check out the same commit"],
    ['blobs', 'large data is in another Redis than the command’s: give both the same --blobs, or none'],
    [
      'result',
      "40 known packs end otherwise on this processor (this one) than on the command's (that one): allowed are processors of one kind",
    ],
  ])('is not admitted with another %s', (what, reason) => {
    expect(() => checkAdmission({ ...own, [what]: '0123456789abcdef' }, asked)).toThrow(
      new UsageError(`not admitted: ${reason}`),
    );
  });
});
