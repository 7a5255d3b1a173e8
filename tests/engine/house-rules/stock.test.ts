import { describe, expect, test } from 'vitest';
import { DRAW, PASS, TAKE } from '../../../engine/actions.ts';
import { formatCards } from '../../../engine/cards.ts';
import { dealt, drawAndDrop, emptyTheStock, legal, outcome, play, rulesWith } from '../support/stacked.ts';

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

describe('discards that nobody takes (takeDiscards)', () => {
  const rules = rulesWith({ takeDiscards: false });
  const hands = ['Kc Qc 4h', 'Kd 3h 4s', '9c 2d 4d'];

  test('leave the stock to draw from, and a knock', () => {
    const deal = dealt({ hands }, rules);
    expect(legal(deal)).toEqual(['draw', 'knock']);
    play(deal, '0 draw');
    const [card] = formatCards(deal.hand(0)).split(' ');
    play(deal, `0 discard ${card}`);
    expect(legal(deal)).toEqual(['draw', 'knock']);
  });

  test('leave a knock or a pass once the stock is empty', () => {
    const deal = dealt({ hands }, rules);
    emptyTheStock(deal);
    expect(legal(deal)).toEqual(['knock', 'pass']);
  });

  test('say nothing of what their player did not want', () => {
    const deal = dealt({ hands }, rules);
    play(deal, '0 draw');
    expect([...deal.table.declinedPoints].every((points) => points === 0)).toBe(true);
    const taking = dealt({ hands }, rulesWith({}));
    play(taking, '0 draw');
    expect([...taking.table.declinedPoints].some((points) => points > 0)).toBe(true);
  });

  test('may be taken in golf all the same', () => {
    expect(legal(dealt({ hands }, rulesWith({ base: 'golf', takeDiscards: false })))).toEqual(['draw', 'take']);
  });
});

describe('a pass in any turn (passAnyTurn)', () => {
  const rules = rulesWith({ passAnyTurn: true });
  const hands = ['Kc Qc 4h', 'Kd 3h 4s', '9c 2d 4d'];

  test('keeps the hand, and the next player has a turn', () => {
    const deal = dealt({ hands }, rules);
    expect(legal(deal)).toEqual(['draw', 'knock', 'pass', 'take']);
    play(deal, '0 pass');
    expect([deal.phase, deal.seat, formatCards(deal.hand(0))]).toEqual(['draw', 1, 'Kc Qc 4h']);
  });

  test('is a last turn after a knock, and the others still have theirs', () => {
    const deal = dealt({ hands }, rules);
    play(deal, '0 knock', '1 pass');
    expect([deal.phase, deal.seat]).toEqual(['draw', 2]);
    play(deal, '2 pass');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('may be what all do, until everybody has had 50 turns', () => {
    const deal = dealt({ hands }, rules);
    let passes = 0;
    for (; deal.phase !== 'over'; passes++) deal.apply(PASS);
    expect([passes, outcome(deal)]).toEqual([150, { end: 'stock', values: [20, 10, 9], losses: [0, 0, 1] }]);
  });

  test('with the stock empty ends the deal, as ever', () => {
    const deal = dealt({ hands }, rules);
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect(outcome(deal).end).toBe('stock');
  });

  test('is none by default, nor with a pool or in golf beyond what these allow', () => {
    expect(legal(dealt({ hands }, rulesWith({})))).not.toContain('pass');
    expect(legal(dealt({ hands }, rulesWith({ base: 'golf', passAnyTurn: true })))).not.toContain('pass');
    const pool = rulesWith({ base: 'widow', poolPass: false, passAnyTurn: true });
    expect(legal(dealt({ hands, pool: '2c 3c 5c' }, pool))).not.toContain('pass');
  });
});
