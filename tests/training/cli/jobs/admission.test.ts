import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { admit, checkAdmission, type Identity } from '../../../../training/cli/jobs/queue/admission.ts';
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

  test('says anew whom it admits where it has other models than an earlier one', async () => {
    const first = fakes(null, null);
    const identity = await admit(first.redis, first.blobs);
    const second = fakes(JSON.stringify({ ...identity, models: 'others' }), identity.blobs);
    expect(await admit(second.redis, second.blobs)).toEqual(identity);
    expect(second.done).toContain('says whom it admits');
  });
});

describe('a worker', () => {
  const asked: Identity = { source: 's', models: 'm', result: 'r', processor: 'this one', blobs: 'b' };

  test('is admitted where nothing differs but the name of its processor', () => {
    expect(() => checkAdmission({ ...asked, processor: 'another' }, asked)).not.toThrow();
  });

  test.each<[keyof Identity, RegExp]>([
    ['source', /not admitted: the source tree is other, and the queue's is s/],
    ['models', /not admitted: models\/ is other, and the command's is m/],
    ['blobs', /not admitted: large data is in another Redis/],
    ['result', /not admitted: 40 known packs end otherwise on this processor \(this one\)/],
  ])('is not admitted with another %s', (what, reason) => {
    expect(() => checkAdmission({ ...asked, [what]: 'other' }, asked)).toThrow(reason);
  });
});
