/** Draw from the stock or take the top discard, and discard (docs/rules-reference.md#turns). */
import { DRAW, PASS, STAND, TAKE, type Action } from '../../actions.ts';
import type { Card } from '../../cards.ts';
import { listKnocks, playKnock } from '../knocks.ts';
import { finish } from '../showdown.ts';
import type { DealState } from '../state.ts';
import { endOf, endTurn } from '../turn-order.ts';
import { listDiscards, playDiscard } from './discards.ts';
import { drawOrTake, listPiles, turnUpDiscard } from './piles.ts';
import type { WayOfPlaying } from './way.ts';

export const DRAW_DISCARD: WayOfPlaying = {
  turnUp: turnUpDiscard,
  list: (deal, legal) => (deal.phase === 'discard' ? listDiscards(deal, legal) : listBeginning(deal, legal)),
  play: (deal, action) => (deal.phase === 'discard' ? playDiscard(deal, action, lay) : begin(deal, action)),
};

function listBeginning(deal: DealState, legal: Int16Array): number {
  const { rules, seat, table } = deal;
  let count = listPiles(deal, legal);
  if (deal.stockTop === deal.stockEnd) legal[count++] = PASS;
  count = listKnocks(deal, legal, count);
  if (rules.finalTurnStand && table.isEnding && !isKnockersOwn(deal, seat)) legal[count++] = STAND;
  return count;
}

/** Whether a seat knocked before drawing, and now draws. */
function isKnockersOwn({ rules, table }: DealState, seat: number): boolean {
  return table.knocker === seat && rules.knockTiming === 'before-draw';
}

function begin(deal: DealState, action: Action): void {
  const { rules, table, seat } = deal;
  switch (action) {
    case DRAW:
    case TAKE:
      return drawOrTake(deal, action, 'discard');
    case STAND:
      table.noteDeclined(seat);
      table.note(seat, action);
      deal.listener?.({ type: 'stood', seat });
      return endTurn(deal);
    case PASS:
      table.note(seat, action);
      deal.listener?.({ type: 'passed', seat });
      return finish(deal, rules.stockEmpty === 'void' && !table.isEnding ? 'void' : endOf(table));
    default:
      if (rules.knockTiming === 'instead-of-draw') table.noteDeclined(seat);
      return playKnock(deal, action);
  }
}

function lay(deal: DealState, card: Card, drawn: boolean): void {
  deal.table.noteDiscarded(deal.seat, card);
  deal.listener?.({ type: 'discarded', seat: deal.seat, card, drawn });
}
