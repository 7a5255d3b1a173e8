/** Who deals next (docs/rules-reference.md#the-next-dealer). */
import { endsOf, isHighest } from './comparing.ts';
import type { DealState } from './deal/state.ts';

/**
 * The seat that deals after a deal.
 * @param deal which is over
 * @param tokens by seat, as the next deal begins: -1 for a seat that is out
 * @param dealer of the deal that is over
 */
export function nextDealer(deal: DealState, tokens: ArrayLike<number>, dealer: number): number {
  const chosen = firstFrom(dealer, tokens, chosenBy(deal));
  if (chosen === undefined) return firstFrom(dealer, tokens, () => true) ?? dealer;
  return deal.rules.nextDealer === 'right-of-winner' ? lastBefore(chosen, tokens) : chosen;
}

/** The first seat still in to the right of one: where that deals, this one plays first. */
function lastBefore(seat: number, tokens: ArrayLike<number>): number {
  const players = tokens.length;
  let before = seat;
  do before = (before + players - 1) % players;
  while (tokens[before] < 0);
  return before;
}

/** The first seat still in, clockwise from the dealer's left, of which something holds. */
function firstFrom(dealer: number, tokens: ArrayLike<number>, holds: (seat: number) => boolean): number | undefined {
  for (let step = 1; step <= tokens.length; step++) {
    const seat = (dealer + step) % tokens.length;
    if (tokens[seat] >= 0 && holds(seat)) return seat;
  }
  return undefined;
}

/** Which seats the rules would have deal next. */
function chosenBy(deal: DealState): (seat: number) => boolean {
  const { end, losses, rules, strengths, table } = deal;
  if (end === 'void' || rules.nextDealer === 'left') return () => false;
  if (rules.nextDealer === 'loser') return (seat) => losses[seat] > 0;
  if (table.declaredCount > 0) return (seat) => table.declared[seat] === 1;
  const ends = endsOf(rules, strengths);
  return (seat) => isHighest(ends, strengths[seat]);
}
