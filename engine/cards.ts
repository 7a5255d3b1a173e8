/**
 * Cards as integers, and their notation (docs/rules-reference.md#words).
 *
 * A card is `suit * 13 + rank`: suits `c d h s` are 0 to 3, ranks `2` to `A` are 0 to 12.
 */
import { shortened } from './shortened.ts';

/** A card: `suit * 13 + rank`. */
export type Card = number;

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
/** Ranks of a suit. */
export const RANK_COUNT = 13;
/** Suits of a pack. */
export const SUIT_COUNT = 4;
/** Cards of a whole pack: a card is an integer below this. */
export const CARD_COUNT = 52;

/** Stands for "no card" wherever a card may be absent. */
export const NO_CARD = -1;

export const ACE = 12;
export const THREE = 1;
export const TEN = 8;

/** Points of each rank, from the two to the ace: pips, 10 for a court card, 11 for an ace. */
export const RANK_POINTS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11];

const RANK_OF = Int8Array.from({ length: CARD_COUNT }, (_, card) => card % RANK_COUNT);
const SUIT_OF = Int8Array.from({ length: CARD_COUNT }, (_, card) => Math.floor(card / RANK_COUNT));
const POINTS_OF = Int8Array.from({ length: CARD_COUNT }, (_, card) => RANK_POINTS[card % RANK_COUNT]);

/** Rank of a card, 0 (two) to 12 (ace). */
export function rankOf(card: Card): number {
  return RANK_OF[card];
}

/** Suit of a card, 0 to 3 for clubs, diamonds, hearts, spades. */
export function suitOf(card: Card): number {
  return SUIT_OF[card];
}

/** The lowest and the highest points of a card. */
export const FEWEST_POINTS = 2;
export const MOST_POINTS = 11;

/** Points that a card counts towards its suit. */
export function pointsOf(card: Card): number {
  return POINTS_OF[card];
}

/** The card of a suit and a rank. */
export function cardOf(suit: number, rank: number): Card {
  return suit * RANK_COUNT + rank;
}

/** The cards without one of them: of two equal ones, the other stays. */
export function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** A card in notation: `As`, `Td`, `7h`. */
export function formatCard(card: Card): string {
  return RANKS[RANK_OF[card]] + SUITS[SUIT_OF[card]];
}

/**
 * The card that a notation names.
 * @throws {RangeError} when the text is not a rank of `23456789TJQKA` followed by a suit of `cdhs`.
 */
export function parseCard(text: string): Card {
  const rank = text.length === 2 ? RANKS.indexOf(text[0]) : -1;
  const suit = text.length === 2 ? SUITS.indexOf(text[1]) : -1;
  if (rank < 0 || suit < 0) {
    throw new RangeError(
      `"${shortened(text)}" is not a card: write a rank of ${RANKS} and a suit of ${SUITS}, as in As or 7h`,
    );
  }
  return cardOf(suit, rank);
}

/** Cards in notation, separated by spaces. */
export function formatCards(cards: Iterable<Card>): string {
  return Array.from(cards, formatCard).join(' ');
}

/** Cards from notation separated by spaces. @throws {RangeError} as `parseCard` does. */
export function parseCards(text: string): Card[] {
  return text.trim() === '' ? [] : text.trim().split(/\s+/).map(parseCard);
}
