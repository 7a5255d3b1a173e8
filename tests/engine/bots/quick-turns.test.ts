import { describe, expect, test } from 'vitest';
import { QuickTurns, quickTurnsFor } from '../../../engine/bots/quick-turns.ts';
import { formatCard, parseCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, play, rulesWith } from '../support/stacked.ts';

const WIDOW = preset('widow');
const LEVEL = 27;

/** What the seat to act adds to the history in a quick turn, its discard included. */
function turnOf(deal: Deal, level = LEVEL): string[] {
  const { seat } = deal;
  const before = deal.table.historyLength;
  new QuickTurns(deal.rules).play(deal, level);
  const entries = viewOf(deal, seat).toJSON().history.slice(before);
  return entries.filter(([who]) => who === seat).map(([, text]) => text);
}

const OTHERS = ['2h 3h 4c', '5d 6c 2d'];

describe('the best exchange', () => {
  test('is the one that leaves the strongest hand', () => {
    const { laid, strength, taken } = new QuickTurns(WIDOW).bestExchange(
      parseCards('Ks Qs 4d'),
      0,
      parseCards('2c 9s 3s'),
    );
    expect([formatCard(taken), formatCard(laid), strength]).toEqual(['9s', '4d', 29]);
  });

  test('is found for the hand that begins at a place', () => {
    const hands = parseCards('2c 3c 4c Ks Qs 4d');
    expect(new QuickTurns(WIDOW).bestExchange(hands, 3, parseCards('5c 9s 3s')).strength).toBe(29);
  });

  test('breaks even a hand that no exchange makes stronger', () => {
    expect(new QuickTurns(WIDOW).bestExchange(parseCards('As Ks 9s'), 0, parseCards('2s 3c 4d')).strength).toBe(23);
  });
});

test('where two cards may be exchanged, the best exchange is the first of two, or the only one', () => {
  const quick = new QuickTurns(rulesWith({ play: 'pool', poolSwapTwo: true }));
  const found = (hand: string, pool: string) => {
    const { isHalf, strength } = quick.bestExchange(parseCards(hand), 0, parseCards(pool));
    return [isHalf, strength];
  };
  expect([found('Ks 5d 4h', '9s 8s 2c'), found('Ks Qs 4d', '2c 9s 3h')]).toEqual([
    [true, 27],
    [false, 29],
  ]);
});

