/**
 * Everything that the game says, in each of its languages. English is the pattern: another language does not compile
 * until it says all of it. The language may change at any moment, so ask for words only when a sentence is needed.
 */
import { GERMAN } from './de/words.ts';
import { ENGLISH, type Words } from './en/words.ts';
import { FRENCH } from './fr/words.ts';
import { SPANISH } from './es/words.ts';

export type { Words };

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

const ALL: Record<Language, Words> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

let spoken: Language = 'en';

/** The language that the game speaks now. */
export function language(): Language {
  return spoken;
}

/** What the game says, in the language that it speaks now. */
export function words(): Words {
  return ALL[spoken];
}

/** What the game says in a language. */
export function wordsOf(one: Language): Words {
  return ALL[one];
}

const listeners = new Set<() => void>();

/** From now on the game speaks this language. */
export function speakIn(chosen: Language): void {
  if (chosen === spoken) return;
  spoken = chosen;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the language changes. @returns a function that removes it */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first preferred language that the game speaks, English if none. @param preferred as in `navigator.languages` */
export function firstSpoken(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === known.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en';
}
