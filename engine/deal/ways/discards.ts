/** The discard that ends a turn, where one holds a hand. */
import { discardOf, discardedBy, isKnockWith, knockWith, type Action } from '../../actions.ts';
import { NO_CARD, type Card } from '../../cards.ts';
import { settleHand } from '../declaring.ts';
import { isGoodEnough, mayKnockWithDiscard, noteKnock } from '../knocks.ts';
import type { DealState } from '../state.ts';

/** Lists every discard, with a knock where that is allowed. @returns how many actions are listed */
export function listDiscards(deal: DealState, legal: Int16Array): number {
  const mayKnock = mayKnockWithDiscard(deal);
  const mustKeep = deal.drawnIsTaken && !deal.rules.returnTaken;
  const start = deal.seat * deal.handSize;
  let count = 0;
  for (let i = mustKeep ? 0 : -1; i < deal.handSize; i++) {
    const card = i < 0 ? deal.drawn : deal.hands[start + i];
    legal[count++] = discardOf(card);
    if (mayKnock && isGoodEnough(deal, i)) legal[count++] = knockWith(card);
  }
  return count;
}

/**
 * Plays a discard, with a knock or without; a full hand that it leaves is declared, or asked about.
 * @param lay puts the card where it goes
 */
export function playDiscard(
  deal: DealState,
  action: Action,
  lay: (deal: DealState, card: Card, drawn: boolean) => void,
): void {
  const { table, seat } = deal;
  const card = discardedBy(action);
  const isDrawn = card === deal.drawn;
  table.note(seat, action);
  if (!isDrawn) deal.hands[deal.placeOf(seat, card)] = deal.drawn;
  deal.drawn = NO_CARD;
  lay(deal, card, isDrawn);
  if (isKnockWith(action)) noteKnock(deal);
  // Counted before the player is asked whether to declare: nobody else may know of that question.
  table.turns[seat]++;
  settleHand(deal);
}
