import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf } from '../../engine/actions.ts';
import { formatCards } from '../../engine/cards.ts';
import { Deal } from '../../engine/deal.ts';
import type { DealEvent } from '../../engine/events.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { dealt, drawAndDrop, emptyTheStock, legal, outcome, play } from './support/stacked.ts';

describe('dealing', () => {
  test('gives one card at a time, clockwise, from the dealer’s left; the next card starts the discards', () => {
    const scat = preset('scat');
    const deal = new Deal(scat, 3, new Random(1));
    deal.start(packOf(scat), 1, [3, 3, 3]);
    expect([0, 1, 2].map((seat) => formatCards(deal.hand(seat)))).toEqual(['3c 6c 9c', '4c 7c Tc', '2c 5c 8c']);
    expect(formatCards([deal.table.top])).toBe('Jc');
    expect(deal.table.stockCount).toBe(42);
    expect(deal.seat).toBe(2);
  });

  test('passes over players who are out', () => {
    const scat = preset('scat');
    const deal = new Deal(scat, 4, new Random(1));
    deal.start(packOf(scat), 1, [3, 0, -1, 1]);
    expect([0, 1, 3].map((seat) => formatCards(deal.hand(seat)))).toEqual(['3c 6c 9c', '4c 7c Tc', '2c 5c 8c']);
    expect(deal.seat).toBe(3);
    drawAndDrop(deal, 2);
    expect(deal.seat).toBe(1);
    drawAndDrop(deal);
    expect(deal.seat).toBe(3);
  });
});

const QUIET_START = { hands: ['2c 3d 4h', '2d 3h 4s'], turnUp: '9c', stock: '8c 8d 8h 8s' };

describe('a turn', () => {
  test('is a draw, a take or a knock', () => {
    expect(legal(dealt(QUIET_START))).toEqual(['draw', 'knock', 'take']);
  });

  test('after a draw any of the four cards may be discarded', () => {
    const deal = dealt(QUIET_START);
    play(deal, '0 draw');
    expect(legal(deal)).toEqual(['discard 2c', 'discard 3d', 'discard 4h', 'discard 8c']);
    play(deal, '0 discard 3d');
    expect(formatCards(deal.hand(0).sort((a, b) => a - b))).toBe('2c 8c 4h');
    expect(formatCards([deal.table.top])).toBe('3d');
  });

  test('the card just taken may not go back', () => {
    const deal = dealt(QUIET_START);
    play(deal, '0 take');
    expect(legal(deal)).toEqual(['discard 2c', 'discard 3d', 'discard 4h']);
  });

  test('a card taken may be discarded in a later turn', () => {
    const deal = dealt(QUIET_START);
    play(deal, '0 take', '0 discard 2c', '1 draw', '1 discard 8c', '0 draw');
    expect(legal(deal)).toContain('discard 9c');
  });

  test('a discard can be taken by the next player, who then finds the one below it on top', () => {
    const deal = dealt(QUIET_START);
    play(deal, '0 draw', '0 discard 8c', '1 take');
    expect(formatCards([deal.table.top])).toBe('9c');
    play(deal, '1 discard 2d');
    expect(formatCards([deal.table.top])).toBe('2d');
  });

  test('a knock draws and discards nothing', () => {
    const deal = dealt(QUIET_START);
    play(deal, '0 knock');
    expect(formatCards(deal.hand(0))).toBe('2c 3d 4h');
    expect(formatCards([deal.table.top])).toBe('9c');
    expect(deal.table.stockCount).toBe(52 - 7);
    expect(deal.seat).toBe(1);
  });

  test('a drawn card may be discarded at once', () => {
    const deal = dealt(QUIET_START);
    drawAndDrop(deal);
    expect(formatCards(deal.hand(0))).toBe('2c 3d 4h');
    expect(formatCards([deal.table.top])).toBe('8c');
  });
});

describe('an action that is not legal', () => {
  test('is refused with what is, and changes nothing', () => {
    const deal = dealt(QUIET_START);
    play(deal, '0 knock');
    expect(() => deal.apply(KNOCK)).toThrow(new RangeError('knock is not legal for seat 1: allowed is draw, take'));
    expect(deal.seat).toBe(1);
    expect(legal(deal)).toEqual(['draw', 'take']);
  });

  test('is any when the deal is over', () => {
    const deal = dealt(QUIET_START);
    play(deal, '0 knock', '1 draw', '1 discard 8c');
    expect(() => deal.apply(DRAW)).toThrow(/^draw is not legal .*: allowed is nothing, the deal is over$/);
  });
});

