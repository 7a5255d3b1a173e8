import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import {
  CheckpointError,
  decodeCheckpoint,
  encodeCheckpoint,
} from '../../../../training/learner/ppo/checkpoint-file.ts';

test('a checkpoint of another format is refused, though it is not damaged', () => {
  const head = new TextEncoder().encode(JSON.stringify({ format: 'thirty-one-checkpoint/1', learners: [] }));
  const body = concatBytes(Uint8Array.of(head.length, 0, 0, 0), head);
  expect(() => decodeCheckpoint(concatBytes(body, sha256(body)))).toThrow(
    new CheckpointError('is a thirty-one-checkpoint/1: allowed is a thirty-one-checkpoint/2'),
  );
});

test('facts come back from a checkpoint without its format', () => {
  expect(decodeCheckpoint(encodeCheckpoint({ plan: 'ours', steps: 3 }, []))).toEqual({
    facts: { plan: 'ours', steps: 3 },
    learners: [],
  });
});

test('bytes too few for a checkpoint, and changed ones, are damaged', () => {
  expect(() => decodeCheckpoint(new Uint8Array(35))).toThrow(new CheckpointError('is damaged: it has only 35 bytes'));
  const bytes = encodeCheckpoint({}, []);
  bytes[10] ^= 1;
  expect(() => decodeCheckpoint(bytes)).toThrow('its checksum does not fit');
});
