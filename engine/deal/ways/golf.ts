/** Golf: a row of cards that are turned up (docs/rules-reference.md#golf). */
import { FLIP, REPLACE, SLOT_COUNT, isFlip, slotOf, type Action } from '../../actions.ts';
import { NO_CARD } from '../../cards.ts';
import { UNSEEN } from '../../public.ts';
import type { DealState } from '../state.ts';
import { endTurn } from '../turn-order.ts';
import { drawOrTake, listPiles, turnUpDiscard } from './piles.ts';
import type { WayOfPlaying } from './way.ts';

export const GOLF: WayOfPlaying = {
  turnUp: turnUpDiscard,
  listBeginnings: listPiles,
  begin: (deal, action) => drawOrTake(deal, action, 'golf-place'),
  listEnds: listPlaces,
  end: placeInRow,
};

function listPlaces({ drawnIsTaken, seat, table }: DealState, legal: Int16Array): number {
  let count = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (table.rows[seat * SLOT_COUNT + slot] !== NO_CARD) continue;
    legal[count++] = REPLACE + slot;
    if (!drawnIsTaken) legal[count++] = FLIP + slot;
  }
  return count;
}

/** The card drawn or taken goes into the row, or is discarded and a card of the row is flipped. */
function placeInRow(deal: DealState, action: Action): void {
  const { table, seat } = deal;
  const drawn = deal.drawnCard;
  const flips = isFlip(action);
  const slot = slotOf(action);
  const place = seat * deal.handSize + slot;
  const faceDown = deal.hands[place];
  const laid = flips ? drawn : faceDown;
  const shown = flips ? faceDown : drawn;
  deal.hands[place] = shown;
  deal.drawnCard = NO_CARD;
  table.rows[seat * SLOT_COUNT + slot] = shown;
  table.put(shown, deal.drawnIsTaken ? seat : UNSEEN, seat);
  if (flips) table.noteDiscarded(seat, laid, UNSEEN);
  else table.lay(laid, UNSEEN);
  table.note(seat, action, laid);
  deal.listener?.(
    flips
      ? { type: 'flipped', seat, slot, card: shown, discarded: laid }
      : { type: 'replaced', seat, slot, card: shown, replaced: laid },
  );
  return endTurn(deal);
}
