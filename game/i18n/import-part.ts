/** Fetches what the game says, a part in a language at a time. */
import type { Language } from './languages.ts';
import type { Part, Words } from './parts.ts';

/** Fetches a part of what is said in a language; the second time it is there already. */
export async function importPart(language: Language, part: Part): Promise<Partial<Words>> {
  const said = (await import(`./${language}/${part}.ts`)) as Partial<Words>;
  return language === 'fr' ? withFrenchSpaces(said) : said;
}

/** The same texts with the no-break spaces that French puts before some punctuation marks. */
function withFrenchSpaces<T>(said: T): T {
  if (typeof said === 'string') return said.replaceAll(/ (?=[:;!?»%])/g, '\u00a0').replaceAll('« ', '«\u00a0') as T;
  if (typeof said === 'function') return ((...about: unknown[]) => withFrenchSpaces(said(...about) as unknown)) as T;
  if (Array.isArray(said)) return said.map((one: unknown) => withFrenchSpaces(one)) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, withFrenchSpaces(one as unknown)])) as T;
}
