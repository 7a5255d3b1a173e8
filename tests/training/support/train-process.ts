/** Training in a process of its own, which does not outlive the test that starts it. */
import { afterEach, expect } from 'vitest';
import { readMetrics } from '../../../training/cli/run/metrics.ts';
import { RunFolder } from '../../../training/cli/run/run-folder.ts';
import { start, type Ended, type Started } from './command.ts';

const started: Started[] = [];
afterEach(() => {
  for (const run of started.splice(0)) if (!hasEnded(run)) run.child.kill('SIGKILL');
});

const hasEnded = ({ child }: Started): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts `train`. */
export function startTraining(...args: string[]): Started {
  const run = start('train', ...args);
  started.push(run);
  return run;
}

export const train = (...args: string[]): Promise<Ended> => startTraining(...args).ended;

export const lastIteration = (out: string): number => readMetrics(new RunFolder(out)).at(-1)?.iteration ?? 0;

/** @throws {Error} when the process ends before that, by itself or by a signal */
export async function until(isSo: () => boolean, run: Started): Promise<void> {
  while (!isSo()) {
    if (hasEnded(run)) {
      const { status, error } = await run.ended;
      throw new Error(`the run has ended before that (${status}): ${error}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Expects status 0; otherwise the test shows the run's output. */
export function expectDone({ status, error }: Ended): void {
  expect(status, error).toBe(0);
}