describe('a quick turn', () => {
  test('exchanges what makes the hand strongest', () => {
    expect(turnOf(dealt({ hands: ['Ks 5s 4d', ...OTHERS], pool: '2c 9s 3s' }, WIDOW))).toEqual([
      'take 9s',
      'discard 4d',
    ]);
  });

  test('swaps all for a pool that is worth more', () => {
    expect(turnOf(dealt({ hands: ['7s 5d 4d', ...OTHERS], pool: 'Kc 9c 8c' }, WIDOW))).toEqual(['swap-all 7s 5d 4d']);
  });

  test('where all may not be swapped, takes one card of such a pool', () => {
    const rules = rulesWith({ play: 'pool', poolSwapAll: false });
    expect(turnOf(dealt({ hands: ['7s 5d 4d', ...OTHERS], pool: 'Kc 9c 8c' }, rules))).toHaveLength(2);
    expect(new QuickTurns(rules).swapped(parseCards('Kc 9c 8c'), 0, false)).toBe(-Infinity);
  });

  test('passes where no exchange makes the hand stronger', () => {
    expect(turnOf(dealt({ hands: ['Ks 9s 4s', ...OTHERS], pool: '2c 3c 4d' }, WIDOW))).toEqual(['pass']);
  });

  describe('where a pass, or a swap of all, is for good', () => {
    const rules = rulesWith({ play: 'pool', poolPass: 'for-good', poolSwapAll: 'for-good', knockMinimum: 41 });
    const turn = (hand: string, pool: string) => turnOf(dealt({ hands: [hand, ...OTHERS], pool }, rules));

    test('it passes with a hand that it would knock with', () => {
      expect(turn('Ks 9s 8s', '2c 3c 4d')).toEqual(['pass']);
    });

    test('it goes on with a lesser one, as long as that costs nothing', () => {
      expect(turn('Ks 9s 4d', '2c 3c 5h')).toEqual(['take 2c', 'discard 4d']);
      expect(turn('Ks 6s 4s', '2c 3c 5h')).toEqual(['pass']);
    });

    test('it swaps all for such a hand, and not for a lesser one', () => {
      expect(turn('7s 5d 4d', 'Kc Qc 8c')).toEqual(['swap-all 7s 5d 4d']);
      expect(turn('7s 5d 4d', '9c 8c 4c')).toHaveLength(2);
    });

    test('it swaps all for any better hand where that costs nothing, in the first turn', () => {
      const free = { ...rules, poolSwapAll: 'for-good-after-first-turn' } as const;
      const first = dealt({ hands: ['7s 5d 4d', '6s 5h 2d'], pool: '9c 8c 4c' }, free);
      expect(turnOf(first)).toEqual(['swap-all 7s 5d 4d']);
      const second = dealt({ hands: ['6s 5h 2d', '7s 5d 4d', '6d 6h 2s'], pool: '9c 8c 4c' }, free);
      play(second, '0 pass');
      expect(turnOf(second)).toHaveLength(2);
    });

    test('in its last turn it does what is best', () => {
      const deal = dealt({ hands: ['2h 3h 4c', '7s 5d 4d'], pool: '9c 8c 4h' }, rules);
      play(deal, '0 pass');
      expect(turnOf(deal)).toEqual(['swap-all 7s 5d 4d']);
    });
  });

  describe('where one may exchange two cards', () => {
    const rules = rulesWith({ play: 'pool', poolSwapTwo: true, threeOfAKind: 30.5, knockMinimum: 41 });
    const both = (hand: string, pool: string, keys = rules, level = LEVEL): string[] => {
      const deal = dealt({ hands: [hand, ...OTHERS], pool }, keys);
      return [...turnOf(deal, level), ...(deal.seat === 0 ? turnOf(deal, level) : [])];
    };

    test('it does where that makes the hand strongest, also by a first card that helps nothing by itself', () => {
      expect(both('Ks 5d 4h', '9s 8s 2c')).toEqual(['take 9s', 'discard 5d', 'take 8s', 'discard 4h']);
      expect(both('7s Kh Qh', '7c 7d 2c').slice(0, 3)).toEqual(['take 7c', 'discard Kh', 'take 7d']);
    });

    test('it is done where another exchange helps nothing', () => {
      expect(both('Ks 9s 4h', '8s 3c 2c')).toEqual(['take 8s', 'discard 4h', 'pass']);
    });

    test('it does not take back what it has put there', () => {
      const deal = dealt({ hands: ['Ks Qs 9s', ...OTHERS], pool: '2c 3d 4h' }, rules);
      play(deal, '0 take 2c', '0 discard Qs');
      expect(turnOf(deal)).toEqual(['pass']);
    });

    test('it knocks with the card that ends the turn', () => {
      const knocks = rulesWith({ play: 'pool', poolSwapTwo: true, knockTiming: 'after-draw' });
      expect(both('Ks 5d 4h', '9s 8s 2c', knocks)).toEqual(['take 9s', 'discard 5d', 'take 8s', 'knock 4h']);
      expect(both('Ks 5d 4h', '9s 8s 2c', knocks, 28)).toEqual(['take 9s', 'discard 5d', 'take 8s', 'discard 4h']);
      expect(both('Ks 9s 4h', '8s 3c 2c', knocks)).toEqual(['take 8s', 'knock 4h']);
    });
  });

  describe('where one knocks after any turn', () => {
    const rules = rulesWith({ play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' });
    const turn = (hand: string, pool: string) => turnOf(dealt({ hands: [hand, ...OTHERS], pool }, rules));

    test('it exchanges first what helps, and knocks with that', () => {
      expect(turn('Ks 9s 8s', '2c 3c 4d')).toEqual(['knock']);
      expect(turn('Ks 9s 8s', 'Qs 3c 4d')).toEqual(['take Qs', 'knock 8s']);
    });

    test('it answers after a swap by what it holds then', () => {
      const swapped = (level: number): string[] => {
        const deal = dealt({ hands: ['7s 5d 4d', ...OTHERS], pool: 'Kc 9c 8c' }, rules);
        return [turnOf(deal), turnOf(deal, level)].flat();
      };
      expect([swapped(27), swapped(28)]).toEqual([
        ['swap-all 7s 5d 4d', 'knock'],
        ['swap-all 7s 5d 4d', 'pass'],
      ]);
    });
  });

  describe('where one may ask for a new pool on 7-8-9', () => {
    const ask = { play: 'pool', poolSevenEightNine: 'on-request' };
    const pool = '7h 8d 9c';
    const turn = (hand: string, keys: Record<string, unknown> = {}) =>
      turnOf(dealt({ hands: [hand, ...OTHERS], pool }, rulesWith({ ...ask, ...keys })));

    test('it asks with a lesser hand that no exchange makes stronger', () => {
      expect(turn('Ks Qs 4s')).toEqual(['change']);
      expect(turn('Ks Qd 4h')).toHaveLength(2);
    });

    test('it passes with a hand that it would knock with, and asks with that one where it may not', () => {
      expect(turn('Ks Qs 8s', { knockMinimum: 41 })).toEqual(['pass']);
      expect(turn('Ks Qs 8s', { knockMinimum: 41, poolPass: 'never' })).toEqual(['change']);
    });

    test('not in its last turn, where it may pass', () => {
      const deal = dealt({ hands: ['Kc Qc 8c', 'Ks Qs 4s'], pool: '7h 8d 9h' }, rulesWith(ask));
      play(deal, '0 knock');
      expect(turnOf(deal)).toEqual(['pass']);
    });
  });

  test('exchanges at a loss where nobody may pass', () => {
    const rules = rulesWith({ play: 'pool', poolPass: false });
    expect(turnOf(dealt({ hands: ['Ks 9s 4s', ...OTHERS], pool: '2c 3c 4d' }, rules))).toEqual([
      'take 2c',
      'discard 4s',
    ]);
  });

  test.each([
    [27, ['knock']],
    [28, ['pass']],
  ])('knocks with a hand of 27 at level %i: %j', (level, turn) => {
    expect(turnOf(dealt({ hands: ['Ks 9s 8s', ...OTHERS], pool: '2c 3c 4d' }, WIDOW), level)).toEqual(turn);
  });

  test('knocks with the card put down where that is the way', () => {
    const rules = rulesWith({ play: 'pool', knockTiming: 'after-draw' });
    const cards = { hands: ['Ks Qs 4d', ...OTHERS], pool: '2c 9s 3s' };
    expect(turnOf(dealt(cards, rules))).toEqual(['take 9s', 'knock 4d']);
    expect(turnOf(dealt(cards, rules), 30)).toEqual(['take 9s', 'discard 4d']);
  });

  test('in a last turn there is no knock', () => {
    const deal = dealt({ hands: ['2h 3h 4c', 'Ks 9s 8s'], pool: '2c 3c 4d' }, WIDOW);
    play(deal, '0 knock');
    expect(turnOf(deal)).toEqual(['pass']);
  });

  test('declares whatever may be declared', () => {
    const deal = dealt({ hands: ['As Ks Qs', ...OTHERS] }, rulesWith({ play: 'pool', declare: 'manual' }));
    expect(turnOf(deal)).toEqual(['declare']);
  });
});

test('quick turns are kept for the rules that they were made for', () => {
  expect(quickTurnsFor(WIDOW)).toBe(quickTurnsFor(WIDOW));
  expect(quickTurnsFor(preset('schwimmen'))).not.toBe(quickTurnsFor(WIDOW));
});
