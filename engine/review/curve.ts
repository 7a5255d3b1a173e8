/** How the chances to win a match went, deal by deal. */
import { chancesBetween } from '../bots/race.ts';
import { Rerun, winnersIn, type MatchRecord } from '../record.ts';

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
