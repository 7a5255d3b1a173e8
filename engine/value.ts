/** What a hand is worth (RULES.md sections 2 and 3.1). */
import { ACE, CARD_COUNT, RANK_COUNT, SUIT_COUNT, pointsOf, rankOf, suitOf, type Card } from './cards.ts';
import type { HouseRules } from './rules/table.ts';

/** Three of a kind under `threeOfAKind: "top"` are worth this plus the rank, 2 to 14. */
const TOP_BASE = 100;

/** A card's points in the byte of its suit, so that adding cards adds up all four suits at once. */
const PACKED_POINTS = Int32Array.from({ length: CARD_COUNT }, (_, card) => pointsOf(card) << (8 * suitOf(card)));

/** The largest total within one suit, of `count` cards from `offset`. */
export function bestSuitTotal(cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  let packed = 0;
  for (let i = offset; i < offset + count; i++) packed += PACKED_POINTS[cards[i]];
  const clubs = packed & 255;
  const diamonds = (packed >> 8) & 255;
  const hearts = (packed >> 16) & 255;
  const spades = packed >>> 24;
  const minors = clubs > diamonds ? clubs : diamonds;
  const majors = hearts > spades ? hearts : spades;
  return minors > majors ? minors : majors;
}

/**
 * The value of a hand under some rules: the number that a showdown compares.
 * @param cards holds the hand's `count` cards from `offset`
 */
export function handValue(
  rules: HouseRules,
  cards: ArrayLike<Card>,
  offset = 0,
  count = cards.length,
): number {
  let value = bestSuitTotal(cards, offset, count);
  if (rules.play === 'golf') return Math.max(value, bestRankTotal(cards, offset, count));
  if (rules.threeOfAKind !== null || rules.threeAces !== null) {
    const rank = rankOfThree(cards, offset, count);
    if (rank >= 0) {
      if (rules.threeOfAKind === 'top') return TOP_BASE + rank + 2;
      if (rules.threeOfAKind !== null && rules.threeOfAKind > value) value = rules.threeOfAKind;
      if (rules.threeAces !== null && rank === ACE && rules.threeAces > value) value = rules.threeAces;
    }
  }
  if (rules.straightFlush !== null && rules.straightFlush > value) {
    if (straightFlushRanks(rules, cards, offset, count) !== null) value = rules.straightFlush;
  }
  return value;
}

/** The best total that a suit can reach: 31, or 41 with four cards. */
export function fullTotal(rules: HouseRules): number {
  return rules.handSize === 4 ? 41 : 31;
}

/** Whether a hand is one that is declared: 31 (41 with four cards), or three aces where they count 33. */
export function isFullHand(rules: HouseRules, cards: ArrayLike<Card>, offset = 0, count = cards.length): boolean {
  return (
    bestSuitTotal(cards, offset, count) === fullTotal(rules) ||
    (rules.threeAces !== null && rankOfThree(cards, offset, count) === ACE)
  );
}

/** What a full hand counts that was not declared: 30, or 40 for 41 with four cards. */
export function undeclaredValue(rules: HouseRules, cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  return bestSuitTotal(cards, offset, count) === fullTotal(rules) ? fullTotal(rules) - 1 : 30;
}

/** The cards of a hand that make its value; among sets of equal value the one with the highest ranks. */
export function scoringCards(rules: HouseRules, hand: readonly Card[]): Card[] {
  let best: Card[] = [];
  let bestValue = -1;
  for (const set of scoringSets(rules, hand)) {
    const value = handValue(rules, set);
    if (value > bestValue || (value === bestValue && rankKey(set) > rankKey(best))) {
      best = set;
      bestValue = value;
    }
  }
  return best;
}

/**
 * A number that orders cards by their ranks, highest card first, the ace above the king: what `tieBreak: "ranks"`
 * compares. Always below `RANK_KEY_LIMIT`.
 */
export function rankKey(cards: readonly Card[]): number {
  const ranks = cards.map((card) => rankOf(card) + 2).sort((a, b) => b - a);
  let key = 0;
  for (let i = 0; i < 4; i++) key = key * 15 + (ranks[i] ?? 0);
  return key;
}

/** No `rankKey` reaches it. */
export const RANK_KEY_LIMIT = 15 ** 4;

function scoringSets(rules: HouseRules, hand: readonly Card[]): Card[][] {
  const sets: Card[][] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const held = hand.filter((card) => suitOf(card) === suit);
    sets.push(held);
    if (rules.straightFlush !== null) {
      const ranks = straightFlushRanks(rules, held, 0, held.length);
      if (ranks !== null) sets.push(held.filter((card) => ranks.includes(rankOf(card))));
    }
  }
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const held = hand.filter((card) => rankOf(card) === rank);
    if (held.length > 1) sets.push(held);
  }
  return sets.filter((set) => set.length > 0);
}

/** The rank of which there are three or more, or -1. */
function rankOfThree(cards: ArrayLike<Card>, offset: number, count: number): number {
  for (let first = offset; first < offset + count - 2; first++) {
    const rank = rankOf(cards[first]);
    let same = 1;
    for (let i = first + 1; i < offset + count; i++) if (rankOf(cards[i]) === rank) same++;
    if (same >= 3) return rank;
  }
  return -1;
}

/** The largest total within one rank: what golf adds to the totals within a suit. */
function bestRankTotal(cards: ArrayLike<Card>, offset: number, count: number): number {
  let best = 0;
  for (let first = offset; first < offset + count; first++) {
    let total = 0;
    for (let i = offset; i < offset + count; i++) {
      if (rankOf(cards[i]) === rankOf(cards[first])) total += pointsOf(cards[i]);
    }
    if (total > best) best = total;
  }
  return best;
}

const ITALIAN_ORDER = [ACE, 0, 1, 2, 3, 4, 5, 9, 10, 11, ACE];
const STANDARD_ORDER = [ACE, ...Array.from({ length: RANK_COUNT }, (_, rank) => rank)];

/** The highest three ranks in sequence within one suit, the ace high or low, or null. */
function straightFlushRanks(
  rules: HouseRules,
  cards: ArrayLike<Card>,
  offset: number,
  count: number,
): number[] | null {
  const order = rules.deck === 'italian40' ? ITALIAN_ORDER : STANDARD_ORDER;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let held = 0;
    for (let i = offset; i < offset + count; i++) {
      if (suitOf(cards[i]) === suit) held |= 1 << rankOf(cards[i]);
    }
    for (let top = order.length - 1; top >= 2; top--) {
      const ranks = [order[top], order[top - 1], order[top - 2]];
      if (ranks.every((rank) => (held >> rank) & 1)) return ranks;
    }
  }
  return null;
}
