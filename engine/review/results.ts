/** Results of matches, and what they would have been with average cards. */
import { netLuck, type Luck } from '../luck.ts';
import { controlledIntervalOf, intervalOf, type ControlledInterval, type Interval } from '../statistics.ts';

/** Fewer matches say nothing about luck. */
const FEWEST_MATCHES = 20;

/** A finished match, as one of its seats sees it. */
export interface MatchResult {
  won: boolean;
  /** By seat (`luckIn`). */
  luck: readonly Luck[];
  seat: number;
}

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
 * @returns null where there are too few matches
 */
export function resultsOf(matches: readonly MatchResult[]): Results | null {
  if (matches.length < FEWEST_MATCHES) return null;
  const won = Float64Array.from(matches, (match) => (match.won ? 1 : 0));
  const luck = Float64Array.from(matches, (match) => netLuck(match.luck, match.seat).points);
  return { matches: matches.length, wins: intervalOf(won), withoutLuck: controlledIntervalOf(won, luck) };
}
