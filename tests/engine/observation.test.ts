import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, type Action } from '../../engine/actions.ts';
import { Deal } from '../../engine/deal.ts';
import { RIVAL, RIVALS_AT } from '../../engine/observation-layout.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../engine/observation.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { viewOf } from '../../engine/view.ts';
import { atTablesOfPolicies, tablesOf } from './support/arbitraries.ts';
import { after, type Given } from './support/examples.ts';
import { readObservation } from './support/observation-reading.ts';
import { playPrefix } from './support/prefix.ts';
import { dealt, rulesWith } from './support/stacked.ts';

interface Observed {
  observation: Float32Array;
  mask: Float32Array;
  legal: Action[];
}

function observe(deal: Deal, seat: number): Observed {
  const observation = new Float32Array(OBSERVATION_SIZE);
  const mask = new Float32Array(ACTION_COUNT);
  const legal = seat === deal.seat ? deal.legalActions() : [];
  writeObservation(viewOf(deal, seat), observation, 0);
  writeMask(legal, legal.length, mask, 0);
  return { observation, mask, legal };
}

/** Expects what a second reading of the layout says. */
function expectReading(deal: Deal, seat: number): void {
  const wanted = readObservation(viewOf(deal, seat));
  const { observation } = observe(deal, seat);
  expect(observation).toHaveLength(wanted.length);
  const strays = wanted.flatMap((number, at) =>
    Math.abs(observation[at] - number) < 1e-5 ? [] : [`${at}: ${observation[at]}, expected ${number}`],
  );
  expect(strays, `seat ${seat}, ${deal.phase}`).toEqual([]);
}

describe.each(tablesOf(4, 25))('by %s the observation', (_name, tables, numRuns) => {
  test('is what a second reading of its layout says, and every legal action has an output of its own', () => {
    fc.assert(
      fc.property(atTablesOfPolicies(tables), (table) => {
        const { deal } = playPrefix(table);
        for (let seat = 0; seat < table.players; seat++) {
          if (deal.table.alive[seat] === 1) expectReading(deal, seat);
          const { observation, mask, legal } = observe(deal, seat);
          expect(observation.every((value) => Number.isFinite(value))).toBe(true);
          expect(mask.reduce((sum, value) => sum + value, 0)).toBe(legal.length);
          for (const action of legal) expect(mask[action]).toBe(1);
        }
      }),
      { numRuns },
    );
  });
});

test('of a table with more seats than it has room for there is none', () => {
  const deal = new Deal(rulesWith({ players: [2, 11] }), 11, new Random(1));
  deal.start(packOf(deal.rules), 0, Array<number>(11).fill(3));
  expect(() => observe(deal, 0)).toThrow('no policy plays at a table of 11: allowed are up to 10 seats');
});

test('an observation is written where it is told to and nowhere else', () => {
  const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'] });
  const room = new Float32Array(OBSERVATION_SIZE + 2).fill(7);
  writeObservation(viewOf(deal, 0), room, 1);
  expect([room[0], room[OBSERVATION_SIZE + 1]]).toEqual([7, 7]);
  expect(room.subarray(1, OBSERVATION_SIZE + 1)).toEqual(observe(deal, 0).observation);
});

const POOL = { play: 'pool', pool: '2c 5d 9s', hands: 'Kc Qc 4h / Kd 3h 4s / 2d 8h 9h' };
const GOLF = { play: 'golf', hands: POOL.hands };

// What random tables seldom show.
test.each<[what: string, moves: string, given: Given]>([
  ['the question after one exchange of two', '0 take 5d, discard 4h', { ...POOL, poolSwapTwo: true }],
  ['that after a swap of all', '0 swap-all', { ...POOL, knockTiming: 'after-draw', poolKnockAfter: 'any-turn' }],
  ['a seat that has passed for good', '0 take 5d, discard 4h, 1 pass', { ...POOL, poolPass: 'for-good' }],
  ['a seat that has to pass in its next turn', '0 swap-all, 1 pass', { ...POOL, poolSwapAll: 'binds' }],
  ['a hand of which a card is discarded first', '', { hands: POOL.hands, discardFirst: true }],
  ['what is left of it', '0 discard Kc', { hands: POOL.hands, discardFirst: true }],
  ['what a card would make of a row', '0 take, replace 0, 1 draw, flip 0', { ...GOLF, turnUp: '5h' }],
])('the observation of %s is what the second reading says', (_what, moves, given) => {
  const deal = after(moves, given);
  for (const seat of [0, 1, 2]) expectReading(deal, seat);
});

test('a seat that is out is told of the table even where all others have passed for good', () => {
  const given = { ...POOL, hands: 'Kc Qc 4h / Kd 3h 4s / -', poolPass: 'for-good', threeOfAKind: 30.5 };
  const deal = after('0 pass, 1 pass', given);
  expect(Array.from(deal.table.passed)).toEqual([1, 1, 0]);
  expect(observe(deal, 2).observation.every((value) => Number.isFinite(value))).toBe(true);
});

test('what is known of others stands clockwise from one’s own seat, without gaps for those who are out', () => {
  const deal = dealt({ hands: ['2c 3d 4h', null, '5c 6d 7h', '8c 9d Th', 'Kd Qs 4s'] });
  const numbers = (value: number) => new Float32Array(RIVAL.size).fill(value);
  const known = [numbers(0.1), numbers(0.2), null, numbers(0.4), numbers(0.5)];
  const observation = new Float32Array(OBSERVATION_SIZE).fill(9);
  writeObservation(viewOf(deal, 3), observation, 0, known);
  const block = (place: number) => [...observation.subarray(RIVALS_AT + place * RIVAL.size).subarray(0, RIVAL.size)];
  const all = (value: number) => [...numbers(value)];
  expect(Array.from({ length: 9 }, (_, place) => block(place))).toEqual([0.5, 0.1, 0, 0, 0, 0, 0, 0, 0].map(all));
});
