import { expect, test } from 'vitest';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { TableLog } from '../../../game/model/table-log.ts';
import { parseCards } from '../../../engine/cards.ts';
import { emptyTable } from '../../../game/model/table-state.ts';

const rules = preset('scat');
const speakers = (name: string) => [
  { name: 'You', you: true },
  { name, you: false },
];
const began: MatchEvent = { type: 'deal-began', deal: 1, dealer: 1, tokens: [3, 3] };
const knocked: MatchEvent = { type: 'knocked', seat: 1, counter: false };

test('what happened in this deal is said again with other names, and nothing else changes', () => {
  const log = new TableLog({ rules, speakers: speakers('Fox') });
  for (const event of [began, knocked]) log.add(event);
  const before = log.state;
  expect(before.message).toContain('Fox');
  log.refreshText(speakers('Renard'));
  expect(log.state.message).toBe(before.message.replace('Fox', 'Renard'));
  expect({ ...log.state, message: '', seats: [] }).toEqual({ ...before, message: '', seats: [] });
});

test('a table that is shown at once keeps its texts', () => {
  const facts = { rules, speakers: speakers('Fox') };
  const log = new TableLog(facts);
  log.add(began);
  log.startFrom({ ...emptyTable(facts), message: 'Fox knocks.' });
  log.refreshText(speakers('Renard'));
  expect(log.state.message).toBe('Fox knocks.');
});

test('cards that a person has moved keep their places when texts are said again, until the next deal', () => {
  const [two, seven, king] = parseCards('2c 7h Ks');
  const log = new TableLog({ rules, speakers: speakers('Fox') });
  const dealt = (card: number): MatchEvent => ({ type: 'dealt', seat: 0, card });
  const hand = () => log.state.seats[0].hand.map(({ card }) => card);
  for (const event of [began, dealt(two), dealt(seven)]) log.add(event);
  log.moveCard(0, seven, 0);
  log.add(dealt(king));
  log.moveCard(0, king, 1);
  expect(hand()).toEqual([seven, king, two]);
  log.refreshText(speakers('Renard'));
  expect(hand()).toEqual([seven, king, two]);
  expect(log.state.seats[0].isArranged).toBe(true);
  for (const event of [{ ...began, deal: 2 }, dealt(two), dealt(seven)]) log.add(event);
  log.refreshText(speakers('Fox'));
  expect(hand()).toEqual([two, seven]);
});

test('a card that is moved on a table that is shown at once stays there', () => {
  const [two, seven] = parseCards('2c 7h');
  const facts = { rules, speakers: speakers('Fox') };
  const log = new TableLog(facts);
  const empty = emptyTable(facts);
  const hand = [two, seven].map((card) => ({ card, from: 'deal' as const }));
  log.startFrom({ ...empty, seats: [{ ...empty.seats[0], hand }, empty.seats[1]] });
  log.moveCard(0, seven, 0);
  log.refreshText(speakers('Renard'));
  expect(log.state.seats[0].hand.map(({ card }) => card)).toEqual([seven, two]);
});
