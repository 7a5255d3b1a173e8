/** Three open cards in the middle, with which one exchanges (docs/rules-reference.md#pool-play). */
import { CHANGE, KNOCK, PASS, SWAP_ALL, discardedBy, isTakeOf, takeOf, takenBy, type Action } from '../../actions.ts';
import { NO_CARD, SUIT_COUNT, pointsOf, suitOf } from '../../cards.ts';
import { isFirstOfTwo } from '../../exchanges.ts';
import { POOL_SIZE } from '../../pack.ts';
import { isForGood, mayPassWithPool, mustPass } from '../../passing.ts';
import { TURNED_UP, UNSEEN, equalBefore, isFirstTurn, isHidden, packCards, type PublicState } from '../../public.ts';
import { isToDeclare, noteBrokenUp, settleHand, settleTurn } from '../ending-turns.ts';
import { listKnocks, playKnock } from '../knocks.ts';
import { layStock, mayAskForPool, renewPool } from '../renewing.ts';
import type { DealState } from '../state.ts';
import { endWithDiscard, leaveHand, listDiscards } from './discards.ts';
import type { WayOfPlaying } from './way.ts';

export const POOL: WayOfPlaying = {
  turnUp: turnUpPool,
  listBeginnings: listExchanges,
  begin,
  listEnds,
  end,
};

function turnUpPool(deal: DealState): void {
  layStock(deal, TURNED_UP);
  deal.listener?.({ type: 'pool-turned-up', cards: Array.from(deal.table.pool) });
}

function listExchanges(deal: DealState, legal: Int16Array): number {
  const { rules, seat, table } = deal;
  if (mustPass(rules, table, seat)) {
    legal[0] = PASS;
    return listKnocks(deal, legal, 1);
  }
  let count = 0;
  for (let place = 0; place < POOL_SIZE; place++) legal[count++] = takeOf(table.pool[place]);
  if (rules.poolSwapAll) legal[count++] = SWAP_ALL;
  if (mayPassWithPool(rules, table)) legal[count++] = PASS;
  if (mayAskForPool(rules, table)) legal[count++] = CHANGE;
  return listKnocks(deal, legal, count);
}

function begin(deal: DealState, action: Action): void {
  if (isTakeOf(action)) return takeFromPool(deal, action);
  if (action === SWAP_ALL) return swapAll(deal);
  if (action === PASS) return pass(deal);
  if (action === CHANGE) return askForPool(deal);
  if (deal.rules.knockTiming === 'instead-of-draw' || (action === KNOCK && deal.rules.knockTiming === 'after-draw'))
    deal.table.notePoolDeclined(deal.seat);
  return playKnock(deal, action);
}

function takeFromPool(deal: DealState, action: Action): void {
  const { seat, table } = deal;
  const card = takenBy(action);
  table.note(seat, action);
  table.passes = 0;
  const place = table.pool.indexOf(card);
  table.takeFromPool(seat, place);
  if (deal.phase === 'second-exchange') table.noteTakenLater(seat, card);
  else table.notePoolDeclined(seat);
  deal.drawnCard = card;
  deal.drawnIsTaken = true;
  deal.listener?.({ type: 'took-from-pool', seat, card, place });
  deal.ask('discard', seat);
}

function listEnds(deal: DealState, legal: Int16Array): number {
  return deal.phase === 'second-exchange' ? listAnother(deal, legal) : listDiscards(deal, legal);
}

/** Lists every card of the pool but the one that has just been put there, and to be done. */
function listAnother({ table }: DealState, legal: Int16Array): number {
  const put = table.pool.indexOf(discardedBy(table.historyActions[table.historyLength - 1]));
  let count = 0;
  for (let place = 0; place < POOL_SIZE; place++) if (place !== put) legal[count++] = takeOf(table.pool[place]);
  legal[count++] = PASS;
  return count;
}

