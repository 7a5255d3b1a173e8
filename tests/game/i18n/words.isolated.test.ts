/** Words of languages are there when they have been fetched; English always is. */
import { effect } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const fresh = () => import('../../../game/i18n/words.ts');

test('another language is spoken once its words have been fetched, and whoever listens hears of it', async () => {
  const { isLoaded, language, loadWords, speakIn, words } = await fresh();
  const heard = vi.fn();
  effect(() => heard(words()));
  heard.mockClear();
  expect(words().dialogs.back).toBe('Back');
  expect(isLoaded('de')).toBe(false);
  await loadWords('de');
  expect([language(), heard.mock.calls.length]).toEqual(['en', 0]);
  speakIn('de');
  expect([language(), words().dialogs.back, heard.mock.calls.length]).toEqual(['de', 'Zurück', 1]);
});

test('a language without its words cannot be spoken, and the last one stays', async () => {
  const { language, speakIn } = await fresh();
  expect(() => speakIn('fr')).toThrow('the words of "fr" are not loaded, only en');
  expect(language()).toBe('en');
});

test('names of animals are known in every language, whichever is spoken', async () => {
  const { animalCalled } = await import('../../../game/i18n/given-names.ts');
  expect(['Fox', 'Fuchs', 'Renard', 'Zorro'].map(animalCalled)).toEqual(['fox', 'fox', 'fox', 'fox']);
});
