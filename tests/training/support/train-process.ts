/** Training in a process of its own, which does not outlive the test that starts it; tests that wait for it say what it was doing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { readMetrics } from '../../../training/cli/run/metrics.ts';
import { RunFolder } from '../../../training/cli/run/run-folder.ts';
import { start, type Ended, type Started } from './command.ts';

const started: Started[] = [];
// A run that has not ended reports how far it got and what it is doing, and takes no time from the next test.
afterEach(({ task }) => {
  for (const run of started.splice(0)) {
    if (hasEnded(run)) continue;
    if (task.result?.state === 'fail') console.error(`${task.name}: ${stateOf(run)}`);
    run.child.kill('SIGKILL');
  }
});

const hasEnded = ({ child }: Started): boolean => child.exitCode !== null || child.signalCode !== null;

/** For a run that has not ended: its command, its output, its last figures, and what each of its threads waits for. */
function stateOf({ child, said }: Started): string {
  const args = child.spawnargs.slice(1);
  const out = args[args.findIndex((arg) => arg === '--out' || arg === '--resume') + 1];
  const figures = readMetrics(new RunFolder(out)).at(-1);
  const at = figures && `iteration ${figures.iteration}, ${(Date.now() / 1000 - figures.wall_time).toFixed(0)} s ago`;
  return [`${args.join(' ')} still runs; last figures: ${at ?? 'none'}`, said(), ...threadsOf(child.pid)].join('\n');
}

/** A line for each thread that has not ended, where the system tells: state, seconds on a core, where in the kernel it waits. */
function threadsOf(pid: number | undefined): string[] {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return [];
  return readdirSync(threads).flatMap((thread) => {
    try {
      const [status, waits, schedule] = ['status', 'wchan', 'schedstat'].map((file) =>
        readFileSync(join(threads, thread, file), 'utf8'),
      );
      const [, state] = /^State:\s*(.*)$/m.exec(status) ?? [];
      return [`thread ${thread}: ${state}, ${(Number(schedule.split(' ')[0]) / 1e9).toFixed(1)} s; ${waits}`];
    } catch {
      return [];
    }
  });
}

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
