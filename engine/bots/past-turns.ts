/** What each seat has done in a game with a pool, and which cards that moved, read from the history: everybody saw it. */
import {
  CHANGE,
  KEEP,
  KNOCK,
  PASS,
  SWAP_ALL,
  discardedBy,
  isDiscard,
  isKnockWith,
  isTakeOf,
  takenBy,
} from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import { isAnswer, isFirstOfTwo } from '../exchanges.ts';
import { POOL_SIZE } from '../pack.ts';
import { MOST_HELD, RENEWED, TURNED_UP, unpackCards, type PublicState } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';

/** A turn, decided by the own hand; `ask` is for a new pool. A knock with the card put down is an exchange and a knock. */
export interface PastTurn {
  seat: number;
  did: 'keep' | 'pass' | 'ask' | 'exchange' | 'swap-all' | 'knock';
  /** What lay in the pool before. */
  pool: readonly Card[];
  /** Of an exchange of one card or two, in their order; empty otherwise. */
  taken: readonly Card[];
  /** What an exchange put down for them, or a swap of all for the pool. */
  laid: readonly Card[];
  isFirst: boolean;
  /** Whether nobody could knock any more. */
  isLast: boolean;
}

/** All of them, earliest first. */
export function pastTurns(table: PublicState, rules: HouseRules): PastTurn[] {
  const { historyActions, historyCards, historyLength, historySeats } = table;
  const turns: PastTurn[] = [];
  let pool: readonly Card[] = [];
  let taken: readonly Card[] = [];
  let laid: readonly Card[] = [];
  let isLast = false;
  for (let entry = 0; entry < historyLength; entry++) {
    const action = historyActions[entry];
    const cards = unpackCards(historyCards[entry]);
    const note = (did: PastTurn['did']): void => {
      const isFirst = turns.every((turn) => turn.did === 'keep');
      turns.push({ seat: historySeats[entry], did, pool, taken, laid, isFirst, isLast });
      pool = did === 'swap-all' ? laid : poolAfter(pool, taken, laid);
      taken = [];
      laid = [];
      isLast ||= did === 'knock';
    };
    const goesOn = (): boolean =>
      isFirstOfTwo(rules, table, entry) && entry + 1 < historyLength && isTakeOf(historyActions[entry + 1]);
    if (action === TURNED_UP || action === RENEWED) pool = cards;
    else if (isTakeOf(action)) taken = [...taken, takenBy(action)];
    else if (action === KEEP) note('keep');
    else if (action === PASS && !isAnswer(rules, table, entry)) note('pass');
    else if (action === CHANGE && pool.length > 0) note('ask');
    else if (action === SWAP_ALL) {
      laid = cards;
      note('swap-all');
    } else if (action === KNOCK) note('knock');
    else if (isDiscard(action) || isKnockWith(action)) {
      laid = [...laid, discardedBy(action)];
      if (!goesOn()) note('exchange');
      if (isKnockWith(action)) note('knock');
    }
  }
  return turns;
}

/** The pool after exchanges: the second may take a card to where the first took one. */
function poolAfter(pool: readonly Card[], taken: readonly Card[], laid: readonly Card[]): Card[] {
  return taken.reduce((cards, one, i) => cards.with(cards.indexOf(one), laid[i]), [...pool]);
}

/**
 * Undoes all exchanges, latest first.
 * @param held by seat, the first of `MOST_HELD` places are the cards that it holds, and then those that it was dealt
 * @param pool receives the cards dealt to the pool, which a dealer may have taken unseen; unchanged where none was turned up
 */
export function undoExchanges(
  { historyActions, historyCards, historyLength, historySeats }: PublicState,
  held: Uint8Array,
  pool: Uint8Array,
): void {
  let laid = NO_CARD;
  let isBeforeTurns = false;
  for (let entry = historyLength - 1; entry >= 0; entry--) {
    const action = historyActions[entry];
    const first = historySeats[entry] * MOST_HELD;
    if (action === TURNED_UP) {
      pool.set(unpackCards(historyCards[entry]));
      isBeforeTurns = true;
    } else if (action === SWAP_ALL) held.set(unpackCards(historyCards[entry]), first);
    else if (isDiscard(action) || isKnockWith(action)) laid = discardedBy(action);
    else if (isTakeOf(action) && laid !== NO_CARD) held[held.indexOf(takenBy(action), first)] = laid;
    else if (action === CHANGE && isBeforeTurns) {
      const turnedUp = pool.slice();
      pool.set(held.subarray(first, first + POOL_SIZE));
      held.set(turnedUp, first);
    }
  }
}
