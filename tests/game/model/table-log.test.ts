import { expect, test } from 'vitest';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { TableLog } from '../../../game/model/table-log.ts';
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
