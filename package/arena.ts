/** `thirty-one/arena`: bots against each other on duplicate deals, with 95% intervals. */
export type { Interval } from '../engine/statistics.ts';
export {
  BrokenSeries,
  playDeals,
  playMatches,
  type ArenaOptions,
  type ArenaResult,
  type ArenaSeat,
  type Game,
  type PackSamples,
} from '../training/learner/evaluation/arena.ts';
