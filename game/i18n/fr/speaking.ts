/** How French says who does what. */
import { all, capitalised, formFor, joined, namesOf, type Verb, type Who } from '../grammar.ts';

/** "Renard", "Renard et Hibou", "Renard, Hibou et toi"; alone you are "tu". */
export function listed(who: Who): string {
  const you = all(who).length === 1 ? 'tu' : 'toi';
  return capitalised(joined(namesOf(all(who), { you, players: 'joueurs' }), 'et'));
}

/** "Renard pioche", "Tu pioches", "Renard et toi piochez", "Renard et Hibou piochent". */
export function does(who: Who, verb: Verb): string {
  return `${listed(who)} ${formFor(all(who), verb)}`;
}

/** A verb like "cogner", by its stem. */
export function er(stem: string): Verb {
  return [`${stem}es`, `${stem}e`, `${stem}ez`, `${stem}ent`];
}

/** "de Renard", "d’Ours"; "que piocher", "qu’échanger". */
export function elided(word: 'de' | 'que', next: string): string {
  return /^[aeiouàâéèêëîïôûœ]/i.test(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}

/** A card by its sign, as an object: "le 7♥", "la D♥", "l’A♥". */
export function the(sign: string): string {
  if (sign.startsWith('A')) return `l’${sign}`;
  return `${/^[DQ]/.test(sign) ? 'la' : 'le'} ${sign}`;
}

export const IS: Verb = ['es', 'est', 'êtes', 'sont'];
export const HAS: Verb = ['as', 'a', 'avez', 'ont'];

/** "1 jeton", "2 jetons"; none is counted as one. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`;
}
