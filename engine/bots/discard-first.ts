/** What hand-written bots expect of a turn that begins with a discard. */
import { NO_CARD, type Card } from '../cards.ts';
import { areDiscardsTaken } from '../deal/ways/piles.ts';
import { meanOf } from '../statistics.ts';
import type { View } from '../view.ts';
import type { Rate } from './hands.ts';

/** The top discard, which may be taken after the own one; `NO_CARD` for none. */
export function topToTake({ rules, table }: View): Card {
  return areDiscardsTaken(rules) ? table.top : NO_CARD;
}

/**
 * How good a hand may be that a discard has left, once another card has come to it: with the top discard where that is better than
 * a card of the stock is on average, otherwise with each of those.
 * @param unseen cards that may lie on the stock
 */
export function ratingsAfterDiscard(view: View, kept: readonly Card[], unseen: readonly Card[], rate: Rate): number[] {
  const top = topToTake(view);
  const drawn = view.table.stockCount > 0 ? unseen.map((card) => rate([...kept, card])) : [];
  if (top === NO_CARD) return drawn;
  const taken = rate([...kept, top]);
  return drawn.length === 0 || taken >= meanOf(drawn) ? [taken] : drawn;
}
