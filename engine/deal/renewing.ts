/** Turning up a pool, and renewing it from the stock (docs/rules-reference.md#pool-play). */
import { CHANGE, type Action } from '../actions.ts';
import { NO_CARD, rankOf } from '../cards.ts';
import { POOL_SIZE } from '../pack.ts';
import { RENEWED, UNSEEN, packCards, type PublicState } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';
import type { DealPhase, DealState } from './state.ts';

/** Stands for "nobody asked for it". */
const NOBODY = -1;

/** By rank, its place among 7, 8 and 9 as a bit. */
const BITS: Readonly<Record<number, number>> = { 5: 1, 6: 2, 7: 4 };
const ALL_BITS = 7;

export function isSevenEightNine(cards: ArrayLike<number>): boolean {
  let found = 0;
  for (let place = 0; place < POOL_SIZE; place++)
    if (cards[place] !== NO_CARD) found |= BITS[rankOf(cards[place])] ?? 0;
  return found === ALL_BITS;
}

/** Whether whoever has a turn may ask for a new pool in place of anything else. */
export function mayAskForPool({ poolSevenEightNine }: HouseRules, { pool, stockCount }: PublicState): boolean {
  return poolSevenEightNine === 'on-request' && stockCount >= POOL_SIZE && isSevenEightNine(pool);
}

/** Whether an action asks for that. The dealer's choice has the same one. @param phase what the seat is asked */
export function asksForPool(action: Action, phase: DealPhase | 'buy-in'): boolean {
  return action === CHANGE && phase === 'draw';
}

/** Lays the next cards of the stock face up into the pool. @param entry of the history */
export function layStock(deal: DealState, entry: number): void {
  const { stock, table } = deal;
  table.note(-1, entry, packCards(stock, deal.stockTop, POOL_SIZE));
  for (let place = 0; place < POOL_SIZE; place++) table.layInPool(stock[deal.stockTop++], place, UNSEEN);
  table.stockCount = deal.stockEnd - deal.stockTop;
}

/** Puts the pool aside, out of play, and turns up three new cards. @param seat who asked for it */
export function renewPool(deal: DealState, seat = NOBODY): void {
  const { listener, table } = deal;
  const aside = listener && Array.from(table.pool);
  table.clearPool();
  layStock(deal, RENEWED);
  if (listener && aside) listener({ type: 'pool-renewed', seat, aside, cards: Array.from(table.pool) });
}

/** Renews a pool of a seven, an eight and a nine, and what comes in its place where that is one too. */
export function renewSevenEightNine(deal: DealState): void {
  const { table } = deal;
  while (isSevenEightNine(table.pool) && table.stockCount >= POOL_SIZE) renewPool(deal);
}
