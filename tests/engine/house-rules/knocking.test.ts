import { describe, expect, test } from 'vitest';
import { DRAW, TAKE, discardOf } from '../../../engine/actions.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { dealt, drawAndDrop, emptyTheStock, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: '2h', stock: '5h 6h 7d 8d 9h' };

describe('knocking before the draw', () => {
  const rules = rulesWith({ knockTiming: 'before-draw' });

  test('the knocker draws or takes and discards in the same turn', () => {
    const deal = dealt(HANDS, rules);
    play(deal, '0 knock');
    expect([deal.seat, legal(deal)]).toEqual([0, ['draw', 'take']]);
    play(deal, '0 draw', '0 discard 4h');
    expect(deal.seat).toBe(1);
    expect(Array.from(deal.table.turns)).toEqual([1, 0, 0]);
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('the smallest value that may knock looks at the hand before drawing', () => {
    const minimum = rulesWith({ knockTiming: 'before-draw', knockMinimum: 21 });
    const deal = dealt({ ...HANDS, turnUp: 'Jc' }, minimum);
    expect(legal(deal)).not.toContain('knock');
    play(deal, '0 take', '0 discard 4h');
    drawAndDrop(deal, 2);
    expect(legal(deal)).toContain('knock');
  });

  test('with the stock empty the knocker takes or passes, and a pass ends the deal', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'] }, rules);
    emptyTheStock(deal);
    const { seat } = deal;
    play(deal, `${seat} knock`);
    expect(legal(deal)).toEqual(['pass', 'take']);
    play(deal, `${seat} pass`);
    expect(outcome(deal)).toMatchObject({ end: 'knock', losses: seat === 1 ? [0, 2] : [0, 1] });
  });

  test('the knocker may not stand', () => {
    const deal = dealt(HANDS, rulesWith({ knockTiming: 'before-draw', finalTurnStand: true }));
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['draw', 'take']);
    play(deal, '0 draw', '0 discard 4h');
    expect(legal(deal)).toEqual(['draw', 'stand', 'take']);
  });

  test('a counter-knocker draws nothing', () => {
    const deal = dealt(HANDS, rulesWith({ knockTiming: 'before-draw', counterKnock: true }));
    play(deal, '0 knock', '0 draw', '0 discard 4h');
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
    play(deal, '1 knock');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });
});

