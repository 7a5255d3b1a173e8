/**
 * `threshold:K`, the yardstick: knocks at K, takes what improves the hand, keeps the best, never looks at history.
 */
import {
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
  TAKE,
  BUY_IN,
  discardedBy,
  knockWith,
  type Action,
} from '../actions.ts';
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
          return KEEP;
        case 'declare':
          return DECLARE;
        case 'buy-in':
          return BUY_IN;
        case 'draw':
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
