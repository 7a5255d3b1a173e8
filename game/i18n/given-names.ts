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
