/** The languages that the game speaks. */
import type { Words } from './en/words.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

/** The first preferred language that the game speaks, English if none. @param preferred as in `navigator.languages` */
export function firstSpoken(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === known.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en';
}

/** Languages whose words are fetched when they are needed. English is always there. */
export type Translation = Exclude<Language, 'en'>;

const TRANSLATIONS: Record<Translation, () => Promise<Words>> = {
  de: async () => (await import('./de/words.ts')).GERMAN,
  fr: async () => (await import('./fr/words.ts')).FRENCH,
  es: async () => (await import('./es/words.ts')).SPANISH,
};

/** Fetches what the game says in a language; the second time it is there already. */
export function importWords(language: Translation): Promise<Words> {
  return TRANSLATIONS[language]();
}
