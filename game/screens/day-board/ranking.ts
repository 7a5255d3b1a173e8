/** Who stands where on the board of a room: on a day, or on all days that one may compare. */
import type { Board, DayPoints, DayResult } from '../../../engine/room/messages.ts';

interface OnBoard {
  person: Board['people'][number];
  isYou: boolean;
}
export interface Ranked extends OnBoard {
  /** From 1; the same for those who have as many points. */
  place: number;
  total: number;
  /** Of each day that counts, its points by deal. */
  days: readonly DayPoints[];
}
export interface Unranked extends OnBoard {
  result: Exclude<DayResult, DayPoints>;
}

/** How one stands with the deals of a day oneself. */
export function ownResult(board: Board | null, date: string): DayResult {
  if (board === null || board.you < 0) return 'open';
  return board.days.find((day) => day.date === date)?.results[board.you] ?? 'open';
}

/** Those whose points one knows, best first, and all others: those who have played, who take part, who do neither. */
export function rankingOf(board: Board, date: string): { ranked: Ranked[]; others: Unranked[] } {
  const results = board.days.find((day) => day.date === date)?.results ?? board.people.map((): DayResult => 'open');
  const others = results.flatMap((result, index) =>
    typeof result === 'string' ? [{ ...personOf(board, index), result }] : [],
  );
  return {
    ranked: ranked(board, [results]),
    others: others.sort((one, other) => ORDER.indexOf(one.result) - ORDER.indexOf(other.result)),
  };
}
const ORDER: readonly Unranked['result'][] = ['played', 'joined', 'open'];

/** All days of the board whose points one knows, having played them: nobody is ahead by a day of which one knows nothing. */
export function rankingOfWeek(board: Board): Ranked[] {
  return ranked(
    board,
    board.days.map(({ results }) => results),
  );
}

/** @param days the results of each, by person */
function ranked(board: Board, days: readonly (readonly DayResult[])[]): Ranked[] {
  const all = board.people.flatMap((_, index) => {
    const played = days.map((results) => results[index]).filter((result) => typeof result !== 'string');
    const total = played.flat().reduce((sum, points) => sum + points, 0);
    return played.length === 0 ? [] : [{ ...personOf(board, index), total, days: played }];
  });
  const placeOf = (total: number): number => 1 + all.filter((other) => other.total > total).length;
  return all.map((one) => ({ ...one, place: placeOf(one.total) })).sort((one, other) => one.place - other.place);
}

function personOf({ people, you }: Board, index: number): OnBoard {
  return { person: people[index], isYou: index === you };
}
