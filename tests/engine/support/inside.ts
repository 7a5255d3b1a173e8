/** A look inside a deal: what its piles hold and what makes up its state is otherwise private. */
import { CARD_COUNT, NO_CARD } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { DISCARDED } from '../../../engine/public.ts';

/** Fields that are reused from action to action or derived from others: not part of the deal's state. */
const SCRATCH = ['listener', 'reshuffle', 'legal', 'legalCount', 'strengths'];

/** Whether a deal holds every card exactly as often as its pack, wherever it lies, and no other. */
export function keepsThePack(deal: Deal, pack: Uint8Array): boolean {
  const { stock, stockTop, stockEnd } = deal as unknown as { stock: Uint8Array; stockTop: number; stockEnd: number };
  const { discards, discardCount } = deal.table;
  const counts = new Int8Array(CARD_COUNT);
  for (let seat = 0; seat < deal.players; seat++) {
    if (deal.table.alive[seat] === 0) continue;
    for (let i = 0; i < deal.rules.handSize; i++) counts[deal.cardAt(seat, i)]++;
  }
  if (deal.drawnCard !== NO_CARD) counts[deal.drawnCard]++;
  for (let i = stockTop; i < stockEnd; i++) counts[stock[i]]++;
  for (let i = 0; i < discardCount; i++) counts[discards[i]]++;
  for (const card of deal.table.pool) if (card !== NO_CARD) counts[card]++;
  // Of earlier pools the table keeps where the cards are, and nothing else.
  if (deal.rules.play === 'pool')
    deal.table.whereabouts.forEach((where, place) => (counts[place % CARD_COUNT] += Number(where === DISCARDED)));
  for (const card of pack) counts[card]--;
  return counts.every((count) => count === 0);
}

/** The whole state of a deal as text. */
export function stateOf(deal: Deal): string {
  const state = Object.fromEntries(Object.entries(deal).filter(([key]) => !SCRATCH.includes(key)));
  const { historySeats, historyActions, historyCards, ...table } = deal.table;
  const history = [historySeats, historyActions, historyCards].map((list) => list.slice(0, table.historyLength));
  return JSON.stringify({ ...state, table, history }, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );
}
