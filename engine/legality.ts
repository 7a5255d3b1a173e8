/** Why an action is not legal, judged by what its seat may know: for explaining the rules at the table. */
import {
  BUY_IN,
  DEAL,
  DECLARE,
  DRAW,
  FLIP,
  HAMMER,
  KNOCK,
  LEAVE,
  LOOK,
  PASS,
  QUIET,
  REPLACE,
  SLOT_COUNT,
  STAND,
  SUDDEN_DEATH,
  TAKE,
  discardedBy,
  isDiscard,
  isKnockWith,
  type Action,
} from './actions.ts';
import { NO_CARD, type Card } from './cards.ts';
import { knockObstacleOfHand, knockObstacleOfTurn, knockValue } from './knocking.ts';
import { isFullHand } from './value.ts';
import type { View } from './view.ts';

/** Reasons that need no figures. */
type PlainReason =
  /** The action answers another question than the one that the seat is asked. */
  | 'not-asked'
  /** A card has to be drawn or taken first. */
  | 'draw-first'
  /** The seat has already drawn or taken in this turn. */
  | 'already-drawn'
  | 'stock-empty'
  /** One may pass only when the stock is empty. */
  | 'stock-left'
  | 'not-in-golf'
  | 'only-in-golf'
  /** The card in that slot of the row is already face up. */
  | 'face-up'
  | 'not-held'
  /** The card was taken from the discards in this turn, and may not go back there. */
  | 'just-taken'
  | 'already-knocked'
  /** Only the next player after the knocker may knock too. */
  | 'knock-not-next'
  | 'knock-first-turn'
  /** Under these rules one knocks with the discard. */
  | 'knock-only-with-discard'
  /** Under these rules one does not knock with the discard. */
  | 'knock-not-with-discard'
  /** Under these rules nobody may stand. */
  | 'no-stand'
  /** One may stand only after somebody has knocked. */
  | 'nobody-knocked'
  /** A knocker who still draws may not stand. */
  | 'stand-as-knocker'
  /** Under these rules there is no hammer in place of a turn. */
  | 'no-hammer'
  /** The hammer is called in place of the first turn of the deal. */
  | 'hammer-only-first';

/** Why an action is not legal. */
export type IllegalReason =
  | { is: PlainReason }
  /** `minimum` is what a hand of one suit must be worth as well. */
  | { is: 'knock-not-one-suit'; minimum: number }
  /** `value` is what the hand counts for a knock. */
  | { is: 'knock-below-minimum'; minimum: number; value: number };

/** Phases with a fixed set of answers: these are legal, and nothing else is. */
const ANSWERS: Partial<Record<View['phase'], readonly Action[]>> = {
  shotgun: [HAMMER, LOOK],
  'sudden-death': [SUDDEN_DEATH, DEAL],
  declare: [DECLARE, QUIET],
  'buy-in': [BUY_IN, LEAVE],
};

/**
 * Why an action is not legal; null where it is. Where there are several reasons, what these rules never allow comes
 * first, then what the turn forbids, then what the cards forbid.
 * @param view of the seat that is asked
 */
export function whyNot(view: View, action: Action): IllegalReason | null {
  const answers = ANSWERS[view.phase];
  if (answers !== undefined) return answers.includes(action) ? null : { is: 'not-asked' };
  if (isPlacing(action)) return whyNotPlace(view, action);
  if (isDiscard(action) || isKnockWith(action)) return whyNotDiscard(view, action);
  return whyNotBeforeDrawing(view, action);
}

/** `whyNot` for the actions that begin a turn. */
function whyNotBeforeDrawing(view: View, action: Action): IllegalReason | null {
  const { rules, table, seat, phase } = view;
  const isGolf = rules.play === 'golf';
  switch (action) {
    case DRAW:
      if (phase !== 'draw') return { is: 'already-drawn' };
      return table.stockCount > 0 ? null : { is: 'stock-empty' };
    case TAKE:
      return phase === 'draw' ? null : { is: 'already-drawn' };
    case KNOCK:
    case STAND:
    case PASS:
    case HAMMER:
      break;
    default:
      return { is: 'not-asked' };
  }
  if (isGolf) return { is: 'not-in-golf' };
  if (action === KNOCK && rules.knockTiming === 'after-draw') return { is: 'knock-only-with-discard' };
  if (action === STAND && !rules.finalTurnStand) return { is: 'no-stand' };
  if (action === HAMMER && rules.hammer !== 'hammer') return { is: 'no-hammer' };
  if (phase !== 'draw') return { is: 'already-drawn' };
  switch (action) {
    case KNOCK:
      return whyNotKnock(view, view.cards);
    case STAND:
      if (table.knocker < 0) return { is: 'nobody-knocked' };
      return table.knocker === seat ? { is: 'stand-as-knocker' } : null;
    case PASS:
      return table.stockCount > 0 ? { is: 'stock-left' } : null;
    default:
      if (table.knocker >= 0) return { is: 'already-knocked' };
      return seat === table.next(table.dealer) && table.turns[seat] === 0 ? null : { is: 'hammer-only-first' };
  }
}

/** `whyNot` for a discard, with a knock or without. */
function whyNotDiscard(view: View, action: Action): IllegalReason | null {
  const { rules, phase, drawn, drawnIsTaken } = view;
  if (rules.play === 'golf') return { is: 'not-in-golf' };
  if (isKnockWith(action) && rules.knockTiming !== 'after-draw') return { is: 'knock-not-with-discard' };
  if (phase !== 'discard') return { is: 'draw-first' };
  const card = discardedBy(action);
  const held = [...view.cards, drawn];
  if (!held.includes(card)) return { is: 'not-held' };
  if (card === drawn && drawnIsTaken) return { is: 'just-taken' };
  if (isDiscard(action)) return null;
  return whyNotKnock(
    view,
    held.filter((kept) => kept !== card),
  );
}

/** `whyNot` for a knock. @param kept the cards that are knocked with */
function whyNotKnock({ rules, table, seat, quiet }: View, kept: readonly Card[]): IllegalReason | null {
  const isQuiet = quiet && isFullHand(rules, kept);
  const obstacle = knockObstacleOfTurn(rules, table, seat) ?? knockObstacleOfHand(rules, kept, kept.length, isQuiet);
  const minimum = rules.knockMinimum;
  switch (obstacle) {
    case null:
      return null;
    case 'knock-not-one-suit':
      return { is: obstacle, minimum };
    case 'knock-below-minimum':
      return { is: obstacle, minimum, value: knockValue(rules, kept, kept.length, isQuiet) };
    default:
      return { is: obstacle };
  }
}

function isPlacing(action: Action): boolean {
  return action >= REPLACE && action < FLIP + SLOT_COUNT;
}

/** `whyNot` for replacing or flipping a card of the row in golf. */
function whyNotPlace({ rules, phase, table, seat, drawnIsTaken }: View, action: Action): IllegalReason | null {
  if (rules.play !== 'golf') return { is: 'only-in-golf' };
  if (phase !== 'golf-place') return { is: 'draw-first' };
  const flips = action >= FLIP;
  if (flips && drawnIsTaken) return { is: 'just-taken' };
  const slot = action - (flips ? FLIP : REPLACE);
  return table.rows[seat * SLOT_COUNT + slot] === NO_CARD ? null : { is: 'face-up' };
}
