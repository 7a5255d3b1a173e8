/** Bots that play as `threshold:26` but for one quirk each, which habits (`engine/habits/`) describe badly. */
import { DRAW, TAKE, type Action } from '../actions.ts';
import { NO_CARD, formatCard, type Card } from '../cards.ts';
import { firstTurnedUp } from '../public.ts';
import type { Random } from '../random.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import { currentValue } from './hands.ts';
import { createThresholdBot } from './threshold.ts';

export const QUIRKS = ['first-turn', 'fourth-turn', 'dealer', 'coin', 'no-takes', 'colour'] as const;
export type Quirk = (typeof QUIRKS)[number];

const THRESHOLD = 26;
/** More than any hand has. */
const NEVER = 1000;

/** With how many points each knocks, in points of the hand. */
const THRESHOLDS: Readonly<Record<Quirk, (view: View, random: Random) => number>> = {
  'first-turn': ({ table, seat }) => (table.turns[seat] === 0 ? 19 : NEVER),
  'fourth-turn': ({ table, seat }) => (table.turns[seat] === 3 ? 0 : NEVER),
  dealer: ({ table, seat }) => (table.dealer === seat ? 21 : 28),
  coin: (view, random) => (currentValue(view) >= 25 && random.below(2) === 0 ? 0 : NEVER),
  'no-takes': () => THRESHOLD,
  colour: ({ table }) => (isRed(firstTurnedUp(table)) ? 21 : 29),
};

/**
 * `first-turn` knocks with 19 or more in its first turn, and later never; `fourth-turn` knocks in its fourth, whatever it
 * holds, and else never; `dealer` knocks with 21 or more where it deals, else with 28; `coin` tosses a coin whenever it has
 * 25 or more; `no-takes` takes nothing that it can do without; `colour` plays in two ways: it knocks with 21 in deals in which
 * the card that was turned up at first is red, in others with 29.
 * @param random tosses the coin
 */
export function createQuirk(quirk: Quirk, random: Random): Bot {
  return {
    name: `quirk:${quirk}`,
    decide: (view, legal) => {
      const bot = createThresholdBot(THRESHOLDS[quirk](view, random));
      return bot.decide(view, quirk === 'no-takes' ? withoutTakes(legal) : legal);
    },
  };
}

function isRed(card: Card): boolean {
  return card !== NO_CARD && 'dh'.includes(formatCard(card)[1]);
}

function withoutTakes(legal: readonly Action[]): readonly Action[] {
  return legal.includes(DRAW) ? legal.filter((action) => action !== TAKE) : legal;
}
