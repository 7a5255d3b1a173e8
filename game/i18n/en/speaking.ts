/** How English says who does what. */
import { all, capitalised, joined, namesOf, type Who } from '../grammar.ts';

/** "Fox", "Fox and Owl", "Fox, Owl and you". */
export function listed(who: Who): string {
  return capitalised(joined(namesOf(all(who), { you: 'you', players: 'players' }), 'and'));
}

function isOne(who: Who): boolean {
  return all(who).length === 1 && !all(who)[0].you;
}

/** "Fox draws", "You draw", "Fox and you draw". The verb is given as for "you". */
export function does(who: Who, verb: string): string {
  return `${listed(who)} ${isOne(who) ? `${verb}${/(s|x|ch|sh)$/.test(verb) ? 'es' : 's'}` : verb}`;
}

/** "Fox is", "You are". */
export function are(who: Who): string {
  return `${listed(who)} ${isOne(who) ? 'is' : 'are'}`;
}

/** "1 token", "2 tokens". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
