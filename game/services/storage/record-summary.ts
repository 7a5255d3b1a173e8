/** A record summed up in text: who played, how it ended, and when. */
import { winnersIn } from '../../../engine/record.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { isAllOwn, isOwnName, placesOf } from './kept-records.ts';
import type { KeptRecord } from './match-schemas.ts';
import { momentInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';

/** Names by seat as displayed: the person who played alone is "You" in the current language. */
export function shownNames({ players }: { players: readonly string[] }, you: number): string[] {
  return players.map((name, seat) => (seat === you && isOwnName(name) ? words().seats.you : name));
}

interface RecordSummary {
  /** The game and when it was played. */
  name: string;
  when: string;
  game: string;
  players: string;
  result: string;
}

export function recordSummary(kept: KeptRecord): RecordSummary {
  const { record, you, ended } = kept;
  const messages = words().replay;
  const { deals } = record;
  const winners = winnersIn(record);
  const names = shownNames(record, you);
  const others = names.filter((_, seat) => seat !== you);
  const outcome = (): string => {
    const isShared = winners.length > 1;
    if (winners.length === 0) return messages.noWinner;
    if (winners.includes(you)) return isShared ? messages.youShared : messages.youWon;
    if (you >= 0) return messages.place(placesOf(record)[you], names.length);
    return isShared ? messages.shared : messages.won(names[winners[0]]);
  };
  const game = gameName(String(record.rules.name)).name;
  const when = momentInWords(ended);
  return {
    name: `${game}, ${when}`,
    when,
    game,
    players: you < 0 ? names.join(', ') : messages.withOthers(others.join(', ')),
    result: [outcome(), messages.deals(deals.length), ...(isAllOwn(kept) ? [] : [messages.countsNot])].join(' · '),
  };
}
