import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import { dayInFigures, dayInWords, momentInWords, weekdays } from '../../../game/i18n/dates.ts';
import { loadWords, speakIn } from '../../../game/i18n/words.ts';

await Promise.all(LANGUAGES.map(loadWords));
afterEach(() => speakIn('en'));

const AFTERNOON = '2026-11-24T15:30:00.000Z';

/** Reads with a browser that prefers these languages. */
function preferring(...languages: string[]): void {
  vi.stubGlobal('navigator', { languages });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test.each([
  ['en-US', 'Nov 24, 2026', '11/24'],
  ['en-GB', '24 Nov 2026', '24/11'],
])('English in %s writes a day as %s and %s', (language, inWords, inFigures) => {
  preferring(language, 'de');
  expect([dayInWords(AFTERNOON), dayInFigures('2026-11-24')]).toEqual([inWords, inFigures]);
});

test('hours are those of the region', () => {
  preferring('en-GB');
  expect(momentInWords(AFTERNOON)).not.toMatch(/[AP]M/);
  preferring('en-US');
  expect(momentInWords(AFTERNOON)).toMatch(/[AP]M/);
});

test('the region of another language than the game speaks is none of it', () => {
  preferring('en-GB', 'de-AT');
  speakIn('fr');
  expect(dayInWords(AFTERNOON)).toBe('24 nov. 2026');
  speakIn('de');
  expect(weekdays()[0]).toBe('Mo');
});

test('where nothing is preferred it is the language as such', () => {
  preferring();
  expect(dayInWords(AFTERNOON)).toBe('Nov 24, 2026');
});
