/** Who receives the tokens that a deal costs others (docs/rules-reference.md#tokens-for-the-highest-hand). */
import { endsOf, isHighest } from './comparing.ts';
import { makesOthersPay } from './deal/showdown.ts';
import type { DealState } from './deal/state.ts';

/**
 * By seat, how many tokens a deal brings it, in a match for tokens.
 * @param deal which is over
 * @param left by seat, the tokens after the losses of the deal, which has not eliminated everybody; -1 for a seat that is out
 */
export function receivedTokens(deal: DealState, left: ArrayLike<number>): number[] {
  const { losses, players, tokens } = deal;
  const wins = receivesIn(deal);
  const isReceiver = (seat: number): boolean => left[seat] >= 0 && wins(seat);
  const paid = Array.from({ length: players }, (_, seat) => Math.min(losses[seat], Math.max(tokens[seat], 0)));
  const all = paid.reduce((sum, count) => sum + count, 0);
  const receivers = paid.filter((_, seat) => isReceiver(seat)).length;
  // Nobody receives what they have paid themselves.
  return paid.map((own, seat) => (isReceiver(seat) ? Math.floor((all - own) / receivers) : 0));
}

/** Which seats receive, if they are still in. */
function receivesIn(deal: DealState): (seat: number) => boolean {
  const { end, rules, strengths, table } = deal;
  if (rules.tokenTo === 'bowl' || rules.play === 'golf' || end === 'sudden-death') return () => false;
  if (makesOthersPay(deal)) return (seat) => table.declared[seat] === 1;
  const ends = endsOf(rules, strengths);
  const isHighestSeat = strengths.map((strength) => Number(isHighest(ends, strength)));
  return (seat) => isHighestSeat[seat] === 1;
}
