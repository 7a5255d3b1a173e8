/** Declared hands, and what follows them (docs/rules-reference.md#what-a-declared-hand-ends). */
import { DECLARE, type Action } from '../actions.ts';
import { declareHand } from './declared-hands.ts';
import { passOrOfferKnock } from './knocks.ts';
import { finish } from './showdown.ts';
import type { DealState } from './state.ts';
import { giveLastTurns, goOnToEnd, passTurn } from './turn-order.ts';

/** Hands that were dealt full have been declared: the deal ends, or the last turns begin from the dealer's left. */
export function followDealtHands(deal: DealState): void {
  if (deal.rules.declareEnds !== 'last-turns') return finish(deal, 'declare');
  beginTurnsAfterDeclaring(deal);
  return goOnToEnd(deal, deal.table.dealer);
}

/** Ends a turn after which the hand may be another one: a full hand is declared, or asked about. */
export function settleHand(deal: DealState): void {
  noteBrokenUp(deal);
  if (!isToDeclare(deal)) return passOrOfferKnock(deal);
  return deal.rules.declare === 'manual' ? deal.ask('declare', deal.seat) : declareInTurn(deal);
}

/** A hand that is not full any more is kept quiet no more. */
export function noteBrokenUp(deal: DealState): void {
  const { quiet, seat } = deal;
  if (quiet[seat] === 1 && !deal.holdsFull(seat)) quiet[seat] = 0;
}

/** Whether the seat whose turn it is holds a full hand to be declared, or asked about. */
export function isToDeclare(deal: DealState): boolean {
  const { declaresInPlay, quiet, rules, seat, table } = deal;
  if (!declaresInPlay || quiet[seat] === 1 || (table.knocker >= 0 && !rules.declareAfterKnock)) return false;
  return deal.holdsFull(seat);
}

/** Plays the answer of a seat that holds a full hand at the end of its turn. */
export function answerInTurn(deal: DealState, action: Action): void {
  return action === DECLARE ? declareInTurn(deal) : passOrOfferKnock(deal);
}

function declareInTurn(deal: DealState): void {
  const { rules, seat, table } = deal;
  declareHand(deal, seat);
  if (rules.declareEnds !== 'last-turns') return finish(deal, 'declare');
  if (table.declaredCount === 1) {
    beginTurnsAfterDeclaring(deal);
    deal.beganLastTurns = true;
  }
  table.turnsLeft[seat] = 0;
  return passTurn(deal);
}

/** Everybody who has not declared has last turns afresh, and nobody has knocked. */
function beginTurnsAfterDeclaring(deal: DealState): void {
  deal.table.knocker = -1;
  deal.counterKnocked = false;
  giveLastTurns(deal, Math.max(deal.rules.lastTurns, 1), -1, 0);
}
