/** Who has won a match, and who came where. */
import { describe, expect, test } from 'vitest';
import { placesOf, seatsWhere, winnerOf } from '../../engine/standings.ts';
import { rulesWith } from './support/stacked.ts';

interface Stands {
  tokens?: number[];
  points?: number[];
  eliminatedIn?: number[];
  winner?: number | null;
}

function standings(keys: Record<string, unknown>, { tokens, points, eliminatedIn, winner = null }: Stands) {
  const seats = (tokens ?? points ?? eliminatedIn ?? []).map(() => 0);
  return {
    rules: rulesWith(keys),
    tokens: Int8Array.from(tokens ?? seats),
    points: Float64Array.from(points ?? seats),
    eliminatedIn: Uint32Array.from(eliminatedIn ?? seats),
    winner,
  };
}

const RACE = { scoring: 'points', pointsTarget: 5 };

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
  ])('is %s', (_why, keys, stands, winner) => {
    expect(winnerOf(standings(keys, stands))).toBe(winner);
  });
});

describe('the places', () => {
  test.each<[why: string, Record<string, unknown>, Stands, number[][]]>([
    ['the winner first, then whoever was out last', {}, { eliminatedIn: [3, 0, 5], winner: 1 }, [[1], [2], [0]]],
    ['out in the same deal: a shared place', {}, { eliminatedIn: [3, 0, 3], winner: 1 }, [[1], [0, 2]]],
    ['those still in share the first place', {}, { eliminatedIn: [0, 4, 0] }, [[0, 2], [1]]],
    [
      'points do not rank those out in the same deal',
      {},
      { eliminatedIn: [3, 0, 3], points: [10, 0, 20], winner: 1 },
      [[1], [0, 2]],
    ],
    [
      'hand points do where they are counted',
      { handPoints: true },
      { eliminatedIn: [3, 0, 3], points: [10, 0, 20], winner: 1 },
      [[1], [2], [0]],
    ],
    [
      'the deal comes before hand points',
      { handPoints: true },
      { eliminatedIn: [3, 0, 4], points: [30, 0, 20], winner: 1 },
      [[1], [2], [0]],
    ],
    ['a race by points', RACE, { points: [2, 5, 3, 2], winner: 1 }, [[1], [2], [0, 3]]],
  ])('%s', (_why, keys, stands, places) => {
    expect(placesOf(standings(keys, stands))).toEqual(places);
  });
});

test('seats of which something holds come lowest first', () => {
  expect(seatsWhere(5, (seat) => seat % 2 === 0)).toEqual([0, 2, 4]);
  expect(seatsWhere(0, () => true)).toEqual([]);
});
