/** Stock and discard pile: what golf and the game of draw and discard share. */
import { DRAW, TAKE, type Action } from '../../actions.ts';
import { TURNED_UP, UNSEEN } from '../../public.ts';
import type { HouseRules } from '../../rules/table.ts';
import type { DealPhase, DealState } from '../state.ts';

/** Turns up the card that starts the discard pile, where one does. */
export function turnUpDiscard(deal: DealState): void {
  if (!deal.rules.upcard) return;
  const { table } = deal;
  const card = deal.stock[deal.stockTop++];
  table.lay(card, UNSEEN);
  table.note(-1, TURNED_UP, card);
  deal.listener?.({ type: 'turned-up', card });
}

/** Whether discards may be taken: in golf always, since nothing else is left there once the stock is empty. */
export function areDiscardsTaken({ play, takeDiscards }: HouseRules): boolean {
  return takeDiscards || play === 'golf';
}

/** Notes that the seat to act leaves the top discard, where it could have taken it. */
export function leaveTop({ rules, seat, table }: DealState): void {
  if (areDiscardsTaken(rules)) table.noteDeclined(seat);
}

/** Lists a draw and a take, as far as there are cards. @returns how many actions are listed */
export function listPiles({ rules, stockEnd, stockTop, table }: DealState, legal: Int16Array): number {
  let count = 0;
  if (stockTop < stockEnd) legal[count++] = DRAW;
  if (table.discardCount > 0 && areDiscardsTaken(rules)) legal[count++] = TAKE;
  return count;
}

/** Plays a draw or a take. @param then what the seat is asked next */
export function drawOrTake(deal: DealState, action: Action, then: DealPhase): void {
  takeUp(deal, action);
  deal.ask(then, deal.seat);
}

/** Draws a card, or takes one, which then waits for its place. */
export function takeUp(deal: DealState, action: Action): void {
  const { table, seat } = deal;
  if (action === DRAW) {
    leaveTop(deal);
    table.note(seat, action);
    deal.drawnCard = deal.stock[deal.stockTop++];
    deal.drawnIsTaken = false;
    table.stockCount = deal.stockEnd - deal.stockTop;
    deal.listener?.({ type: 'drew', seat, card: deal.drawnCard });
  } else {
    table.note(seat, action);
    deal.drawnCard = table.take(seat);
    deal.drawnIsTaken = true;
    deal.listener?.({ type: 'took', seat, card: deal.drawnCard });
  }
}
