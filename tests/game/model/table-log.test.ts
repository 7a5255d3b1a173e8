import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import { TableLog } from '../../../game/model/table-log.ts';
import { emptyTableOf, event, factsOf, fox, heldCards, seated, SPEAKERS, you } from '../support/events.ts';

const OTHERS = SPEAKERS.map((speaker, seat) => (seat === 1 ? { ...speaker, name: 'Renard' } : speaker));
const [two, seven, king] = parseCards('2c 7h Ks');
const began = (deal: number) => event('deal-began', { deal, dealer: 1, tokens: [3, 3, 3] });
const dealt = (card: number) => you('dealt', { card });
const handOf = ({ state }: TableLog) => state.seats[0].hand.map(({ card }) => card);

describe('texts that are said again with other names', () => {
  test('are those of this deal, and nothing else changes', () => {
    const log = new TableLog(factsOf());
    for (const one of [began(1), fox('knocked', { counter: false })]) log.add(one);
    const before = log.state;
    log.refreshText(OTHERS);
    expect(before.message).toContain('Fox');
    expect(log.state).toEqual({ ...before, message: before.message.replace('Fox', 'Renard') });
  });

  test('are none of a table that is shown at once', () => {
    const log = new TableLog(factsOf());
    log.add(began(1));
    log.startFrom({ ...emptyTableOf(), message: 'Fox knocks.' });
    log.refreshText(OTHERS);
    expect(log.state.message).toBe('Fox knocks.');
  });

  test('leave cards where a person has put them, until the next deal', () => {
    const log = new TableLog(factsOf());
    for (const one of [began(1), dealt(two), dealt(seven)]) log.add(one);
    log.moveCard(0, seven, 0);
    log.add(dealt(king));
    log.moveCard(0, king, 1);
    for (const speakers of [SPEAKERS, OTHERS]) {
      log.refreshText(speakers);
      expect([handOf(log), log.state.seats[0].isArranged]).toEqual([[seven, king, two], true]);
    }
    for (const one of [began(2), dealt(two), dealt(seven)]) log.add(one);
    log.refreshText(SPEAKERS);
    expect(handOf(log)).toEqual([two, seven]);
  });

  test('leave them there on a table that is shown at once', () => {
    const log = new TableLog(factsOf());
    log.startFrom(seated(emptyTableOf(), { You: { hand: heldCards([two, seven]) } }));
    log.moveCard(0, seven, 0);
    log.refreshText(OTHERS);
    expect(handOf(log)).toEqual([seven, two]);
  });
});
