/** Names that the game gives, different in each language. */
import type { Animal } from '../base/animals.ts';
import { LANGUAGES, words, wordsOf } from './words.ts';

type Given = Animal | 'you';

/** Whose name it is, by the name in any language. */
const GIVEN = new Map<string, Given>(
  LANGUAGES.flatMap((language) => {
    const { animals, you } = wordsOf(language).seats;
    const named = Object.entries(animals).map(([animal, name]) => [name, animal as Animal] as const);
    return [...named, [you, 'you'] as const];
  }),
);

/** The animal that has a name in any language, null for none: records store names only. */
export function animalCalled(name: string): Animal | null {
  const given = GIVEN.get(name);
  return given === undefined || given === 'you' ? null : given;
}

/** A name in the current language if the game gave it; any other name unchanged. */
export function nameNow(name: string): string {
  const given = GIVEN.get(name);
  if (given === undefined) return name;
  const { animals, you } = words().seats;
  return given === 'you' ? you : animals[given];
}
