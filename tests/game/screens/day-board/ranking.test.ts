import { describe, expect, test } from 'vitest';
import type { Board, DayResult } from '../../../../engine/room/messages.ts';
import { ownResult, rankingOf, rankingOfWeek } from '../../../../game/screens/day-board/ranking.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const MONDAY = '2026-12-07';
const TUESDAY = '2026-12-08';
const WEDNESDAY = '2026-12-09';

/** Eight deals, all points in the first. */
const brought = (points: number): number[] => [points, 0, 0, 0, 0, 0, 0, 0];

/** As Anna knows it. */
function boardOf(days: Record<string, DayResult[]>): Board {
  return {
    people: NAMES.map((name) => ({ name })),
    you: 0,
    days: Object.entries(days).map(([date, results]) => ({ date, results })),
  };
}

describe('on a day', () => {
  test('those with as many points have the same place, and the next one a place for each of them', () => {
    const { ranked } = rankingOf(boardOf({ [MONDAY]: [brought(1), brought(-2), brought(3), brought(1)] }), MONDAY);
    expect(ranked.map(({ person, place, total, isYou }) => [place, person.name, total, isYou])).toEqual([
      [1, 'Cleo', 3, false],
      [2, 'Anna', 1, true],
      [2, 'Dora', 1, false],
      [4, 'Ben', -2, false],
    ]);
  });

  test('those whose points are not known come after: who has played, who takes part, who does neither', () => {
    const { ranked, others } = rankingOf(boardOf({ [MONDAY]: ['open', 'joined', 'played', 'open'] }), MONDAY);
    expect(ranked).toEqual([]);
    expect(others.map(({ person, result }) => [person.name, result])).toEqual([
      ['Cleo', 'played'],
      ['Ben', 'joined'],
      ['Anna', 'open'],
      ['Dora', 'open'],
    ]);
  });

  test('of which the room knows nothing nobody has played', () => {
    const board = boardOf({ [MONDAY]: [brought(1), 'open', 'open', 'open'] });
    expect(rankingOf(board, TUESDAY).others.map(({ result }) => result)).toEqual(['open', 'open', 'open', 'open']);
    expect([ownResult(board, MONDAY), ownResult(board, TUESDAY), ownResult(null, MONDAY)]).toEqual([
      brought(1),
      'open',
      'open',
    ]);
  });
});

test('in a week the days count that one has played oneself', () => {
  const board = boardOf({
    [WEDNESDAY]: ['joined', 'played', 'open', 'open'],
    [TUESDAY]: [brought(2), brought(-1), brought(9), 'open'],
    [MONDAY]: [brought(-1), brought(5), 'open', 'open'],
  });
  expect(
    rankingOfWeek(board).map(({ person, place, total, days }) => [place, person.name, total, days.length]),
  ).toEqual([
    [1, 'Cleo', 9, 1],
    [2, 'Ben', 4, 2],
    [3, 'Anna', 1, 2],
  ]);
});
