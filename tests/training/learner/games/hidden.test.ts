import { expect, test } from 'vitest';
import { SUIT_COUNT } from '../../../../engine/cards.ts';
import type { Deal } from '../../../../engine/deal.ts';
import { Match } from '../../../../engine/match.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  HIDDEN_GLOBAL_SIZE,
  HIDDEN_SIZE,
  HIDDEN_SUIT_SIZE,
  hiddenInUse,
  writeHidden,
} from '../../../../training/learner/games/hidden.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';
import { dealt, drawAndDrop } from '../../../engine/support/stacked.ts';

const HANDS = { hands: ['2c 3d 4h', 'Kh 5h 9s'], turnUp: '9c', stock: 'As 7d 8c' };
const OTHER_SEATS = 9;
const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3];

function hidden(deal: Deal): Float32Array {
  const out = new Float32Array(HIDDEN_SIZE);
  writeHidden(deal, deal.seat, out, 0);
  return out;
}

function ofSuit(numbers: Float32Array, suit: number): number[] {
  const start = HIDDEN_GLOBAL_SIZE + suit * HIDDEN_SUIT_SIZE;
  return Array.from(numbers.subarray(start, start + HIDDEN_SUIT_SIZE));
}

/** The points that the next draws would bring, where the card is of the suit. */
function upcoming(numbers: Float32Array, suit: number): number[] {
  return ofSuit(numbers, suit)
    .slice(OTHER_SEATS)
    .map((points) => Math.round(points * 11));
}

test('the critic sees what others hold', () => {
  const seen = hidden(dealt(HANDS));
  expect(seen[0]).toBeCloseTo(15 / 31);
  expect(ofSuit(seen, HEARTS)[0]).toBeCloseTo(15 / 31);
  expect(ofSuit(seen, SPADES)[0]).toBeCloseTo(9 / 31);
  expect(ofSuit(seen, CLUBS)[0]).toBe(0);
});

test('and the next cards of the stock, in the order of the draws', () => {
  const deal = dealt(HANDS);
  expect(upcoming(hidden(deal), SPADES).slice(0, 3)).toEqual([11, 0, 0]);
  expect(upcoming(hidden(deal), DIAMONDS).slice(0, 3)).toEqual([0, 7, 0]);
  expect(upcoming(hidden(deal), CLUBS).slice(0, 3)).toEqual([0, 0, 8]);
  drawAndDrop(deal);
  expect(upcoming(hidden(deal), SPADES)[0]).toBe(0);
  expect(upcoming(hidden(deal), DIAMONDS).slice(0, 2)).toEqual([7, 0]);
});

test.each([2, 3, 9, 10])('what is not in use with %i players is 0', (players) => {
  const { table, suit } = hiddenInUse(players);
  expect([table.length, suit.length]).toEqual([players - 1, players - 1 + 12]);
  const used = new Set([
    ...table,
    ...Array.from({ length: SUIT_COUNT }, (_, which) =>
      suit.map((place) => HIDDEN_GLOBAL_SIZE + which * HIDDEN_SUIT_SIZE + place),
    ).flat(),
  ]);
  playRandomly(new Match(preset('scat'), players, { seed: players }), players, ({ phase, deal }) => {
    if (phase !== 'deal') return;
    expect(hidden(deal).filter((number, place) => number !== 0 && !used.has(place))).toHaveLength(0);
  });
});
