/** Games with a pool in which whoever passes, or swaps all, has no more turns until the deal ends. */
import { describe, expect, test } from 'vitest';
import { SWAP_ALL } from '../../../engine/actions.ts';
import { dealt, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };
const game = (keys: Record<string, unknown> = {}) =>
  rulesWith({ play: 'pool', poolPass: 'for-good', poolSwapAll: 'for-good', ...keys });
const turnsLeft = (deal: ReturnType<typeof dealt>) => Array.from(deal.table.turnsLeft);

describe('whoever passes', () => {
  test('has no more turns, while the others go on', () => {
    const deal = dealt(HANDS, game());
    play(deal, '0 take 2c', '0 discard 4h', '1 pass', '2 take 5d', '2 discard 3s', '0 take 3s', '0 discard 2c');
    expect([deal.seat, Array.from(deal.table.passed)]).toEqual([2, [0, 1, 0]]);
  });

  test('has none after a knock either', () => {
    const deal = dealt(HANDS, game());
    play(deal, '0 pass', '1 knock', '2 take 5d', '2 discard 3s');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 14], losses: [0, 2, 0] });
  });

  test('in the first of two last turns, does not have the second', () => {
    const deal = dealt(HANDS, game({ lastTurns: 2 }));
    play(deal, '0 knock', '1 pass', '2 take 2c', '2 discard 3s', '2 take 5d', '2 discard 2c');
    expect(outcome(deal).end).toBe('knock');
  });

  test('has none after a declared hand, which gives all others one', () => {
    const stack = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: 'Ac 5d 9s' };
    const deal = dealt(stack, game({ declareEnds: 'last-turns' }));
    play(deal, '0 take 9s', '0 discard 4h', '1 pass', '2 take 4h', '2 discard 3s', '0 take Ac', '0 discard 9s');
    expect([deal.seat, turnsLeft(deal)]).toEqual([2, [0, 0, 1]]);
    play(deal, '2 pass');
    expect(outcome(deal).end).toBe('declare');
  });
});

describe('the last who has turns', () => {
  test('has one more, and then hands are compared as without a knock', () => {
    const deal = dealt(HANDS, game());
    play(deal, '0 pass', '1 pass');
    expect([deal.seat, turnsLeft(deal), deal.table.isEnding]).toEqual([2, [0, 0, 1], true]);
    play(deal, '2 take 5d', '2 discard 3s');
    expect(outcome(deal)).toEqual({ end: 'stock', values: [20, 10, 14], losses: [0, 1, 0] });
  });

  test('may pass in it, also where nobody may pass otherwise', () => {
    const deal = dealt(HANDS, game({ poolPass: false }));
    expect(legal(deal)).not.toContain('pass');
    play(deal, '0 swap-all', '1 swap-all');
    expect(legal(deal)).toContain('pass');
    play(deal, '2 pass');
    expect(outcome(deal).end).toBe('stock');
  });

  test('may knock in it, and is a knocker as any other', () => {
    const deal = dealt(HANDS, game());
    play(deal, '0 pass', '1 pass', '2 knock');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 2] });
  });

  test('has no turn after a knock in it, whatever knockers have otherwise', () => {
    const deal = dealt(HANDS, game({ knockerLastTurn: true }));
    play(deal, '0 pass', '1 pass', '2 knock');
    expect(outcome(deal).end).toBe('knock');
  });

  test('has none where the limit of turns has come', () => {
    const deal = dealt(HANDS, game({ turnLimit: 1 }));
    play(deal, '0 take 2c', '0 discard 4h', '1 pass', '2 pass');
    expect([outcome(deal).end, Array.from(deal.table.turns)]).toEqual(['stock', [1, 1, 1]]);
  });

  test('is the other one of two', () => {
    const deal = dealt({ ...HANDS, hands: HANDS.hands.slice(0, 2) }, game());
    play(deal, '0 take 2c', '0 discard 4h', '1 pass', '0 pass');
    expect(outcome(deal).end).toBe('stock');
  });
});

