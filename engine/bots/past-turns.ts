/** What each seat has done in a game with a pool, read from the history; all of it was seen by everybody. */
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
import { RENEWED, TURNED_UP, unpackCards, type PublicState } from '../public.ts';

/** A decision by the own hand; `ask` is for a new pool. A knock with the card put down is an exchange and a knock. */
export interface PastTurn {
  seat: number;
  did: 'keep' | 'pass' | 'ask' | 'exchange' | 'swap-all' | 'knock';
  /** What lay in the pool before. */
  pool: readonly Card[];
  /** Of an exchange, `NO_CARD` otherwise. */
  taken: Card;
  /** What an exchange put down, one card or all. */
  laid: readonly Card[];
  /** Whether it is the first turn of the deal. */
  isFirst: boolean;
  /** Whether nobody could knock any more. */
  isLast: boolean;
}

/** All of them, earliest first. */
export function pastTurns({ historyActions, historyCards, historyLength, historySeats }: PublicState): PastTurn[] {
  const turns: PastTurn[] = [];
  const hasSwapped = (entry: number, seat: number): boolean =>
    historyActions[entry] === SWAP_ALL && historySeats[entry] === seat;
  let pool: readonly Card[] = [];
  let taken = NO_CARD;
  let isLast = false;
  for (let entry = 0; entry < historyLength; entry++) {
    const action = historyActions[entry];
    const cards = unpackCards(historyCards[entry]);
    const note = (did: PastTurn['did'], laid: readonly Card[] = []): void => {
      const isFirst = turns.every((turn) => turn.did === 'keep');
      turns.push({ seat: historySeats[entry], did, pool, taken, laid, isFirst, isLast });
      pool = did === 'swap-all' ? laid : pool.map((card) => (card === taken ? laid[0] : card));
      taken = NO_CARD;
      isLast ||= did === 'knock';
    };
    if (action === TURNED_UP || action === RENEWED) pool = cards;
    else if (isTakeOf(action)) taken = takenBy(action);
    else if (action === KEEP) note('keep');
    // Right after a swap of all it says that its player does not knock.
    else if (action === PASS && !hasSwapped(entry - 1, historySeats[entry])) note('pass');
    else if (action === CHANGE && pool.length > 0) note('ask');
    else if (action === SWAP_ALL) note('swap-all', cards);
    else if (action === KNOCK) note('knock');
    else if (isDiscard(action)) note('exchange', [discardedBy(action)]);
    else if (isKnockWith(action)) {
      note('exchange', [discardedBy(action)]);
      note('knock');
    }
  }
  return turns;
}