describe('after a knock', () => {
  const four = { hands: ['2c 3d 4h', 'Kc 3h 4s', 'Kd 3s 4c', 'Kh 3c 4d'], turnUp: '9c', stock: '8c 8d 8h 8s' };

  test('every other player has exactly one more turn, clockwise, then the hands are shown', () => {
    const deal = dealt(four);
    drawAndDrop(deal);
    play(deal, '1 knock', '2 draw', '2 discard 8d', '3 take', '3 discard 3c', '0 draw', '0 discard 8h');
    expect(outcome(deal)).toMatchObject({ end: 'knock', losses: [1, 0, 0, 0] });
  });

  test('nobody may knock again', () => {
    const deal = dealt(four);
    play(deal, '0 knock');
    for (const seat of [1, 2, 3]) {
      expect(deal.seat).toBe(seat);
      expect(legal(deal)).toEqual(['draw', 'take']);
      drawAndDrop(deal);
    }
    expect(deal.phase).toBe('over');
  });

  test('with two players one’s own last discard may be taken back', () => {
    const deal = dealt({ hands: ['Kc 3d Qc', '2d 3h 4s'], turnUp: '9d', stock: '5h' });
    play(deal, '0 draw', '0 discard Kc', '1 knock', '0 take', '0 discard 3d');
    expect(formatCards(deal.hand(0).sort((a, b) => a - b))).toBe('Qc Kc 5h');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 4], losses: [0, 2] });
  });
});

describe('the showdown after a knock', () => {
  test('the lowest, who did not knock, loses 1', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: '2h' });
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [20, 10, 9], losses: [0, 0, 1] });
  });

  test('the knocker who alone is lowest loses 2', () => {
    const deal = dealt({ hands: ['7c 2d 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: '2h' });
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [7, 10, 9], losses: [2, 0, 0] });
  });

  test('the knocker who ties for lowest is safe; each other player in the tie loses 1', () => {
    const deal = dealt({ hands: ['9c 2d 4h', '9h 3h 4s', '9d 3s 4c', '9s 5d 4d'], turnUp: '2h' });
    play(deal, '0 knock');
    drawAndDrop(deal, 3);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [9, 12, 9, 9], losses: [0, 0, 1, 1] });
  });

  test('several others who tie for lowest lose 1 each', () => {
    const deal = dealt({ hands: ['Kc 2d 4h', 'Kh 3h 4s', '9d 3s 4c', '9s 5d 5c'], turnUp: '2h' });
    play(deal, '0 knock');
    drawAndDrop(deal, 3);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [10, 13, 9, 9], losses: [0, 0, 1, 1] });
  });

  test('when everybody has the same value the knocker alone is safe', () => {
    const deal = dealt({ hands: ['9c 2d 4h', '9d 3s 4c', '9s 5d 4d'], turnUp: '2h' });
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).losses).toEqual([0, 1, 1]);
  });

  test('is reported with every hand, the cards that count and the values', () => {
    const events: DealEvent[] = [];
    const deal = dealt({ hands: ['Kc Qc 4h', null, '9d 3s 4c'], turnUp: '2h', dealer: 2 }, preset('scat'), (event) =>
      events.push(event),
    );
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
  test('made by the discard ends the deal at once, and every other player loses 1', () => {
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd 3h 4s', '9d 3s 4c'], turnUp: 'Qc' });
    play(deal, '0 take', '0 discard 4h');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 10, 9], losses: [0, 1, 1] });
  });

  test('made in the last turn after a knock costs the knocker 1 as well', () => {
    const deal = dealt({ hands: ['Kd Qd 4h', 'Ac Kc 4s', '9d 3s 4c'], turnUp: 'Qc' });
    play(deal, '0 knock', '1 take', '1 discard 4s');
    expect(outcome(deal)).toEqual({ end: 'declare', values: [20, 31, 9], losses: [1, 0, 1] });
  });

  test('among the four cards after the draw does not count yet: the discard decides', () => {
    const deal = dealt({ hands: ['Ac Kc 4h', 'Kd 3h 4s'], turnUp: 'Qc' });
    play(deal, '0 take');
    expect(deal.phase).toBe('discard');
    play(deal, '0 discard Kc');
    expect(deal.phase).toBe('draw');
  });

  test('as dealt ends the deal before anybody has a turn', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', '9d 3s 4c', 'Ac Kc Tc'] });
    expect(outcome(deal)).toEqual({ end: 'declare', values: [10, 9, 31], losses: [1, 1, 0] });
  });

  test('dealt to several makes everybody without it lose 1', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ad Qd Jd', '9d 3s 4c', 'Ac Kc Tc'] });
    expect(outcome(deal)).toEqual({ end: 'declare', values: [10, 31, 9, 31], losses: [1, 0, 1, 0] });
  });

  test('dealt to everybody costs nobody anything', () => {
    const deal = dealt({ hands: ['Ad Qd Jd', 'Ac Kc Tc'] });
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, 31], losses: [0, 0] });
  });

  test('is not lost by a player who is out', () => {
    const deal = dealt({ hands: ['Ad Qd Jd', null, '9d 3s 4c'] });
    expect(outcome(deal)).toEqual({ end: 'declare', values: [31, null, 9], losses: [0, 0, 1] });
  });
});

