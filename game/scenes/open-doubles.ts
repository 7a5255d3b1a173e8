/** Opens the dialog of doubles over a place. */
import type { HouseRules } from '../../engine/rules/table.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';
import { botToBeginWith, personIn, type Seat, type SeatWithDouble } from '../catalogue/settings.ts';
import { withWords } from '../i18n/words.ts';
import type { Arrangement } from '../match/arrangement.ts';
import type { Here } from '../match/destinations.ts';
import { openOver } from './open-over.ts';
import { playFromMenu } from './open-teaching.ts';
import type { Services } from './services.ts';

/** A match against a double, with bots in the other seats where the rules ask for more. @param own who sits in seat 0 otherwise */
export function doubleMatch(double: SeatWithDouble, rules: HouseRules, own: Seat): Arrangement {
  const person = personIn(own);
  const opponents = clampOpponents(rules, 1);
  const bots = Array.from({ length: opponents - 1 }, (_, index) => botToBeginWith(2 + index));
  return { rules, settings: { seats: [person, double, ...bots], opponents } };
}

/** @param onSeat seats one at the place that it is opened for; left out for none */
export async function showDoubles(
  here: Here,
  services: Services,
  onSeat?: (seat: SeatWithDouble) => void,
): Promise<void> {
  const { games, preferences } = services;
  const code = withWords(
    ['habits', 'editor'],
    Promise.all([import('../screens/doubles/screen.tsx'), services.doubles()]),
  );
  await openOver(here, code, ([{ openDoublesDialog }, doubles]) =>
    openDoublesDialog({
      doubles,
      preferences,
      onPlay: (seat) => playFromMenu(here, doubleMatch(seat, games.rules, preferences.settings.seats[0])),
      ...(onSeat !== undefined && { onSeat }),
    }),
  );
}
