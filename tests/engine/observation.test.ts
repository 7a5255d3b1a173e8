import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTION_COUNT,
  discardOf,
  discardedBy,
  isDiscard,
  isKnockWith,
  isTakeOf,
  knockWith,
  takeOf,
  takenBy,
  type Action,
} from '../../engine/actions.ts';
import { RANK_COUNT, cardOf, rankOf, suitOf } from '../../engine/cards.ts';
import type { Deal } from '../../engine/deal.ts';
import { SEAT, SUIT, TABLE } from '../../engine/observation-layout.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../engine/observation.ts';
import { viewOf } from '../../engine/view.ts';
import { tablesOf } from './support/arbitraries.ts';
import { after, type Given } from './support/examples.ts';
import { readObservation } from './support/observation-reading.ts';
import { dealAgain, playPrefix } from './support/prefix.ts';
import { dealt } from './support/stacked.ts';

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

/** Swapping two suits, and rotating all of them: together these give all 24 renamings. */
const RENAMINGS: readonly (readonly number[])[] = [
  [1, 0, 2, 3],
  [1, 2, 3, 0],
];

const renameCard = (card: number, suits: readonly number[]) => cardOf(suits[suitOf(card)], rankOf(card));

function renameAction(action: Action, suits: readonly number[]): Action {
  if (isTakeOf(action)) return takeOf(renameCard(takenBy(action), suits));
  if (!isDiscard(action) && !isKnockWith(action)) return action;
  const card = renameCard(discardedBy(action), suits);
  return isKnockWith(action) ? knockWith(card) : discardOf(card);
}

/** An observation with the blocks of its suits where they belong once the suits are renamed. */
function renameBlocks(observation: Float32Array, suits: readonly number[]): Float32Array {
  const renamed = observation.slice();
  suits.forEach((to, from) => {
    const block = TABLE.size + from * SUIT.size;
    renamed.set(observation.subarray(block, block + SUIT.size), TABLE.size + to * SUIT.size);
  });
  return renamed;
}

/** A mask with the outputs where they belong once the suits are renamed. */
function renameOutputs(mask: Float32Array, suits: readonly number[]): Float32Array {
  const renamed = new Float32Array(ACTION_COUNT);
  mask.forEach((legal, action) => (renamed[renameAction(action, suits)] = legal));
  return renamed;
}

