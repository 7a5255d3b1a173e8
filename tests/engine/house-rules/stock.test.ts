import { describe, expect, test } from 'vitest';
import { DRAW } from '../../../engine/actions.ts';
import { dealt, drawAndDrop, legal, outcome, rulesWith } from '../support/stacked.ts';

describe('a reshuffled stock (stockEmpty "reshuffle")', () => {
  const rules = rulesWith({ stockEmpty: 'reshuffle' });
  const hands = ['Kc Qc 4h', 'Kd 3h 4s'];

  test('has all discards but the top one, at the start of the turn that finds it empty', () => {
    const deal = dealt({ hands }, rules);
    while (deal.table.stockCount > 1) drawAndDrop(deal);
    deal.apply(DRAW);
    expect([deal.table.stockCount, deal.phase]).toEqual([0, 'discard']);
    const top = deal.drawnCard;
    deal.apply(deal.legalActions()[0]);
    expect([deal.table.stockCount, deal.table.top]).toEqual([45, top]);
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
  });

  test('goes on until everybody has had 50 turns', () => {
    const deal = dealt({ hands }, rules);
    let turns = 0;
    while (deal.phase !== 'over') {
      drawAndDrop(deal);
      turns++;
    }
    expect([turns, outcome(deal)]).toEqual([100, { end: 'stock', values: [20, 10], losses: [0, 1] }]);
  });

  test('is in an order that the seed decides', () => {
    const drawn = () => {
      const deal = dealt({ hands }, rules);
      drawAndDrop(deal, 45);
      return Array.from({ length: 20 }, () => {
        deal.apply(DRAW);
        const card = deal.drawnCard;
        deal.apply(deal.legalActions()[0]);
        return card;
      });
    };
    const order = drawn();
    expect(drawn()).toEqual(order);
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
  });
});
