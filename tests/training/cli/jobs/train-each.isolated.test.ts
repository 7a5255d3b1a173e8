/** Policies for several rules: what is asked of those who learn, and what becomes of each as soon as it is there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { rulesFile } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { specialistsOf, trainEach } from '../../../../training/cli/jobs/train-each.ts';
import type { TrainingRun } from '../../../../training/cli/run/run-game.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { planOf } from '../../support/run-plan.ts';

const made = vi.hoisted(() => ({
  job: null as unknown,
  /** Results, in the order in which they come, and the places of their parts. */
  results: [] as [at: number, result: object][],
  saved: [] as unknown[],
}));
vi.mock('../../../../training/cli/jobs/run-job.ts', () => ({
  runJob: async (job: unknown, onResult: (at: number, result: object) => Promise<void>) => {
    made.job = job;
    for (const [at, result] of made.results) await onResult(at, result);
  },
}));
vi.mock(import('../../../../training/cli/run/policies.ts'), async (original) => ({
  ...(await original()),
  saveCritic: async ({ folder: { path }, game }, criticAndEquity: unknown) => {
    made.saved.push(['critic', path, existsSync(path), game.title, criticAndEquity]);
  },
  savePolicy: async ({ folder, game, plan }, policy) => {
    made.saved.push(['policy', folder.path, game.title, plan, policy]);
    return 0;
  },
}));

const root = temporaryFolder();

function runOf(name: string, players: [number, number]): TrainingRun {
  const plan = planOf({ rulesOption: name, players });
  return { plan, folder: new RunFolder(join(root, 'runs', name)), checkpoint: null, initialWeights: null };
}
const runs = [runOf('scat', [2, 4]), runOf('golf', [3, 3])];

let out: string;
beforeEach(() => {
  out = '';
  made.saved = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  return () => vi.restoreAllMocks();
});

test('all learn as long, from the same weights; each has its rules, players and seed', () => {
  const initialWeights = { sizes: { table: 1, suit: 1 }, policy: Float32Array.of(1), criticAndEquity: null };
  expect(specialistsOf([{ ...runs[0], initialWeights }, runs[1]])).toEqual({
    shared: { steps: 1_000, minutes: null, init: initialWeights, packs: 200 },
    parts: [
      { rules: rulesFile(preset('scat')), players: [2, 4], seed: 7 },
      { rules: rulesFile(preset('golf')), players: [3, 3], seed: 7 },
    ],
  });
});

test('each is written as soon as it is there, with its critic and a line of a table', async () => {
  const learnt = { decisions: 1_234_567, seconds: 90, average: Float32Array.of(1), criticAndEquity: 'its critic' };
  made.results = [
    [1, { ...learnt, againstExpert: { mean: 0.25, low: 0.2, high: 0.3 } }],
    [0, { ...learnt, decisions: 8_192, seconds: 4.21, againstExpert: null }],
  ];
  const where = { workers: 3, queue: 'redis://queue', blobs: undefined };
  await trainEach(runs, where);
  expect(made.job).toEqual({ kind: 'specialist', ...specialistsOf(runs), unit: 'policies', options: where });
  expect(out).toBe(`| rules | players | decisions | time | of matches against expert | policy |
| --- | --- | --- | --- | --- | --- |
| golf | 3 | 1,234,567 | 1 min 30 s | 25.0 ± 5.0% with 3 | ${join(root, 'runs/golf/policy.onnx')} |
| scat | 2 to 4 | 8,192 | 4.2 s |  with 2 | ${join(root, 'runs/scat/policy.onnx')} |
`);
  const saved = made.results.flatMap(([at, result]) => {
    const { folder, plan } = runs[at];
    const title = expect.stringContaining(plan.rulesOption);
    return [
      ['critic', folder.path, true, title, 'its critic'],
      ['policy', folder.path, title, plan, result],
    ];
  });
  expect(made.saved).toEqual(saved);
});
