/** An open match in words. */
import { titleOf } from '../../catalogue/game-title.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { momentInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import type { ListedMatch } from '../../services/storage/open-matches.ts';

interface MatchSummary {
  game: string;
  deal: string;
  when: string;
  players: string;
}

export function summaryOf({ open: { players, saved }, match }: Pick<ListedMatch, 'open' | 'match'>): MatchSummary {
  const { deal, out } = words().saves;
  const { rules } = match;
  const { seats } = tableSetupOf({ seats: players, opponents: players.length - 1 });
  const has = (seat: number): string => {
    if (rules.scoring === 'points') return String(match.points[seat]);
    return match.tokens[seat] < 0 ? out : String(match.tokens[seat]);
  };
  const when = momentInWords(saved);
  return {
    game: titleOf(rules),
    deal: deal(match.dealNumber),
    when: `${when}, ${deal(match.dealNumber)}`,
    // No line begins with a dot, or with a number away from its name.
    players: seats.map(({ name }, seat) => `${name}\u00A0${has(seat)}`).join('\u00A0· '),
  };
}
