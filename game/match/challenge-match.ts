/** A challenge at the table, and what it leads to. */
import type { Challenge } from '../../engine/challenge/challenge.ts';
import { challengeTable } from '../catalogue/challenge-table.ts';
import { words } from '../i18n/words.ts';
import type { Preferences } from '../services/preferences.ts';
import type { GoTo } from './destinations.ts';
import type { SpecialMatch, TableKeeper } from './special-match.ts';

/** Whoever leaves takes the challenge up again, from its beginning. */
const UNKEPT: TableKeeper = { id: 'challenge', isKept: false, changed: () => undefined, close: () => undefined };

/** A challenge, as it is played at the table. */
export function challengeAtTable(
  { preferences: { settings }, goTo }: { preferences: Preferences; goTo: GoTo },
  challenge: Challenge,
): SpecialMatch {
  const { file, rules, chance, start } = challenge;
  return {
    arrangement: { rules, settings: challengeTable(file, settings.seats[0]) },
    chance,
    start,
    save: null,
    isSingleDeal: start !== null,
    keep: () => UNKEPT,
    begins: () => undefined,
    lines: ({ dealNumber }) => {
      const { title, deal } = words().match.challenge;
      return [title, deal(start?.deal ?? Math.max(1, dealNumber))];
    },
    leaving: () => words().match.challenge.leaving,
    fairness: { is: 'challenge' },
    onward: (match, record) => ({
      label: () => words().match.theResult,
      onPress: () => {
        const takenUp = { challenge, match, deals: record().deals };
        void goTo({ is: 'menu', over: [{ is: 'comparison', takenUp }] });
      },
    }),
  };
}
