import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../engine/view.ts';
import { dealt, drawAndDrop, emptyTheStock, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: '2h', stock: '5h 6h 7d 8d 9h 2s 2d' };

describe('turns after a knock (lastTurns)', () => {
  test('2: the others go round twice, passing over the knocker', () => {
    const deal = dealt(HANDS, rulesWith({ lastTurns: 2 }));
    play(deal, '0 knock');
    const seats: number[] = [];
    while (deal.phase !== 'over') {
      seats.push(deal.seat);
      drawAndDrop(deal);
    }
    expect(seats).toEqual([1, 2, 1, 2]);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('2: a counter-knock is possible only in the turn right after the knock', () => {
    const deal = dealt(HANDS, rulesWith({ lastTurns: 2, counterKnock: true }));
    play(deal, '0 knock');
    expect(legal(deal)).toContain('knock');
    drawAndDrop(deal);
    expect(legal(deal)).not.toContain('knock');
    drawAndDrop(deal);
    expect([deal.seat, legal(deal)]).toEqual([1, ['draw', 'take']]);
  });

  test('2: standing is allowed in both', () => {
    const deal = dealt(HANDS, rulesWith({ lastTurns: 2, finalTurnStand: true }));
    play(deal, '0 knock', '1 stand', '2 stand', '1 stand');
    expect(legal(deal)).toContain('stand');
  });

  test('0: the showdown is at once, and counterKnock has no effect', () => {
    const deal = dealt(HANDS, rulesWith({ lastTurns: 0, counterKnock: true }));
    play(deal, '0 knock');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('0: a before-draw knocker finishes the turn first', () => {
    const deal = dealt(HANDS, rulesWith({ lastTurns: 0, knockTiming: 'before-draw' }));
    play(deal, '0 knock', '0 draw', '0 discard 4h');
    expect(outcome(deal).end).toBe('knock');
  });
});

describe('a last turn for the knocker (knockerLastTurn)', () => {
  const rules = rulesWith({ knockerLastTurn: true, finalTurnStand: true });

  test('comes after all others, without a knock', () => {
    const deal = dealt({ ...HANDS, dealer: 0 }, rules);
    play(deal, '1 knock', '2 draw', '2 discard 5h', '0 stand');
    expect([deal.seat, legal(deal)]).toEqual([1, ['draw', 'stand', 'take']]);
    play(deal, '1 stand');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('comes after both turns of the others with lastTurns 2', () => {
    const deal = dealt(HANDS, rulesWith({ knockerLastTurn: true, lastTurns: 2, finalTurnStand: true }));
    play(deal, '0 knock', '1 stand', '2 stand', '1 stand', '2 stand', '0 stand');
    expect(outcome(deal).end).toBe('knock');
  });

  test('31 may be declared in it, unless there is no declaring after a knock', () => {
    const stack = { hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: '2h', stock: '5h Qc' };
    const deal = dealt(stack, rules);
    play(deal, '0 knock', '1 draw', '1 discard 5h', '0 draw', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10], losses: [0, 1] });
    const late = dealt(stack, rulesWith({ knockerLastTurn: true, declareAfterKnock: false }));
    play(late, '0 knock', '1 draw', '1 discard 5h', '0 draw', '0 discard 4h');
    expect(outcome(late)).toEqual({ end: 'knock', values: [31, 10], losses: [0, 1] });
  });
});

describe('a limit of turns (turnLimit)', () => {
  test('the deal ends with a showdown when everybody has had so many', () => {
    const deal = dealt(HANDS, rulesWith({ turnLimit: 2 }));
    drawAndDrop(deal, 6);
    expect(outcome(deal)).toEqual({ end: 'stock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('turns still to come are lost, after a knock too', () => {
    const deal = dealt(HANDS, rulesWith({ turnLimit: 1, lastTurns: 2 }));
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).end).toBe('knock');
  });

  test('a knock in the last turn of all ends the deal at once', () => {
    const deal = dealt(HANDS, rulesWith({ turnLimit: 1 }));
    drawAndDrop(deal, 2);
    play(deal, '2 knock');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 2] });
  });

  test('golf keeps its three turns', () => {
    const deal = dealt({ hands: ['2c 3c 4c', '2d 3d 4d'] }, rulesWith({ play: 'golf', turnLimit: 1 }));
    while (deal.phase !== 'over') deal.apply(deal.legalActions()[0]);
    expect(Array.from(deal.table.turns)).toEqual([3, 3]);
  });
});

describe('no card turned up (upcard false)', () => {
  const rules = rulesWith({ upcard: false });

  test('there is nothing to take until somebody has discarded', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], stock: '5h 6h' }, rules);
    expect(viewOf(deal, 0).toJSON()).toMatchObject({ top: null, stock: 46, history: [] });
    expect(legal(deal)).toEqual(['draw', 'knock']);
    play(deal, '0 draw', '0 discard 5h');
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
  });

  test('after a knock in the first turn the next player can only draw', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], stock: '5h 6h' }, rules);
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['draw']);
  });

  test('in golf too', () => {
    const deal = dealt({ hands: ['2c 3c 4c', '2d 3d 4d'] }, rulesWith({ play: 'golf', upcard: false }));
    expect(legal(deal)).toEqual(['draw']);
  });
});

describe('a stock that runs out and voids the deal (stockEmpty "void")', () => {
  const rules = rulesWith({ stockEmpty: 'void', handPoints: true });

  test('a pass ends it without loss', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'] }, rules);
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect(outcome(deal)).toEqual({ end: 'void', values: [20, 10], losses: [0, 0] });
  });

  test('after a knock a pass ends it as a knock', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'] }, rules);
    emptyTheStock(deal);
    play(deal, `${deal.seat} knock`, `${1 - deal.seat} pass`);
    expect(outcome(deal).end).toBe('knock');
  });

  test('a limit of turns ends it with a showdown', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'] }, rulesWith({ stockEmpty: 'void', turnLimit: 1 }));
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'stock', values: [20, 10], losses: [0, 1] });
  });
});

test('a card taken from the discards may go back where returnTaken allows it, with a knock too', () => {
  const deal = dealt(HANDS, rulesWith({ returnTaken: true, knockTiming: 'after-draw' }));
  play(deal, '0 take');
  expect(legal(deal)).toEqual(expect.arrayContaining(['discard 2h', 'knock 2h']));
  play(deal, '0 discard 2h');
  expect([deal.seat, viewOf(deal, 1).toJSON().top]).toEqual([1, '2h']);
});
