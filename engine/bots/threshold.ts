/**
 * `threshold:K`, the yardstick: knocks at K, takes what improves the hand, keeps the best, never looks at history.
 */
import {
  CHANGE,
  DEAL,
  DECLARE,
  DRAW,
  FLIP,
  HAMMER,
  KEEP,
  KNOCK,
  LOOK,
  PASS,
  REPLACE,
  SWAP_ALL,
  TAKE,
  BUY_IN,
  discardedBy,
  isTakeOf,
  knockWith,
  takenBy,
  type Action,
} from '../actions.ts';
import { dealtHands } from '../dealt-hands.ts';
import { handValue } from '../value.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import { concentration, currentValue, keeps, keepsWith, placeInGolf, shownCards } from './hands.ts';

/** In golf a card is placed that adds at least this much to the face-up cards: to none, or to some. */
const GOLF_FIRST_GAIN = 7;
const GOLF_GAIN = 5;

/** @param threshold K, the lowest hand value that it knocks with */
export function createThresholdBot(threshold: number): Bot {
  return {
    name: `threshold:${threshold}`,
    decide(view, legal) {
      switch (view.phase) {
        case 'shotgun':
          return LOOK;
        case 'sudden-death':
          return DEAL;
        case 'dealer-choice':
          return currentValue(view) < dealtHands(view.rules).mean ? CHANGE : KEEP;
        case 'declare':
          return DECLARE;
        case 'buy-in':
          return BUY_IN;
        case 'draw':
          if (view.rules.play === 'pool') return drawInPool(view, legal, threshold);
          return view.rules.play === 'golf' ? drawInGolf(view, legal) : draw(view, legal, threshold);
        case 'discard':
          return discard(view, legal, threshold);
        case 'golf-place':
          return place(view, legal);
      }
    },
  };
}

function draw(view: View, legal: readonly Action[], threshold: number): Action {
  const value = currentValue(view);
  if (value >= threshold) {
    if (legal.includes(KNOCK)) return KNOCK;
    if (legal.includes(HAMMER)) return HAMMER;
  }
  const { top } = view.table;
  if (legal.includes(TAKE)) {
    const best = Math.max(...keepsWith(view.cards, top).map((kept) => handValue(view.rules, kept)));
    if (best > value) return TAKE;
  }
  if (legal.includes(DRAW)) return DRAW;
  return legal.includes(PASS) ? PASS : TAKE;
}

function discard(view: View, legal: readonly Action[], threshold: number): Action {
  // Discarding the drawn card comes first, so that a tie leaves the hand as it was.
  const options = keeps(view, legal).sort(
    (a, b) => Number(discardedBy(b.action) === view.drawn) - Number(discardedBy(a.action) === view.drawn),
  );
  let best = options[0];
  for (const option of options.slice(1)) {
    const gain = handValue(view.rules, option.kept) - handValue(view.rules, best.kept);
    if (gain > 0 || (gain === 0 && concentration(option.kept) > concentration(best.kept))) best = option;
  }
  const knock = knockWith(discardedBy(best.action));
  if (legal.includes(knock) && handValue(view.rules, best.kept) >= threshold) return knock;
  return best.action;
}

/** Swaps all only for more than the best single exchange; passes where nothing is worth more than the hand. */
function drawInPool(view: View, legal: readonly Action[], threshold: number): Action {
  const { rules } = view;
  const value = currentValue(view);
  if (value >= threshold) {
    if (legal.includes(KNOCK)) return KNOCK;
    if (legal.includes(HAMMER)) return HAMMER;
  }
  const reached = (action: Action): number => {
    if (action === SWAP_ALL) return handValue(rules, Array.from(view.table.pool));
    return Math.max(...keepsWith(view.cards, takenBy(action)).map((kept) => handValue(rules, kept)));
  };
  const options = [...legal.filter(isTakeOf), ...legal.filter((action) => action === SWAP_ALL)];
  const best = options.reduce((one, other) => (reached(other) > reached(one) ? other : one));
  return legal.includes(PASS) && reached(best) <= value ? PASS : best;
}

function drawInGolf(view: View, legal: readonly Action[]): Action {
  if (legal.includes(TAKE) && wants(view, view.table.top)) return TAKE;
  return legal.includes(DRAW) ? DRAW : TAKE;
}

function place(view: View, legal: readonly Action[]): Action {
  const placing = view.drawnIsTaken || wants(view, view.drawn);
  return placeInGolf(legal, placing ? REPLACE : FLIP);
}

/** Whether a card adds enough to the face-up cards of the own row. */
function wants(view: View, card: number): boolean {
  const shown = shownCards(view, view.seat);
  const gain = handValue(view.rules, [...shown, card]) - (shown.length > 0 ? handValue(view.rules, shown) : 0);
  return gain >= (shown.length > 0 ? GOLF_GAIN : GOLF_FIRST_GAIN);
}
