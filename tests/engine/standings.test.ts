/** Who has won a match, and who came where. */
import { describe, expect, test } from 'vitest';
import { dealsLeft, placesOf, seatsWhere, winnersOf } from '../../engine/standings.ts';
import { rulesWith } from './support/stacked.ts';

interface Stands {
  tokens?: number[];
  points?: number[];
  eliminatedIn?: number[];
  dealNumber?: number;
  winners?: number[];
}

function standings(
  keys: Record<string, unknown>,
  { tokens, points, eliminatedIn, dealNumber = 1, winners = [] }: Stands,
) {
  const seats = (tokens ?? points ?? eliminatedIn ?? []).map(() => 0);
  return {
    rules: rulesWith(keys),
    tokens: Int8Array.from(tokens ?? seats),
    points: Float64Array.from(points ?? seats),
    eliminatedIn: Uint32Array.from(eliminatedIn ?? seats),
    dealNumber,
    winners,
  };
}

const RACE = { scoring: 'points', pointsTarget: 5 };

const FIRST_OUT = { matchEnds: 'first-out' };

describe('the winner', () => {
  test.each<[why: string, Record<string, unknown>, Stands, number | null]>([
    ['the only one who is left', {}, { tokens: [-1, 2, -1] }, 1],
    ['one who is left on grace', {}, { tokens: [-1, -1, 0] }, 2],
    ['nobody while two are left', {}, { tokens: [-1, 0, 3] }, null],
    ['nobody where all are out', {}, { tokens: [-1, -1] }, null],
    ['whoever has reached the target alone', RACE, { points: [4, 5, 3] }, 1],
    ['nobody before the target', RACE, { points: [4, 4, 3] }, null],
    ['nobody with one short of it', RACE, { points: [4, 2, 3] }, null],
    ['whoever is highest beyond it', RACE, { points: [5, 6, 5] }, 1],
    ['nobody where two are highest', RACE, { points: [6, 5, 6] }, null],
    ['nobody before the last deal', { dealLimit: 4 }, { tokens: [3, 2], dealNumber: 3 }, null],
    ['whoever has most tokens after it', { dealLimit: 4 }, { tokens: [2, 3, -1], dealNumber: 4 }, 1],
    ['nobody where two have most', { dealLimit: 4 }, { tokens: [3, 3, 1], dealNumber: 4 }, null],
    ['whoever has most alone in a later deal', { dealLimit: 4 }, { tokens: [3, 2, 1], dealNumber: 6 }, 0],
    [
      'of equal tokens, whoever has most hand points where they are counted',
      { dealLimit: 4, handPoints: true },
      { tokens: [3, 3, 1], points: [50, 60, 90], dealNumber: 4 },
      1,
    ],
    [
      'nobody by hand points that are not counted',
      { dealLimit: 4 },
      { tokens: [3, 3, 1], points: [50, 60, 90], dealNumber: 4 },
      null,
    ],
    ['whoever has most tokens once somebody is out', FIRST_OUT, { tokens: [2, -1, 1] }, 0],
    ['nobody while all are in', FIRST_OUT, { tokens: [2, 0, 1] }, null],
    ['nobody where two have most once somebody is out', FIRST_OUT, { tokens: [2, -1, 2] }, null],
    [
      'of equal tokens once somebody is out, whoever has most hand points',
      { ...FIRST_OUT, handPoints: true },
      { tokens: [2, -1, 2], points: [50, 90, 60] },
      2,
    ],
    ['nobody by tokens where the last one left wins', {}, { tokens: [2, -1, 1] }, null],
    ['the only one left, before the last deal', { dealLimit: 4 }, { tokens: [-1, 1], dealNumber: 2 }, 1],
    ['whoever leads a race after its last deal', { ...RACE, dealLimit: 4 }, { points: [2, 3], dealNumber: 4 }, 1],
    ['whoever reaches the target before it', { ...RACE, dealLimit: 4 }, { points: [2, 5], dealNumber: 3 }, 1],
  ])('is %s', (_why, keys, stands, winner) => {
    expect(winnersOf(standings(keys, stands))).toEqual(winner === null ? [] : [winner]);
  });
});

