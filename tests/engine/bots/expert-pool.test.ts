/** What the expert does with a pool, in worked positions. Seat 0 begins. */
import { describe, expect, test } from 'vitest';
import { discardOf, formatAction, takeOf, type Action } from '../../../engine/actions.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import type { Deal } from '../../../engine/deal.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, play, rulesWith } from '../support/stacked.ts';

const WIDOW = preset('widow');
const SCHWIMMEN = preset('schwimmen');

/** What the expert does in the place of the seat to act, whatever chance says. */
function choice(deal: Deal): string {
  const choices = [31, 1, 2, 3, 4].map((seed) => {
    return formatAction(createExpert(seed).decide(viewOf(deal, deal.seat), deal.legalActions()) as Action);
  });
  return [...new Set(choices)].join(' or ');
}

/** What it does in a deal of Schwimmen after the dealer has kept the hand. */
function inSchwimmen(hand: string, pool: string): string {
  const deal = dealt({ hands: [hand, 'Kd 7h 8c', '9d 7s 8h'], pool }, SCHWIMMEN);
  play(deal, '2 keep');
  return choice(deal);
}

describe('with a pool', () => {
  const others = ['Kd 3h 4s', '9d 3s 4c'];

  test('takes the card that makes 31', () => {
    expect(choice(dealt({ hands: ['As Ks 4d', ...others], pool: 'Qs 2c 5d' }, WIDOW))).toBe('take Qs');
  });

  test('takes the third ace, which makes all others pay', () => {
    expect(inSchwimmen('As Ac 9h', 'Ad Tc 7c')).toBe('take Ad');
  });

  test('prefers three aces to 31, for which only the lowest pays', () => {
    const deal = dealt({ hands: ['As Ac Ks', 'Kd 7h 8c', '9d 7s 8h'], pool: 'Ad Qs 7c' }, SCHWIMMEN);
    play(deal, '2 keep');
    expect(choice(deal)).toBe('take Ad');
  });

  test('puts down the card that completes nothing', () => {
    const deal = dealt({ hands: ['As Ks 4d', ...others], pool: 'Qs 2c 5d' }, WIDOW);
    play(deal, '0 take Qs');
    expect(choice(deal)).toBe('discard 4d');
  });

  test('swaps all for a pool worth more than any exchange', () => {
    expect(choice(dealt({ hands: ['7s 5d 4h', ...others], pool: 'Kc 9c 8c' }, WIDOW))).toBe('swap-all');
  });

  test('decides in a long deal as well, whose turns fit no hands that it can guess', () => {
    const low = ['As 5d 4d', 'Kd 3h 4s', '9d 3s 4c', 'Qs 6h 7c', 'Jd 2s 6c', '8s 9h 3d'];
    const hands = [...low, 'Jh 2d 8c', 'Td 5h Jc', '6d 7h Kc'];
    const deal = dealt({ hands, pool: 'Qh 2c 5c' }, WIDOW);
    while (deal.table.turns[8] < 45) {
      deal.apply(takeOf(deal.table.pool[0]));
      deal.apply(discardOf(deal.hand(deal.seat)[0]));
    }
    expect(deal.legalActions().map(formatAction)).toEqual(expect.arrayContaining(choice(deal).split(' or ')));
  });

  test('asks for a new pool with little that nothing in it helps, and not with a good hand', () => {
    const rules = { ...SCHWIMMEN, dealerChoice: false, poolSevenEightNine: 'on-request' } as const;
    const low = { hands: ['Ks Qs 7d', 'Ac Tc 8c'], pool: '7h 8d 9c' };
    expect(choice(dealt(low, rules))).toContain('change');
    expect(choice(dealt({ ...low, hands: ['As Ks Ts', 'Qc 9h 8c'] }, { ...rules, declare: 'off' }))).not.toContain(
      'change',
    );
  });

  test('answers after a swap of all, and does not knock with little', () => {
    const rules = { ...WIDOW, knockTiming: 'after-draw', poolKnockAfter: 'any-turn' } as const;
    const asked = (pool: string): string => {
      const deal = dealt({ hands: ['7s 5d 4h', ...others], pool }, rules);
      play(deal, '0 swap-all');
      return choice(deal);
    };
    expect([asked('Kc Qc 9c'), asked('2c 3d 5h')]).toEqual([
      expect.stringMatching(/^(knock|pass)( or pass)?$/),
      'pass',
    ]);
  });

  describe('where one may exchange two cards', () => {
    const rules = { ...WIDOW, poolSwapTwo: true, poolSwapAll: false } as const;
    const sevens = (): Deal => dealt({ hands: ['7s Kh 2d', ...others], pool: '7c 7d Tc' }, rules);

    test('takes two that make three of a kind together', () => {
      const deal = sevens();
      expect(choice(deal)).toMatch(/^take 7[cd]( or take 7[cd])?$/);
      play(deal, '0 take 7c');
      expect(choice(deal)).toMatch(/^discard (2d|Kh)( or discard (2d|Kh))?$/);
      play(deal, '0 discard 2d');
      expect(choice(deal)).toBe('take 7d');
    });

    test('is done where another exchange would spoil the hand', () => {
      const deal = dealt({ hands: ['As Ks 4d', ...others], pool: '9s 2c 5d' }, rules);
      play(deal, '0 take 9s', '0 discard 4d');
      expect(choice(deal)).toBe('pass');
    });

    test('knocks with the second card that it puts down, and not before', () => {
      const deal = dealt({ hands: ['7s Kh 2d', ...others], pool: '7c 7d Tc' }, { ...rules, knockTiming: 'after-draw' });
      play(deal, '0 take 7c', '0 discard 2d', '0 take 7d');
      expect(choice(deal)).toBe('knock Kh');
    });
  });

  test('exchanges nothing with 30 where nothing makes 31', () => {
    expect(choice(dealt({ hands: ['Ks Qs Ts', 'Kd 3h 4s'], pool: '2c 5d 9h' }, WIDOW))).toMatch(
      /^(pass|knock)( or (pass|knock))?$/,
    );
  });

  test('never breaks three of a kind for less', () => {
    expect(choice(dealt({ hands: ['9s 9c 9h', ...others], pool: '2c 5d 7h' }, WIDOW))).toBe('knock');
  });

  test('after a knock passes where every exchange loses', () => {
    const deal = dealt({ hands: ['Kd 9d 8d', 'Ks 9s 7s', 'Ah 3s 4c'], pool: '2c 5d 6h' }, WIDOW);
    play(deal, '0 knock');
    expect(choice(deal)).toBe('pass');
  });

  test('after a knock takes what makes the hand stronger', () => {
    const deal = dealt({ hands: ['Kd 9d 8d', 'Ks 9s 7h', 'Ah 3s 4c'], pool: '2c 5d 8s' }, WIDOW);
    play(deal, '0 knock');
    expect(choice(deal)).toBe('take 8s');
  });

  test('of two cards as good to put down does not give the one with which the next player is known to make 31', () => {
    const deal = dealt({ hands: ['Qc Qh 9s', '3d 4d Ks'], pool: 'Ac Kc 2h' }, WIDOW);
    play(deal, '0 pass', '1 swap-all', '0 take Ks');
    expect(choice(deal)).toBe('discard Qh');
  });
});

describe('as the dealer', () => {
  const asDealer = (hand: string): string => choice(dealt({ hands: ['Kd 7h 8c', hand] }, SCHWIMMEN));

  test('changes a hand of 10 and one of 12', () => {
    expect(asDealer('Ks 9c 8h')).toBe('change');
    expect(asDealer('7c 8h 9s')).toBe('change');
  });

  test('keeps a hand of 27, and three of a kind', () => {
    expect(asDealer('Ks 9s 8s')).toBe('keep');
    expect(asDealer('9s 9c 9h')).toBe('keep');
  });
});

describe('declaring by hand', () => {
  test('declares 31 where all others pay', () => {
    const deal = dealt({ hands: ['As Ks Qs', 'Kd 3h 4s', '9d 3s 4c'] }, rulesWith({ play: 'pool', declare: 'manual' }));
    expect(choice(deal)).toBe('declare');
  });
});
