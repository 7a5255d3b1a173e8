/** Rates that change over a run. */

/** A rate that changes over the run by equal differences. */
export function between([from, to]: readonly [number, number], progress: number): number {
  return from + (to - from) * progress;
}

/** A rate that changes over the run by equal factors. */
export function byFactors([from, to]: readonly [number, number], progress: number): number {
  return from * (to / from) ** progress;
}
