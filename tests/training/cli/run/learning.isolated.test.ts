import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { learn } from '../../../../training/cli/run/learning.ts';
import { Progress } from '../../../../training/cli/run/progress.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { startRun } from '../../../../training/cli/run/run-game.ts';
import { planOf } from '../../support/run-plan.ts';
import type { WorkerTask } from '../../../../training/cli/run/train-worker.ts';

/** Goes on until the run is stopped. */
const WAITS = `const { workerData } = require('node:worker_threads');
const look = setInterval(() => Atomics.load(new Int32Array(workerData.stop), 0) && clearInterval(look), 5);`;

/** In place of learners: the first waits, and the second ends at once without an error. */
vi.mock(import('../../../../training/cli/support/worker.ts'), async (original) => {
  const { Worker } = await import('node:worker_threads');
  const startWorker = (_module: URL, workerData: unknown) =>
    new Worker((workerData as WorkerTask).learner === 0 ? WAITS : '', { eval: true, workerData });
  return { ...(await original()), startWorker };
});

test('a run ends when one of its learners ends, and says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-learning-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const plan = planOf({ workers: 2, steps: 8_192 });
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
