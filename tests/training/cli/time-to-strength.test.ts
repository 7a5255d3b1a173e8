/** Policies that a run keeps, and how they are measured afterwards. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { rulesFile } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { savePast, savePolicy, type RunStage } from '../../../training/cli/run/policies.ts';
import { RunFolder } from '../../../training/cli/run/run-folder.ts';
import { runGame } from '../../../training/cli/run/run-game.ts';
import type { RunPlan } from '../../../training/cli/run/run-plan.ts';
import { initialParameters } from '../../../training/learner/network/parameters.ts';
import { runHere } from '../support/command.ts';

const PLAN: RunPlan = {
  rules: rulesFile(preset('scat')),
  rulesOption: 'scat',
  players: [2, 2],
  seed: 1,
  workers: 1,
  minutes: 10,
  steps: null,
  init: null,
  keepEvery: 5,
  command: 'npm run train',
  commit: '',
};

const folder = new RunFolder(mkdtempSync(join(tmpdir(), 'thirty-one-kept-')));
const game = runGame(PLAN);
const average = initialParameters(game.network.policyParameters, new Random(1));

/** A run of ten minutes that has learnt so long. */
const after = (seconds: number): RunStage => ({ seconds, progress: seconds / 600 });

beforeAll(async () => {
  // No part of a run at which a policy is always kept is between these.
  const times = [0, 3, 6, 9, 11, 14];
  for (const [i, seconds] of times.entries()) {
    const policy = { decisions: 1_000 * seconds, seconds, average };
    if (i > 0) await savePast(folder, game, PLAN, policy, [after(times[i - 1]), after(seconds)]);
  }
  await savePolicy(folder, game, PLAN, { decisions: 14_000, seconds: 14, average });
});
afterAll(() => rmSync(folder.path, { recursive: true }));

const measure = (share: string) =>
  runHere('time-to-strength', '--run', folder.path, '--opponent', 'random', '--share', share, '--packs', '2');

test('a policy is kept whenever so many seconds have passed again', () => {
  expect(readdirSync(folder.file('past')).toSorted()).toEqual(['11000.onnx', '6000.onnx']);
});

test('policies are measured from the last one back, and all were strong enough from the first', async () => {
  const { out, status } = await measure('0.1');
  const rows = [...out.matchAll(/^\| (\d+) \| (\d+) \| [\d.]+ ± [\d.]+% \|$/gm)].map(([, seconds, decisions]) => [
    Number(seconds),
    Number(decisions),
  ]);
  expect(rows).toEqual([
    [14, 14_000],
    [11, 11_000],
    [6, 6_000],
  ]);
  expect(out).toContain('All policies from 6 s, 6000 decisions on win 0% of matches against random.');
  expect(status).toBe(0);
});

test('it ends at the first policy that is too weak', async () => {
  const { out } = await measure('101');
  expect(out.match(/^\| \d+ /gm)).toEqual(['| 14 ']);
  expect(out).toContain('The last policy does not win 101% of matches against random.');
});

test('a folder without a run is named', async () => {
  const { error, status } = await runHere('time-to-strength', '--run', folder.file('past'));
  expect([status, error]).toEqual([2, expect.stringContaining('allowed is the folder of a run that has ended')]);
});
