import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CHECKPOINT,
  CHECKPOINT_BEFORE,
  readCheckpoint,
  writeCheckpoint,
  type Checkpoint,
} from '../../../../training/cli/run/checkpoint.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import type { LearnerSnapshot } from '../../../../training/learner/ppo/snapshot.ts';

const PLAN: Checkpoint['plan'] = {
  rules: 'all',
  rulesOption: 'all',
  players: [2, 2],
  seed: 7,
  workers: 2,
  minutes: null,
  steps: 1_000,
  init: null,
  argv: ['--rules', 'all'],
  commit: 'abc',
};

function snapshot(iteration: number, random: number): LearnerSnapshot {
  return {
    json: {
      iteration,
      decisions: 100 * iteration,
      steps: { learner: 3, equity: 0 },
      random: [random, -2, 3, 4],
      tables: [{ match: null }, { match: { tokens: [3, 0] } }],
      equitySeen: 5,
    },
    arrays: {
      parameters: Float32Array.of(1.5, -0.25, Math.PI),
      equityWinners: Int32Array.of(random, -1),
      empty: new Float32Array(),
    },
  };
}

function checkpoint(iteration: number): Checkpoint {
  const learners = [snapshot(iteration, 11), snapshot(iteration, 12)];
  return { plan: PLAN, iteration, decisions: 100 * iteration, seconds: 1.25, learners };
}

let path = '';
const warnings: string[] = [];
const read = (): Checkpoint => readCheckpoint(path, (line) => warnings.push(line));
const damage = (name: string, change: (bytes: Buffer) => Uint8Array): void =>
  writeFileSync(join(path, name), change(readFileSync(join(path, name))));
const flip = (at: number) => (bytes: Buffer) => {
  bytes[at < 0 ? bytes.length + at : at] ^= 1;
  return bytes;
};

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'thirty-one-checkpoint-'));
  warnings.length = 0;
});
afterEach(() => rmSync(path, { recursive: true }));

describe('a checkpoint', () => {
  test('leaves the previous one in its place', () => {
    for (const iteration of [16, 32, 48]) writeCheckpoint(new RunFolder(path), checkpoint(iteration));
    expect(read().iteration).toBe(48);
    rmSync(join(path, CHECKPOINT));
    expect(read().iteration).toBe(32);
    expect(warnings[0]).toMatch(/there is no checkpoint\.bin in .*: going on from the one before it \(iteration 32/);
  });
});

describe('a damaged checkpoint is replaced by the previous one, with a warning', () => {
  test.each<[string, (bytes: Buffer) => Uint8Array, RegExp]>([
    ['empty', () => new Uint8Array(), /it has only 0 bytes/],
    ['cut to a few bytes', (bytes) => bytes.subarray(0, 20), /it has only 20 bytes/],
    ['cut in the header', (bytes) => bytes.subarray(0, 200), /its checksum does not fit/],
    ['without its last byte', (bytes) => bytes.subarray(0, -1), /its checksum does not fit/],
    ['with bytes after its end', (bytes) => Buffer.concat([bytes, Buffer.from('x')]), /its checksum does not fit/],
    ['a bit flipped in the length', flip(0), /its checksum does not fit/],
    ['a bit flipped in the header', flip(90), /its checksum does not fit/],
    ['a bit flipped in a parameter', flip(-40), /its checksum does not fit/],
    ['a bit flipped in the checksum', flip(-1), /its checksum does not fit/],
    ['of an earlier version', () => Buffer.from('....{"format":"thirty-one-checkpoint/1","more":"of it"}'), /checksum/],
  ])('%s', (_name, change, reason) => {
    for (const iteration of [16, 32]) writeCheckpoint(new RunFolder(path), checkpoint(iteration));
    damage(CHECKPOINT, change);
    expect(read()).toEqual(checkpoint(16));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(reason);
    expect(warnings[0]).toMatch(/checkpoint\.bin is damaged.*going on from the one before it \(iteration 16/);
  });

  test('where both are damaged there is nothing to go on from', () => {
    for (const iteration of [16, 32]) writeCheckpoint(new RunFolder(path), checkpoint(iteration));
    damage(CHECKPOINT, flip(50));
    damage(CHECKPOINT_BEFORE, (bytes) => bytes.subarray(0, 10));
    expect(read).toThrow(/checkpoint\.bin is damaged.*, and .*checkpoint-before\.bin is damaged.*; there is nothing/);
  });
});