describe('knocking after the draw', () => {
  const rules = rulesWith({ knockTiming: 'after-draw' });

  test('the discard may be made as a knock', () => {
    const deal = dealt(HANDS, rules);
    expect(legal(deal)).toEqual(['draw', 'take']);
    play(deal, '0 draw');
    expect(legal(deal)).toEqual([
      'discard 4h',
      'discard 5h',
      'discard Kc',
      'discard Qc',
      'knock 4h',
      'knock 5h',
      'knock Kc',
      'knock Qc',
    ]);
    play(deal, '0 knock 5h', '1 draw');
    expect(legal(deal)).toEqual(['discard 3h', 'discard 4s', 'discard 6h', 'discard Kd']);
    play(deal, '1 discard 6h');
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('a card just taken cannot be the knocking discard either', () => {
    const deal = dealt(HANDS, rules);
    play(deal, '0 take');
    expect(legal(deal)).toEqual(['discard 4h', 'discard Kc', 'discard Qc', 'knock 4h', 'knock Kc', 'knock Qc']);
  });

  test('the value kept after the discard counts', () => {
    const deal = dealt({ ...HANDS, turnUp: '2c' }, rulesWith({ knockTiming: 'after-draw', knockMinimum: 22 }));
    play(deal, '0 take');
    expect(legal(deal).filter((action) => action.startsWith('knock'))).toEqual(['knock 4h']);
  });

  test('of an undeclared 31 the value kept counts: 30 while it is kept, what is left when it is broken up', () => {
    const keys = { knockTiming: 'after-draw', declare: 'manual', knockMinimum: 25 };
    const deal = dealt({ hands: ['Ac Kc Qc', 'Kd 3h 4s'], stock: '5d' }, rulesWith(keys));
    play(deal, '0 quiet', '0 draw');
    expect(legal(deal).filter((action) => action.startsWith('knock'))).toEqual(['knock 5d']);
  });

  test('with the stock empty: take and then knock or discard, or pass', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'] }, rules);
    emptyTheStock(deal);
    expect(legal(deal)).toEqual(['pass', 'take']);
    deal.apply(TAKE);
    expect(legal(deal).filter((action) => action.startsWith('knock'))).toHaveLength(3);
  });

  test('the next player’s knock with the discard counters it and ends play', () => {
    const deal = dealt(HANDS, rulesWith({ knockTiming: 'after-draw', counterKnock: true }));
    play(deal, '0 draw', '0 knock 5h', '1 draw', '1 knock 6h');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });
});

describe('who may knock', () => {
  test.each([
    [20, true],
    [21, false],
  ])('with 20 and a smallest value of %i: %s', (knockMinimum, may) => {
    expect(legal(dealt(HANDS, rulesWith({ knockMinimum }))).includes('knock')).toBe(may);
  });

  test('a smallest value counts three of a kind where they count', () => {
    const stack = { hands: ['5c 5d 5h', 'Kd 3h 4s'] };
    expect(legal(dealt(stack, rulesWith({ knockMinimum: 21, threeOfAKind: 30 })))).toContain('knock');
    expect(legal(dealt(stack, rulesWith({ knockMinimum: 21 })))).not.toContain('knock');
  });

  test('a smallest value looks at an undeclared hand’s 30', () => {
    const stack = { hands: ['Ac Kc Qc', 'Kd 3h 4s'] };
    for (const [knockMinimum, may] of [
      [30, true],
      [31, false],
    ] as const) {
      const deal = dealt(stack, rulesWith({ declare: 'manual', knockMinimum }));
      play(deal, '0 quiet');
      expect(legal(deal).includes('knock')).toBe(may);
    }
  });

  test('a smallest value that no hand reaches is allowed: nobody knocks', () => {
    const deal = dealt(HANDS, rulesWith({ knockMinimum: 41 }));
    while (deal.phase !== 'over') {
      expect(legal(deal)).not.toContain('knock');
      if (deal.legalActions().includes(DRAW)) drawAndDrop(deal);
      else play(deal, `${deal.seat} pass`);
    }
    expect(outcome(deal)).toMatchObject({ end: 'stock', losses: [0, 0, 1] });
  });

  test('only hands of one suit (knockSameSuit)', () => {
    const rules = rulesWith({ knockSameSuit: true });
    expect(legal(dealt(HANDS, rules))).not.toContain('knock');
    expect(legal(dealt({ hands: ['2c 3c 5c', 'Kd 3h 4s'] }, rules))).toContain('knock');
  });

  test('only hands of one suit that reach the smallest value (hard-to-knock)', () => {
    const rules = preset('hard-to-knock');
    const mayKnock = (hand: string) => legal(dealt({ hands: [hand, 'Kd 3h 4s'] }, rules)).includes('knock');
    expect(['Kc 9c 2c', '2c 9c 8c', 'Kc Qc 4h', '4c 5c 6c', '7c 7d 7h'].map(mayKnock)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test('nobody in their own first turn of the deal (knockFirstTurn false)', () => {
    const deal = dealt(HANDS, rulesWith({ knockFirstTurn: false }));
    for (const seat of [0, 1, 2]) {
      expect([deal.seat, legal(deal)]).toEqual([seat, ['draw', 'take']]);
      drawAndDrop(deal);
    }
    expect(legal(deal)).toContain('knock');
  });

  test('nor to counter a knock in their own first turn', () => {
    const deal = dealt(
      { hands: ['Kc Qc 4h', null, 'Kd 3h 4s', '9d 3s 4c'], dealer: 0, stock: '5h 6h 7d 8d' },
      rulesWith({ knockFirstTurn: false, counterKnock: true }),
    );
    drawAndDrop(deal, 3);
    play(deal, '2 knock');
    expect(legal(deal)).toContain('knock');
  });
});

describe('a counter-knock', () => {
  const rules = rulesWith({ counterKnock: true });

  test('ends play at once, with a showdown', () => {
    const deal = dealt(HANDS, rules);
    play(deal, '0 knock', '1 knock');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('is only for the player next to the knocker', () => {
    const deal = dealt(HANDS, rules);
    play(deal, '0 knock');
    drawAndDrop(deal);
    expect([deal.seat, legal(deal)]).toEqual([2, ['draw', 'take']]);
  });

  test('is for the next player who is in', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', null, '9d 3s 4c'] }, rules);
    play(deal, '0 knock');
    expect([deal.seat, legal(deal)]).toEqual([2, ['draw', 'knock', 'take']]);
  });

  test('needs what a knock needs', () => {
    const deal = dealt(HANDS, rulesWith({ counterKnock: true, knockMinimum: 20 }));
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['draw', 'take']);
  });

  test('the counter-knocker scores as any other player: alone lowest costs 1', () => {
    const deal = dealt({ ...HANDS, hands: ['Kc Qc 4h', '8d 3h 4s', '9d 3s 4c'] }, rules);
    play(deal, '0 knock', '1 knock');
    expect(outcome(deal).losses).toEqual([0, 1, 0]);
  });

  test('the first to knock is the knocker', () => {
    const deal = dealt({ ...HANDS, hands: ['7c 2d 4h', 'Kd 3h 4s', '9d 3s 4c'] }, rules);
    play(deal, '0 knock', '1 knock');
    expect(outcome(deal).losses).toEqual([2, 0, 0]);
  });
});

describe('what a knock costs', () => {
  const lowest = { ...HANDS, hands: ['7c 2d 4h', 'Kd 3h 4s', '9d 3s 4c'] };
  const tied = { ...HANDS, hands: ['9c 2d 4h', 'Kd 3h 4s', '9d 3s 4c', '9s 5d 5c'] };

  test.each([2, 1])('the knocker alone lowest loses %i (knockerLowestLoss)', (knockerLowestLoss) => {
    const deal = dealt(lowest, rulesWith({ knockerLowestLoss }));
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).losses).toEqual([knockerLowestLoss, 0, 0]);
  });

  test.each([0, 1, 2].flatMap((knocker) => [0, 1].map((others) => [knocker, others])))(
    'in a tie for lowest the knocker loses %i and each other %i (knockerTieLoss, othersTieLoss)',
    (knockerTieLoss, othersTieLoss) => {
      const deal = dealt(tied, rulesWith({ knockerTieLoss, othersTieLoss }));
      play(deal, '0 knock');
      drawAndDrop(deal, 3);
      expect(outcome(deal).losses).toEqual([knockerTieLoss, 0, othersTieLoss, othersTieLoss]);
    },
  );

  test('a tie among the others alone costs them 1 each, whatever a tie with the knocker costs', () => {
    const stack = { ...HANDS, hands: ['Kc 2d 4h', '9c 3h 4s', '9d 3s 4c'] };
    const deal = dealt(stack, rulesWith({ knockerTieLoss: 2, othersTieLoss: 0 }));
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).losses).toEqual([0, 1, 1]);
  });
});

