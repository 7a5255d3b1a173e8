/** Hands that are declared: who has done so, and what is then seen of them. */
import type { DealEnd } from '../events.ts';
import { SHOWN, UNSEEN, equalBefore, isHidden, packCards, type PublicState } from '../public.ts';
import { handValue } from '../value.ts';
import type { DealState } from './state.ts';

export function noteDeclared({ table }: DealState, seat: number): void {
  table.declared[seat] = 1;
  table.declaredCount++;
}

export function declareHand(deal: DealState, seat: number): void {
  const { handSize, hands, rules } = deal;
  const playsOn = rules.declareEnds === 'last-turns';
  const start = seat * handSize;
  noteDeclared(deal, seat);
  if (playsOn) {
    // The order in which its cards came is not shown.
    const shown = hands.subarray(start, start + handSize).toSorted((a, b) => b - a);
    deal.table.note(seat, SHOWN, packCards(shown));
    for (let i = 0; i < shown.length; i++) {
      const isNew = isHidden(deal.table, shown[i], seat, equalBefore(shown, i));
      deal.table.put(shown[i], isNew ? UNSEEN : seat, seat);
    }
  }
  if (!deal.listener) return;
  const hand = deal.hand(seat);
  deal.listener({ type: 'declared', seat, hand, value: handValue(rules, hand), playsOn });
}

/** The seat whose declared hand, of those that lie open, was the last to be shown. */
export function lastDeclared({ historyActions, historyLength, historySeats }: PublicState): number {
  let entry = historyLength - 1;
  while (historyActions[entry] !== SHOWN) entry--;
  return historySeats[entry];
}

/**
 * At a showdown at which hands are declared, declares all that are full.
 * @param end as what the deal would end without them
 * @returns as what it ends
 */
export function declareAtShowdown(deal: DealState, end: DealEnd): DealEnd {
  const { mayDeclareAtAll, declaresInPlay, players, rules, table } = deal;
  if (!mayDeclareAtAll || declaresInPlay || end === 'void' || end === 'sudden-death') return end;
  // The shotgun has looked for hands that were dealt full, and is scored in its own way.
  if (end === 'hammer' && rules.hammer === 'shotgun') return end;
  for (let seat = 0; seat < players; seat++) if (deal.holdsFull(seat)) declareHand(deal, seat);
  return table.declaredCount > 0 ? 'declare' : end;
}
