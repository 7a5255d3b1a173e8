import { describe, expect, test } from 'vitest';
import { formatCards, parseCard, parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { TableLog } from '../../../game/model/table-log.ts';
import type { TableFacts } from '../../../game/model/table-state.ts';

const speakers = ['You', 'Fox'].map((name, seat) => ({ name, you: seat === 0 }));

function dealt(hands: readonly string[], change: Partial<TableFacts> = {}): TableLog {
  const log = new TableLog({ rules: preset('scat'), speakers, sortedSeats: [0], ...change });
  const events: MatchEvent[] = hands.flatMap((hand, seat) =>
    parseCards(hand).map((card): MatchEvent => ({ type: 'dealt', seat, card })),
  );
  for (const event of events) log.add(event);
  return log;
}

function turnUp(log: TableLog): TableLog {
  log.add({ type: 'turned-up', card: parseCard('2d') });
  return log;
}

const handOf = (log: TableLog, seat = 0): string => formatCards(log.state.seats[seat].hand.map(({ card }) => card));

describe('the order of a hand', () => {
  test('is by suit, the highest card first, colours alternating', () => {
    expect(handOf(turnUp(dealt(['5h Kc Ah'])))).toBe('Kc Ah 5h');
    expect(handOf(turnUp(dealt(['Th 9s 3d'])))).toBe('3d 9s Th');
  });

  test('is as dealt for all but people: nobody learns anything from where a card lies', () => {
    expect(handOf(turnUp(dealt(['5h Kc Ah', '7s 2c Ks'])), 1)).toBe('7s 2c Ks');
  });

  test('is as dealt as long as nobody may look', () => {
    const log = dealt(['5h Kc Ah'], { rules: preset('shotgun') });
    log.add({ type: 'deal-began', deal: 1, dealer: 1, tokens: [3, 3] });
    for (const card of parseCards('5h Kc Ah')) log.add({ type: 'dealt', seat: 0, card });
    expect(handOf(log)).toBe('5h Kc Ah');
    expect(handOf(turnUp(log))).toBe('Kc Ah 5h');
  });

  test('has a drawn card on the right until the discard', () => {
    const log = turnUp(dealt(['5h Kc Ah']));
    log.add({ type: 'drew', seat: 0, card: parseCard('2c') });
    expect(handOf(log)).toBe('Kc Ah 5h 2c');
    log.add({ type: 'discarded', seat: 0, card: parseCard('5h'), drawn: false });
    expect(handOf(log)).toBe('Kc 2c Ah');
  });

  test('is the person’s own from the first card that they move, until the next deal', () => {
    const log = turnUp(dealt(['5h Kc Ah']));
    log.moveCard(0, parseCard('Kc'), 2);
    expect(handOf(log)).toBe('Ah 5h Kc');
    log.add({ type: 'drew', seat: 0, card: parseCard('2c') });
    log.add({ type: 'discarded', seat: 0, card: parseCard('5h'), drawn: false });
    expect(handOf(log)).toBe('Ah Kc 2c');
    log.add({ type: 'deal-began', deal: 2, dealer: 0, tokens: [3, 3] });
    for (const card of parseCards('5h Kc Ah')) log.add({ type: 'dealt', seat: 0, card });
    expect(handOf(log)).toBe('Kc Ah 5h');
  });

  test('stays when the language changes', () => {
    const log = turnUp(dealt(['5h Kc Ah']));
    log.moveCard(0, parseCard('Kc'), 2);
    log.refreshText(speakers);
    expect(handOf(log)).toBe('Ah 5h Kc');
  });

  test('stays as it is at the showdown', () => {
    const log = turnUp(dealt(['5h Kc Ah', '7s 2c Ks']));
    const hands = [parseCards('5h Kc Ah'), parseCards('7s 2c Ks')];
    log.add({ type: 'showdown', end: 'knock', hands, scoring: [[], []], values: [16, 17] });
    expect(handOf(log)).toBe('Kc Ah 5h');
  });
});
