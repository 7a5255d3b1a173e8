/**
 * Checkpoints: everything that a run needs to go on, in one file that is written completely or not at all. The previous
 * one is kept too.
 */
import { renameSync } from 'node:fs';
import { CheckpointError, decodeCheckpoint, encodeCheckpoint } from '../../learner/ppo/checkpoint-file.ts';
import type { LearnerSnapshot } from '../../learner/ppo/snapshot.ts';
import type { RunPlan } from './run-plan.ts';
import { attempt, RunFolder } from './run-folder.ts';
import { whereLooked } from '../command/paths.ts';
import { UsageError } from '../command/usage-error.ts';

export const CHECKPOINT = 'checkpoint.bin';
export const CHECKPOINT_BEFORE = 'checkpoint-before.bin';

export interface Checkpoint {
  plan: RunPlan;
  iteration: number;
  /** Decisions learnt from, by all learners together. */
  decisions: number;
  seconds: number;
  /** One for each learner; none before they have begun. */
  learners: LearnerSnapshot[];
}

/** Writes a checkpoint into a folder; the last one becomes the one before. @throws {RunError} and both stay as they are */
export function writeCheckpoint(folder: RunFolder, { learners, ...facts }: Checkpoint): void {
  const draft = 'checkpoint-next.bin';
  folder.write(draft, encodeCheckpoint(facts, learners));
  attempt(folder.file(CHECKPOINT), () => {
    if (folder.has(CHECKPOINT)) renameSync(folder.file(CHECKPOINT), folder.file(CHECKPOINT_BEFORE));
    renameSync(folder.file(draft), folder.file(CHECKPOINT));
  });
}

/**
 * Reads the checkpoint of a folder; where it is damaged, the previous one.
 * @param warn receives a line about that
 * @throws {UsageError} when there is none that can be read.
 */
export function readCheckpoint(path: string, warn: (line: string) => void): Checkpoint {
  const folder = new RunFolder(path);
  const reasons: string[] = [];
  for (const name of [CHECKPOINT, CHECKPOINT_BEFORE]) {
    const bytes = folder.read(name);
    if (bytes === null) continue;
    try {
      const { facts, learners } = decodeCheckpoint(bytes);
      const checkpoint = { ...(facts as Omit<Checkpoint, 'learners'>), learners };
      const { iteration, decisions } = checkpoint;
      const from = `iteration ${iteration}, ${decisions.toLocaleString('en')} decisions`;
      if (name !== CHECKPOINT)
        warn(`${reasons[0] ?? `there is no ${CHECKPOINT} in ${path}`}: going on from the one before it (${from})`);
      return checkpoint;
    } catch (error) {
      if (!(error instanceof CheckpointError)) throw error;
      reasons.push(`${folder.file(name)} ${error.message}`);
    }
  }
  if (reasons.length > 0)
    throw new UsageError(`--resume ${path}: ${reasons.join(', and ')}; there is nothing to go on from`);
  throw new UsageError(`--resume ${path}: there is no ${CHECKPOINT} in it${whereLooked(path)}`);
}
