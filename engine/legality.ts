/** Why an action is not legal, judged by what its seat may know: for explaining the rules at the table. */
import {
  CHANGE,
  DRAW,
  HAMMER,
  KNOCK,
  PASS,
  SLOT_COUNT,
  STAND,
  SWAP_ALL,
  TAKE,
  discardOf,
  discardedBy,
  isDiscard,
  isFlip,
  isKnockWith,
  isReplace,
  isTakeOf,
  slotOf,
  takenBy,
  type Action,
} from './actions.ts';
import { NO_CARD, without, type Card } from './cards.ts';
import { isSevenEightNine, mayAskForPool } from './deal/renewing.ts';
import { ANSWERS } from './deal/state.ts';
import { areDiscardsTaken } from './deal/ways/piles.ts';
import {
  knockObstacleOfHand,
  knockObstacleOfTurn,
  knockValue,
  knocksAfterAnyTurn,
  mayBeginWithKnock,
} from './knocking.ts';
import { mayPassWithPool, mustPass } from './passing.ts';
import { isFirstTurn } from './public.ts';
import { isFullHand } from './value.ts';
import type { View } from './view.ts';

/** Reasons that need no figures. */
type PlainReason =
  /** The action answers another question than the one that the seat is asked. */
  | 'not-asked'
  | 'draw-first'
  /** Under these rules a card has to be discarded first. */
  | 'discard-first'
  /** Under these rules the seat has already discarded in this turn, and draws or takes. */
  | 'already-discarded'
  /** Nobody discards first without a card to draw or to take after it. */
  | 'nothing-to-draw'
  | 'already-drawn'
  | 'stock-empty'
  /** Under these rules one may pass only when the stock is empty. */
  | 'stock-left'
  /** Under these rules one draws from the stock alone. */
  | 'no-take'
  | 'nothing-to-take'
  | 'not-in-golf'
  | 'only-in-golf'
  /** With a pool nobody draws from the stock, and there is no discard pile. */
  | 'not-with-pool'
  | 'only-with-pool'
  | 'not-in-pool'
  /** The card was put into the pool with the first exchange of this turn. */
  | 'just-put'
  /** Under these rules one exchanges a single card at a time. */
  | 'no-swap-all'
  /** Under these rules one may pass only after a knock or a declared hand. */
  | 'no-pass'
  /** Whoever has swapped all passes in the turn after that. */
  | 'must-pass'
  /** Under these rules nobody passes, not even then. */
  | 'never-pass'
  /** One asks for a new pool only where it is a seven, an eight and a nine. */
  | 'not-seven-eight-nine'
  /** The stock has no three cards for a new pool. */
  | 'stock-too-small'
  /** The card in that slot of the row is already face up. */
  | 'face-up'
  | 'not-held'
  /** The card was taken from the discards or the pool in this turn, and may not go back there. */
  | 'just-taken'
  | 'already-knocked'
  /** Somebody has declared, and the others have their last turns. */
  | 'already-declared'
  /** Only the next player after the knocker may knock too. */
  | 'knock-not-next'
  | 'no-knocking'
  /** Under these rules one knocks with the discard. */
  | 'knock-only-with-discard'
  /** One may not pass now, so that a knock comes at the end of an exchange. */
  | 'knock-only-after-exchange'
  /** Under these rules one does not knock with the discard. */
  | 'knock-not-with-discard'
  | 'no-stand'
  | 'nobody-knocked'
  /** A knocker who still draws may not stand. */
  | 'stand-as-knocker'
  | 'no-hammer'
  /** The hammer is called in place of the first turn of the deal. */
  | 'hammer-only-first';

/** Why an action is not legal. */
export type IllegalReason =
  | { is: PlainReason }
  /** `turns` is how many own turns of the deal come before the first one in which one may knock. */
  | { is: 'knock-too-early'; turns: number }
  /** `minimum` is what a hand of one suit must be worth as well. */
  | { is: 'knock-not-one-suit'; minimum: number }
  /** `value` is what the hand counts for a knock. */
  | { is: 'knock-below-minimum'; minimum: number; value: number };

