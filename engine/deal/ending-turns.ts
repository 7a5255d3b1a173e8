/**
 * The end of a turn: a full hand is declared (docs/rules-reference.md#what-a-declared-hand-ends), a pass may end the deal, or
 * make a new pool.
 */
import { DECLARE, PASS, type Action } from '../actions.ts';
import { isAnswer } from '../exchanges.ts';
import { POOL_SIZE } from '../pack.ts';
import { countInTurns, isForGood } from '../passing.ts';
import { declareHand } from './declared-hands.ts';
import { passOrOfferKnock } from './knocks.ts';
import { renewPool } from './renewing.ts';
import { finish } from './showdown.ts';
import type { DealState } from './state.ts';
import { endOf, giveLastTurns, goOnToEnd, haveAllHad, passTurn } from './turn-order.ts';

/** Hands that were dealt full have been declared: the deal ends, or the last turns begin from the dealer's left. */
export function followDealtHands(deal: DealState): void {
  if (deal.rules.declareEnds !== 'last-turns') return finish(deal, 'declare');
  beginTurnsAfterDeclaring(deal);
  return goOnToEnd(deal, deal.table.dealer);
}

/** Ends a turn after which the hand may be another one: a full hand is declared, or asked about. */
export function settleHand(deal: DealState): void {
  noteBrokenUp(deal);
  if (!isToDeclare(deal)) return goOnAfterTurn(deal);
  if (deal.rules.declare !== 'manual') return declareInTurn(deal);
  // Who is asked again has not kept it quiet yet.
  deal.quiet[deal.seat] = 0;
  return deal.ask('declare', deal.seat);
}

/** Ends a turn that has been counted and has left the hand as it was: that is when a full one is declared in some games. */
export function settleTurn(deal: DealState): void {
  return deal.declaresInTurns ? settleHand(deal) : goOnAfterTurn(deal);
}

/** A hand that is not full any more is kept quiet no more. */
export function noteBrokenUp(deal: DealState): void {
  const { quiet, seat } = deal;
  if (quiet[seat] === 1 && !deal.holdsFull(seat)) quiet[seat] = 0;
}

/** Whether the seat whose turn it is holds a full hand to be declared, or asked about. */
export function isToDeclare(deal: DealState): boolean {
  const { declaresInPlay, declaresInTurns, quiet, rules, seat, table } = deal;
  if (!declaresInPlay || (table.knocker >= 0 && !rules.declareAfterKnock)) return false;
  const isBarred = declaresInTurns ? hasJustKnocked(deal) : quiet[seat] === 1;
  return !isBarred && deal.holdsFull(seat);
}

function hasJustKnocked({ beganLastTurns, counterKnocked, seat, table }: DealState): boolean {
  return counterKnocked || (beganLastTurns && table.knocker === seat);
}

/** Plays the answer of a seat that holds a full hand at the end of its turn. */
export function answerInTurn(deal: DealState, action: Action): void {
  return action === DECLARE ? declareInTurn(deal) : goOnAfterTurn(deal);
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

/** Goes on after a turn that has been counted, and at whose end nobody declares. */
function goOnAfterTurn(deal: DealState): void {
  return isAfterPass(deal) ? followPass(deal) : passOrOfferKnock(deal);
}

/** Whether the turn was a pass, and not one that only answers a question within it. */
function isAfterPass({ rules, seat, table }: DealState): boolean {
  const entry = table.historyLength - 1;
  if (table.historyActions[entry] !== PASS || table.historySeats[entry] !== seat) return false;
  return rules.play !== 'pool' || !isAnswer(rules, table, entry);
}

function followPass(deal: DealState): void {
  if (deal.rules.play === 'pool') return followPassWithPool(deal);
  return deal.stockTop === deal.stockEnd ? endWithPass(deal) : passTurn(deal);
}

export function endWithPass(deal: DealState): void {
  const { rules, table } = deal;
  return finish(deal, rules.stockEmpty === 'void' && !table.isEnding ? 'void' : endOf(table));
}

function followPassWithPool(deal: DealState): void {
  const { mostTurns, rules, table } = deal;
  if (isForGood(rules, PASS)) return passTurn(deal);
  const isRound = !table.isEnding && table.passes >= countInTurns(table) && !haveAllHad(table, mostTurns);
  if (isRound) {
    if (rules.poolAllPass === 'showdown' || table.stockCount < POOL_SIZE) return finish(deal, 'stock');
    renewPool(deal);
  }
  return passTurn(deal);
}
