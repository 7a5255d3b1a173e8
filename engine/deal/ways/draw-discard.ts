/** Draw from the stock or take the top discard, and discard (docs/rules-reference.md#turns). */
import { DRAW, PASS, STAND, TAKE, discardedBy, type Action } from '../../actions.ts';
import { endWithPass, settleTurn } from '../ending-turns.ts';
import { listKnocks, playKnock } from '../knocks.ts';
import type { DealState } from '../state.ts';
import { endWithDiscard, leaveHand, listDiscards } from './discards.ts';
import { drawOrTake, leaveTop, listPiles, turnUpDiscard } from './piles.ts';
import type { WayOfPlaying } from './way.ts';

export const DRAW_DISCARD: WayOfPlaying = {
  turnUp: turnUpDiscard,
  listBeginnings,
  begin,
  listEnds: listDiscards,
  end: discard,
};

function listBeginnings(deal: DealState, legal: Int16Array): number {
  return listKeeping(deal, legal, listPiles(deal, legal));
}

/** Lists how a turn may begin that keeps the hand, at least for now. @returns how many actions are listed then */
export function listKeeping(deal: DealState, legal: Int16Array, listed: number): number {
  let count = listed;
  if (deal.rules.passAnyTurn || isStockEmpty(deal)) legal[count++] = PASS;
  count = listKnocks(deal, legal, count);
  if (deal.rules.finalTurnStand && deal.table.isEnding && !isKnockersOwn(deal, deal.seat)) legal[count++] = STAND;
  return count;
}

function isStockEmpty({ stockEnd, stockTop }: DealState): boolean {
  return stockTop === stockEnd;
}

/** Whether a seat knocked before drawing, and now draws. */
function isKnockersOwn({ rules, table }: DealState, seat: number): boolean {
  return table.knocker === seat && rules.knockTiming === 'before-draw';
}

function begin(deal: DealState, action: Action): void {
  if (action === DRAW || action === TAKE) return drawOrTake(deal, action, 'discard');
  return beginKeeping(deal, action);
}

/** Plays one of these. */
export function beginKeeping(deal: DealState, action: Action): void {
  const { rules, table, seat } = deal;
  switch (action) {
    case STAND:
      leaveTop(deal);
      table.note(seat, action);
      deal.listener?.({ type: 'stood', seat });
      table.turns[seat]++;
      return settleTurn(deal);
    case PASS:
      if (!isStockEmpty(deal)) leaveTop(deal);
      table.note(seat, action);
      deal.listener?.({ type: 'passed', seat });
      // A pass that ends the deal is no turn, unless a hand can be declared at the end of it.
      if (isStockEmpty(deal) && !deal.declaresInTurns) return endWithPass(deal);
      table.turns[seat]++;
      return settleTurn(deal);
    default:
      if (rules.knockTiming === 'instead-of-draw') leaveTop(deal);
      return playKnock(deal, action);
  }
}

function discard(deal: DealState, action: Action): void {
  const { seat, table } = deal;
  const card = discardedBy(action);
  const drawn = card === deal.drawnCard;
  table.note(seat, action);
  leaveHand(deal, card);
  table.noteDiscarded(seat, card, seat);
  deal.listener?.({ type: 'discarded', seat, card, drawn });
  return endWithDiscard(deal, action);
}
