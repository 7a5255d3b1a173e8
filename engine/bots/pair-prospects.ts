/**
 * What a hand may become by drawing, found by trying pairs of unseen cards: in brag, and where the cards of other suits count against a
 * hand (`offSuit: "minus"`).
 */
import { BRAG_CARDS } from '../brag.ts';
import { SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import type { HouseRules } from '../rules/table.ts';
import { sumOf } from '../statistics.ts';
import { strengthsFor } from './strengths.ts';

/** What a hand of some value is worth, in a unit of the caller's choice. */
export type WorthOfValue = (value: number) => number;

/** A hand of brag; reused by every call. */
const tried = new Uint8Array(BRAG_CARDS);

/**
 * The mean worth of a hand of brag after two draws, keeping what is best.
 * @param cards that may be drawn, beside those of a hand that would be held with one of them
 * @param worth rises with the value
 */
export function bragAfterTwoDraws(
  rules: HouseRules,
  hand: readonly Card[],
  cards: readonly Card[],
  worth: WorthOfValue,
): number {
  const [a, b, c] = hand;
  const unseen = cards.filter((card) => !hand.includes(card));
  const strengths = strengthsFor(rules);
  const strengthOf = (one: Card, other: Card, third: Card): number => {
    tried[0] = one;
    tried[1] = other;
    tried[2] = third;
    return strengths.of(tried);
  };
  const asItIs = strengthOf(a, b, c);
  const singles = unseen.map((card) =>
    Math.max(asItIs, strengthOf(a, b, card), strengthOf(a, c, card), strengthOf(b, c, card)),
  );
  let sum = 0;
  for (const [i, one] of unseen.entries()) {
    for (let j = i + 1; j < unseen.length; j++) {
      const other = unseen[j];
      const both = Math.max(strengthOf(a, one, other), strengthOf(b, one, other), strengthOf(c, one, other));
      sum += worth(Math.max(singles[i], singles[j], both));
    }
  }
  return sum / pairsOf(unseen.length);
}

/**
 * The mean worth of a hand after two draws, keeping what is best; of two cards of different suits the better one counts alone.
 * @param hand all of its cards
 * @param unseen lowest first
 * @param value of the hand as it is, as three of a kind perhaps
 */
export function offSuitAfterTwoDraws(
  hand: readonly Card[],
  unseen: readonly Card[],
  value: number,
  worth: WorthOfValue,
): number {
  const suits = Array.from({ length: SUIT_COUNT }, (_, suit) => collecting(hand, suit));
  const singles = unseen.map((card) => {
    let best = value;
    for (let suit = 0; suit < SUIT_COUNT; suit++)
      best = Math.max(best, suits[suit].sum + gain(counted(card, suit), suits[suit].lowest));
    return best;
  });
  // The better one of each pair: the lowest in none, the next in one, and so on.
  let total = singles.toSorted((one, other) => one - other).reduce((sum, one, pairs) => sum + pairs * worth(one), 0);
  for (const [i, low] of unseen.entries()) {
    const { sum, lowest, second } = suits[suitOf(low)];
    for (let j = i + 1; j < unseen.length && suitOf(unseen[j]) === suitOf(low); j++) {
      const single = Math.max(singles[i], singles[j]);
      const both = sum + gain(pointsOf(unseen[j]), lowest) + gain(pointsOf(low), second);
      if (both > single) total += worth(both) - worth(single);
    }
  }
  return total / pairsOf(unseen.length);
}

/** What a hand counts that collects a suit, and the two cards that count least in it, which go first. */
function collecting(hand: readonly Card[], suit: number): { sum: number; lowest: number; second: number } {
  const points = hand.map((card) => counted(card, suit)).sort((one, other) => one - other);
  return { sum: sumOf(points), lowest: points[0], second: points[1] };
}

/** What a card counts in a hand that collects a suit. */
function counted(card: Card, suit: number): number {
  return suitOf(card) === suit ? pointsOf(card) : -pointsOf(card);
}

function gain(points: number, other: number): number {
  return Math.max(0, points - other);
}

/** How many pairs can be drawn from so many cards. */
export function pairsOf(count: number): number {
  return (count * (count - 1)) / 2;
}
