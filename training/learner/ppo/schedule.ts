/** Rates that change over a run. */
import type { LearningOptions } from './options.ts';

/** A rate that changes linearly over the run. */
export function linearSchedule([from, to]: readonly [number, number], progress: number): number {
  return from + (to - from) * progress;
}

/** A rate that changes geometrically over the run, by equal factors. */
export function geometricSchedule([from, to]: readonly [number, number], progress: number): number {
  return from * (to / from) ** progress;
}

/** The learning rate of policy and critic. @param progress of the run, 0 to 1 */
export function learningRateAt({ learningRate }: Pick<LearningOptions, 'learningRate'>, progress: number): number {
  return linearSchedule(learningRate, progress);
}