/** Like `toEqual`, which is slow for long lists and only used for the message. */
function expectSame(found: Float32Array, wanted: Float32Array): void {
  for (let i = 0; i < wanted.length; i++) if (found[i] !== wanted[i]) return expect(found).toEqual(wanted);
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
  test('has the same blocks, elsewhere, when suits are renamed, and outputs follow the names', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const prefix = playPrefix(table);
        for (const suits of RENAMINGS) {
          const other = dealAgain({ ...prefix, deck: prefix.deck.map((card) => renameCard(card, suits)) });
          for (const action of prefix.actions) other.deal.apply(renameAction(action, suits));
          for (let seat = 0; seat < table.players; seat++) {
            const [one, two] = [observe(prefix.deal, seat), observe(other.deal, seat)];
            expectSame(two.observation, renameBlocks(one.observation, suits));
            expectSame(two.mask, renameOutputs(one.mask, suits));
          }
        }
      }),
      { numRuns },
    );
  });

  test('is what a second reading of its layout says, and every legal action has an output of its own', () => {
    fc.assert(
      fc.property(tables, (table) => {
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

/** What a seat observes of a deal after some moves. */
const observed = (moves: string, seat: number, given: Partial<Given> = {}): Float32Array =>
  observe(after(moves, { hands: '2c 3d 4h / Kd Qh 4s', ...given }), seat).observation;

describe('the observation', () => {
  test('writes where it is told to and nowhere else', () => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'] });
    const room = new Float32Array(OBSERVATION_SIZE + 2).fill(7);
    writeObservation(viewOf(deal, 0), room, 1);
    expect([room[0], room[OBSERVATION_SIZE + 1]]).toEqual([7, 7]);
    expect(room.subarray(1, OBSERVATION_SIZE + 1)).toEqual(observe(deal, 0).observation);
  });

  test('distinguishes what the seat can distinguish', () => {
    const seen = ['5d', '6d', 'Qs'].map((turnUp) => observed('', 0, { turnUp }).join());
    expect(new Set(seen).size).toBe(3);
    const took = { hands: '2c 3d 4h / Kd Qh 4s / 7c 8d 9h', turnUp: '5d', stock: '6c 6h' };
    const drew = { ...took, turnUp: '6c', stock: '5d 6h' };
    expect(observed('0 take, discard 4h', 1, took)).not.toEqual(observed('0 draw, discard 4h', 1, drew));
  });

  test.each([
    ['', 0, '', '5', '2 3 3 5', ''],
    ['0 draw', 0, '6', '5', '2 3 3 5 6', ''],
    ['0 draw, discard 3h, 1 take, discard Qh', 0, '', 'Q', '2 3 3 5 6 Q', '3'],
    ['0 draw, discard 3h, 1 take, discard Qh', 1, '', 'Q', '3 4 5 K Q', ''],
  ])(
    'has by rank which card waits, which lies on top, which are unseen and which others are known to hold: %s, seat %i',
    (moves, seat, waiting, top, seen, known) => {
      const numbers = observed(moves, seat, { hands: '2c 3d 3h / Kd Qh 4s', turnUp: '5d', stock: '6c 9h' });
      const counts = (ranks: string) => Array.from('23456789TJQKA', (rank) => ranks.split(rank).length - 1);
      const parts = [0, 1, 2, 3].map((part) => {
        const at = TABLE.size - (4 - part) * RANK_COUNT;
        return Array.from(numbers.subarray(at, at + RANK_COUNT), (share) => (part < 2 ? share : 4 * share));
      });
      expect(parts).toEqual([counts(waiting), counts(top), counts(seen).map((count) => 4 - count), counts(known)]);
    },
  );

  describe('tells which own cards share a rank, and how many more of it are unseen,', () => {
    const THREES = { threeOfAKind: 30.5 };
    const ACES = { threeAces: 33 };
    /** The numbers that differ from the standard game's after a draw, without the rules themselves. */
    const added = (keys: object, hand: string, turnUp: string): number[] => {
      const after = (own: string, top: string, rules: object) =>
        observed('0 draw', 0, { hands: `${own} / Qd Jh 4s`, turnUp: top, stock: '2d', ...rules });
      const there = after(hand, turnUp, {});
      const [rule, other] = [after('3c 8d Kh', '5d', keys), after('3c 8d Kh', '5d', {})];
      return Array.from(after(hand, turnUp, keys)).filter((number, i) => number !== there[i] && rule[i] === other[i]);
    };

    test.each([
      ['where three of a kind count', THREES, '7c 7d Kh', '5d', [0.5, 0.5, 0.5, 0.5, 0.5]],
      ['not of other ranks', THREES, '7c 8d Kh', '5d', []],
      ['and which match the top discard', THREES, '7c 8d Kh', '7s', [0.5]],
      ['together with a pair', THREES, '7c 7d Kh', '7s', [0.25, 1, 0.5, 0.25, 0.5, 0.25]],
      ['of no others than aces where only three aces count', ACES, '7c 7d Kh', '7s', []],
      ['of aces there', ACES, 'Ac Ad Kh', '7s', [0.5, 0.5, 0.5, 0.5, 0.5]],
    ])('%s: by %j of %s', (_what, keys, hand, turnUp, numbers) => expect(added(keys, hand, turnUp)).toEqual(numbers));

    test.each(['7c 7d Kh / 2d', '7c 7d 7h / 2d', '7c 7d 7h / 7s'])('a pair, three and four of them: %s', (cards) => {
      const [hand, stock] = cards.split(' / ');
      for (const moves of ['', '0 draw'])
        expectReading(after(moves, { hands: `${hand} / Qd Jh 4s`, turnUp: '5d', stock, ...THREES }), 0);
    });
  });

  test('in golf has what the row would be worth with a card that can be placed', () => {
    const tells13 = ['8h', '9h', '8c'].map((stock) => {
      const numbers = observed('0 take, replace 0, 1 draw, flip 0', 0, { turnUp: '5h', stock, base: 'golf' });
      return numbers.includes(Math.fround(13 / 31));
    });
    expect(tells13).toEqual([true, false, false]);
  });
});

describe('with a pool', () => {
  const POOL = { play: 'pool', pool: '2c 5d 9s', hands: 'Kc Qc 4h / Kd 3h 4s / 2d 8h 9h' };

  test.each([
    ['one exchange of two', '0 take 5d, discard 4h', { poolSwapTwo: true }, [1, 0]],
    ['a swap of all', '0 swap-all', { knockTiming: 'after-draw', poolKnockAfter: 'any-turn' }, [0, 1]],
  ])('the question after %s is the beginning of a turn that says so', (_what, moves, keys, says) => {
    const numbers = observed(moves, 0, { ...POOL, ...keys });
    const { phase, secondExchange } = TABLE.at;
    expect([...numbers.subarray(phase, phase + 8)]).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
    expect([...numbers.subarray(secondExchange, secondExchange + 2)]).toEqual(says);
  });

  /** What seat 0 is told of each seat by one of its numbers. */
  const told = (numbers: Float32Array, name: keyof typeof SEAT.at) =>
    [0, 1, 2].map((place) => numbers[TABLE.at.seats + place * SEAT.size + SEAT.at[name]]);

  test.each([
    ['', [0, 0, 0]],
    ['0 take 5d, discard 4h, 1 pass', [0, 1, 0]],
  ])('a seat that has passed for good is told, whoever else is in the turns: %s', (moves, passed) => {
    expect(told(observed(moves, 0, { ...POOL, poolPass: 'for-good' }), 'passed')).toEqual(passed);
  });

  const OPEN = { ...POOL, hands: 'Kc 5c 4h / 5h 3h 4s / 2d 8h 9h', pool: '7c 5d 5s', threeOfAKind: 30.5 };
  const TAKEN = '0 take 7c, discard 4h, 1 take 5d, discard 3h, 2 pass, 0 pass, 1 take 5s, discard 4s';

  test.each([
    [0, [7, 5, 0]],
    [1, [5, 0, 7]],
    [2, [0, 7, 5]],
  ])('seat %i is told what cards that were taken openly are worth together: %j', (seat, worth) => {
    expect(told(observed(TAKEN, seat, OPEN), 'knownValue')).toEqual(worth.map((value) => Math.fround(value / 31)));
  });

  test.each([
    [0, [1, 0, 0, 0]],
    [1, [0, 0, 0, 0]],
  ])('seat %i is told which of them match its own, where they are those of the next: %j', (seat, matching) => {
    const numbers = observed(TAKEN, seat, OPEN);
    const at = (suit: number) => TABLE.size + suit * SUIT.size + SUIT.at.nextSameRank + 3;
    expect([0, 1, 2, 3].map((suit) => numbers[at(suit)])).toEqual(matching);
  });
});