test('the limit of turns waits only for those who still have turns', () => {
  const deal = dealt(HANDS, game({ turnLimit: 2 }));
  play(deal, '0 pass', '1 take 2c', '1 discard 4s', '2 take 5d', '2 discard 3s');
  play(deal, '1 take 3s', '1 discard 2c', '2 take 2c', '2 discard 5d');
  expect([outcome(deal).end, Array.from(deal.table.turns)]).toEqual(['stock', [1, 2, 2]]);
});

test('the counter-knock is for the next player who still has turns', () => {
  const deal = dealt(HANDS, game({ counterKnock: true }));
  play(deal, '0 take 2c', '0 discard 4h', '1 pass', '2 take 5d', '2 discard 3s', '0 knock');
  expect([deal.seat, legal(deal)]).toEqual([2, expect.arrayContaining(['knock'])]);
});

describe('swapping all', () => {
  test('for good takes the hand of the pool, and no more turns', () => {
    const deal = dealt(HANDS, game({ poolPass: true }));
    play(deal, '0 swap-all', '1 pass', '2 take 4h', '2 discard 3s');
    expect([deal.seat, deal.hand(0).length]).toEqual([1, 3]);
  });

  test('for good counts as no pass, and a round of passes is one of those who still have turns', () => {
    const deal = dealt(HANDS, game({ poolPass: true }));
    play(deal, '0 swap-all', '1 pass', '2 pass');
    expect([deal.table.renewals, deal.seat]).toEqual([1, 1]);
  });

  test('that makes 31 is declared', () => {
    const deal = dealt({ hands: ['Kc Qd 4h', 'Kd 3h 4s'], pool: 'Ac Jc Tc' }, game());
    deal.apply(SWAP_ALL);
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10], losses: [0, 1] });
  });

  describe('where it is for good after the first turn', () => {
    const after = game({ poolSwapAll: 'for-good-after-first-turn' });

    test('the first player may do it in the first turn, and plays on', () => {
      const deal = dealt(HANDS, after);
      play(deal, '0 swap-all', '1 take Kc', '1 discard 3h', '2 take 3h', '2 discard 3s');
      expect([deal.seat, Array.from(deal.table.passed)]).toEqual([0, [0, 0, 0]]);
    });

    test('the first player has no more turns by doing it later', () => {
      const deal = dealt(HANDS, after);
      play(deal, '0 take 2c', '0 discard 4h', '1 take 4h', '1 discard 4s', '2 take 5d', '2 discard 3s', '0 swap-all');
      expect(Array.from(deal.table.passed)).toEqual([1, 0, 0]);
    });

    test('any other player has no more turns by it, also where the first one has passed', () => {
      const deal = dealt(HANDS, after);
      play(deal, '0 pass', '1 swap-all');
      expect([deal.seat, Array.from(deal.table.passed), turnsLeft(deal)]).toEqual([2, [1, 1, 0], [0, 0, 1]]);
    });

    test('the first player is the one on the dealer’s left', () => {
      const deal = dealt({ ...HANDS, dealer: 0 }, after);
      play(deal, '1 swap-all', '2 swap-all');
      expect(Array.from(deal.table.passed)).toEqual([0, 0, 1]);
    });

    test('nobody is the first where the one on the dealer’s left has declared', () => {
      const stack = { hands: ['Ac Kc Qc', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s' };
      const deal = dealt(stack, { ...after, declareEnds: 'last-turns', lastTurns: 2 });
      play(deal, '1 swap-all');
      expect(turnsLeft(deal)).toEqual([0, 0, 2]);
    });

    test('in the first of two last turns the first player has the second', () => {
      const stack = { hands: ['Kd 3h 4s', 'Ac Kc Qc', '9d 3s 4c'], pool: '2c 5d 9s' };
      const deal = dealt(stack, { ...after, declareEnds: 'last-turns', lastTurns: 2 });
      play(deal, '0 swap-all');
      expect(turnsLeft(deal)).toEqual([1, 0, 2]);
    });
  });

  test('is for good only where that is the rule', () => {
    const deal = dealt(HANDS, game({ poolSwapAll: true }));
    play(deal, '0 swap-all', '1 pass', '2 take Kc', '2 discard 3s');
    expect(deal.seat).toBe(0);
  });
});
