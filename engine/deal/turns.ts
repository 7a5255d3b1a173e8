/** The turns of a deal: drawing, discarding, knocking, and placing cards in golf. */
import {
  DRAW,
  FLIP,
  HAMMER,
  KNOCK,
  PASS,
  REPLACE,
  SLOT_COUNT,
  STAND,
  TAKE,
  discardedBy,
  isKnockWith,
  type Action,
} from '../actions.ts';
import { NO_CARD } from '../cards.ts';
import { MOST_TURNS, RESHUFFLED } from '../public.ts';
import { declareHand, finish } from './showdown.ts';
import type { DealState } from './state.ts';

/** Golf ends when everybody has had this many turns: one for each card of the row. */
const GOLF_TURNS = SLOT_COUNT;

/** Begins the turn of a seat, or ends the deal where nobody has one left. */
export function beginTurn(deal: DealState, seat: number): void {
  const { table } = deal;
  const mostTurns = deal.rules.play === 'golf' ? GOLF_TURNS : MOST_TURNS;
  if (seat === table.knocker) return finish(deal, 'knock');
  if (table.turns[seat] >= mostTurns) {
    return finish(deal, deal.rules.play === 'golf' ? 'golf' : table.knocker >= 0 ? 'knock' : 'stock');
  }
  if (deal.stockTop === deal.stockEnd && deal.rules.stockEmpty === 'reshuffle' && table.discardCount > 1) {
    refillStock(deal);
  }
  deal.ask('draw', seat);
  deal.listener?.({ type: 'turn', seat });
}

function refillStock(deal: DealState): void {
  const { table } = deal;
  const count = table.clearDiscards(deal.stock);
  deal.reshuffle(deal.stock, count);
  deal.stockTop = 0;
  deal.stockEnd = count;
  table.stockCount = count;
  table.note(-1, RESHUFFLED);
  deal.listener?.({ type: 'reshuffled', count });
}

function endTurn(deal: DealState): void {
  deal.table.turns[deal.seat]++;
  passTurn(deal);
}

/** Goes on to the next seat. */
export function passTurn(deal: DealState): void {
  if (deal.counterKnocked) return finish(deal, 'knock');
  return beginTurn(deal, deal.table.next(deal.seat));
}

/** Plays the action that begins a turn: a draw, or what replaces it. */
export function playDraw(deal: DealState, action: Action): void {
  const { table, seat } = deal;
  switch (action) {
    case DRAW:
      table.noteDeclined(seat);
      table.note(seat, action);
      deal.drawn = deal.stock[deal.stockTop++];
      deal.drawnIsTaken = false;
      table.stockCount = deal.stockEnd - deal.stockTop;
      deal.listener?.({ type: 'drew', seat, card: deal.drawn });
      return deal.ask(deal.rules.play === 'golf' ? 'golf-place' : 'discard', seat);
    case TAKE:
      table.note(seat, action);
      deal.drawn = table.take(seat);
      deal.drawnIsTaken = true;
      deal.listener?.({ type: 'took', seat, card: deal.drawn });
      return deal.ask(deal.rules.play === 'golf' ? 'golf-place' : 'discard', seat);
    case KNOCK:
      if (deal.rules.knockTiming === 'instead-of-draw') table.noteDeclined(seat);
      table.note(seat, action);
      noteKnock(deal, seat);
      if (deal.rules.knockTiming === 'before-draw' && !deal.counterKnocked) return deal.ask('draw', seat);
      return endTurn(deal);
    case STAND:
      table.noteDeclined(seat);
      table.note(seat, action);
      deal.listener?.({ type: 'stood', seat });
      return endTurn(deal);
    case PASS:
      table.note(seat, action);
      deal.listener?.({ type: 'passed', seat });
      return finish(deal, table.knocker >= 0 ? 'knock' : 'stock');
    case HAMMER:
      table.note(seat, action);
      table.knocker = seat;
      deal.listener?.({ type: 'hammered', seat });
      return finish(deal, 'hammer');
  }
}

function noteKnock(deal: DealState, seat: number): void {
  deal.counterKnocked = deal.table.knocker >= 0;
  if (!deal.counterKnocked) deal.table.knocker = seat;
  deal.listener?.({ type: 'knocked', seat, counter: deal.counterKnocked });
}

/** Plays a discard, with a knock or without; a full hand that it leaves is declared, or asked about. */
export function playDiscard(deal: DealState, action: Action): void {
  const { table, seat } = deal;
  const card = discardedBy(action);
  const fromDraw = card === deal.drawn;
  table.note(seat, action);
  if (!fromDraw) deal.hands[deal.placeOf(seat, card)] = deal.drawn;
  deal.drawn = NO_CARD;
  table.noteDiscarded(seat, card);
  deal.listener?.({ type: 'discarded', seat, card, drawn: fromDraw });
  if (isKnockWith(action)) noteKnock(deal, seat);
  // Counted before the player is asked whether to declare: nobody else may know of that question.
  table.turns[seat]++;

  const full = deal.mayDeclareAtAll && deal.holdsFull(seat);
  if (!full) deal.quiet[seat] = 0;
  else if (deal.quiet[seat] === 0 && (table.knocker < 0 || deal.rules.declareAfterKnock)) {
    if (deal.rules.declare === 'manual') return deal.ask('declare', seat);
    declareHand(deal, seat);
    return finish(deal, 'declare');
  }
  return passTurn(deal);
}

/** Golf: the card drawn or taken goes into the row, or is discarded and a card of the row is flipped. */
export function placeInRow(deal: DealState, action: Action): void {
  const { table, seat } = deal;
  const drawn = deal.drawn;
  const flips = action >= FLIP;
  const slot = action - (flips ? FLIP : REPLACE);
  const place = seat * deal.handSize + slot;
  const faceDown = deal.hands[place];
  const laid = flips ? drawn : faceDown;
  const shown = flips ? faceDown : drawn;
  deal.hands[place] = shown;
  deal.drawn = NO_CARD;
  table.rows[seat * SLOT_COUNT + slot] = shown;
  table.put(shown, seat);
  if (flips) table.noteDiscarded(seat, laid);
  else table.lay(laid);
  table.note(seat, action, laid);
  deal.listener?.(
    flips
      ? { type: 'flipped', seat, slot, card: shown, discarded: laid }
      : { type: 'replaced', seat, slot, card: shown, replaced: laid },
  );
  return endTurn(deal);
}
