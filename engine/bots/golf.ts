/** Golf for hand-written bots: a row is judged by filling its face-down cards at random. */
import { SLOT_COUNT, type Action } from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import type { Random } from '../random.ts';
import { handValue } from '../value.ts';
import type { View } from '../view.ts';
import { unseenCards } from './prospects.ts';

const FILLS = 64;

/** Whether a card is better placed in the own row than a face-down card turned up. */
export function wantsInGolf(view: View, card: Card, random: Random): boolean {
  const row = view.table.rows.subarray(view.seat * SLOT_COUNT, (view.seat + 1) * SLOT_COUNT);
  const shown = Array.from(row).filter((other) => other !== NO_CARD);
  const unseen = unseenCards(view).filter((other) => other !== card);
  return expectedRow(view, [...shown, card], unseen, random) >= expectedRow(view, shown, unseen, random);
}

/** The first legal action that places (or flips) a card: face-down cards are all alike. */
export function placeInGolf(legal: readonly Action[], first: Action): Action {
  return legal.find((action) => action >= first && action < first + SLOT_COUNT) ?? legal[0];
}

/** A row's expected value; a card yet to come is the better of two, since a player has a choice each turn. */
function expectedRow(view: View, shown: readonly Card[], unseen: readonly Card[], random: Random): number {
  let sum = 0;
  for (let fill = 0; fill < FILLS; fill++) {
    const row = [...shown];
    while (row.length < SLOT_COUNT) {
      const pair = [unseen[random.below(unseen.length)], unseen[random.below(unseen.length)]];
      const [first, second] = pair.map((card) => handValue(view.rules, [...row, card]));
      row.push(first >= second ? pair[0] : pair[1]);
    }
    sum += handValue(view.rules, row);
  }
  return sum / FILLS;
}
