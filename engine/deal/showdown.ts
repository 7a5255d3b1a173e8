/** How a deal ends: hands that are declared, and the showdown. */
import { pointsOf } from '../cards.ts';
import type { DealEnd, DealEvent } from '../events.ts';
import { scoreDeclared, scoreShowdown, scoreSuddenDeath } from '../scoring.ts';
import { handValue, scoringCards, tieBreakOf, undeclaredValue } from '../value.ts';
import type { DealState } from './state.ts';

/** Notes that a seat declares. */
export function noteDeclared(deal: DealState, seat: number): void {
  deal.declared[seat] = 1;
  deal.declaredCount++;
}

/** Declares the full hand of a seat. */
export function declareHand(deal: DealState, seat: number): void {
  noteDeclared(deal, seat);
  if (!deal.listener) return;
  const hand = deal.hand(seat);
  deal.listener({ type: 'declared', seat, hand, value: handValue(deal.rules, hand) });
}

/** Ends the deal: compares the hands and says what each seat loses or gains. */
export function finish(deal: DealState, end: DealEnd): void {
  const { rules, table } = deal;
  deal.end = end;
  const compareRanks = rules.tieBreak === 'ranks';
  for (let seat = 0; seat < deal.players; seat++) {
    if (table.alive[seat] === 0) {
      deal.values[seat] = NaN;
      deal.strengths[seat] = NaN;
      continue;
    }
    const start = seat * deal.handSize;
    deal.values[seat] =
      end === 'sudden-death'
        ? pointsOf(deal.hands[start])
        : deal.quiet[seat] === 1
          ? undeclaredValue(rules, deal.hands, start, deal.handSize)
          : handValue(rules, deal.hands, start, deal.handSize);
    deal.strengths[seat] = deal.values[seat];
    if (compareRanks) deal.strengths[seat] += tieBreakOf(rules, deal.hand(seat));
  }
  if (deal.declaredCount > 0) {
    scoreDeclared(rules, table.alive, deal.declared, end === 'hammer' ? -1 : table.knocker, deal);
  } else if (end === 'sudden-death') scoreSuddenDeath(rules, deal.values, deal);
  else scoreShowdown(rules, deal.strengths, table.knocker, deal);

  deal.ask('over', -1);
  if (deal.listener) deal.listener(showdownEvent(deal));
}

function showdownEvent(deal: DealState): DealEvent {
  const { rules, table } = deal;
  const bySeat = <T>(of: (seat: number) => T): (T | null)[] =>
    Array.from({ length: deal.players }, (_, seat) => (table.alive[seat] ? of(seat) : null));
  const shown = (seat: number) => (deal.end === 'sudden-death' ? [deal.cardAt(seat, 0)] : deal.hand(seat));
  return {
    type: 'showdown',
    end: deal.end,
    hands: bySeat(shown),
    scoring: bySeat((seat) => (deal.end === 'sudden-death' ? shown(seat) : scoringCards(rules, deal.hand(seat)))),
    values: bySeat((seat) => deal.values[seat]),
  };
}