describe('standing in the last turn (finalTurnStand)', () => {
  const rules = rulesWith({ finalTurnStand: true });

  test('keeps the hand and draws nothing', () => {
    const deal = dealt(HANDS, rules);
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
    play(deal, '0 knock');
    expect(legal(deal)).toEqual(['draw', 'stand', 'take']);
    play(deal, '1 stand', '2 stand');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
    expect(deal.table.stockCount).toBe(52 - 10);
  });

  test('stands beside pass when the stock is empty; standing lets the others play on', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'] }, rules);
    emptyTheStock(deal);
    const first = deal.seat;
    play(deal, `${first} knock`);
    expect(legal(deal)).toEqual(['pass', 'stand', 'take']);
    play(deal, `${(first + 1) % 3} stand`);
    expect(deal.seat).toBe((first + 2) % 3);
  });
});

describe('a knock that promises the highest hand (gin)', () => {
  const rules = preset('gin');

  test('kept: everybody else loses 1', () => {
    const deal = dealt(HANDS, rules);
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).losses).toEqual([0, 1, 1]);
  });

  test('kept also by a tie for highest: the tied player loses as well', () => {
    const deal = dealt({ ...HANDS, hands: ['Kc Qc 4h', 'Kd Qd 4s', '9d 3s 4c'] }, rules);
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).losses).toEqual([0, 1, 1]);
  });

  test('broken: the knocker loses 1 and nobody else', () => {
    const deal = dealt({ ...HANDS, hands: ['9d 3s 4c', 'Kd 3h 4s', '7c 2s 4h'] }, rules);
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).losses).toEqual([1, 0, 0]);
  });

  test('broken in the others’ last turns', () => {
    const deal = dealt({ ...HANDS, hands: ['Kc 3s 4h', '9d 3h 4s'], turnUp: '2d' }, rules);
    play(deal, '0 knock', '1 take', '1 discard 3h');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [10, 11], losses: [1, 0] });
  });

  test('without a knock the lowest loses', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'] }, rules);
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect(outcome(deal)).toMatchObject({ end: 'stock', losses: [0, 0, 1] });
  });

  test('a declared 31 costs everybody else 1', () => {
    const deal = dealt({ ...HANDS, hands: ['Kd Qd 4h', 'Ac Kc 4s', '9d 3s 4c'], turnUp: 'Qc' }, rules);
    play(deal, '0 knock', '1 take', '1 discard 4s');
    expect(outcome(deal).losses).toEqual([1, 0, 1]);
  });
});

