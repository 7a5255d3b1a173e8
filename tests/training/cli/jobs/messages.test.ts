import { expect, test } from 'vitest';
import { checkpointsOf, decode, encode, getBlob, putBlob } from '../../../../training/cli/jobs/queue/messages.ts';
import { fakeRedis } from '../../support/fake-redis.ts';

const WEEK = 7 * 24 * 3_600;

test('data is the same after it was sent, to the last bit', () => {
  const long = Float64Array.from({ length: 5_000 }, (_, i) => i / 7);
  const sent = {
    text: 'a',
    none: null,
    list: [1, -1 / 3, { deep: true }],
    singles: Float32Array.of(0.1, -0, Number.NaN),
    part: long.subarray(1_000, 4_000),
    empty: new Uint8Array(),
  };
  expect(decode(encode(sent))).toEqual(sent);
  expect(decode(encode({ bytes: Buffer.of(1, 255) }))).toEqual({ bytes: Uint8Array.of(1, 255) });
  expect(decode(encode([Number.NaN, -Infinity]))).toEqual([null, null]);
});

test('a blob has its SHA-256 as its name, and is kept for a week, and for another where it is stored again', async () => {
  const { redis, values, seconds } = fakeRedis();
  const sha = await putBlob(redis, 'abc');
  expect(sha).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(await getBlob(redis, sha)).toBe('abc');
  expect([...seconds]).toEqual([[`thirty-one:blob:${sha}`, WEEK]]);
  seconds.clear();
  await putBlob(redis, 'abc');
  expect([[...seconds.values()], values.size]).toEqual([[WEEK], 1]);
});

test('a blob that is not there is told, and so is a damaged one, which can then be stored again', async () => {
  const { redis, values } = fakeRedis();
  expect(await getBlob(redis, '0'.repeat(64))).toBeNull();
  const sha = await putBlob(redis, 'abc');
  values.set(`thirty-one:blob:${sha}`, 'abd');
  expect([await getBlob(redis, sha), values.size]).toEqual([null, 0]);
  expect(await getBlob(redis, await putBlob(redis, 'abc'))).toBe('abc');
});

test('whoever does a bundle next goes on from the last checkpoint; one that cannot be kept is passed over', async () => {
  const { redis, seconds } = fakeRedis();
  const { last, keep } = await checkpointsOf('a', redis);
  expect(last).toBeNull();
  keep(Uint8Array.of(1));
  keep(Uint8Array.of(1, 2));
  expect((await checkpointsOf('a', redis)).last).toEqual(Buffer.of(1, 2));
  expect((await checkpointsOf('b', redis)).last).toBeNull();
  expect([...seconds.values()]).toEqual([WEEK]);
  redis.set = () => Promise.reject(new Error('away'));
  keep(Uint8Array.of(3));
});
