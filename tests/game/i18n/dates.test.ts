import { expect, onTestFinished, test, vi } from 'vitest';
import { dayInFigures, dayInWords, momentInWords, weekdays } from '../../../game/i18n/dates.ts';
import { speakIn } from '../../../game/i18n/words.ts';
import '../support/all-languages.ts';

const AFTERNOON = '2026-11-24T15:30:00.000Z';

test.each([
  [['en-US', 'de'], 'Nov 24, 2026', '11/24', /[AP]M/],
  [['en-GB', 'de'], '24 Nov 2026', '24/11', /\d$/],
  // Where nothing is preferred it is the language as such.
  [[], 'Nov 24, 2026', '11/24', /[AP]M/],
])('English in %o writes a day as %s and %s, and hours as %s', (languages, inWords, inFigures, hours) => {
  vi.stubGlobal('navigator', { languages });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect([dayInWords(AFTERNOON), dayInFigures('2026-11-24')]).toEqual([inWords, inFigures]);
  expect(momentInWords(AFTERNOON)).toMatch(hours);
});

test('the region of another language than the game speaks is none of it', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB', 'de-AT'] });
  onTestFinished(() => void vi.unstubAllGlobals());
  speakIn('fr');
  expect(dayInWords(AFTERNOON)).toBe('24 nov. 2026');
  speakIn('de');
  expect(weekdays()[0]).toBe('Mo');
});
