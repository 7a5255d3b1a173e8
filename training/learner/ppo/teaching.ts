/**
 * Learning from teachers (kickstarting; Schmitt et al. 2018): for the first part of a run the magnet of the loss is, in
 * games that a teacher plays, that teacher's policy in place of the averaged one.
 */
import type { Random } from '../../../engine/random.ts';
import { NO_TEACHER } from '../self-play/game.ts';
import type { LearningOptions } from './options.ts';
import { linearSchedule } from './schedule.ts';

/** Decisions of one gradient, all with the same magnet. */
export interface TaughtMinibatch {
  /** Rows of the store. */
  rows: Int32Array;
  /** Whose policy the magnet is, or `NO_TEACHER` for the averaged one. */
  teacher: number;
}

/**
 * Rows in minibatches: in their order, or, where they have several teachers, those of each in their order and the
 * minibatches of all shuffled.
 * @param teacherOf by row of the store; null where nobody teaches any more
 */
export function minibatchesOf(
  rows: Int32Array,
  size: number,
  teacherOf: Int8Array | null,
  random: Random,
): readonly TaughtMinibatch[] {
  const teachers = teacherOf === null ? [NO_TEACHER] : [...new Set(Array.from(rows, (row) => teacherOf[row]))];
  const minibatches = teachers.flatMap((teacher) => {
    const taught = teachers.length === 1 ? rows : rows.filter((row) => teacherOf?.[row] === teacher);
    return Array.from({ length: Math.ceil(taught.length / size) }, (_, i) => ({
      rows: taught.subarray(i * size, (i + 1) * size),
      teacher,
    }));
  });
  if (teachers.length === 1) return minibatches;
  const order = Array.from(minibatches.keys());
  random.shuffle(order, order.length);
  return order.map((i) => minibatches[i]);
}

/** Whether teachers still teach. @param progress of the run, 0 to 1 */
export function areTaught({ taughtShare }: Pick<LearningOptions, 'taughtShare'>, progress: number): boolean {
  return progress < taughtShare;
}

/** The coefficient of the KL divergence from a teacher, while it teaches. */
export function teacherCoefficientAt(
  { teacherCoefficient, taughtShare }: Pick<LearningOptions, 'teacherCoefficient' | 'taughtShare'>,
  progress: number,
): number {
  return linearSchedule(teacherCoefficient, progress / taughtShare);
}
