import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf } from '../../engine/actions.ts';
import { formatCards } from '../../engine/cards.ts';
import { Deal } from '../../engine/deal.ts';
import type { DealEvent } from '../../engine/events.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { after, cases, examples, standing } from './support/examples.ts';
import { dealt, drawAndDrop, outcome, play } from './support/stacked.ts';

/** The pack in its order, dealt by seat 1. */
function dealtInOrder(tokens: number[]): Deal {
  const scat = preset('scat');
  const deal = new Deal(scat, tokens.length, new Random(1));
  deal.start(packOf(scat), 1, tokens);
  return deal;
}

describe('dealing', () => {
  test('gives one card at a time, clockwise, from the dealer’s left; the next card starts the discards', () => {
    const deal = dealtInOrder([3, 3, 3]);
    expect([0, 1, 2].map((seat) => formatCards(deal.hand(seat)))).toEqual(['3c 6c 9c', '4c 7c Tc', '2c 5c 8c']);
    expect([formatCards([deal.table.top]), deal.table.stockCount, deal.seat]).toEqual(['Jc', 42, 2]);
  });

  test('passes over players who are out', () => {
    const deal = dealtInOrder([3, 0, -1, 1]);
    expect([0, 1, 3].map((seat) => formatCards(deal.hand(seat)))).toEqual(['3c 6c 9c', '4c 7c Tc', '2c 5c 8c']);
    for (const seat of [3, 0, 1, 3]) {
      expect(deal.seat).toBe(seat);
      drawAndDrop(deal);
    }
  });
});

const START = { hands: '2c 3d 4h / 2d 3h 4s', turnUp: '9c', stock: '8c 8d 8h 8s' };

describe('a turn', () => {
  examples(START)(cases`
    is a draw, a take or a knock |  | 0 draw: draw, knock, take
    after a draw discards any of the four | 0 draw | 0 discard: discard 2c 3d 4h 8c
    after a take not the card just taken | 0 take | 0 discard: discard 2c 3d 4h
    but in a later turn | 0 take, discard 2c, 1 draw, discard 8c, 0 draw | 0 discard: discard 3d 4h 8d 9c
    ends with a discard, which lies on top | 0 draw, discard 3d | 1 draw; hand 2c 8c 4h; top 3d; stock 44
    also with the card that was drawn | 0 draw, discard 8c | 1 draw; hand 2c 3d 4h; top 8c; stock 44
    that takes a card leaves the one below it | 0 draw, discard 8c, 1 take | 1 discard; top 9c; stock 44
    that is a knock draws and discards nothing | 0 knock | 1 draw; hand 2c 3d 4h; top 9c; stock 45
  `);
});

describe('an action that is not legal', () => {
  test('is refused with what is, and changes nothing', () => {
    const deal = after('0 knock', START);
    expect(() => deal.apply(KNOCK)).toThrow(new RangeError('knock is not legal for seat 1: allowed is draw, take'));
    expect(standing(deal)).toBe('1 draw: draw, take');
  });

  test('is any when the deal is over', () => {
    const deal = after('0 knock, 1 drop', START);
    expect(() => deal.apply(DRAW)).toThrow(/^draw is not legal .*: allowed is nothing, the deal is over$/);
  });
});

describe('after a knock', () => {
  const FOUR = { hands: '2c 3d 4h / Kc 3h 4s / Kd 3s 4c / Kh 3c 4d', turnUp: '9c', stock: '8c 8d 8h 8s' };
  examples({ ...START, ...FOUR })(cases`
    every other player has one more turn, clockwise
      | 0 drop, 1 knock, 2 draw, discard 8d, 3 take, discard 3c, 0 draw, discard 8h | knock: 4 10 10 12, lost 1 0 0 0
    nobody may knock again | 0 knock | 1 draw: draw, take
    nor the next | 0 knock, 1 drop | 2 draw: draw, take
    nor the last | 0 knock, 1 drop, 2 drop | 3 draw: draw, take
    with two players one’s own last discard may be taken back | 0 draw, discard Kc, 1 knock, 0 take, discard 3d
      | knock: 20 4, lost 0 2 | ${{ hands: 'Kc 3d Qc / 2d 3h 4s', turnUp: '9d', stock: '5h' }}
  `);
});

