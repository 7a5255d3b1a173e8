import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../../../engine/random.ts';
import { CHECKPOINT } from '../../../training/cli/run/checkpoint.ts';
import { readMetrics } from '../../../training/cli/run/metrics.ts';
import { RunFolder } from '../../../training/cli/run/run-folder.ts';
import { CommandProcess } from '../training/command-process.ts';
import type { Fault, Findings, Proof, ProofPart } from './proof.ts';

/** A run that is killed so often goes on to its end. */
const MOST_KILLS = 5;
const MOST_SEED = 1_000_000;

/** A process as it is killed. */
type Killable = Pick<CommandProcess, 'ended' | 'kill' | 'result'>;

/** Something that can be killed and go on. */
export interface Resumable {
  begin(seed: number, folder: string): Killable;
  /** Whether what is in a folder can go on. */
  canGoOn(folder: string): boolean;
  goOn(folder: string): Killable;
  /** What it has come to: the same, however often it was killed. */
  outcomeOf(folder: string): string;
}

const KUHN = ['--rules', 'kuhn', '--steps', '655360', '--workers', '2'];

/** Two learners that share their parameters learn Kuhn poker, 160 iterations with checkpoints on the way. */
const TRAINING: Resumable = {
  begin: (seed, folder) => new CommandProcess('train', [...KUHN, '--seed', String(seed), '--out', folder]),
  canGoOn: (folder) => existsSync(join(folder, CHECKPOINT)),
  goOn: (folder) => new CommandProcess('train', ['--resume', folder]),
  outcomeOf(folder) {
    const learnt = readMetrics(new RunFolder(folder)).filter((line) => 'losses/entropy' in line);
    const policy = readFileSync(join(folder, 'policy.onnx')).toString('base64');
    return JSON.stringify([learnt.map(({ iteration }) => iteration), policy]);
  },
};

export const kills: Proof = {
  name: 'kills',
  shows: 'Training that is killed at random moments, again and again, goes on to the very policy of a run that is not.',
  unit: 'kills',
  fullSize: 100,
  partSize: 10,
  isAlone: true,
  run: (part, onProgress, signal) => killRuns(part, onProgress, signal, TRAINING),
};

/** Kills runs until there were enough kills, and lets each end. */
export async function killRuns(
  { seed, size }: ProofPart,
  onProgress: (done: number) => void,
  signal: AbortSignal,
  resumable: Resumable,
): Promise<Findings> {
  const random = new Random(seed);
  const figures = { kills: 0, runs: 0, resumed: 0 };
  const faults: Fault[] = [];
  const parent = mkdtempSync(join(tmpdir(), 'thirty-one-kills-'));
  try {
    while (figures.kills < size && !signal.aborted) {
      const runSeed = 1 + random.below(MOST_SEED);
      const moments: number[] = [];
      const run = new KilledRun(resumable, runSeed, signal);
      const undisturbed = join(parent, `${figures.runs}-undisturbed`);
      const began = performance.now();
      await run.toItsEnd(undisturbed);
      const duration = performance.now() - began;
      const folder = join(parent, `${figures.runs}-killed`);
      let hasEnded = false;
      for (let left = Math.min(MOST_KILLS, size - figures.kills); left > 0 && !signal.aborted; left--) {
        const moment = Math.round(duration * random.unit());
        if (resumable.canGoOn(folder)) figures.resumed++;
        hasEnded = !(await run.killAfter(folder, moment));
        if (hasEnded) break;
        moments.push(moment);
        onProgress(++figures.kills);
      }
      if (!hasEnded) await run.toItsEnd(folder);
      if (signal.aborted) break;
      if (resumable.outcomeOf(folder) !== resumable.outcomeOf(undisturbed)) {
        faults.push({
          what: 'a run that was killed came to another end',
          again: `--seed ${runSeed}, killed after ${moments.join(', ')} ms`,
        });
      }
      figures.runs++;
    }
  } finally {
    rmSync(parent, { recursive: true });
  }
  return { figures, faults };
}

/** A run that begins, or goes on, in a process that can be killed. */
class KilledRun {
  readonly #resumable: Resumable;
  readonly #seed: number;
  readonly #signal: AbortSignal;

  constructor(resumable: Resumable, seed: number, signal: AbortSignal) {
    this.#resumable = resumable;
    this.#seed = seed;
    this.#signal = signal;
  }

  #start(folder: string): Killable {
    if (this.#resumable.canGoOn(folder)) return this.#resumable.goOn(folder);
    rmSync(folder, { recursive: true, force: true });
    return this.#resumable.begin(this.#seed, folder);
  }

  /** @returns false where it ended before */
  async killAfter(folder: string, milliseconds: number): Promise<boolean> {
    const started = this.#start(folder);
    const ended = started.ended.then(() => true);
    if (await Promise.race([ended, sleep(milliseconds, false)])) {
      await started.result();
      return false;
    }
    await started.kill();
    return true;
  }

  /** @throws {Error} where it does not end well */
  async toItsEnd(folder: string): Promise<void> {
    if (this.#signal.aborted) return;
    const started = this.#start(folder);
    const stop = (): void => void started.kill();
    this.#signal.addEventListener('abort', stop);
    try {
      await started.result();
    } catch (error) {
      if (!this.#signal.aborted) throw error;
    } finally {
      this.#signal.removeEventListener('abort', stop);
    }
  }
}
