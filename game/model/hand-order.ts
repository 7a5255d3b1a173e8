/** The order in which a person holds their cards: by suit and rank, unless they have put them in another. */
import { NO_CARD, rankOf, suitOf, type Card } from '../../engine/cards.ts';
import type { View } from '../../engine/view.ts';
import { withSeat, type HeldCard, type TableFacts, type TableState } from './table-state.ts';

/** Place of each suit from the left, so that colours alternate: clubs, diamonds, spades, hearts. */
const SUIT_PLACES: readonly number[] = [0, 1, 3, 2];

function sorted(hand: readonly HeldCard[]): readonly HeldCard[] {
  const place = ({ card }: HeldCard): number => SUIT_PLACES[suitOf(card)] * 100 - rankOf(card);
  return hand.toSorted((a, b) => place(a) - place(b));
}

/** Whether all cards of a hand are settled: one that was drawn or taken stays on the right until the discard. */
function isSettled(hand: readonly HeldCard[]): boolean {
  return hand.every(({ from }) => from === 'deal');
}

/** The table with the hands of people in order, as soon as they may see them. */
export function withSortedHands(state: TableState, { sortedSeats = [], rules }: TableFacts): TableState {
  if (state.unseen || rules.play === 'golf') return state;
  return sortedSeats.reduce((table, seat) => {
    const { hand, isArranged } = table.seats[seat];
    return isArranged || !isSettled(hand) ? table : withSeat(table, seat, { hand: [...sorted(hand)] });
  }, state);
}

/** Cards in the order in which some of them are held already; all others on the right. */
export function asHeld(cards: readonly Card[], hand: readonly HeldCard[]): Card[] {
  const place = (card: Card): number => {
    const index = hand.findIndex((held) => held.card === card);
    return index < 0 ? hand.length : index;
  };
  return cards.toSorted((a, b) => place(a) - place(b));
}

/** A hand without one of its cards: of two equal ones without the first. */
export function withoutCard(hand: readonly HeldCard[], card: Card): HeldCard[] {
  const at = hand.findIndex((held) => held.card === card);
  return hand.filter((_, index) => index !== at);
}

/** The table with a card of a hand moved to another place from the left, which stays so until the next deal. */
export function withCardMoved(state: TableState, seat: number, card: Card, place: number): TableState {
  const { hand } = state.seats[seat];
  const held = hand.find((one) => one.card === card);
  if (held === undefined || hand.indexOf(held) === place) return state;
  const others = hand.filter((one) => one !== held);
  return withSeat(state, seat, { hand: others.toSpliced(place, 0, held), isArranged: true });
}

/** The cards of the seat that has a view, including one that was drawn or taken and not yet followed by a discard. */
export function heldBy({ cards, drawn, drawnIsTaken }: Pick<View, 'cards' | 'drawn' | 'drawnIsTaken'>): HeldCard[] {
  const held = cards.map((card): HeldCard => ({ card, from: 'deal' }));
  return drawn === NO_CARD ? held : [...held, { card: drawn, from: drawnIsTaken ? 'discards' : 'stock' }];
}
