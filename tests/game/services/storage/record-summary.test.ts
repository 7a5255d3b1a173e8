import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { recordSummary, shownNames } from '../../../../game/services/storage/record-summary.ts';
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

test.each([
  ['you with others, where you share the win', 0, [0, 1], 'you shared the win'],
  ['your place, where others share it', 2, [0, 1], 'place 3 of 3'],
  ['a shared win, where you did not play', -1, [0, 1], 'a shared win'],
])('the result of a match names %s', (_, you, winners, result) => {
  const { record: three } = keptRecord({ players: 3 });
  const kept = keptRecord({}, { you, record: { ...three, winner: null, winners } });
  expect(recordSummary(kept).result).toBe(`${result} · ${three.deals.length} deals`);
});

test('a match is summed up by when it ended, its game, who else played and how it ended', () => {
  const golf = keptRecord({ rules: preset('golf'), players: 3, day: 2 });
  const won = { ...golf.record, winner: 0 };
  const result = `you won · ${won.deals.length} deals`;
  const summary = recordSummary({ ...golf, record: won });
  const when: unknown = expect.stringMatching(/^Jan [123], 2026, \d+:\d\d\s[AP]M$/);
  expect(summary).toEqual({ when, game: 'Golf', players: 'with Fox, Owl', result });
  expect(recordSummary({ ...golf, record: { ...won, deals: won.deals.slice(0, 1) } }).result).toBe('you won · 1 deal');
  expect(recordSummary({ ...golf, you: -1 }).players).toBe('You, Fox, Owl');
  expect(recordSummary({ ...golf, you: 1 }).players).toBe('with You, Owl');
});

test.each([
  [['Du', 'Fuchs'], 0, ['You', 'Fuchs']],
  [['Du', 'Fuchs'], 1, ['Du', 'Fuchs']],
  [['Du', 'Fuchs'], -1, ['Du', 'Fuchs']],
  [['You', 'Fox'], 0, ['You', 'Fox']],
  [['Toi', 'Renard'], 0, ['You', 'Renard']],
  [['Tú', 'Zorro'], 0, ['You', 'Zorro']],
  [['', 'Fox'], 0, ['', 'Fox']],
  [['Anna', 'You'], 0, ['Anna', 'You']],
])('whoever played alone is “You” in the current language: of %o seat %d', (players, you, shown) => {
  expect(shownNames({ players }, you)).toEqual(shown);
});
