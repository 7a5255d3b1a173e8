import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { rulesFile } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { learn } from '../../../../training/cli/run/learning.ts';
import { Progress } from '../../../../training/cli/run/progress.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { startRun } from '../../../../training/cli/run/run-game.ts';
import type { RunPlan } from '../../../../training/cli/run/run-plan.ts';
import type { WorkerTask } from '../../../../training/cli/run/train-worker.ts';

/** In place of the second learner, a thread that ends at once without an error. */
vi.mock(import('../../../../training/cli/support/worker.ts'), async (original) => {
  const { startWorker, ...rest } = await original();
  const { Worker } = await import('node:worker_threads');
  return {
    ...rest,
    startWorker: (module, task) =>
      (task as WorkerTask).learner === 0 ? startWorker(module, task) : new Worker('', { eval: true }),
  };
});

test('a run ends when one of its learners ends, and says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-learning-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const plan: RunPlan = {
      rules: rulesFile(preset('scat')),
      rulesOption: 'scat',
      players: [2, 2],
      seed: 5,
      workers: 2,
      minutes: null,
      steps: 8_192,
      init: null,
      argv: [],
      commit: '',
    };
    const run = startRun({ plan, folder: new RunFolder(folder), checkpoint: null, initialWeights: null });
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    await expect(learn(run, new Progress(run), stop)).rejects.toThrow(
      'learner 2 of 2 ended before the run did, with status 0',
    );
  } finally {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});
