/** Games with a pool in which a knock before any exchange ends the deal. */
import { describe, expect, test } from 'vitest';
import { dealt, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };
const game = (keys: Record<string, unknown> = {}) => rulesWith({ play: 'pool', poolEarlyKnock: 'showdown', ...keys });

describe('before anybody has exchanged a card', () => {
  test('a knock ends the deal, and the knocker loses as after any knock', () => {
    const deal = dealt(HANDS, game());
    play(deal, '0 knock');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
    const lowest = dealt({ ...HANDS, hands: ['9d 3s 4c', 'Kd 3h 4s', 'Kc Qc 4h'] }, game());
    play(lowest, '0 knock');
    expect(outcome(lowest).losses).toEqual([2, 0, 0]);
  });

  test('passes, and a renewal, are no exchange', () => {
    const deal = dealt(HANDS, game());
    play(deal, '0 pass', '1 pass', '2 pass', '0 pass', '1 knock');
    expect([outcome(deal).end, deal.table.renewals]).toEqual(['knock', 1]);
  });

  test('nor is the dealer’s choice', () => {
    const deal = dealt(HANDS, game({ dealerChoice: true }));
    play(deal, '2 change', '0 knock');
    expect(outcome(deal).end).toBe('knock');
  });

  test('the knocker finishes a turn that a knock begins', () => {
    const deal = dealt(HANDS, game({ knockTiming: 'before-draw' }));
    play(deal, '0 knock', '0 take 2c', '0 discard 4h');
    expect(outcome(deal)).toMatchObject({ end: 'knock', values: [22, 10, 9] });
  });

  test('nobody has a turn after it, whatever other rules give', () => {
    for (const keys of [{ lastTurns: 2 }, { knockerLastTurn: true }, { counterKnock: true }]) {
      const deal = dealt(HANDS, game(keys));
      play(deal, '0 knock');
      expect(outcome(deal).end).toBe('knock');
    }
  });

  test('by other rules the others have their last turns', () => {
    const deal = dealt(HANDS, game({ poolEarlyKnock: 'last-turns' }));
    play(deal, '0 knock');
    expect(deal.seat).toBe(1);
  });
});

describe('once somebody has', () => {
  test.each([
    ['exchanged one', ['0 take 2c', '0 discard 4h']],
    ['swapped all', ['0 swap-all']],
  ])('%s, the others have their last turns', (_what, moves) => {
    const deal = dealt(HANDS, game());
    play(deal, ...moves, '1 knock');
    expect([deal.seat, Array.from(deal.table.turnsLeft)]).toEqual([2, [1, 0, 1]]);
  });

  test('taken a card and put it back, too', () => {
    const deal = dealt(HANDS, game({ returnTaken: true }));
    play(deal, '0 take 2c', '0 discard 2c', '1 knock');
    expect(deal.seat).toBe(2);
  });
});

test('the hammer is for the first player alone, and needs no hand', () => {
  const deal = dealt(HANDS, game({ hammer: 'hammer', knockMinimum: 30 }));
  expect(legal(deal)).toContain('hammer');
  play(deal, '0 pass');
  expect(legal(deal)).not.toContain('hammer');
});
