import { describe, expect, test } from 'vitest';
import { DRAW, TAKE } from '../../../engine/actions.ts';
import { dealt, drawAndDrop, legal, outcome, play, rulesWith } from '../support/stacked.ts';

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

describe('a stock whose last card ends the deal (stockEmpty "ends")', () => {
  const hands = ['Kc Qc 4h', 'Kd 3h 4s'];

  /** A deal in which a single card is left on the stock. */
  function withOneLeft(keys: Record<string, unknown> = {}) {
    const deal = dealt({ hands }, rulesWith({ stockEmpty: 'ends', ...keys }));
    while (deal.table.stockCount > 1) drawAndDrop(deal);
    return deal;
  }

  test('with a showdown after the turn in which it was drawn', () => {
    const deal = withOneLeft();
    deal.apply(DRAW);
    expect([deal.phase, deal.table.stockCount]).toEqual(['discard', 0]);
    deal.apply(deal.legalActions()[0]);
    expect(outcome(deal)).toEqual({ end: 'stock', values: [20, 10], losses: [0, 1] });
  });

  test('and not while a card is left: whoever takes a discard plays on', () => {
    const deal = withOneLeft();
    const { seat } = deal;
    deal.apply(TAKE);
    deal.apply(deal.legalActions()[0]);
    expect([deal.phase, deal.seat]).toEqual(['draw', 1 - seat]);
  });

  test('as a knock where somebody has knocked, whatever last turns are to come', () => {
    const deal = withOneLeft({ lastTurns: 2 });
    const knocker = deal.seat;
    play(deal, `${knocker} knock`);
    drawAndDrop(deal);
    expect([deal.phase, outcome(deal).end]).toEqual(['over', 'knock']);
  });

  test('with a knock that goes with the last card', () => {
    const deal = withOneLeft({ knockTiming: 'after-draw' });
    deal.apply(DRAW);
    const knock = legal(deal).find((action) => action.startsWith('knock'));
    play(deal, `${deal.seat} ${knock}`);
    expect([deal.phase, outcome(deal).end]).toEqual(['over', 'knock']);
  });
});
