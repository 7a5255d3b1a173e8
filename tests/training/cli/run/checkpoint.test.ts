import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  CHECKPOINT,
  CHECKPOINT_BEFORE,
  readCheckpoint,
  writeCheckpoint,
  type Checkpoint,
} from '../../../../training/cli/run/checkpoint.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { planOf } from '../../support/run-plan.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function checkpoint(iteration: number): Checkpoint {
  return { plan: planOf(), iteration, decisions: 100 * iteration, seconds: 1.25, learners: [] };
}

const root = temporaryFolder();
let path = '';
const warnings: string[] = [];
const read = (): Checkpoint => readCheckpoint(path, (line) => warnings.push(line));
const cutShort = (name: string): void =>
  writeFileSync(join(path, name), readFileSync(join(path, name)).subarray(0, -1));

beforeEach(() => {
  path = mkdtempSync(join(root, 'run-'));
  warnings.length = 0;
});

test('a checkpoint is read as it was written, and leaves the previous one in its place', () => {
  for (const iteration of [16, 32, 48]) writeCheckpoint(new RunFolder(path), checkpoint(iteration));
  expect(read()).toEqual(checkpoint(48));
  expect(warnings).toEqual([]);
  rmSync(join(path, CHECKPOINT));
  expect(read()).toEqual(checkpoint(32));
  expect(warnings[0]).toMatch(/there is no checkpoint\.bin in .*: going on from the one before it \(iteration 32/);
});

test('a damaged checkpoint is replaced by the previous one, with a warning; where both are there is nothing to go on from', () => {
  for (const iteration of [16, 32]) writeCheckpoint(new RunFolder(path), checkpoint(iteration));
  cutShort(CHECKPOINT);
  expect(read()).toEqual(checkpoint(16));
  expect(warnings).toEqual([
    expect.stringMatching(/checkpoint\.bin is damaged.*going on from the one before it \(iteration 16/),
  ]);
  cutShort(CHECKPOINT_BEFORE);
  expect(read).toThrow(/checkpoint\.bin is damaged.*, and .*checkpoint-before\.bin is damaged.*; there is nothing/);
});
