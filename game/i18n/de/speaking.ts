/** How German says who does what. */
import { all, capitalised, formFor, joined, namesOf, type Verb, type Who } from '../grammar.ts';

/** "Fuchs", "Fuchs und Eule", "Fuchs, Eule und du". */
export function listed(who: Who): string {
  return capitalised(joined(namesOf(all(who), { you: 'du', players: 'Mitspieler' }), 'und'));
}

/** "Fuchs zieht", "Du ziehst", "Fuchs und du zieht", "Fuchs und Eule ziehen". */
export function does(who: Who, verb: Verb): string {
  return `${listed(who)} ${formFor(all(who), verb)}`;
}

export const IS: Verb = ['bist', 'ist', 'seid', 'sind'];
export const HAS: Verb = ['hast', 'hat', 'habt', 'haben'];

/** "1 Karte", "2 Karten". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
