/** Names that the game gives, which each language has its own for. */
import type { Animal } from '../base/animals.ts';
import { LANGUAGES, words, wordsOf } from './words.ts';

type Given = Animal | 'you';

/** By name in any language, whose it is. */
const GIVEN = new Map<string, Given>(
  LANGUAGES.flatMap((language) => {
    const { animals, you } = wordsOf(language).seats;
    const named = Object.entries(animals).map(([animal, name]) => [name, animal as Animal] as const);
    return [...named, [you, 'you'] as const];
  }),
);

/** The animal that goes by a name in any language, null for none: records keep names alone. */
export function animalCalled(name: string): Animal | null {
  const given = GIVEN.get(name);
  return given === undefined || given === 'you' ? null : given;
}

/** A name as it is said now: one that the game gives in the language that is spoken, any other as it is. */
export function nameNow(name: string): string {
  const given = GIVEN.get(name);
  if (given === undefined) return name;
  const { animals, you } = words().seats;
  return given === 'you' ? you : animals[given];
}
