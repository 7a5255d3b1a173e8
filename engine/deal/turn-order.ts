/** Whose turn is next, and when nobody has another: last turns, and the limits of a deal. */
import { renewSevenEightNine } from './renewing.ts';
import { finish } from './showdown.ts';
import type { DealState } from './state.ts';
import type { DealEnd } from '../events.ts';
import { countInTurns, nextInTurns } from '../passing.ts';
import { RESHUFFLED, type PublicState } from '../public.ts';

/** Stands for "no seat". */
const NOBODY = -1;

/** Begins the turn of a seat, or ends the deal where everybody has had as many as there may be. */
export function beginTurn(deal: DealState, seat: number): void {
  const { rules, table } = deal;
  // That can hold only where it holds for whoever is next, so that the others are seldom looked at.
  if (table.turns[seat] >= deal.mostTurns && haveAllHad(table, deal.mostTurns))
    return finish(deal, rules.play === 'golf' ? 'golf' : endOf(table));
  if (deal.stockTop === deal.stockEnd && rules.stockEmpty === 'reshuffle' && table.discardCount > 1) refillStock(deal);
  if (rules.poolSevenEightNine === 'renew' && rules.play === 'pool') renewSevenEightNine(deal);
  deal.ask(deal.beginning, seat);
  deal.listener?.({ type: 'turn', seat });
}

/** As what the deal ends because the stock has run out; null where it goes on. */
function endOfStock({ mostTurns, rules, stockEnd, stockTop, table }: DealState): DealEnd | null {
  if (stockTop < stockEnd || rules.play !== 'draw-discard') return null;
  if (rules.stockEmpty === 'ends') return endOf(table);
  // A limit of turns that the same turn reaches comes first.
  return rules.stockEmpty === 'void-at-once' && !table.isEnding && !haveAllHad(table, mostTurns) ? 'void' : null;
}

/** Whether everybody who has not passed for good has completed so many turns. */
export function haveAllHad({ alive, passed, players, turns }: PublicState, most: number): boolean {
  for (let seat = 0; seat < players; seat++) {
    if (alive[seat] === 1 && passed[seat] === 0 && turns[seat] < most) return false;
  }
  return true;
}

/** As what a deal ends that comes to a showdown. */
export function endOf({ declaredCount, knocker }: PublicState): DealEnd {
  if (declaredCount > 0) return 'declare';
  return knocker >= 0 ? 'knock' : 'stock';
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

export function endTurn(deal: DealState): void {
  deal.table.turns[deal.seat]++;
  passTurn(deal);
}

/** Goes on to the next seat after a turn that has been counted. */
export function passTurn(deal: DealState): void {
  const { table } = deal;
  const end = endOfStock(deal);
  if (end !== null) return finish(deal, end);
  if (table.isEnding) return passLastTurn(deal);
  const next = nextInTurns(table, deal.seat);
  // Whoever is the only one that has not passed for good has one more turn.
  if (table.passed[deal.seat] === 1 && countInTurns(table) === 1) {
    table.isEnding = true;
    table.turnsLeft[next] = 1;
  }
  return beginTurn(deal, next);
}

function passLastTurn(deal: DealState): void {
  const { seat, table } = deal;
  if (deal.counterKnocked) return finish(deal, 'knock');
  if (deal.beganLastTurns) deal.beganLastTurns = false;
  else if (table.turnsLeft[seat] > 0) table.turnsLeft[seat]--;
  return goOnToEnd(deal, seat);
}

/** Begins the last turn of whoever comes after a seat; where nobody has one left, the deal ends. */
export function goOnToEnd(deal: DealState, seat: number): void {
  const next = nextToEnd(deal.table, seat);
  return next === NOBODY ? finish(deal, endOf(deal.table)) : beginTurn(deal, next);
}

/**
 * Who has the next of the last turns: clockwise whoever has one left, and the knocker after all others.
 * @param begun how many of those that the seat has left have begun
 */
function nextToEnd({ knocker, players, turnsLeft }: PublicState, seat: number, begun = 0): number {
  let next = seat;
  for (let step = 0; step < players; step++) {
    next = next + 1 === players ? 0 : next + 1;
    if (next !== knocker && turnsLeft[next] > (next === seat ? begun : 0)) return next;
  }
  return knocker >= 0 && turnsLeft[knocker] > (knocker === seat ? begun : 0) ? knocker : NOBODY;
}

/** Who has a turn after the one that is being played, as far as the table knows; -1 for nobody. */
export function nextTurn({ beganLastTurns, seat, table }: DealState): number {
  if (seat < 0) return NOBODY;
  return table.isEnding ? nextToEnd(table, seat, beganLastTurns ? 0 : 1) : nextInTurns(table, seat);
}

/**
 * The last turns begin: everybody who has not declared, or passed for good, has so many.
 * @param knocker who has `own` in place of that; -1 after a declaration
 */
export function giveLastTurns({ table }: DealState, turns: number, knocker: number, own: number): void {
  table.isEnding = true;
  for (let seat = 0; seat < table.players; seat++) {
    if (table.alive[seat] === 0) continue;
    const hasNone = table.declared[seat] === 1 || table.passed[seat] === 1;
    table.turnsLeft[seat] = hasNone ? 0 : seat === knocker ? own : turns;
  }
}
