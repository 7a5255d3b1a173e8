import { describe, expect, test } from 'vitest';
import { pastTurns } from '../../../engine/bots/past-turns.ts';
import { formatCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { dealt, play, rulesWith } from '../support/stacked.ts';

const CARDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };

/** The turns of a deal, a line each: seat, what it did and with which cards, and what lay in the pool before. */
function told(deal: Deal): string[] {
  return pastTurns(deal.table, deal.rules).map(({ did, isLast, laid, pool, seat, taken }) => {
    const cards = [
      taken.length === 0 ? '' : ` ${formatCards(taken)}`,
      laid.length === 0 ? '' : ` for ${formatCards(laid)}`,
    ];
    return `${seat} ${did}${cards.join('')} of ${formatCards(pool)}${isLast ? ', last' : ''}`;
  });
}

/** The turns after some moves. */
function after(moves: string[], rules = preset('widow'), cards: Parameters<typeof dealt>[0] = CARDS): string[] {
  const deal = dealt(cards, rules);
  play(deal, ...moves);
  return told(deal);
}

describe('what a seat has done', () => {
  test('an exchange names both cards, and the next seat finds the card laid in its place', () => {
    expect(after(['0 take 5d', '0 discard Kc', '1 pass'])).toEqual([
      '0 exchange 5d for Kc of 2c 5d 9s',
      '1 pass of 2c Kc 9s',
    ]);
  });

  test('the first turn of a deal is told from others', () => {
    const deal = dealt(CARDS, rulesWith({ play: 'pool', dealerChoice: true }));
    play(deal, '2 keep', '0 swap-all', '1 pass');
    expect(pastTurns(deal.table, deal.rules).map(({ did, isFirst }) => `${did} ${isFirst}`)).toEqual([
      'keep true',
      'swap-all true',
      'pass false',
    ]);
  });

  test('a swap of all leaves the whole hand in the pool', () => {
    expect(after(['0 swap-all', '1 pass'])).toEqual(['0 swap-all for Kc Qc 4h of 2c 5d 9s', '1 pass of Kc Qc 4h']);
  });

  test('a pass after one’s own swap of all is a turn where nobody is asked about a knock in between', () => {
    const cards = { ...CARDS, hands: CARDS.hands.slice(0, 2) };
    expect(
      after(['0 knock', '1 swap-all', '1 pass'], rulesWith({ play: 'pool', lastTurns: 2 }), cards).slice(1),
    ).toEqual(['1 swap-all for Kd 3h 4s of 2c 5d 9s, last', '1 pass of Kd 3h 4s, last']);
  });

  test('a pass after a swap of all by somebody else is a turn', () => {
    const rules = rulesWith({ play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn', knockMinimum: 30 });
    expect(after(['0 swap-all', '1 pass'], rules)).toEqual([
      '0 swap-all for Kc Qc 4h of 2c 5d 9s',
      '1 pass of Kc Qc 4h',
    ]);
  });

  describe('where one may exchange two cards', () => {
    const two = rulesWith({ play: 'pool', poolSwapTwo: true });
    const done = ['0 take 5d', '0 discard Kc', '0 take 9s', '0 discard Qc'];

    test('both exchanges are one turn, and that there is no second is none', () => {
      expect(after([...done, '1 take Qc', '1 discard 3h', '1 pass', '2 pass'], two)).toEqual([
        '0 exchange 5d 9s for Kc Qc of 2c 5d 9s',
        '1 exchange Qc for 3h of 2c Kc Qc',
        '2 pass of 2c Kc 3h',
      ]);
    });

    test('the second may put back what the first has taken', () => {
      expect(after([...done.slice(0, 3), '0 discard 5d', '1 pass'], two)).toEqual([
        '0 exchange 5d 9s for Kc 5d of 2c 5d 9s',
        '1 pass of 2c Kc 5d',
      ]);
    });

    test('what stands behind the end of the history, from an earlier deal, is not read', () => {
      const deal = dealt(CARDS, two);
      play(deal, ...done.slice(0, 3));
      deal.table.historyLength--;
      expect(told(deal)).toEqual(['0 exchange 5d for Kc of 2c 5d 9s']);
    });

    test('a knock may come with the second', () => {
      const knocks = rulesWith({ play: 'pool', poolSwapTwo: true, knockTiming: 'after-draw' });
      expect(after([...done.slice(0, 3), '0 knock Qc'], knocks)).toEqual([
        '0 exchange 5d 9s for Kc Qc of 2c 5d 9s',
        '0 knock of 2c Kc Qc',
      ]);
    });

    test('a pass after both is a turn of its own', () => {
      const cards = { ...CARDS, hands: CARDS.hands.slice(0, 2) };
      const rules = rulesWith({ play: 'pool', poolSwapTwo: true, lastTurns: 2 });
      const [take, discard] = ['1 take 5d', '1 discard 3h'];
      expect(after(['0 knock', take, discard, '1 take 9s', '1 discard 4s', '1 pass'], rules, cards)).toEqual([
        '0 knock of 2c 5d 9s',
        '1 exchange 5d 9s for 3h 4s of 2c 5d 9s, last',
        '1 pass of 2c 3h 4s, last',
      ]);
      const single = rulesWith({ play: 'pool', lastTurns: 2 });
      expect(after(['0 knock', take, discard, '1 pass'], single, cards)).toEqual([
        '0 knock of 2c 5d 9s',
        '1 exchange 5d for 3h of 2c 5d 9s, last',
        '1 pass of 2c 3h 9s, last',
      ]);
    });
  });

  test('a card that is taken and not yet paid for is no turn', () => {
    expect(after(['0 take 5d'])).toEqual([]);
  });

  test('a card that is put back leaves the pool as it was', () => {
    const moves = ['0 take 2c', '0 discard 2c', '1 pass'];
    expect(after(moves, rulesWith({ play: 'pool', returnTaken: true }))).toEqual([
      '0 exchange 2c for 2c of 2c 5d 9s',
      '1 pass of 2c 5d 9s',
    ]);
  });

  test('a knock makes all later turns last ones', () => {
    expect(after(['0 knock', '1 pass'])).toEqual(['0 knock of 2c 5d 9s', '1 pass of 2c 5d 9s, last']);
  });

  test('a knock with the card put down is an exchange and a knock', () => {
    const rules = rulesWith({ play: 'pool', knockTiming: 'after-draw' });
    expect(after(['0 take 5d', '0 knock Kc', '1 pass'], rules)).toEqual([
      '0 exchange 5d for Kc of 2c 5d 9s',
      '0 knock of 2c Kc 9s',
      '1 pass of 2c Kc 9s, last',
    ]);
  });

  test('a renewed pool is what the next seat chooses from', () => {
    expect(after(['0 pass', '1 pass', '2 pass', '0 pass']).at(-1)).toBe('0 pass of 6h 7h 8d');
  });

  test('a hand that the dealer keeps is told; one that is changed was chosen unseen, and is not', () => {
    const cards = { hands: ['Kc Qc 9h', 'Kd 7h 8s'], pool: '7c Td 9s' };
    expect(after(['1 keep', '0 pass'], preset('schwimmen'), cards)).toEqual(['1 keep of ', '0 pass of 7c Td 9s']);
    expect(after(['1 change', '0 pass'], preset('schwimmen'), cards)).toEqual(['0 pass of Kd 7h 8s']);
  });
});
