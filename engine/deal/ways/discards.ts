/** The discard of a turn, where one holds a hand. */
import { discardOf, isKnockWith, knockWith, type Action } from '../../actions.ts';
import { NO_CARD, type Card } from '../../cards.ts';
import { settleHand } from '../ending-turns.ts';
import { NO_PLACE, isGoodEnough, mayKnockWithDiscard, noteKnock } from '../knocks.ts';
import type { DealState } from '../state.ts';

/** Lists every discard, with a knock where that is allowed. @returns how many actions are listed */
export function listDiscards(deal: DealState, legal: Int16Array): number {
  const mayKnock = mayKnockWithDiscard(deal);
  const mustKeep = deal.drawnIsTaken && !deal.rules.returnTaken;
  const waits = deal.drawnCard !== NO_CARD;
  const start = deal.seat * deal.handSize;
  let count = 0;
  for (let i = waits && !mustKeep ? -1 : 0; i < deal.handSize; i++) {
    const card = i < 0 ? deal.drawnCard : deal.hands[start + i];
    legal[count++] = discardOf(card);
    // Whoever discards first knocks with the hand as it was before.
    if (mayKnock && isGoodEnough(deal, waits ? i : NO_PLACE)) legal[count++] = knockWith(card);
  }
  return count;
}

/** A card that the seat holds leaves the hand, for the one that waited, or is that one. */
export function leaveHand(deal: DealState, card: Card): void {
  const { drawnCard: drawn, hands, handSize, seat } = deal;
  deal.drawnCard = NO_CARD;
  if (card === drawn) return;
  let place = seat * handSize;
  while (hands[place] !== card) place++;
  hands[place] = drawn;
}

/** Ends a turn in which a card has been laid down, with a knock or without; a full hand that this leaves is declared, or asked about. */
export function endWithDiscard(deal: DealState, action: Action): void {
  if (isKnockWith(action)) noteKnock(deal);
  // Counted before the player is asked whether to declare: nobody else may know of that question.
  deal.table.turns[deal.seat]++;
  settleHand(deal);
}