describe('equal values compared by ranks (tieBreak)', () => {
  const rules = rulesWith({ tieBreak: 'ranks' });

  test.each([
    ['Ac Tc 9c', 'Kd Qd Jd'],
    ['Kc Tc 9c', 'Qd Jd 9d'],
    ['Kc Jc 7c', 'Kd 9d 8d'],
  ])('%s against %s: not a tie', (better, worse) => {
    const deal = dealt({ hands: [worse, better], turnUp: '2h', stock: '2s' }, rules);
    play(deal, '0 knock');
    drawAndDrop(deal);
    expect(outcome(deal).losses).toEqual([2, 0]);
  });

  test('only the cards that count are compared: a pair of tens is one ten', () => {
    const deal = dealt({ hands: ['Kc Kd 4h', 'Kh 3d 4s'], turnUp: '2h', stock: '2s' }, rules);
    play(deal, '0 knock');
    drawAndDrop(deal);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [10, 10], losses: [0, 1] });
  });

  test('equal in value and ranks is a tie', () => {
    const deal = dealt({ hands: ['Kc 9c 4h', 'Kd 9d 5s'], turnUp: '2h', stock: '2s' }, rules);
    play(deal, '0 knock');
    drawAndDrop(deal);
    expect(outcome(deal).losses).toEqual([0, 1]);
  });

  test('without the rule equal values are a tie', () => {
    const deal = dealt({ hands: ['Kc Tc 9c', 'Qd Jd 9d'], turnUp: '2h', stock: '2s' }, rulesWith());
    play(deal, '0 knock');
    deal.apply(DRAW);
    deal.apply(discardOf(deal.drawnCard));
    expect(outcome(deal).losses).toEqual([0, 1]);
  });
});
