/** Rates that change over a run. */

/** A rate that changes linearly over the run. */
export function linearSchedule([from, to]: readonly [number, number], progress: number): number {
  return from + (to - from) * progress;
}

/** A rate that changes geometrically over the run, by equal factors. */
export function geometricSchedule([from, to]: readonly [number, number], progress: number): number {
  return from * (to / from) ** progress;
}
