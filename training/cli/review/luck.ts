/** Results of recorded matches without what the cards brought. */
import { luckIn, netLuck } from '../../../engine/luck.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import {
  controlledIntervalOf,
  intervalOf,
  type ControlledInterval,
  type Interval,
} from '../../learner/evaluation/statistics.ts';

/** Fewer matches say nothing about luck. */
const FEWEST_MATCHES = 20;

export interface Results {
  matches: number;
  /** Share of matches won. */
  wins: Interval;
  /** The same without the part that the cards explain, and by how much that divides the variance. */
  withoutLuck: ControlledInterval;
}

/**
 * What a player won, and would have won with average cards. Luck is what chance dealt and gave from the stock beyond what was
 * to be expected, in points, net of the others' (`engine/luck.ts`): its expectation is 0 however anybody plays, so that
 * taking out what it explains changes no mean (control variates; Zinkevich et al. 2006, "Optimal unbiased estimators for
 * evaluating agent performance").
 * @param sat the matches in which the player sat, and where; null where they are too few
 */
export function resultsOf(sat: readonly { record: MatchRecord; seat: number }[]): Results | null {
  const finished = sat.filter(({ record }) => record.winner !== null);
  if (finished.length < FEWEST_MATCHES) return null;
  const won = Float64Array.from(finished, ({ record, seat }) => (record.winner === seat ? 1 : 0));
  const luck = Float64Array.from(finished, ({ record, seat }) => netLuck(luckIn(record), seat).points);
  return { matches: finished.length, wins: intervalOf(won), withoutLuck: controlledIntervalOf(won, luck) };
}
