/** Data on its way to other machines. */
import { describe, expect, test } from 'vitest';
import { BlobError, sha256 } from '../../../../training/cli/jobs/queue/blobs.ts';
import { idOf, packShared, queueName, type Bundle } from '../../../../training/cli/jobs/queue/bundle.ts';
import { pack, unpack } from '../../../../training/cli/jobs/queue/packing.ts';
import { madeStore } from '../../support/made-store.ts';

const WEEK = 7 * 24 * 3_600;

const bytes = Uint8Array.of(1, 2, 3);
const LONG = Float32Array.from({ length: 2_049 }, (_, i) => i / 2);

describe('a store of large data', () => {
  test('gives back what was put there, by its SHA-256', async () => {
    const { blobs } = madeStore();
    const sha = await blobs.put(bytes);
    expect(sha).toBe('039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81');
    expect([...(await blobs.get(sha))]).toEqual([1, 2, 3]);
  });

  test('keeps it for a week, and for another where it is put there again', async () => {
    const { blobs, seconds, values } = madeStore();
    const sha = await blobs.put(bytes);
    const [key] = values.keys();
    expect(seconds.get(key)).toBe(WEEK);
    seconds.clear();
    expect(await blobs.put(bytes)).toBe(sha);
    expect(seconds.get(key)).toBe(WEEK);
    expect(values.size).toBe(1);
  });

  test('says what is not there', async () => {
    await expect(madeStore().blobs.get('0'.repeat(64))).rejects.toThrow(
      new BlobError(`the blob ${'0'.repeat(64)} is not there`),
    );
  });

  test('says what is damaged, and drops it, so that it can be put there again', async () => {
    const { blobs, values } = madeStore();
    const sha = await blobs.put(bytes);
    values.set([...values.keys()][0], Buffer.from([1, 2, 4]));
    await expect(blobs.get(sha)).rejects.toThrow(`the blob ${sha} was damaged`);
    expect(values.size).toBe(0);
  });

  test('has the name that it was given first', async () => {
    const { blobs } = madeStore();
    expect(await blobs.name()).toBeNull();
    expect(await blobs.named('one')).toBe('one');
    expect(await blobs.named('other')).toBe('one');
    expect(await blobs.name()).toBe('one');
  });

  test('keeps its name, blobs and checkpoints under keys of their own', async () => {
    const { blobs, values } = madeStore();
    const sha = await blobs.put(bytes);
    await blobs.keepCheckpoint('part-1', Uint8Array.of(1));
    await blobs.named('one');
    expect([...values.entries()]).toEqual([
      [`thirty-one:blob:${sha}`, Buffer.from(bytes)],
      ['thirty-one:checkpoint:part-1', Buffer.of(1)],
      ['thirty-one:blobs', 'one'],
    ]);
  });

  test('keeps the last checkpoint of each part for a week', async () => {
    const { blobs, seconds } = madeStore();
    expect(await blobs.checkpoint('a')).toBeNull();
    await blobs.keepCheckpoint('a', Uint8Array.of(1));
    await blobs.keepCheckpoint('a', bytes);
    expect(await blobs.checkpoint('a')).toEqual(Buffer.from(bytes));
    expect(await blobs.checkpoint('b')).toBeNull();
    expect([...seconds.values()]).toEqual([WEEK]);
  });
});

describe('packed data', () => {
  test('is JSON, and comes back as it was', async () => {
    const { blobs, values } = madeStore();
    const data = { text: 'a', none: null, list: [1, { deep: true }], short: Float64Array.of(0.1, -2), bytes };
    const packed = JSON.parse(JSON.stringify(await pack(data, blobs))) as unknown;
    expect(await unpack(packed, blobs)).toEqual(data);
    expect(packed).toMatchObject({ short: { $array: 'Float64Array', numbers: [0.1, -2] } });
    expect(values.size).toBe(0);
  });

  test('has long arrays beside it, as blobs', async () => {
    const { blobs, values } = madeStore();
    const packed = await pack([LONG, LONG.subarray(1)], blobs);
    expect(packed).toMatchObject([
      { $array: 'Float32Array', blob: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { $array: 'Float32Array', numbers: Array.from(LONG.subarray(1)) },
    ]);
    expect(values.size).toBe(1);
    expect(await unpack(packed, blobs)).toEqual([LONG, LONG.slice(1)]);
  });

  test.each([Float32Array, Float64Array, Uint8Array])('has a short or a long %o as one of its kind', async (type) => {
    const { blobs } = madeStore();
    for (const length of [0, 1, 2_048, 2_049]) {
      const array = type.from(Array.from({ length }, (_, i) => i % 200));
      expect(await unpack(await pack(array, blobs), blobs)).toEqual(array);
    }
  });

  test('says that a blob of it is not there', async () => {
    const { blobs } = madeStore();
    const packed = await pack({ deep: [LONG] }, blobs);
    await expect(unpack(packed, madeStore().blobs)).rejects.toThrow(BlobError);
  });

  test('of part of an array is that part alone', async () => {
    const { blobs } = madeStore();
    const whole = Float64Array.from({ length: 5_000 }, (_, i) => i);
    expect(await unpack(await pack(whole.subarray(1_000, 4_000), blobs), blobs)).toEqual(whole.slice(1_000, 4_000));
  });

  test('has no number that JSON cannot say', async () => {
    const { blobs } = madeStore();
    await expect(pack({ a: [Number.NaN] }, blobs)).rejects.toThrow(new RangeError('NaN cannot be sent'));
    await expect(pack(-Infinity, blobs)).rejects.toThrow(new RangeError('-Infinity cannot be sent'));
    await expect(pack(Float32Array.of(1, Infinity), blobs)).rejects.toThrow(new RangeError('Infinity cannot be sent'));
  });
});

describe('a bundle', () => {
  const bundle: Bundle = { kind: 'games', shared: 'a'.repeat(64), files: {}, parts: [1, 2] };

  test('has a name of its own, by the source, the job and its parts', () => {
    const names = [
      idOf('s', bundle),
      idOf('t', bundle),
      idOf('s', { ...bundle, kind: 'mistakes' }),
      idOf('s', { ...bundle, shared: 'b'.repeat(64) }),
      idOf('s', { ...bundle, parts: [1, 3] }),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^part-[0-9a-f]{64}$/);
    expect(idOf('s', { ...bundle })).toBe(names[0]);
  });

  test('stores once what all share, and the files by their names', async () => {
    const { blobs } = madeStore();
    const shared = { seed: 1 };
    const packed = await packShared('games', shared, { 'a.onnx': { bytes, factorCost: 0.5 } }, blobs);
    expect(packed).toEqual({
      kind: 'games',
      shared: sha256(JSON.stringify(shared)),
      files: { 'a.onnx': { blob: sha256(bytes), factorCost: 0.5 } },
    });
    expect(new TextDecoder().decode(await blobs.get(packed.shared))).toBe('{"seed":1}');
    expect([...(await blobs.get(packed.files['a.onnx'].blob))]).toEqual([1, 2, 3]);
  });

  test('waits in the queue of its source tree', () => {
    expect(queueName('0123456789abcdef0123')).toBe('parts-0123456789abcdef');
  });
});
