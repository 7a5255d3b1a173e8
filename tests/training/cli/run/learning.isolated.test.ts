import { expect, test, vi } from 'vitest';
import { learn } from '../../../../training/cli/run/learning.ts';
import { Progress } from '../../../../training/cli/run/progress.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { startRun } from '../../../../training/cli/run/run-game.ts';
import type { WorkerTask } from '../../../../training/cli/run/train-worker.ts';
import { planOf } from '../../support/run-plan.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

/** Goes on until the run is stopped. */
const WAITS = `const { workerData } = require('node:worker_threads');
const look = setInterval(() => Atomics.load(new Int32Array(workerData.stop), 0) && clearInterval(look), 5);`;
const IS_OVER = `require('node:worker_threads').parentPort.postMessage({ type: 'over', end: {} });`;
const FAILS = `require('node:worker_threads').parentPort.postMessage({ type: 'failed', reason: 'no room' });`;
const FAILS_LATE = `setTimeout(() => { ${FAILS} }, 150);`;
/** The thread that starts learners does nothing else for so long, so that it hears of all that they did at once. */
const BUSY = 150;

/** What runs in place of each learner. */
let scripts: readonly string[] = [];
vi.mock(import('../../../../training/cli/support/worker.ts'), async (original) => {
  const { Worker } = await import('node:worker_threads');
  const startWorker = (_module: URL, workerData: unknown) => {
    const worker = new Worker(scripts[(workerData as WorkerTask).learner], { eval: true, workerData });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, BUSY);
    return worker;
  };
  return { ...(await original()), startWorker };
});

test.each([
  ['one of its learners ends', [WAITS, ''], 'learner 2 of 2 ended before the run did, with status 0'],
  ['one fails and is gone at once', [WAITS, FAILS], 'no room'],
  ['the last of them cannot end well, though the first has', [IS_OVER, FAILS_LATE], 'no room'],
])('a run ends when %s, and says why', async (_, learners, why) => {
  scripts = learners;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const plan = planOf({ workers: 2, steps: 8_192 });
  const run = startRun({ plan, folder: new RunFolder(folder), checkpoint: null, initialWeights: null });
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  await expect(learn(run, new Progress(run), stop)).rejects.toThrow(why);
});
