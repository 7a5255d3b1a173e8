/** A record summed up in text: who played, how it ended, and when. */
import { gameName } from '../../catalogue/game-names.ts';
import { isOwnName, placesOf } from './kept-records.ts';
import type { KeptRecord } from './stores.ts';
import { momentInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';

/** Names by seat as displayed: the person who played alone is "You" in the current language. */
export function shownNames({ players }: { players: readonly string[] }, you: number): string[] {
  return players.map((name, seat) => (seat === you && isOwnName(name) ? words().seats.you : name));
}

/** How the list describes a match. */
interface RecordSummary {
  when: string;
  game: string;
  players: string;
  result: string;
}

export function recordSummary({ record, you, ended }: KeptRecord): RecordSummary {
  const messages = words().replay;
  const { winner, deals } = record;
  const names = shownNames(record, you);
  const others = names.filter((_, seat) => seat !== you);
  const outcome = (): string => {
    if (winner === null) return messages.noWinner;
    if (winner === you) return messages.youWon;
    return you < 0 ? messages.won(names[winner]) : messages.place(placesOf(record)[you], names.length);
  };
  return {
    when: momentInWords(ended),
    game: gameName(String(record.rules.name)).name,
    players: you < 0 ? names.join(', ') : messages.withOthers(others.join(', ')),
    result: `${outcome()} · ${messages.deals(deals.length)}`,
  };
}
