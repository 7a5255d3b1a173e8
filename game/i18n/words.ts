/**
 * Everything that the game says, in the language that it speaks. English is the pattern: another language does not compile
 * until it says all of it. The language may change at any moment, so ask for words only when a sentence is needed.
 */
import { ENGLISH, type Words } from './en/words.ts';
import { importWords, type Language } from './languages.ts';

export type { Words };

const loaded = new Map<Language, Words>([['en', ENGLISH]]);

let spoken: Language = 'en';

/** The language that the game speaks now. */
export function language(): Language {
  return spoken;
}

/** What the game says, in the language that it speaks now. */
export function words(): Words {
  return wordsOf(spoken);
}

/**
 * What the game says in a language.
 * @throws {RangeError} if it has not been loaded
 */
export function wordsOf(one: Language): Words {
  const said = loaded.get(one);
  if (said === undefined)
    throw new RangeError(`the words of "${one}" are not loaded, only ${[...loaded.keys()].join()}`);
  return said;
}

/** Whether the game can speak a language at once. */
export function isLoaded(one: Language): boolean {
  return loaded.has(one);
}

/** Fetches the words of a language, unless they are there. */
export async function loadWords(one: Language): Promise<void> {
  if (one !== 'en' && !loaded.has(one)) loaded.set(one, await importWords(one));
}

const listeners = new Set<() => void>();

/**
 * From now on the game speaks this language.
 * @throws {RangeError} if it has not been loaded
 */
export function speakIn(chosen: Language): void {
  if (chosen === spoken) return;
  wordsOf(chosen);
  spoken = chosen;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the language changes. @returns a function that removes it */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
