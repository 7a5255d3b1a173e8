/** The history of a game with a pool, read backwards: every exchange was seen, so the hands of now tell those dealt. */
import { CHANGE, SWAP_ALL, discardedBy, isDiscard, isKnockWith, isTakeOf, takenBy } from '../actions.ts';
import { NO_CARD } from '../cards.ts';
import { POOL_SIZE } from '../pack.ts';
import { MOST_HELD, TURNED_UP, unpackCards, type PublicState } from '../public.ts';

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
    else if (isTakeOf(action)) {
      if (laid !== NO_CARD) held[held.indexOf(takenBy(action), first)] = laid;
      laid = NO_CARD;
    } else if (action === CHANGE && isBeforeTurns) {
      const turnedUp = pool.slice();
      pool.set(held.subarray(first, first + POOL_SIZE));
      held.set(turnedUp, first);
    }
  }
}
