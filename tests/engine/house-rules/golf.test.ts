import { describe, expect, test } from 'vitest';
import { formatCards } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { dealt, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const GOLF = preset('golf');
const ROWS = { hands: ['2c 3d 4h', 'Kd 3h 4s'], turnUp: '5d', stock: '6c 7c 8c 9c Tc Jc' };

describe('golf', () => {
  test('a turn is a take or a draw, and nobody knocks', () => {
    expect(legal(dealt(ROWS, GOLF))).toEqual(['draw', 'take']);
  });

  test('the card taken replaces a face-down card, which goes face up on the discards', () => {
    const deal = dealt(ROWS, GOLF);
    play(deal, '0 take');
    expect(legal(deal)).toEqual(['replace 0', 'replace 1', 'replace 2']);
    play(deal, '0 replace 1');
    expect(formatCards(deal.hand(0))).toBe('2c 5d 4h');
    expect(formatCards([deal.table.top])).toBe('3d');
  });

  test('the card drawn replaces one, or is discarded and a face-down card is flipped', () => {
    const deal = dealt(ROWS, GOLF);
    play(deal, '0 draw');
    expect(legal(deal)).toEqual(['flip 0', 'flip 1', 'flip 2', 'replace 0', 'replace 1', 'replace 2']);
    play(deal, '0 flip 2');
    expect(formatCards(deal.hand(0))).toBe('2c 3d 4h');
    expect(formatCards([deal.table.top])).toBe('6c');
  });

  test('cards that are face up stay', () => {
    const deal = dealt(ROWS, GOLF);
    play(deal, '0 draw', '0 flip 2', '1 draw', '1 replace 0', '0 draw');
    expect(legal(deal)).toEqual(['flip 0', 'flip 1', 'replace 0', 'replace 1']);
  });

  test('ends after three turns each, and all with the lowest value lose 1', () => {
    const deal = dealt({ ...ROWS, hands: ['2c 3d 4h', 'Kd 3h 4s', '2d 3s 4c'] }, GOLF);
    for (const slot of [0, 1, 2]) {
      for (const seat of [0, 1, 2]) play(deal, `${seat} draw`, `${seat} flip ${slot}`);
    }
    expect(outcome(deal)).toEqual({ end: 'golf', values: [4, 10, 4], losses: [1, 0, 1] });
  });

  test('a row counts its best total within a suit or a rank', () => {
    const deal = dealt({ ...ROWS, hands: ['5h 8h 8c', 'Kd 3h 4s'] }, GOLF);
    for (const slot of [0, 1, 2]) for (const seat of [0, 1]) play(deal, `${seat} draw`, `${seat} flip ${slot}`);
    expect(outcome(deal)).toEqual({ end: 'golf', values: [16, 10], losses: [0, 1] });
  });

  test('a 31 in the row is not declared', () => {
    const rules = rulesWith({ play: 'golf' });
    const deal = dealt({ ...ROWS, hands: ['As Ks Qs', 'Kd 3h 4s'] }, rules);
    for (const slot of [0, 1, 2]) for (const seat of [0, 1]) play(deal, `${seat} draw`, `${seat} flip ${slot}`);
    expect(outcome(deal)).toEqual({ end: 'golf', values: [31, 10], losses: [0, 1] });
  });

  test.each([
    { hammer: 'hammer' },
    { hammer: 'shotgun' },
    { declare: 'manual' },
    { knockTiming: 'before-draw' },
    { knockTiming: 'after-draw' },
    { finalTurnStand: true },
    { counterKnock: true },
  ])('keys of knocking, declaring and hammer have no effect: %o', (keys) => {
    const deal = dealt({ ...ROWS, hands: ['As Ks Qs', 'Kd 3h 4s'] }, rulesWith({ base: 'golf', ...keys }));
    expect([deal.phase, legal(deal)]).toEqual(['draw', ['draw', 'take']]);
    play(deal, '0 draw');
    expect(legal(deal).filter((action) => !/^(replace|flip) \d$/.test(action))).toEqual([]);
  });

  test('sudden death works', () => {
    const deal = dealt(ROWS, rulesWith({ base: 'golf', suddenDeath: true }));
    expect(deal.phase).toBe('sudden-death');
    play(deal, '1 sudden-death');
    expect(outcome(deal)).toEqual({ end: 'sudden-death', values: [2, 10], losses: [1, 0] });
  });

  test('where the stock runs out only take is legal', () => {
    const deal = dealt({ hands: Array.from({ length: 10 }, () => '') }, GOLF);
    while (deal.table.stockCount > 0) {
      play(deal, `${deal.seat} draw`);
      deal.apply(deal.legalActions()[0]);
    }
    expect(legal(deal)).toEqual(['take']);
    while (deal.phase !== 'over') deal.apply(deal.legalActions()[0]);
    expect(deal.end).toBe('golf');
    expect(Array.from(deal.table.turns)).toEqual(Array.from({ length: 10 }, () => 3));
  });

  test('where the stock runs out and is reshuffled both are legal', () => {
    const rules = rulesWith({ base: 'golf', stockEmpty: 'reshuffle' });
    const deal = dealt({ hands: Array.from({ length: 10 }, () => '') }, rules);
    while (deal.phase !== 'over') {
      if (deal.phase === 'draw') expect(legal(deal)).toEqual(['draw', 'take']);
      deal.apply(deal.legalActions()[0]);
    }
  });
});