describe('the stock empty', () => {
  const two = { hands: ['2c 3d 4h', '2d 3h 4s'] };

  test('leaves take, knock and pass', () => {
    const deal = dealt(two);
    emptyTheStock(deal);
    expect(legal(deal)).toEqual(['knock', 'pass', 'take']);
  });

  test('after a knock leaves take and pass', () => {
    const deal = dealt(two);
    emptyTheStock(deal);
    deal.apply(KNOCK);
    expect(legal(deal)).toEqual(['pass', 'take']);
  });

  test('play goes on after a take', () => {
    const deal = dealt(two);
    emptyTheStock(deal);
    const seat = deal.seat;
    play(deal, `${seat} take`, `${seat} discard ${seat === 0 ? '3d' : '3h'}`);
    expect(deal.seat).toBe(1 - seat);
    expect(legal(deal)).toEqual(['knock', 'pass', 'take']);
  });

  test('a pass ends the deal, and every player with the lowest value loses 1', () => {
    const deal = dealt({ hands: ['9c 3d 4h', '9d 3h 4s', 'Ks 2c 2h'] });
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect(outcome(deal)).toEqual({ end: 'stock', values: [9, 9, 10], losses: [1, 1, 0] });
  });

  test('a pass after a knock is scored as the knock, and turns still to come are lost', () => {
    const deal = dealt({ hands: ['2c 3d 4h', '9d 3h 4s', 'Ks 2d 2h'] });
    emptyTheStock(deal);
    while (deal.seat !== 0) {
      const before = deal.hand(deal.seat);
      deal.apply(TAKE);
      deal.apply(discardOf(before[1]));
    }
    play(deal, '0 knock', '1 pass');
    expect(outcome(deal)).toMatchObject({ end: 'knock', losses: [2, 0, 0] });
  });

  test('is not reached by drawing its last card', () => {
    const deal = dealt(two);
    while (deal.table.stockCount > 1) drawAndDrop(deal);
    expect(legal(deal)).toEqual(['draw', 'knock', 'take']);
    deal.apply(DRAW);
    expect(legal(deal)).toHaveLength(4);
  });
});

describe('a deal without end', () => {
  /** Two players take each other's discards for ever, from a full stock. */
  function takeTurns(deal: Deal, turns: number): void {
    for (let i = 0; i < turns; i++) {
      deal.apply(TAKE);
      deal.apply(discardOf(deal.hand(deal.seat)[0]));
    }
  }
  const hands = ['2c 3c 4c', '2d 3d 4d'];

  test('ends when every player has had 50 turns; the lowest loses 1', () => {
    const deal = dealt({ hands, turnUp: '2h' });
    takeTurns(deal, 99);
    expect(deal.phase).toBe('draw');
    takeTurns(deal, 1);
    const { end, values, losses } = outcome(deal);
    expect(end).toBe('stock');
    const lowest = Math.min(...(values as number[]));
    expect(losses).toEqual(values.map((value) => (value === lowest ? 1 : 0)));
  });

  test('is scored as a knock where somebody has knocked in the last turn', () => {
    const deal = dealt({ hands, turnUp: '2h' });
    takeTurns(deal, 99);
    const knocker = deal.seat;
    deal.apply(KNOCK);
    const { end, values, losses } = outcome(deal);
    expect(end).toBe('knock');
    const [own, other] = [values[knocker] as number, values[1 - knocker] as number];
    expect(losses[knocker]).toBe(own < other ? 2 : 0);
    expect(losses[1 - knocker]).toBe(own < other ? 0 : 1);
  });
});
