import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import {
  CheckpointError,
  decodeCheckpoint,
  encodeCheckpoint,
} from '../../../../training/learner/ppo/checkpoint-file.ts';
import type { LearnerSnapshot } from '../../../../training/learner/ppo/snapshot.ts';

test('a checkpoint of another format is refused, though it is not damaged', () => {
  const head = new TextEncoder().encode(JSON.stringify({ format: 'thirty-one-checkpoint/1', learners: [] }));
  const body = concatBytes(Uint8Array.of(head.length, 0, 0, 0), head);
  expect(() => decodeCheckpoint(concatBytes(body, sha256(body)))).toThrow(
    new CheckpointError('is a thirty-one-checkpoint/1: allowed is a thirty-one-checkpoint/2'),
  );
});

test.each<[string, (bytes: Uint8Array) => Uint8Array, string]>([
  ['too few', (bytes) => bytes.subarray(0, 35), 'is damaged: it has only 35 bytes'],
  ['one too few', (bytes) => bytes.subarray(0, -1), 'its checksum does not fit'],
  ['one too many', (bytes) => Uint8Array.of(...bytes, 0), 'its checksum does not fit'],
  ['another length', (bytes) => bytes.with(0, bytes[0] ^ 1), 'its checksum does not fit'],
  ['another fact', (bytes) => bytes.with(20, bytes[20] ^ 1), 'its checksum does not fit'],
  ['another checksum', (bytes) => bytes.with(bytes.length - 1, bytes.at(-1)! ^ 1), 'its checksum does not fit'],
])('bytes that have been changed are damaged: %s', (_, change, message) => {
  const bytes = encodeCheckpoint({ plan: 'ours' }, []);
  expect(decodeCheckpoint(bytes)).toEqual({ facts: { plan: 'ours' }, learners: [] });
  expect(() => decodeCheckpoint(change(bytes))).toThrow(CheckpointError);
  expect(() => decodeCheckpoint(change(bytes))).toThrow(message);
});

describe('the learners of a checkpoint', () => {
  const learner = (iteration: number, arrays: LearnerSnapshot['arrays']): LearnerSnapshot => ({
    json: {
      iteration,
      decisions: 8 * iteration,
      steps: { learner: iteration, equity: 0 },
      random: [iteration, 1, 2, 3],
      tables: [{ seat: iteration }],
      equitySeen: 0,
    },
    arrays,
  });
  const SHARED = Float32Array.from({ length: 500 }, (_, i) => i / 3);

  test('come back in their order, with all of their arrays', () => {
    const learners = [
      learner(1, { parameters: SHARED, winners: Int32Array.of(1, -2, 3), empty: new Float32Array() }),
      learner(2, { parameters: SHARED, winners: Int32Array.of(4), empty: new Float32Array() }),
      learner(3, { parameters: SHARED.map((number) => -number), winners: Int32Array.of(1, -2, 3) }),
    ];
    expect(decodeCheckpoint(encodeCheckpoint({ plan: 'ours' }, learners))).toEqual({
      facts: { plan: 'ours' },
      learners,
    });
  });

  test('share what is the same in them: it is stored once', () => {
    const sizeOf = (...arrays: Float32Array[]) =>
      encodeCheckpoint(
        {},
        arrays.map((parameters) => learner(1, { parameters })),
      ).length;
    const bytes = SHARED.byteLength;
    const one = sizeOf(SHARED);
    expect(sizeOf(SHARED, SHARED.slice()) - one).toBeLessThan(bytes / 2);
    expect(sizeOf(SHARED, SHARED.with(0, 7)) - one).toBeGreaterThan(bytes);
    // The beginning of an array is not that array.
    expect(sizeOf(SHARED, SHARED.slice(0, 499)) - one).toBeGreaterThan(bytes - 4);
  });

  test('may be parts of larger arrays', () => {
    const learners = [learner(1, { parameters: SHARED.subarray(3, 6) })];
    const [{ arrays }] = decodeCheckpoint(encodeCheckpoint({}, learners)).learners;
    expect(arrays.parameters).toEqual(SHARED.slice(3, 6));
  });
});