/**
 * Why an action is not legal; null where it is. Where there are several reasons, what these rules never allow comes
 * first, then what the turn forbids, then what the cards forbid.
 * @param view of the seat that is asked
 */
export function whyNot(view: View, action: Action): IllegalReason | null {
  const answers = ANSWERS[view.phase];
  if (answers !== null) return answers.includes(action) ? null : { is: 'not-asked' };
  if (isReplace(action) || isFlip(action)) return whyNotPlace(view, action);
  if (isDiscard(action) || isKnockWith(action)) return whyNotDiscard(view, action);
  if (isTakeOf(action) || action === SWAP_ALL) return whyNotExchange(view, action);
  if (action === CHANGE) return whyNotAsk(view);
  return whyNotBeforeDrawing(view, action);
}

/** `whyNot` for the actions that begin a turn without a card of the pool. */
function whyNotBeforeDrawing(view: View, action: Action): IllegalReason | null {
  const { rules, phase, table } = view;
  if (action === DRAW || action === TAKE) return whyNotFromPiles(view, action);
  if (!Object.hasOwn(WITHOUT_A_CARD, action)) return { is: 'not-asked' };
  if (rules.play === 'golf') return { is: 'not-in-golf' };
  if (action === KNOCK && !rules.knocking) return { is: 'no-knocking' };
  if (action === KNOCK && !mayBeginWithKnock(rules, table))
    return { is: knocksAfterAnyTurn(rules) ? 'knock-only-after-exchange' : 'knock-only-with-discard' };
  if (action === STAND && rules.play === 'pool') return { is: 'not-with-pool' };
  if (action === STAND && !rules.finalTurnStand) return { is: 'no-stand' };
  if (action === HAMMER && rules.hammer !== 'hammer') return { is: 'no-hammer' };
  if (phase === 'second-exchange' && action === PASS) return null;
  if (rules.discardFirst) return phase === 'discard' ? WITHOUT_A_CARD[action](view) : { is: 'already-discarded' };
  return phase === 'draw' ? WITHOUT_A_CARD[action](view) : { is: 'already-drawn' };
}

/** Why a turn may not begin without a card, under rules that allow it. */
const WITHOUT_A_CARD: Readonly<Record<Action, (view: View) => IllegalReason | null>> = {
  [KNOCK]: (view) => whyNotKnock(view, view.cards),
  [STAND]: whyNotStand,
  [PASS]: whyNotPass,
  [HAMMER]: whyNotHammer,
};

/** `whyNot` for a draw and a take of the top discard. */
function whyNotFromPiles({ rules, table, phase }: View, action: Action): IllegalReason | null {
  if (rules.play === 'pool') return { is: 'not-with-pool' };
  if (action === TAKE && !areDiscardsTaken(rules)) return { is: 'no-take' };
  if (phase !== 'draw') return { is: rules.discardFirst ? 'discard-first' : 'already-drawn' };
  if (action === TAKE) return table.top === NO_CARD ? { is: 'nothing-to-take' } : null;
  return table.stockCount > 0 ? null : { is: 'stock-empty' };
}

function whyNotStand({ rules, seat, table }: View): IllegalReason | null {
  if (!table.isEnding) return { is: 'nobody-knocked' };
  return table.knocker === seat && rules.knockTiming === 'before-draw' ? { is: 'stand-as-knocker' } : null;
}

function whyNotPass({ rules, seat, table }: View): IllegalReason | null {
  if (rules.play === 'pool') {
    if (rules.poolPass === 'never') return { is: 'never-pass' };
    return mayPassWithPool(rules, table) || mustPass(rules, table, seat) ? null : { is: 'no-pass' };
  }
  return rules.passAnyTurn || table.stockCount === 0 ? null : { is: 'stock-left' };
}

function whyNotHammer({ seat, table }: View): IllegalReason | null {
  if (table.declaredCount > 0) return { is: 'already-declared' };
  if (table.knocker >= 0) return { is: 'already-knocked' };
  return isFirstTurn(table, seat) ? null : { is: 'hammer-only-first' };
}

