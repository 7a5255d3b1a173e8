/**
 * A deal before its first turn (docs/rules-reference.md#order-at-the-start-of-a-deal): shotgun, sudden death, the dealer's
 * choice, hands that are dealt full.
 */
import { CHANGE, DECLARE, LOOK, SUDDEN_DEATH, type Action } from '../actions.ts';
import { POOL_SIZE } from '../pack.ts';
import { declareHand, noteDeclared } from './declared-hands.ts';
import { followDealtHands } from './ending-turns.ts';
import { finish } from './showdown.ts';
import type { DealState } from './state.ts';
import { beginTurn } from './turn-order.ts';
import { changeHand } from './ways/pool.ts';
import { wayOf } from './ways/ways.ts';

/** Begins a deal whose cards have been dealt. */
export function openDeal(deal: DealState): void {
  const { rules, table } = deal;
  announceDealt(deal, 0, rules.suddenDeath ? 1 : deal.handSize);
  if (rules.hammer === 'shotgun' && rules.play !== 'golf') deal.ask('shotgun', table.next(table.dealer));
  else offerSuddenDeath(deal);
}

/** Reports the cards dealt in the rounds from `from` up to, but not including, `to`. */
function announceDealt(deal: DealState, from: number, to: number): void {
  if (!deal.listener) return;
  for (let round = from; round < to; round++) {
    for (let step = 1; step <= deal.players; step++) {
      const seat = (deal.table.dealer + step) % deal.players;
      if (deal.table.alive[seat]) deal.listener({ type: 'dealt', seat, card: deal.cardAt(seat, round) });
    }
  }
}

/** Plays the first player's answer, before anybody has looked. */
export function answerShotgun(deal: DealState, action: Action): void {
  const { seat } = deal;
  deal.table.note(seat, action);
  if (action === LOOK) {
    deal.listener?.({ type: 'looked', seat });
    return offerSuddenDeath(deal);
  }
  deal.table.knocker = seat;
  deal.listener?.({ type: 'hammered', seat });
  if (deal.rules.suddenDeath) announceDealt(deal, 1, deal.handSize);
  if (deal.mayDeclareAtAll && !deal.declaresInTurns) {
    for (let other = 0; other < deal.players; other++) if (deal.holdsFull(other)) noteDeclared(deal, other);
  }
  return finish(deal, 'hammer');
}

function offerSuddenDeath(deal: DealState): void {
  if (deal.rules.suddenDeath) deal.ask('sudden-death', deal.table.dealer);
  else openHands(deal);
}

/** Plays the dealer's answer after one card each. */
export function answerSuddenDeath(deal: DealState, action: Action): void {
  const { seat } = deal;
  deal.table.note(seat, action);
  if (action === SUDDEN_DEATH) {
    deal.listener?.({ type: 'called-sudden-death', seat });
    return finish(deal, 'sudden-death');
  }
  deal.listener?.({ type: 'dealt-on', seat });
  announceDealt(deal, 1, deal.handSize);
  return openHands(deal);
}

/** Everybody looks; with a pool, the dealer may be asked about it before it is turned up. */
function openHands(deal: DealState): void {
  const { rules, table } = deal;
  deal.cardsSeen = true;
  if (rules.play !== 'pool' || !rules.dealerChoice) return turnUp(deal);
  deal.listener?.({ type: 'pool-laid', cards: Array.from(deal.stock.subarray(0, POOL_SIZE)) });
  return deal.ask('dealer-choice', table.dealer);
}

/** Plays the dealer's answer: to keep the hand, or to change it for the pool. */
export function answerDealerChoice(deal: DealState, action: Action): void {
  const { seat } = deal;
  deal.table.note(seat, action);
  if (action === CHANGE) changeHand(deal);
  else deal.listener?.({ type: 'kept-hand', seat });
  return turnUp(deal);
}

/** What lies open is turned up, and hands dealt full are declared; then play starts. */
function turnUp(deal: DealState): void {
  const { rules, table } = deal;
  wayOf(rules).turnUp(deal);
  if (deal.declaresInPlay && !deal.declaresInTurns) {
    if (rules.declare === 'manual') {
      deal.askingDealtHands = true;
      return askNextDealtHand(deal);
    }
    for (let seat = 0; seat < deal.players; seat++) if (deal.holdsFull(seat)) declareHand(deal, seat);
    if (table.declaredCount > 0) return followDealtHands(deal);
  }
  return beginTurn(deal, table.next(table.dealer));
}

export function answerDealtHand(deal: DealState, action: Action): void {
  if (action === DECLARE) declareHand(deal, deal.seat);
  return askNextDealtHand(deal);
}

/** Asks the next seat that was dealt a full hand and has not answered; after the last, play starts or the deal ends. */
function askNextDealtHand(deal: DealState): void {
  const { table } = deal;
  for (let step = 1; step <= deal.players; step++) {
    const seat = (table.dealer + step) % deal.players;
    if (deal.holdsFull(seat) && table.declared[seat] === 0 && deal.quiet[seat] === 0) return deal.ask('declare', seat);
  }
  deal.askingDealtHands = false;
  if (table.declaredCount > 0) return followDealtHands(deal);
  return beginTurn(deal, table.next(table.dealer));
}
