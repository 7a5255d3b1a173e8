/** Discard, and draw or take after it (docs/rules-reference.md#discarding-first). */
import { discardedBy, isDiscard, isKnockWith, type Action } from '../../actions.ts';
import { NO_CARD, SUIT_COUNT, pointsOf, suitOf } from '../../cards.ts';
import { DISCARDED } from '../../public.ts';
import { noteKnock } from '../knocks.ts';
import type { DealState } from '../state.ts';
import { endWithDiscard, leaveHand, listDiscards } from './discards.ts';
import { beginKeeping, listKeeping } from './draw-discard.ts';
import { listPiles, takeUp, turnUpDiscard } from './piles.ts';
import type { WayOfPlaying } from './way.ts';

export const DISCARD_FIRST: WayOfPlaying = {
  turnUp: turnUpDiscard,
  listBeginnings,
  begin,
  listEnds: listPiles,
  end,
};

function listBeginnings(deal: DealState, legal: Int16Array): number {
  // Nobody discards without a card to draw or to take.
  const count = listPiles(deal, legal) > 0 ? listDiscards(deal, legal) : 0;
  return listKeeping(deal, legal, count);
}

function begin(deal: DealState, action: Action): void {
  if (!isDiscard(action) && !isKnockWith(action)) return beginKeeping(deal, action);
  const { seat, table } = deal;
  const card = discardedBy(action);
  table.note(seat, action);
  table.discardedPoints[seat * SUIT_COUNT + suitOf(card)] += pointsOf(card);
  table.put(card, seat, DISCARDED);
  table.aside = card;
  deal.listener?.({ type: 'discarded', seat, card, drawn: false });
  if (isKnockWith(action)) noteKnock(deal);
  return deal.ask('draw', seat);
}

/** A card comes in place of the one that has been discarded, which now lies on the pile. */
function end(deal: DealState, action: Action): void {
  const { table } = deal;
  takeUp(deal, action);
  leaveHand(deal, table.aside);
  table.lay(table.aside, DISCARDED);
  table.aside = NO_CARD;
  return endWithDiscard(deal, action);
}
