/** French puts a no-break space before some punctuation marks. */
function spaced(words: string): string {
  return words.replaceAll(/ (?=[:;!?»%])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}

/** The same texts with these spaces. */
export function withFrenchSpaces<T>(said: T): T {
  if (typeof said === 'string') return spaced(said) as T;
  if (typeof said === 'function') return ((...about: unknown[]) => withFrenchSpaces(said(...about) as unknown)) as T;
  if (Array.isArray(said)) return said.map((one: unknown) => withFrenchSpaces(one)) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, withFrenchSpaces(one as unknown)])) as T;
}