/** `whyNot` for taking a card of the pool, or all. */
function whyNotExchange({ rules, seat, table, phase }: View, action: Action): IllegalReason | null {
  if (rules.play !== 'pool') return { is: 'only-with-pool' };
  if (action === SWAP_ALL && !rules.poolSwapAll) return { is: 'no-swap-all' };
  if (phase !== 'draw' && (phase !== 'second-exchange' || action === SWAP_ALL)) return { is: 'already-drawn' };
  if (phase === 'draw' && mustPass(rules, table, seat)) return { is: 'must-pass' };
  if (action === SWAP_ALL) return null;
  const card = takenBy(action);
  const count = table.pool.reduce((sum, other) => sum + Number(other === card), 0);
  if (count === 0) return { is: 'not-in-pool' };
  const isPut = phase === 'second-exchange' && discardOf(card) === table.historyActions[table.historyLength - 1];
  return isPut && count === 1 ? { is: 'just-put' } : null;
}

/** `whyNot` for asking for a new pool; the dealer's choice is another question. */
function whyNotAsk({ rules, table, phase }: View): IllegalReason | null {
  if (rules.play !== 'pool' || rules.poolSevenEightNine !== 'on-request') return { is: 'not-asked' };
  if (phase !== 'draw') return { is: 'already-drawn' };
  if (mayAskForPool(rules, table)) return null;
  return { is: isSevenEightNine(table.pool) ? 'stock-too-small' : 'not-seven-eight-nine' };
}

/** `whyNot` for a discard, with a knock or without. */
function whyNotDiscard(view: View, action: Action): IllegalReason | null {
  const { rules, phase, drawn, drawnIsTaken, table } = view;
  if (rules.play === 'golf') return { is: 'not-in-golf' };
  if (isKnockWith(action) && !rules.knocking) return { is: 'no-knocking' };
  if (isKnockWith(action) && rules.knockTiming !== 'after-draw') return { is: 'knock-not-with-discard' };
  if (phase !== 'discard') return { is: rules.discardFirst ? 'already-discarded' : 'draw-first' };
  if (rules.discardFirst && table.stockCount === 0 && (table.top === NO_CARD || !areDiscardsTaken(rules)))
    return { is: 'nothing-to-draw' };
  const card = discardedBy(action);
  const { cards, held } = view;
  if (!held.includes(card)) return { is: 'not-held' };
  if (card === drawn && drawnIsTaken && !rules.returnTaken && !cards.includes(card)) return { is: 'just-taken' };
  if (isDiscard(action)) return null;
  const kept = rules.discardFirst ? held : without(held, card);
  return whyNotKnock(view, kept);
}

/** `whyNot` for a knock. @param kept the cards that are knocked with */
function whyNotKnock({ rules, table, seat, quiet }: View, kept: readonly Card[]): IllegalReason | null {
  const isQuiet = quiet && isFullHand(rules, kept);
  const obstacle = knockObstacleOfTurn(rules, table, seat) ?? knockObstacleOfHand(rules, kept, kept.length, isQuiet);
  const minimum = rules.knockMinimum;
  switch (obstacle) {
    case null:
      return null;
    case 'knock-too-early':
      return { is: obstacle, turns: rules.knockFrom - 1 };
    case 'knock-not-one-suit':
      return { is: obstacle, minimum };
    case 'knock-below-minimum':
      return { is: obstacle, minimum, value: knockValue(rules, kept, kept.length, isQuiet) };
    default:
      return { is: obstacle };
  }
}

/** `whyNot` for replacing or flipping a card of the row in golf. */
function whyNotPlace({ rules, phase, table, seat, drawnIsTaken }: View, action: Action): IllegalReason | null {
  if (rules.play !== 'golf') return { is: 'only-in-golf' };
  if (phase !== 'golf-place') return { is: 'draw-first' };
  if (isFlip(action) && drawnIsTaken) return { is: 'just-taken' };
  return table.rows[seat * SLOT_COUNT + slotOf(action)] === NO_CARD ? null : { is: 'face-up' };
}
