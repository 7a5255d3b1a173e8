/** Results of matches, what they would have been with average cards, and how the chances went, deal by deal. */
import { chancesBetween } from '../bots/race.ts';
import { netLuck, type Luck } from '../luck.ts';
import { Rerun, winnersIn, type MatchRecord } from '../record.ts';
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

/**
 * Each seat's chance to win the match before its first deal and after each deal, where all who play on are equally strong. At
 * the end it is 1 for the winner; seats that share the win share it.
 * @returns by deal, from 0 for the beginning, by seat
 * @throws {RecordError} where the record is damaged
 */
export function chanceCurve(record: MatchRecord): number[][] {
  const { match } = new Rerun(record);
  const beginning = chancesBetween(match.rules, match.tokens, match.points);
  const points = Array.from(match.points);
  const after = record.deals.map(({ result }) => {
    result.points.forEach((gained, seat) => (points[seat] += gained));
    return chancesBetween(match.rules, result.tokens, points);
  });
  const winners = winnersIn(record);
  if (winners.length > 0 && after.length > 0)
    after[after.length - 1] = after[0].map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [beginning, ...after];
}