function end(deal: DealState, action: Action): void {
  if (isTakeOf(action)) return takeFromPool(deal, action);
  if (action !== PASS) return discard(deal, action);
  // One exchange was enough. That is no pass: it counts for nothing.
  deal.table.note(deal.seat, PASS);
  return endWithDiscard(deal, PASS);
}

/** Puts a card of the hand into the place of the pool that is empty. */
function discard(deal: DealState, action: Action): void {
  const { rules, seat, table } = deal;
  const card = discardedBy(action);
  const drawn = card === deal.drawnCard;
  const place = table.pool.indexOf(NO_CARD);
  table.note(seat, action);
  leaveHand(deal, card);
  table.noteLaidInPool(seat, card, place, seat);
  deal.listener?.({ type: 'put-into-pool', seat, card, place, drawn });
  if (!isFirstOfTwo(rules, table, table.historyLength - 1)) return endWithDiscard(deal, action);
  noteBrokenUp(deal);
  // Another exchange may follow, unless this one has left a hand that is declared at once.
  const endsNow = rules.declare !== 'manual' && isToDeclare(deal);
  return endsNow ? endWithDiscard(deal, action) : deal.ask('second-exchange', seat);
}

function swapAll(deal: DealState): void {
  const { hands, rules, seat, table } = deal;
  const start = seat * deal.handSize;
  const isLast = isForGood(rules, SWAP_ALL, isFirstTurn(table, seat));
  table.note(seat, SWAP_ALL, packCards(hands, start, POOL_SIZE));
  table.passes = 0;
  // Asked before the pool's cards come to the hand, which may be equal to its own.
  let hidden = 0;
  for (let place = 0; place < POOL_SIZE; place++) {
    if (isHidden(table, hands[start + place], seat, equalBefore(hands, place, start))) hidden |= 1 << place;
  }
  for (let place = 0; place < POOL_SIZE; place++) {
    const laid = hands[start + place];
    hands[start + place] = table.pool[place];
    table.takeFromPool(seat, place);
    table.noteLaidInPool(seat, laid, place, hidden & (1 << place) ? UNSEEN : seat);
  }
  table.turns[seat]++;
  if (isLast) leaveTurns(table, seat);
  deal.listener?.({ type: 'swapped-all', seat, laid: Array.from(table.pool), taken: deal.hand(seat) });
  settleHand(deal);
}

function pass(deal: DealState): void {
  const { rules, seat, table } = deal;
  if (!mustPass(rules, table, seat)) table.notePoolDeclined(seat);
  table.note(seat, PASS);
  table.passes++;
  table.turns[seat]++;
  if (isForGood(rules, PASS)) leaveTurns(table, seat);
  deal.listener?.({ type: 'passed', seat });
  return settleTurn(deal);
}

/** Three new cards come in place of a seven, an eight and a nine, which is the whole turn. */
function askForPool(deal: DealState): void {
  const { seat, table } = deal;
  table.notePoolDeclined(seat);
  table.note(seat, CHANGE);
  renewPool(deal, seat);
  table.turns[seat]++;
  return settleTurn(deal);
}

/** The seat has no more turns in this deal, whatever follows. */
function leaveTurns({ passed, turnsLeft }: PublicState, seat: number): void {
  passed[seat] = 1;
  turnsLeft[seat] = 0;
}

/** The dealer's hand, which nobody else has seen, becomes the pool, and the hidden pool the hand. */
export function changeHand(deal: DealState): void {
  const { hands, seat, stock, stockTop, table } = deal;
  const start = seat * deal.handSize;
  for (let place = 0; place < POOL_SIZE; place++) {
    const laid = hands[start + place];
    hands[start + place] = stock[stockTop + place];
    stock[stockTop + place] = laid;
    table.discardedPoints[seat * SUIT_COUNT + suitOf(laid)] += pointsOf(laid);
  }
  if (!deal.listener) return;
  const laid = Array.from(stock.subarray(stockTop, stockTop + POOL_SIZE));
  deal.listener({ type: 'changed-hand', seat, laid, taken: deal.hand(seat) });
}