describe('the winners where a tie is shared (sharedWin)', () => {
  const shared = { sharedWin: true };

  test.each<[why: string, Record<string, unknown>, Stands, number[]]>([
    ['all who are highest in a race that has reached its target', RACE, { points: [6, 5, 6] }, [0, 2]],
    ['nobody before the target', RACE, { points: [4, 4, 3] }, []],
    ['one who is highest alone', RACE, { points: [5, 6, 5] }, [1]],
    [
      'all who lead a race after its last deal',
      { ...RACE, dealLimit: 4 },
      { points: [2, 2, 1], dealNumber: 4 },
      [0, 1],
    ],
    ['all with most tokens after the last deal', { dealLimit: 4 }, { tokens: [3, 1, 3], dealNumber: 4 }, [0, 2]],
    [
      'of equal tokens, whoever has most hand points',
      { dealLimit: 4, handPoints: true },
      { tokens: [3, 3, 1], points: [50, 60, 90], dealNumber: 4 },
      [1],
    ],
    ['all with most tokens once somebody is out', FIRST_OUT, { tokens: [2, -1, 2, 1] }, [0, 2]],
    ['nobody while two are left', {}, { tokens: [0, -1, 0] }, []],
  ])('are %s', (_why, keys, stands, winners) => {
    expect(winnersOf(standings({ ...keys, ...shared }, stands))).toEqual(winners);
  });
});

describe('the places', () => {
  test.each<[why: string, Record<string, unknown>, Stands, number[][]]>([
    ['the winner first, then whoever was out last', {}, { eliminatedIn: [3, 0, 5], winners: [1] }, [[1], [2], [0]]],
    ['out in the same deal: a shared place', {}, { eliminatedIn: [3, 0, 3], winners: [1] }, [[1], [0, 2]]],
    ['those still in share the first place', {}, { eliminatedIn: [0, 4, 0] }, [[0, 2], [1]]],
    [
      'points do not rank those out in the same deal',
      {},
      { eliminatedIn: [3, 0, 3], points: [10, 0, 20], winners: [1] },
      [[1], [0, 2]],
    ],
    [
      'hand points do where they are counted',
      { handPoints: true },
      { eliminatedIn: [3, 0, 3], points: [10, 0, 20], winners: [1] },
      [[1], [2], [0]],
    ],
    [
      'the deal comes before hand points',
      { handPoints: true },
      { eliminatedIn: [3, 0, 4], points: [30, 0, 20], winners: [1] },
      [[1], [2], [0]],
    ],
    [
      'those still in after a last deal, by their tokens',
      { dealLimit: 4 },
      { tokens: [1, 3, -1, 1], eliminatedIn: [0, 0, 2, 0], winners: [1] },
      [[1], [0, 3], [2]],
    ],
    [
      'those that share the win before all others',
      {},
      { tokens: [2, -1, 2], eliminatedIn: [0, 2, 0], winners: [0, 2] },
      [[0, 2], [1]],
    ],
    ['a race by points', RACE, { points: [2, 5, 3, 2], winners: [1] }, [[1], [2], [0, 3]]],
  ])('%s', (_why, keys, stands, places) => {
    expect(placesOf(standings(keys, stands))).toEqual(places);
  });
});

describe('deals left', () => {
  test.each([
    [0, 7, 0],
    [5, 0, 5],
    [5, 1, 5],
    [5, 4, 2],
    [5, 5, 1],
    [5, 8, 1],
  ])('of %i in deal %i are %i, the one in progress among them', (dealLimit, deal, left) => {
    expect(dealsLeft(rulesWith({ dealLimit }), deal)).toBe(left);
  });
});

test('seats of which something holds come lowest first', () => {
  expect(seatsWhere(5, (seat) => seat % 2 === 0)).toEqual([0, 2, 4]);
  expect(seatsWhere(0, () => true)).toEqual([]);
});
