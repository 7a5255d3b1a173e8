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
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { viewOf } from '../../engine/view.ts';
import { randomTable, tableWith, type Table } from './support/arbitraries.ts';
import { readObservation } from './support/observation-reading.ts';
import { dealAgain, playPrefix } from './support/prefix.ts';
import { dealt, play, rulesWith } from './support/stacked.ts';

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

const TABLES: [string, fc.Arbitrary<Table>, number][] = [
  ...PRESETS.map((name): [string, fc.Arbitrary<Table>, number] => [name, tableWith(preset(name)), 10]),
  ['random rules', randomTable, 60],
];

describe.each(TABLES)('by %s the observation', (_name, tables, numRuns) => {
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

  test('is what a second reading of its layout says', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { deal } = playPrefix(table);
        for (let seat = 0; seat < table.players; seat++) {
          if (deal.table.alive[seat] === 0) continue;
          expectReading(deal, seat);
        }
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  });

  test('is made of finite numbers, and every legal action has an output of its own', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { deal } = playPrefix(table);
        for (let seat = 0; seat < table.players; seat++) {
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

describe('the observation', () => {
  test('writes where it is told to and nowhere else', () => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'] });
    const room = new Float32Array(OBSERVATION_SIZE + 2).fill(7);
    writeObservation(viewOf(deal, 0), room, 1);
    expect([room[0], room[OBSERVATION_SIZE + 1]]).toEqual([7, 7]);
    expect(room.subarray(1, OBSERVATION_SIZE + 1)).toEqual(observe(deal, 0).observation);
  });

  test('distinguishes what the seat can distinguish', () => {
    const stacks = ['5d', '6d', 'Qs'].map((turnUp) => ({ hands: ['2c 3d 4h', 'Kd Qh 4s'], turnUp }));
    const seen = stacks.map((stack) => observe(dealt(stack), 0).observation.join());
    expect(new Set(seen).size).toBe(3);
  });

  test('has by rank which card waits, which lies on top, which are unseen and which others are known to hold', () => {
    const ranksOf = (deal: Deal, seat: number): (string | number)[][] => {
      const { observation } = observe(deal, seat);
      return [0, 1, 2, 3].map((part) => {
        const at = TABLE.size - (4 - part) * RANK_COUNT;
        return Array.from(observation.subarray(at, at + RANK_COUNT), (share) => (part < 2 ? share : 4 * share));
      });
    };
    const only = (...ranks: string[]) => Array.from('23456789TJQKA', (rank) => ranks.filter((r) => r === rank).length);
    const less = (...ranks: string[]) => only(...ranks).map((count) => 4 - count);

    const deal = dealt({ hands: ['2c 3d 3h', 'Kd Qh 4s'], turnUp: '5d', stock: '6c 9h' });
    expect(ranksOf(deal, 0)).toEqual([only(), only('5'), less('2', '3', '3', '5'), only()]);
    play(deal, '0 draw');
    expect(ranksOf(deal, 0)).toEqual([only('6'), only('5'), less('2', '3', '3', '5', '6'), only()]);
    play(deal, '0 discard 3h', '1 take', '1 discard Qh');
    expect(ranksOf(deal, 0)).toEqual([only(), only('Q'), less('2', '3', '3', '5', '6', 'Q'), only('3')]);
    expect(ranksOf(deal, 1)).toEqual([only(), only('Q'), less('3', '4', '5', 'K', 'Q'), only()]);
  });

  describe('tells which own cards share a rank, and how many more of it are unseen,', () => {
    const threes = rulesWith({ threeOfAKind: 30.5 });
    const aces = rulesWith({ threeAces: 33 });
    /** What is observed after a draw. */
    const observed = (rules: HouseRules, hand: string, turnUp: string): Float32Array => {
      const deal = dealt({ hands: [hand, 'Qd Jh 4s'], turnUp, stock: '2d' }, rules);
      play(deal, '0 draw');
      return observe(deal, 0).observation;
    };
    /** The numbers that differ from the standard game's, without the rules themselves. */
    const added = (rules: HouseRules, hand: string, turnUp: string): number[] => {
      const [here, there] = [rules, preset('scat')].map((either) => observed(either, hand, turnUp));
      const [rule, other] = [rules, preset('scat')].map((either) => observed(either, '3c 8d Kh', '5d'));
      return Array.from(here).filter((number, i) => number !== there[i] && rule[i] === other[i]);
    };

    test('where three of a kind count', () => {
      expect(added(threes, '7c 7d Kh', '5d')).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
      expect(added(threes, '7c 8d Kh', '5d')).toEqual([]);
    });

    test('a pair, three and four of them', () => {
      for (const [hand, stock] of [
        ['7c 7d Kh', '2d'],
        ['7c 7d 7h', '2d'],
        ['7c 7d 7h', '7s'],
      ]) {
        const deal = dealt({ hands: [hand, 'Qd Jh 4s'], turnUp: '5d', stock }, threes);
        expectReading(deal, 0);
        play(deal, '0 draw');
        expectReading(deal, 0);
      }
    });

    test('and which match the top discard', () => {
      expect(added(threes, '7c 8d Kh', '7s')).toEqual([0.5]);
      expect(added(threes, '7c 7d Kh', '7s')).toEqual([0.25, 1, 0.5, 0.25, 0.5, 0.25]);
    });

    test('of aces alone where only three aces count', () => {
      expect(added(aces, '7c 7d Kh', '7s')).toEqual([]);
      expect(added(aces, 'Ac Ad Kh', '7s')).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
    });
  });

  test('in golf has what the row would be worth with a card that can be placed', () => {
    const tells13 = ['8h', '9h', '8c'].map((stock) => {
      const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qh 4s'], turnUp: '5h', stock }, preset('golf'));
      play(deal, '0 take', '0 replace 0', '1 draw', '1 flip 0');
      return observe(deal, 0).observation.includes(Math.fround(13 / 31));
    });
    expect(tells13).toEqual([true, false, false]);
  });

  test('remembers who took which card', () => {
    const stack = { hands: ['2c 3d 4h', 'Kd Qh 4s', '7c 8d 9h'], turnUp: '5d', stock: '6c 6h' };
    const [taken, drawn] = [dealt(stack), dealt({ ...stack, turnUp: '6c', stock: '5d 6h' })];
    play(taken, '0 take', '0 discard 4h');
    play(drawn, '0 draw', '0 discard 4h');
    expect(observe(taken, 1).observation).not.toEqual(observe(drawn, 1).observation);
  });
});

/** The phase, one-hot, and what tells those from a turn that look like its beginning. */
function phasesIn({ observation }: Observed): number[] {
  return [
    ...observation.subarray(TABLE.at.phase, TABLE.at.phase + 8),
    ...observation.subarray(TABLE.at.secondExchange, TABLE.at.secondExchange + 2),
  ];
}

test('the question after one exchange of two is the beginning of a turn that says so', () => {
  const deal = dealt(
    { hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s' },
    rulesWith({ play: 'pool', poolSwapTwo: true }),
  );
  play(deal, '0 take 5d', '0 discard 4h');
  expect([deal.phase, ...phasesIn(observe(deal, 0))]).toEqual(['second-exchange', 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]);
});

test('the question after a swap of all is the beginning of a turn that says so', () => {
  const rules = rulesWith({ play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' });
  const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s' }, rules);
  play(deal, '0 swap-all');
  expect([deal.phase, ...phasesIn(observe(deal, 0))]).toEqual(['knock', 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
});

test('a seat that has passed for good is told, whoever else is in the turns', () => {
  const deal = dealt(
    { hands: ['Kc Qc 4h', 'Kd 3h 4s', '2d 8h 9h'], pool: '2c 5d 9s' },
    rulesWith({ play: 'pool', poolPass: 'for-good' }),
  );
  const havePassed = (): number[] =>
    [0, 1, 2].map((place) => observe(deal, 0).observation[TABLE.at.seats + place * SEAT.size + SEAT.at.passed]);
  expect(havePassed()).toEqual([0, 0, 0]);
  play(deal, '0 take 5d', '0 discard 4h', '1 pass');
  expect(havePassed()).toEqual([0, 1, 0]);
});

describe('of cards that somebody took openly', () => {
  const rules = rulesWith({ play: 'pool', threeOfAKind: 30.5 });
  const deal = dealt({ hands: ['Kc 5c 4h', '5h 3h 4s', '2d 8h 9h'], pool: '7c 5d 5s' }, rules);
  play(deal, '0 take 7c', '0 discard 4h', '1 take 5d', '1 discard 3h', '2 pass');
  play(deal, '0 pass', '1 take 5s', '1 discard 4s');

  test('everybody is told what they are worth together', () => {
    const worth = (seat: number, of: number): number =>
      observe(deal, seat).observation[TABLE.at.seats + ((of - seat + 3) % 3) * SEAT.size + SEAT.at.knownValue];
    expect([0, 1, 2].map((seat) => worth(seat, 0))).toEqual(Array(3).fill(Math.fround(7 / 31)));
    expect([0, 1, 2].map((seat) => worth(seat, 1))).toEqual(Array(3).fill(Math.fround(5 / 31)));
    expect(worth(0, 2)).toBe(0);
  });

  test('the seat before is told which match its own', () => {
    const matching = (seat: number): number[] =>
      [0, 1, 2, 3].map(
        (suit) => observe(deal, seat).observation[TABLE.size + suit * SUIT.size + SUIT.at.nextSameRank + 3],
      );
    expect(matching(0)).toEqual([1, 0, 0, 0]);
    expect(matching(1)).toEqual([0, 0, 0, 0]);
  });
});
