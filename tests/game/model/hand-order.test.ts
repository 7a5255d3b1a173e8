import { describe, expect, test } from 'vitest';
import { formatCards, parseCard, parseCards } from '../../../engine/cards.ts';
import { TableLog } from '../../../game/model/table-log.ts';
import { event, factsOf, fox, you } from '../support/events.ts';

/** The table of a person whose cards are kept in order, and of Fox, once these cards have been dealt. */
function dealt(own: string, other = '', game = 'scat'): TableLog {
  const log = new TableLog({ ...factsOf(game), sortedSeats: [0] });
  deal(log, own, 1);
  for (const card of parseCards(other)) log.add(fox('dealt', { card }));
  return log;
}

function deal(log: TableLog, cards: string, number: number): void {
  log.add(event('deal-began', { deal: number, dealer: 1, tokens: [3, 3, 3] }));
  for (const card of parseCards(cards)) log.add(you('dealt', { card }));
}

const turnedUp = event('turned-up', { card: parseCard('2d') });
const drewTwo = you('drew', { card: parseCard('2c') });
const gaveFive = you('discarded', { card: parseCard('5h') });
const handOf = (log: TableLog, seat = 0): string => formatCards(log.state.seats[seat].hand.map(({ card }) => card));

describe('the order of a hand', () => {
  test.each([
    ['5h Kc Ah', 'Kc Ah 5h'],
    ['Th 9s 3d', '3d 9s Th'],
  ])('is by suit, the highest card first, colours alternating: %s', (cards, order) => {
    expect(handOf(dealt(cards))).toBe(order);
  });

  test('is as dealt for all but people: nobody learns anything from where a card lies', () => {
    expect(handOf(dealt('5h Kc Ah', '7s 2c Ks'), 1)).toBe('7s 2c Ks');
  });

  test('is as dealt as long as nobody may look', () => {
    const log = dealt('5h Kc Ah', '', 'shotgun');
    expect(handOf(log)).toBe('5h Kc Ah');
    log.add(turnedUp);
    expect(handOf(log)).toBe('Kc Ah 5h');
  });

  test('is as dealt in golf, whose slots have a meaning', () =>
    expect(handOf(dealt('5h Kc Ah', '', 'golf'))).toBe('5h Kc Ah'));

  test('has a drawn card on the right until the discard', () => {
    const log = dealt('5h Kc Ah');
    log.add(drewTwo);
    expect(handOf(log)).toBe('Kc Ah 5h 2c');
    log.add(gaveFive);
    expect(handOf(log)).toBe('Kc 2c Ah');
  });

  test('is the person’s own from the first card that they move, until the next deal', () => {
    const log = dealt('5h Kc Ah');
    log.moveCard(0, parseCard('Kc'), 0);
    expect(log.state.seats[0].isArranged).toBe(false);
    log.moveCard(0, parseCard('Kc'), 2);
    expect(handOf(log)).toBe('Ah 5h Kc');
    for (const one of [drewTwo, gaveFive]) log.add(one);
    expect(handOf(log)).toBe('Ah Kc 2c');
    deal(log, '5h Kc Ah', 2);
    expect(handOf(log)).toBe('Kc Ah 5h');
  });

  test('stays as it is at the showdown', () => {
    const log = dealt('5h Kc Ah', '7s 2c Ks');
    const hands = [parseCards('5h Kc Ah'), parseCards('7s 2c Ks'), null];
    log.add(event('showdown', { end: 'knock', hands, scoring: [[], [], null], values: [16, 17, null] }));
    expect(handOf(log)).toBe('Kc Ah 5h');
  });
});
