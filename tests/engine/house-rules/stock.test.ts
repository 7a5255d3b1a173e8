import { describe, expect, test } from 'vitest';
import { DRAW, PASS } from '../../../engine/actions.ts';
import { after, cases, examples } from '../support/examples.ts';
import { dealt, drawAndDrop, legal, outcome, rulesWith } from '../support/stacked.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s', turnUp: '2c' };
const THREE = { hands: 'Kc Qc 4h / Kd 3h 4s / 9c 2d 4d' };

describe('a reshuffled stock (stockEmpty "reshuffle")', () => {
  const reshuffled = () => after('', { ...HANDS, stockEmpty: 'reshuffle' });

  test('has all discards but the top one, at the start of the turn that finds it empty', () => {
    const deal = reshuffled();
    drawAndDrop(deal, 44);
    deal.apply(DRAW);
    expect([deal.table.stockCount, deal.phase]).toEqual([0, 'discard']);
    const top = deal.drawnCard;
    deal.apply(deal.legalActions()[0]);
    expect([deal.table.stockCount, deal.table.top]).toEqual([45, top]);
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
  });

  test('goes on until everybody has had 50 turns', () => {
    const deal = reshuffled();
    drawAndDrop(deal, 100);
    expect(outcome(deal)).toEqual({ end: 'stock', values: [20, 10], losses: [0, 1] });
  });

  test('is in an order that the seed decides', () => {
    const drawn = () => {
      const deal = reshuffled();
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
  examples({ ...HANDS, stockEmpty: 'ends' })(cases`
    with a showdown after the turn in which it was drawn | one card left, 0 drop | stock: 20 10, lost 0 1
    not while a card is left | one card left, 0 take, discard 4h | 1 draw: draw, knock, take
    as a knock, whatever last turns are to come | one card left, 0 knock, 1 drop | knock | ${{ lastTurns: 2 }}
    with a knock that goes with the last card | one card left, 0 draw, knock 4h | knock | ${{ knockTiming: 'after-draw' }}
  `);
});

describe('a stock whose last card ends the deal without loss (stockEmpty "void-at-once")', () => {
  const VOID = 'void: 20 10, lost 0 0';
  const GOES_ON = '1 draw: pass, take';
  /** The last card is the ace of spades. */
  const ACE = { hands: 'Ks Qs 4h / Kd 3h 4s' };
  examples({ ...HANDS, stockEmpty: 'void-at-once' })(cases`
    after the turn in which it was drawn | one card left, 0 drop | ${VOID}
    not while a card is left | one card left, 0 take, discard 4h | 1 draw: draw, knock, take
    not after a knock | one card left, 0 knock, 1 drop | knock: 20 10, lost 0 1
    nor with last turns to come, in which a pass ends it | one card left, 0 knock, 1 drop | ${GOES_ON} | ${{ lastTurns: 2 }}
    as a pass does after any knock | one card left, 0 knock, 1 drop, 1 pass | knock: 20 10, lost 0 1 | ${{ lastTurns: 2 }}
    not after a knock that goes with it | one card left, 0 draw, knock As | ${GOES_ON} | ${{ knockTiming: 'after-draw' }}
    not after a hand that it completes | one card left, 0 draw, discard 4h | declare: 31 10, lost 0 1 | ${ACE}
    nor with last turns after that | one card left, 0 draw, discard 4h | ${GOES_ON}
      | ${{ ...ACE, declareEnds: 'last-turns' }}
    but where that is kept quiet | one card left, 0 draw, discard 4h, quiet | void: 30 10, lost 0 0
      | ${{ ...ACE, declare: 'manual' }}
    with nothing added up | one card left, 0 drop | ${VOID} | ${{ handPoints: true }}
    after a limit that the same turn reaches | stock runs out | stock | ${{ ...THREE, turnUp: '2h', turnLimit: 14 }}
    not one that it does not reach | stock runs out | void | ${{ ...THREE, turnUp: '2h', turnLimit: 15 }}
  `);
});

describe('discards that nobody takes (takeDiscards)', () => {
  examples({ ...THREE, takeDiscards: false })(cases`
    leave the stock to draw from, and a knock |  | 0 draw: draw, knock
    in every turn | 0 drop | 1 draw: draw, knock
    leave a knock or a pass once the stock is empty | stock runs out | 0 draw: knock, pass
    may be taken in golf all the same |  | 0 draw: draw, take | ${{ play: 'golf' }}
    say nothing of what their player did not want | 0 draw | 0 discard; declined 0 0 0 0
    as they do otherwise | 0 draw | 0 discard; declined 2 0 0 0 | ${{ takeDiscards: true, turnUp: '2c' }}
  `);
});

describe('a pass in any turn (passAnyTurn)', () => {
  examples({ ...THREE, passAnyTurn: true })(cases`
    is one more choice |  | 0 draw: draw, knock, pass, take
    lets the next player have a turn | 0 pass | 1 draw
    is a last turn after a knock | 0 knock, 1 pass | 2 draw
    of all | 0 knock, 1 pass, 2 pass | knock: 20 10 9, lost 0 0 1
    with the stock empty ends the deal, as ever | stock runs out, 0 pass | stock
    is none by default |  | 0 draw: draw, knock, take | ${{ passAnyTurn: false }}
    is none in golf |  | 0 draw: draw, take | ${{ play: 'golf' }}
    is none with a pool beyond what that allows |  | 0 draw: knock, take 2c 3c 5c
      | ${{ play: 'pool', poolPass: false, poolSwapAll: false, pool: '2c 3c 5c' }}
    keeps the hand | 0 pass | 1 draw; hand Kc Qc 4h
  `);

  test('may be what all do, until everybody has had 50 turns', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s', '9c 2d 4d'] }, rulesWith({ passAnyTurn: true }));
    for (let passes = 0; passes < 150; passes++) deal.apply(PASS);
    expect(outcome(deal)).toEqual({ end: 'stock', values: [20, 10, 9], losses: [0, 0, 1] });
  });
});
