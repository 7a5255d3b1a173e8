/** How the events of golf change the table. The state also holds cards that nobody has seen: views show only face-up ones. */
import { rankOf, type Card } from '../../engine/cards.ts';
import type { EventOf } from '../../engine/events.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { handValue, scoringCards } from '../../engine/value.ts';
import { words } from '../i18n/words.ts';
import { cardSign, suitOfAll } from './sentences.ts';
import {
  withSeat,
  type HeldCard,
  type SeatState,
  type TableFacts,
  type TableState,
  type Worth,
} from './table-state.ts';

/** What the face-up cards of a row are worth; null while none is face up. */
export function rowWorth(rules: HouseRules, { up, value, scoring }: SeatState): Worth | null {
  if (value === null && up.length === 0) return null;
  const counting = value === null ? scoringCards(rules, up) : scoring;
  const suit = suitOfAll(counting);
  return {
    value: value ?? handValue(rules, up),
    suit,
    rank: suit === null && counting.length > 0 ? rankOf(counting[0]) : null,
  };
}

/** The cards of a row from left to right, null where one is face down. */
export function openRow({ hand, value }: SeatState): (Card | null)[] {
  return hand.map(({ card, isUp }) => (value !== null || isUp === true ? card : null));
}

/** A card waits over its holder's row. The message names a drawn card only to the person who drew it. */
export function afterWaiting(
  state: TableState,
  { type, seat, card }: EventOf<'drew' | 'took'>,
  { speakers }: TableFacts,
): TableState {
  const drawn = type === 'drew';
  const waiting = { card, from: drawn ? ('stock' as const) : ('discards' as const) };
  const piles = drawn ? { stock: state.stock - 1 } : { discards: state.discards.slice(0, -1) };
  const hidden = drawn && !speakers[seat].you;
  const { golf, does } = words().table;
  const message = hidden ? state.message : golf[drawn ? 'draws' : 'takes'](speakers[seat], card);
  return withSeat({ ...state, ...piles, message }, seat, {
    waiting,
    action: speakers[seat].you ? '' : drawn ? does.draws : does.takes(cardSign(card)),
  });
}

function turnedUp(hand: readonly HeldCard[], slot: number, card: Card): HeldCard[] {
  return hand.map((held, index) => (index === slot ? { card, from: 'deal', isUp: true } : held));
}

/** The waiting card has taken the place of one in the row, which went to the discards. */
export function afterReplaced(
  state: TableState,
  { seat, slot, card, replaced }: EventOf<'replaced'>,
  { speakers }: TableFacts,
): TableState {
  const { hand, up, waiting } = state.seats[seat];
  const message = words().table.golf.replaces(speakers[seat], slot, card);
  return withSeat({ ...state, discards: [...state.discards, replaced], message }, seat, {
    hand: turnedUp(hand, slot, card),
    up: [...up, card],
    waiting: null,
    action: words().table.does[waiting?.from === 'stock' ? 'drewCard' : 'took'](cardSign(card)),
  });
}

/** The waiting card went to the discards, and one of the row was turned up. */
export function afterFlipped(
  state: TableState,
  { seat, slot, card, discarded }: EventOf<'flipped'>,
  { speakers }: TableFacts,
): TableState {
  const message = words().table.golf.turnsUp(speakers[seat], slot, card);
  const { hand, up } = state.seats[seat];
  return withSeat({ ...state, discards: [...state.discards, discarded], message }, seat, {
    hand: turnedUp(hand, slot, card),
    up: [...up, card],
    waiting: null,
    action: words().table.does.turned(cardSign(card)),
  });
}
