/** Names that the game gives, different in each language. */
import type { Animal } from '../base/animals.ts';
import { names as german } from './de/names.ts';
import { names as english } from './en/names.ts';
import { names as spanish } from './es/names.ts';
import { names as french } from './fr/names.ts';
import { words } from './words.ts';

type Given = Animal | 'you';

/** Whose name it is, by the name in any language. */
const GIVEN = new Map<string, Given>(
  [english, german, french, spanish].flatMap(({ animals, you }) => {
    const named = Object.entries(animals).map(([animal, name]) => [name, animal as Animal] as const);
    return [...named, [you, 'you'] as const];
  }),
);

/** Whose name it is, and the number after it where an animal has come again at a large table; null where the game gave none. */
function givenOf(name: string): { given: Given; number: string } | null {
  const given = GIVEN.get(name);
  if (given !== undefined) return { given, number: '' };
  const [, first, number] = /^(.*)( \d+)$/u.exec(name) ?? [];
  const again = GIVEN.get(first);
  return again === undefined || again === 'you' ? null : { given: again, number };
}

/** The animal that has a name in any language, null for none: records store names only. */
export function animalCalled(name: string): Animal | null {
  const given = givenOf(name)?.given;
  return given === undefined || given === 'you' ? null : given;
}

/** A name in the current language if the game gave it; any other name unchanged. */
export function nameNow(name: string): string {
  const named = givenOf(name);
  if (named === null) return name;
  const { animals, you } = words().seats;
  return named.given === 'you' ? you : animals[named.given] + named.number;
}
