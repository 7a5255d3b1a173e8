import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { admit } from '../../../../training/cli/jobs/queue/admission.ts';
import type { BlobStore } from '../../../../training/cli/jobs/queue/blobs.ts';

/** A queue and a store of large data, and what is done with them, in order. */
function fakes(admission: string | null, name: string | null) {
  const done: string[] = [];
  let [kept, store] = [admission, name];
  const redis = {
    get: () => Promise.resolve(kept),
    set: (_key: string, text: string) => {
      kept = text;
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
  return { redis: redis as unknown as Redis, blobs: blobs as unknown as BlobStore, done };
}

describe('a command', () => {
  test('says whom it admits before it names a new store, so that workers who wait for a name are not refused', async () => {
    const { redis, blobs, done } = fakes(null, null);
    const identity = await admit(redis, blobs);
    expect(done).toEqual(['says whom it admits', 'names the store']);
    expect(await blobs.name()).toBe(identity.blobs);
  });

  test('takes over what an earlier one of the same checkout and store said', async () => {
    const first = fakes(null, null);
    const identity = await admit(first.redis, first.blobs);
    const second = fakes(JSON.stringify(identity), identity.blobs);
    expect(await admit(second.redis, second.blobs)).toEqual(identity);
    expect(second.done).toEqual([]);
  });
});
