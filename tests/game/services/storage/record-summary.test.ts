import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { recordSummary, shownNames } from '../../../../game/services/storage/record-summary.ts';
import { keptRecord } from '../../support/records.ts';

const golf = keptRecord({ rules: preset('golf'), players: 3, day: 2 });
const deals = golf.record.deals.length;

test.each([
  ['you, where you won it', 0, { winner: 0 }, 'you won'],
  ['your place, where another won it', 0, { winner: 1 }, 'place 3 of 3'],
  ['the winner by name, where you did not play', -1, { winner: 1 }, 'Fox won'],
  ['nobody, where no player was left', 0, { winner: null }, 'nobody won'],
  ['nobody, also where you did not play', -1, { winner: null }, 'nobody won'],
  ['you with others, where you share the win', 0, { winner: null, winners: [0, 1] }, 'you shared the win'],
  ['your place, where others share it', 2, { winner: null, winners: [0, 1] }, 'place 3 of 3'],
  ['a shared win, where you did not play', -1, { winner: null, winners: [0, 1] }, 'a shared win'],
])('the result of a match names %s', (_, you, won, result) => {
  expect(recordSummary({ ...golf, you, record: { ...golf.record, ...won } }).result).toBe(`${result} · ${deals} deals`);
});

test('a match in which something was taken back is said not to count', () => {
  expect(recordSummary({ ...golf, isTakenBack: true }).result).toMatch(/ deals? · does not count$/);
});

test('a match is summed up by when it ended, its game, who else played and how it ended', () => {
  const record = { ...golf.record, winner: 0, deals: golf.record.deals.slice(0, 1) };
  const when: unknown = expect.stringMatching(/^Jan [123], 2026, \d+:\d\d\s[AP]M$/);
  const result = 'you won · 1 deal';
  expect(recordSummary({ ...golf, record })).toEqual({
    name: 'Golf, Jan 2, 2026, 12:00 PM',
    when,
    game: 'Golf',
    players: 'with Fox, Owl',
    result,
  });
  expect(recordSummary({ ...golf, you: -1 }).players).toBe('You, Fox, Owl');
  expect(recordSummary({ ...golf, you: 1 }).players).toBe('with You, Owl');
});

test.each([
  [['Du', 'Fuchs'], 0, ['You', 'Fuchs']],
  [['Du', 'Fuchs'], 1, ['Du', 'Fuchs']],
  [['Du', 'Fuchs'], -1, ['Du', 'Fuchs']],
  [['Toi', 'Renard'], 0, ['You', 'Renard']],
  [['Tú', 'Zorro'], 0, ['You', 'Zorro']],
  [['Anna', 'You'], 0, ['Anna', 'You']],
])('whoever played alone is “You” in the current language: of %o seat %d', (players, you, shown) => {
  expect(shownNames({ players }, you)).toEqual(shown);
});
