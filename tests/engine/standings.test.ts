import { describe, expect, test } from 'vitest';
import { dealsLeft, placesOf, seatsWhere, winnersOf } from '../../engine/standings.ts';
import { rulesWith } from './support/stacked.ts';

type Keys = Record<string, unknown>;

/** Where a match stands: tokens, points and the deals in which seats went out as text, by seat. */
interface Stands {
  tokens?: string;
  points?: string;
  out?: string;
  deal?: number;
  winners?: number[];
}

function standings(keys: Keys, { tokens, points, out, deal = 1, winners = [] }: Stands) {
  const seats = (tokens ?? points ?? out ?? '').split(' ').length;
  const numbers = (text: string | undefined) => text?.split(' ').map(Number) ?? Array<number>(seats).fill(0);
  return {
    rules: rulesWith(keys),
    tokens: Int16Array.from(numbers(tokens)),
    points: Float64Array.from(numbers(points)),
    eliminatedIn: Uint32Array.from(numbers(out)),
    dealNumber: deal,
    winners,
  };
}

const RACE = { scoring: 'points', pointsTarget: 5 };
const FIRST_OUT = { matchEnds: 'first-out' };
const LIMIT = { dealLimit: 4 };
const POINTS = { handPoints: true };

describe('the winner', () => {
  test.each<[why: string, Keys, Stands, number[]]>([
    ['the only one who is left', {}, { tokens: '-1 2 -1' }, [1]],
    ['one who is left on grace', {}, { tokens: '-1 -1 0' }, [2]],
    ['nobody while two are left', {}, { tokens: '-1 0 3' }, []],
    ['nobody where all are out', {}, { tokens: '-1 -1' }, []],
    ['nobody by tokens where the last one left wins', {}, { tokens: '2 -1 1' }, []],
    ['whoever has reached the target alone', RACE, { points: '4 5 3' }, [1]],
    ['nobody before the target', RACE, { points: '4 4 3' }, []],
    ['nobody with one short of it', RACE, { points: '4 2 3' }, []],
    ['whoever is highest beyond it', RACE, { points: '5 6 5' }, [1]],
    ['nobody where two are highest', RACE, { points: '6 5 6' }, []],
    ['nobody before the last deal', LIMIT, { tokens: '3 2', deal: 3 }, []],
    ['whoever has most tokens after it', LIMIT, { tokens: '2 3 -1', deal: 4 }, [1]],
    ['nobody where two have most', LIMIT, { tokens: '3 3 1', deal: 4 }, []],
    ['whoever has most alone in a later deal', LIMIT, { tokens: '3 2 1', deal: 6 }, [0]],
    ['of those, by hand points', { ...LIMIT, ...POINTS }, { tokens: '3 3 1', points: '50 60 90', deal: 4 }, [1]],
    ['not if these are not counted', LIMIT, { tokens: '3 3 1', points: '50 60 90', deal: 4 }, []],
    ['the only one left, before the last deal', LIMIT, { tokens: '-1 1', deal: 2 }, [1]],
    ['whoever leads a race after its last deal', { ...RACE, ...LIMIT }, { points: '2 3', deal: 4 }, [1]],
    ['whoever reaches the target before it', { ...RACE, ...LIMIT }, { points: '2 5', deal: 3 }, [1]],
    ['whoever has most tokens once somebody is out', FIRST_OUT, { tokens: '2 -1 1' }, [0]],
    ['nobody while all are in', FIRST_OUT, { tokens: '2 0 1' }, []],
    ['nobody where two have most', FIRST_OUT, { tokens: '2 -1 2' }, []],
    ['of those, by hand points', { ...FIRST_OUT, ...POINTS }, { tokens: '2 -1 2', points: '50 90 60' }, [2]],
  ])('is %s: %j, %j', (_why, keys, stands, winners) => expect(winnersOf(standings(keys, stands))).toEqual(winners));

  test.each<[why: string, Keys, Stands, number[]]>([
    ['all who are highest in a race that has reached its target', RACE, { points: '6 5 6' }, [0, 2]],
    ['nobody before the target', RACE, { points: '4 4 3' }, []],
    ['one who is highest alone', RACE, { points: '5 6 5' }, [1]],
    ['all who lead a race after its last deal', { ...RACE, ...LIMIT }, { points: '2 2 1', deal: 4 }, [0, 1]],
    ['all with most tokens after the last deal', LIMIT, { tokens: '3 1 3', deal: 4 }, [0, 2]],
    ['of those, by hand points', { ...LIMIT, ...POINTS }, { tokens: '3 3 1', points: '50 60 90', deal: 4 }, [1]],
    ['all with most tokens once somebody is out', FIRST_OUT, { tokens: '2 -1 2 1' }, [0, 2]],
    ['nobody while two are left', {}, { tokens: '0 -1 0' }, []],
  ])('where a tie is shared (sharedWin) is %s: %j, %j', (_why, keys, stands, winners) => {
    expect(winnersOf(standings({ ...keys, sharedWin: true }, stands))).toEqual(winners);
  });
});

test.each<[why: string, Keys, Stands, places: string]>([
  ['the winner first, then whoever was out last', {}, { out: '3 0 5', winners: [1] }, '1, 2, 0'],
  ['out in the same deal: a shared place', {}, { out: '3 0 3', winners: [1] }, '1, 0 2'],
  ['those still in share the first place', {}, { out: '0 4 0' }, '0 2, 1'],
  ['points do not rank those out together', {}, { out: '3 0 3', points: '10 0 20', winners: [1] }, '1, 0 2'],
  ['hand points do where they are counted', POINTS, { out: '3 0 3', points: '10 0 20', winners: [1] }, '1, 2, 0'],
  ['the deal comes before hand points', POINTS, { out: '3 0 4', points: '30 0 20', winners: [1] }, '1, 2, 0'],
  ['those still in, by their tokens', LIMIT, { tokens: '1 3 -1 1', out: '0 0 2 0', winners: [1] }, '1, 0 3, 2'],
  ['those that share the win before all', {}, { tokens: '2 -1 2', out: '0 2 0', winners: [0, 2] }, '0 2, 1'],
  ['a race by points', RACE, { points: '2 5 3 2', winners: [1] }, '1, 2, 0 3'],
])('places are %s: %j, %j', (_why, keys, stands, places) => {
  const found = placesOf(standings(keys, stands)).map((seats) => seats.join(' '));
  expect(found.join(', ')).toBe(places);
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
