/** A record in words: who sat there, how it ended, when that was. */
import type { MatchRecord } from '../../../engine/record.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { isOwnName, placesOf } from './kept-records.ts';
import type { KeptRecord } from './stores.ts';
import { language, words } from '../../i18n/words.ts';

/** Names by seat, as they are said now: who played alone is spoken to in the present language. */
export function namesOf({ players }: MatchRecord, you: number): string[] {
  return players.map((name, seat) => (seat === you && isOwnName(name) ? words().seats.you : name));
}

/** What the list says of a match. */
export type RecordWords = { when: string; game: string; company: string; result: string };

export function recordWords({ record, you, ended }: KeptRecord): RecordWords {
  const said = words().replay;
  const { winner, deals } = record;
  const names = namesOf(record, you);
  const others = names.filter((_, seat) => seat !== you);
  const outcome = (): string => {
    if (winner === null) return said.noWinner;
    if (winner === you) return said.youWon;
    return you < 0 ? said.won(names[winner]) : said.place(placesOf(record)[you], names.length);
  };
  return {
    when: moment(ended),
    game: gameName(String(record.rules.name)).name,
    company: you < 0 ? names.join(', ') : said.company(others.join(', ')),
    result: `${outcome()} · ${said.deals(deals.length)}`,
  };
}

/** A moment where one is, in the present language. @param time ISO 8601 */
function moment(time: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