describe('the showdown after a knock', () => {
  examples({ hands: '9c 2d 4h / 9d 3s 4c / 9s 5d 4d', turnUp: '2h' })(cases`
    costs a knocker who is equal to all nothing | 0 knock, all drop | knock: 9 9 9, lost 0 1 1
  `);

  test('is reported with every hand, the cards that count and the values', () => {
    const events: DealEvent[] = [];
    const stack = { hands: ['Kc Qc 4h', null, '9d 3s 4c'], turnUp: '2h', dealer: 2 };
    const deal = dealt(stack, preset('scat'), (event) => events.push(event));
    play(deal, '0 knock');
    drawAndDrop(deal);
    const shown = events.at(-1);
    if (shown?.type !== 'showdown') throw new Error('no showdown');
    expect(shown.hands.map((hand) => hand && formatCards(hand))).toEqual(['Kc Qc 4h', null, '9d 3s 4c']);
    expect(shown.scoring.map((cards) => cards && formatCards(cards))).toEqual(['Kc Qc', null, '9d']);
    expect(shown.values).toEqual([20, null, 9]);
  });
});

describe('31', () => {
  examples({ hands: 'Ac Kc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: 'Qc' })(cases`
    made by the discard ends the deal, and all others lose 1 | 0 take, discard 4h | declare: 31 10 9, lost 0 1 1
    made in the last turn after a knock costs the knocker 1 as well | 0 knock, 1 take, discard 4s
      | declare: 20 31 9, lost 1 0 1 | Kd Qd 4h / Ac Kc 4s / 9d 3s 4c
    among four cards does not count yet | 0 take | 0 discard: discard 4h Ac Kc
    nor if it is given up | 0 take, discard Kc | 1 draw
    as dealt ends the deal |  | declare: 10 9 31, lost 1 1 0 | Kd 3h 4s / 9d 3s 4c / Ac Kc Tc
    dealt to several |  | declare: 10 31 9 31, lost 1 0 1 0 | Kd 3h 4s / Ad Qd Jd / 9d 3s 4c / Ac Kc Tc
    dealt to everybody costs nobody anything |  | declare: 31 31, lost 0 0 | Ad Qd Jd / Ac Kc Tc
    is not lost by a player who is out |  | declare: 31 out 9, lost 0 0 1 | Ad Qd Jd / - / 9d 3s 4c
  `);
});

describe('the stock empty', () => {
  examples({ hands: '2c 3d 4h / 2d 3h 4s' })(cases`
    leaves take, knock and pass | stock runs out | 1 draw: knock, pass, take
    after a knock leaves take and pass | stock runs out, 1 knock | 0 draw: pass, take
    lets play go on after a take | stock runs out, 1 take, discard 3h | 0 draw: knock, pass, take
    a pass ends the deal, and every player with the lowest value loses 1 | stock runs out, 0 pass
      | stock: 9 9 10, lost 1 1 0 | 9c 3d 4h / 9d 3h 4s / Ks 2c 2h
    a pass after a knock is scored as the knock, and turns still to come are lost | stock runs out, 0 knock, 1 pass
      | knock: 4 9 10, lost 2 0 0 | 2c 3d 4h / 9d 3h 4s / Ks 2d 2h
    is not before its last card is drawn | one card left | 0 draw: draw, knock, take; stock 1
    nor in the turn that draws it | one card left, 0 draw | 0 discard: discard 2c 3d 4h As; stock 0
  `);
});

describe('a deal without end', () => {
  /** Two players take each other's discards for ever, from a full stock. */
  function takeTurns(turns: number): Deal {
    const deal = dealt({ hands: ['2c 3c 4c', '2d 3d 4d'], turnUp: '2h' });
    for (let i = 0; i < turns; i++) {
      deal.apply(TAKE);
      deal.apply(discardOf(deal.hand(deal.seat)[0]));
    }
    return deal;
  }

  test('ends when every player has had 50 turns; the lowest loses 1', () => {
    expect(takeTurns(99).phase).toBe('draw');
    const { end, values, losses } = outcome(takeTurns(100));
    const lowest = Math.min(...(values as number[]));
    expect([end, losses]).toEqual(['stock', values.map((value) => (value === lowest ? 1 : 0))]);
  });

  test('is scored as a knock where somebody has knocked in the last turn', () => {
    const deal = takeTurns(99);
    deal.apply(KNOCK);
    expect(standing(deal)).toBe('knock: 7 7, lost 1 0');
  });
});
