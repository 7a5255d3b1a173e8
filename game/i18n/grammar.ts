/** What all languages need to build sentences. */
import type { Speaker } from './message-arguments.ts';

/** "a", "a or b", "a, b or c", with the language's own word for "or". */
export function joined(parts: readonly string[], last: string): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}` : (parts[0] ?? '');
}

/** With a capital letter, as at the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.replace(/^[¡¿]*./u, (beginning) => beginning.toUpperCase());
}

/** More are counted: at a table of seventeen a sentence of all names cannot be read. */
const MOST_NAMED = 6;

/** Names in a list: you come last. @param words the language's own, for you and for several who are counted */
export function namesOf(speakers: readonly Speaker[], words: { you: string; players: string }): string[] {
  const others = speakers.filter((one) => !one.you);
  const named = others.length > MOST_NAMED ? [`${others.length} ${words.players}`] : others.map(({ name }) => name);
  return others.length < speakers.length ? [...named, words.you] : named;
}

/** One or several. */
export type Who = Speaker | readonly Speaker[];

export function all(who: Who): readonly Speaker[] {
  return 'name' in who ? [who] : who;
}

/** A sentence such as “You knock” inside another one: “you” gets a small letter, names do not. */
export function inside(who: Who, words: string): string {
  const [first, ...others] = all(who);
  return first.you && others.length === 0 ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** The forms of a verb: you alone, somebody, several with you, several others. */
export type Verb = readonly [you: string, one: string, withYou: string, others: string];

export function formFor(who: readonly Speaker[], [you, one, withYou, others]: Verb): string {
  const hasYou = who.some((speaker) => speaker.you);
  return who.length === 1 ? (hasYou ? you : one) : hasYou ? withYou : others;
}
