import { expect, test } from 'vitest';
import { recordSummary } from '../../../../game/services/storage/record-summary.ts';
import { keptRecord } from '../../support/records.ts';

const { record } = keptRecord({ players: 2 });

test.each([
  ['you, where you won it', { you: 0, winner: 0 }, 'you won'],
  ['your place, where another won it', { you: 0, winner: 1 }, 'place 2 of 2'],
  ['the winner by name, where you did not play', { you: -1, winner: 1 }, 'Fox won'],
  ['nobody, where no player was left', { you: 0, winner: null }, 'nobody won'],
  ['nobody, also where you did not play', { you: -1, winner: null }, 'nobody won'],
])('the result of a match names %s', (_, { you, winner }, result) => {
  const kept = keptRecord({}, { you, record: { ...record, winner } });
  expect(recordSummary(kept).result).toBe(`${result} · ${record.deals.length} deals`);
});
