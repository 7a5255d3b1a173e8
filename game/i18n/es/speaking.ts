/** How Spanish says who does what. */
import { all, capitalised, formFor, joined, namesOf, type Verb, type Who } from '../grammar.ts';

/** "a", "a y b"; before the sound of an i it is "e". */
export function and(parts: readonly string[]): string {
  return joined(parts, /^h?[ií]/i.test(parts.at(-1) ?? '') ? 'e' : 'y');
}

/** "Zorro", "Zorro y Búho", "Zorro, Búho y tú". */
export function listed(who: Who): string {
  return capitalised(and(namesOf(all(who), { you: 'tú', players: 'jugadores' })));
}

/** "Zorro roba", "Robas", "Zorro y tú robáis", "Zorro y Búho roban": alone you are in the verb. */
export function does(who: Who, verb: Verb): string {
  const form = formFor(all(who), verb);
  return all(who).length === 1 && all(who)[0].you ? capitalised(form) : `${listed(who)} ${form}`;
}

/** A verb like "robar", by its stem. */
export function ar(stem: string): Verb {
  return [`${stem}as`, `${stem}a`, `${stem}áis`, `${stem}an`];
}

/** A card by its sign, as an object: "el 7♥", "la Q♥". */
export function the(sign: string): string {
  return `${/^[JQ]/.test(sign) ? 'la' : 'el'} ${sign}`;
}

export const IS: Verb = ['estás', 'está', 'estáis', 'están'];
export const HAS: Verb = ['has', 'ha', 'habéis', 'han'];

/** "1 ficha", "2 fichas". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
