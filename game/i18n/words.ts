/**
 * What the game says, in the language that it speaks. The language may change at any moment, so ask for words only when a
 * sentence is needed. Those of the menu are there from the beginning, the others once they have been fetched, with the code
 * that says them.
 */
import { signal } from '@preact/signals';
import * as menu from './en/menu.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { importPart } from './import-part.ts';
import type { Part, Words } from './parts.ts';

export type { Words };

/** What has been fetched of a language. */
interface Fetched {
  readonly parts: Set<Part>;
  readonly words: Words;
}

const fetched = new Map(LANGUAGES.map((one) => [one, nothingOf(one)]));
keep('en', 'menu', menu);

/** A signal, so that whatever the page says is said again in the language to which it changes. */
const spoken = signal<Language>('en');

function nothingOf(one: Language): Fetched {
  const words = new Proxy({} as Words, {
    get(said, section) {
      if (!(section in said) && typeof section === 'string')
        throw new RangeError(`what is said in "${one}" about "${section}" has not been fetched`);
      return said[section as keyof Words];
    },
  });
  return { parts: new Set(), words };
}

function fetchedOf(one: Language): Fetched {
  return fetched.get(one) as Fetched;
}

function keep(one: Language, part: Part, said: Partial<Words>): void {
  const { parts, words } = fetchedOf(one);
  Object.assign(words, said);
  parts.add(part);
}

async function fetchPart(one: Language, part: Part): Promise<void> {
  if (!fetchedOf(one).parts.has(part)) keep(one, part, await importPart(one, part));
}

/** The language that the game speaks now. */
export function language(): Language {
  return spoken.value;
}

/**
 * What the game says, in the language that it speaks now.
 * @throws {RangeError} where a section is asked for that has not been fetched
 */
export function words(): Words {
  return wordsOf(spoken.value);
}

/** What the game says in a language, as far as it has been fetched. */
export function wordsOf(one: Language): Words {
  return fetchedOf(one).words;
}

/** The languages in which a part has been fetched, English first. */
export function languagesWith(part: Part): Language[] {
  return LANGUAGES.filter((one) => fetchedOf(one).parts.has(part));
}

/** Whether the game can speak a language at once: all that has been fetched of the one that it speaks is there. */
export function isLoaded(one: Language): boolean {
  const { parts } = fetchedOf(one);
  return [...fetchedOf(spoken.peek()).parts].every((part) => parts.has(part));
}

/** Fetches of a language what the game can say in the one that it speaks. */
export async function loadWords(one: Language): Promise<void> {
  await Promise.all([...fetchedOf(spoken.peek()).parts].map((part) => fetchPart(one, part)));
}

/** Fetches parts of what the game says, also in a language to which it changes meanwhile. */
export async function fetchWords(parts: readonly Part[]): Promise<void> {
  const areMissing = (): boolean => parts.some((part) => !fetchedOf(spoken.peek()).parts.has(part));
  while (areMissing()) {
    const one = spoken.peek();
    await Promise.all(parts.map((part) => fetchPart(one, part)));
  }
}

/** Waits for code, and meanwhile fetches the parts that it says. @returns what the code's import gives */
export async function withWords<Code>(parts: readonly Part[], code: Promise<Code>): Promise<Code> {
  const [imported] = await Promise.all([code, fetchWords(parts)]);
  return imported;
}

/** From now on the game speaks this language. @throws {RangeError} if it has not been loaded */
export function speakIn(chosen: Language): void {
  if (chosen === spoken.peek()) return;
  if (!isLoaded(chosen)) {
    const loaded = LANGUAGES.filter((one) => isLoaded(one));
    throw new RangeError(`the words of "${chosen}" are not loaded, only ${loaded.join()}`);
  }
  spoken.value = chosen;
}
