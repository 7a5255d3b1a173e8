/** What a hand is worth (docs/rules-reference.md#hand-value). */
import {
  ACE,
  CARD_COUNT,
  MOST_POINTS,
  RANK_COUNT,
  SUIT_COUNT,
  TEN,
  pointsOf,
  rankOf,
  suitOf,
  type Card,
} from './cards.ts';
import { bragCards, bragValue, isBragValue, ranksAsBrag } from './brag.ts';
import { sequencesOf } from './pack.ts';
import type { HouseRules } from './rules/table.ts';

/** Three of a kind under `threeOfAKind: "top"` are worth this plus the rank, 2 to 14. */
const TOP_BASE = 100;
/** A straight flush under `straightFlush: "top"` is worth this plus its highest rank, 3 to 14: more than any points. */
const TOP_FLUSH_BASE = 50;

/** The rank (0 for a two, 12 for an ace) of three of a kind that beat everything, null for any other value. */
export function rankOfTopThree(value: number): number | null {
  return value > TOP_BASE && !isBragValue(value) ? value - TOP_BASE - 2 : null;
}

/** The highest rank (1 for a three, 12 for an ace) of a straight flush that beats all points, null for any other value. */
export function rankOfTopFlush(value: number): number | null {
  return value > TOP_FLUSH_BASE && value < TOP_BASE ? value - TOP_FLUSH_BASE - 2 : null;
}

/** A card's points in the byte of its suit, so that adding cards adds up all four suits at once. */
const PACKED_POINTS = Int32Array.from({ length: CARD_COUNT }, (_, card) => pointsOf(card) << (8 * suitOf(card)));

/** The largest total within one suit, of `count` cards from `offset`. */
export function bestSuitTotal(cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  let packed = 0;
  for (let i = offset; i < offset + count; i++) packed += PACKED_POINTS[cards[i]];
  return largestOf(packed);
}

/** The largest byte of four. Without branches: which suit is best cannot be predicted. */
function largestOf(packed: number): number {
  const minors = larger(packed & 255, (packed >> 8) & 255);
  const majors = larger((packed >> 16) & 255, packed >>> 24);
  return larger(minors, majors);
}

function larger(a: number, b: number): number {
  const excess = a - b;
  return a - (excess & (excess >> 31));
}

/**
 * The value of a hand under some rules: the number that a showdown compares.
 * @param cards holds the hand's `count` cards from `offset`
 */
export function handValue(rules: HouseRules, cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  let value = bestSuitTotal(cards, offset, count);
  if (onlySuitsCount(rules)) return value;
  if (rules.play === 'golf') return Math.max(value, bestRankTotal(cards, offset, count));
  if (rules.handRanking === 'brag') return bragValue(rules, cards, offset, count);
  if (rules.offSuit === 'minus') value = lessOtherCards(value, pointsIn(cards, offset, count));
  if (rules.threeOfAKind !== null || rules.threeAces !== null) {
    const rank = rankOfThree(cards, offset, count);
    if (rank >= 0) value = greater(value, valueOfThree(rules, rank));
  }
  if (rules.straightFlush === 'top' || (rules.straightFlush !== null && rules.straightFlush > value)) {
    value = greater(value, valueOfStraightFlush(rules, rankOfStraightFlush(rules, cards, offset, count)));
  }
  return value;
}

/** As `Math.max`, which however allocates where the greater one is not whole. */
function greater(a: number, b: number): number {
  return a > b ? a : b;
}

/** The total in a suit, lessened by all other cards of the hand (`offSuit: "minus"`). @param all points of the hand */
function lessOtherCards(total: number, all: number): number {
  return 2 * total - all;
}

function pointsIn(cards: ArrayLike<Card>, offset: number, count: number): number {
  let points = 0;
  for (let i = offset; i < offset + count; i++) points += pointsOf(cards[i]);
  return points;
}

/**
 * The values of the hands that remain when one card of a hand is left out.
 * @param out receives, by card left out, the value of the rest
 */
export function valuesWithout(rules: HouseRules, cards: ArrayLike<Card>, count: number, out: Float64Array): void {
  if (onlySuitsCount(rules) || (onlySuitsAndThreesCount(rules) && rankOfThree(cards, 0, count) < 0)) {
    let packed = 0;
    for (let i = 0; i < count; i++) packed += PACKED_POINTS[cards[i]];
    for (let i = 0; i < count; i++) out[i] = largestOf(packed - PACKED_POINTS[cards[i]]);
    return;
  }
  for (let i = 0; i < count; i++) rest[i] = cards[i + 1];
  for (let left = 0; left < count; left++) {
    out[left] = handValue(rules, rest, 0, count - 1);
    rest[left] = cards[left];
  }
}

const rest = new Uint8Array(CARD_COUNT);

/** Whether a hand is worth its best suit and nothing else. */
function onlySuitsCount(rules: HouseRules): boolean {
  return onlySuitsAndThreesCount(rules) && rules.threeOfAKind === null && rules.threeAces === null;
}

/** Whether that is so of every hand without three of a kind. */
function onlySuitsAndThreesCount({ handRanking, offSuit, play, straightFlush }: HouseRules): boolean {
  return play !== 'golf' && handRanking === 'points' && straightFlush === null && offSuit === 'ignored';
}

/** No hand is worth less: one card of each suit, and where other cards count against them, all of them aces. */
export function leastValue({ handSize, offSuit }: HouseRules): number {
  return offSuit === 'minus' ? (2 - handSize) * MOST_POINTS : 0;
}

/** The total of a suit from which on a hand is full, and the best that one pack gives: 31, or 41 with four cards. */
export function fullTotal(rules: HouseRules): number {
  return rules.handSize === 4 ? 41 : 31;
}

/** The best total that a suit can reach: of two packs with both aces. */
export function mostTotal(rules: HouseRules): number {
  return fullTotal(rules) + rules.packs - 1;
}

/**
 * Whether a hand is one that is declared: 31 (41 with four cards) or more, where it takes a ten only with one; three aces where
 * they count 33, any three of a kind, and any straight flush, where it is declared. No hand of brag is.
 */
export function isFullHand(rules: HouseRules, cards: ArrayLike<Card>, offset = 0, count = cards.length): boolean {
  if (ranksAsBrag(rules)) return false;
  const isBest = bestSuitTotal(cards, offset, count) >= fullTotal(rules);
  if (isBest && (!rules.declareWithTen || hasTen(cards, offset, count))) return true;
  if (declaresStraightFlush(rules) && rankOfStraightFlush(rules, cards, offset, count) >= 0) return true;
  if (rules.declareThree) return rankOfThree(cards, offset, count) >= 0;
  return rules.threeAces !== null && hasThreeAces(cards, offset, count);
}

/** Whether a straight flush is a full hand: where it has a value of its own. */
export function declaresStraightFlush({ declareStraightFlush, straightFlush }: HouseRules): boolean {
  return declareStraightFlush && straightFlush !== null;
}

function hasTen(cards: ArrayLike<Card>, offset: number, count: number): boolean {
  for (let i = offset; i < offset + count; i++) if (rankOf(cards[i]) === TEN) return true;
  return false;
}

/** Whether a hand is three aces, or four cards with three aces among them. */
export function hasThreeAces(cards: ArrayLike<Card>, offset = 0, count = cards.length): boolean {
  return rankOfThree(cards, offset, count) === ACE;
}

/** What undeclared hands count at most that are full without the total of a full hand: three of a kind, a straight flush. */
const UNDECLARED_OTHER = 30;

/** What a full hand counts that was not declared: 30, or 40 for 41 with four cards; three of a kind or a straight flush 30, or its worth where that is less. */
export function undeclaredValue(rules: HouseRules, cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  if (bestSuitTotal(cards, offset, count) >= fullTotal(rules)) return fullTotal(rules) - 1;
  return Math.min(UNDECLARED_OTHER, handValue(rules, cards, offset, count));
}

/** Cards of a hand that count together, and what they are worth. */
interface ScoringSet {
  cards: Card[];
  value: number;
}

/** The cards of a hand that make its value; among sets of equal value the one with the highest ranks. */
export function scoringCards(rules: HouseRules, hand: readonly Card[]): Card[] {
  if (ranksAsBrag(rules)) return bragCards(rules, hand);
  let best: ScoringSet = { cards: [], value: -Infinity };
  for (const set of scoringSets(rules, hand)) {
    if (set.value > best.value || (set.value === best.value && keyOf(rules, set) > keyOf(rules, best))) best = set;
  }
  return best.cards;
}

/** What is compared of two sets of equal value: their ranks, then their suits where these count. */
function keyOf({ tieBreak }: HouseRules, { cards }: ScoringSet): number {
  return rankKey(cards) + (tieBreak === 'suits' ? suitKey(cards) : 0);
}

/**
 * A number that orders cards by their ranks, highest card first, the ace above the king: what `tieBreak: "ranks"`
 * compares. Always below `RANK_KEY_LIMIT`.
 */
function rankKey(cards: readonly Card[]): number {
  const ranks = cards.map((card) => rankOf(card) + 2).sort((a, b) => b - a);
  let key = 0;
  for (let i = 0; i < 4; i++) key = key * 15 + (ranks[i] ?? 0);
  return key;
}

/** No `rankKey` reaches it. */
const RANK_KEY_LIMIT = 15 ** 4;

/** A number that orders cards by their highest suit, from clubs to spades: less than any difference of ranks. */
function suitKey(cards: readonly Card[]): number {
  return Math.max(...cards.map(suitOf)) / SUIT_COUNT;
}

/**
 * What tells a hand apart from others of its value, where `tieBreak` does so: less than the smallest difference between
 * values, so that it decides only between equals; 0 where the hand ties with all of them. Equal hands of brag have the same ranks.
 */
export function tieBreakOf(rules: HouseRules, hand: readonly Card[]): number {
  return ranksAsBrag(rules) ? 0 : keyOfHand(rules, hand) / (4 * RANK_KEY_LIMIT);
}

function keyOfHand(rules: HouseRules, hand: readonly Card[]): number {
  switch (rules.tieBreak) {
    case 'none':
      return 0;
    case 'ranks':
    case 'suits':
      return keyOf(rules, { cards: scoringCards(rules, hand), value: 0 });
    case 'threes':
      return keyOfThree(rules, hand);
    case 'full':
      return countsAsFull(rules, hand) ? rankKey(hand) : 0;
  }
}

/** The ranks of three of a kind that make the value of a hand, 0 where none do. */
function keyOfThree(rules: HouseRules, hand: readonly Card[]): number {
  const rank = rules.play === 'golf' ? -1 : rankOfThree(hand, 0, hand.length);
  const counts = rank >= 0 && valueOfThree(rules, rank) === handValue(rules, hand);
  return counts ? rankKey(hand.filter((card) => rankOf(card) === rank)) : 0;
}

/** Whether a hand is worth 31 (41 with four cards) or more by its suit, and not more as something else. */
function countsAsFull(rules: HouseRules, hand: readonly Card[]): boolean {
  const total = bestSuitTotal(hand);
  return rules.play !== 'golf' && total >= fullTotal(rules) && handValue(rules, hand) === total;
}

function scoringSets(rules: HouseRules, hand: readonly Card[]): ScoringSet[] {
  const golf = rules.play === 'golf';
  const sets: ScoringSet[] = [];
  const all = pointsIn(hand, 0, hand.length);
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const held = hand.filter((card) => suitOf(card) === suit);
    const total = bestSuitTotal(held);
    sets.push({ cards: held, value: rules.offSuit === 'minus' && !golf ? lessOtherCards(total, all) : total });
    if (golf || rules.straightFlush === null) continue;
    for (const ranks of sequencesOf(rules)) {
      const cards = held.filter((card) => ranks.includes(rankOf(card)));
      if (cards.length === ranks.length) sets.push({ cards, value: valueOfStraightFlush(rules, ranks[2]) });
    }
  }
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const held = hand.filter((card) => rankOf(card) === rank);
    if (golf) sets.push({ cards: held, value: bestRankTotal(held, 0, held.length) });
    else if (held.length >= 3) sets.push({ cards: held, value: valueOfThree(rules, rank) });
  }
  return sets;
}

function rankOfThree(cards: ArrayLike<Card>, offset: number, count: number): number {
  for (let first = offset; first < offset + count - 2; first++) {
    const rank = rankOf(cards[first]);
    let same = 1;
    for (let i = first + 1; i < offset + count; i++) if (rankOf(cards[i]) === rank) same++;
    if (same >= 3) return rank;
  }
  return -1;
}

function valueOfThree(rules: HouseRules, rank: number): number {
  if (rules.threeOfAKind === 'top') return TOP_BASE + rank + 2;
  return greater(rules.threeOfAKind ?? NOTHING, rank === ACE ? (rules.threeAces ?? NOTHING) : NOTHING);
}

/** What a straight flush is worth as such. @param highest its highest rank, -1 for none */
function valueOfStraightFlush({ straightFlush }: HouseRules, highest: number): number {
  if (highest < 0 || straightFlush === null) return NOTHING;
  return straightFlush === 'top' ? TOP_FLUSH_BASE + highest + 2 : straightFlush;
}

/** Less than any hand is worth. */
const NOTHING = -Infinity;

/**
 * Whether cards of a rank count together: in golf and in brag always, elsewhere where three of them have a value of their own
 * or are declared.
 */
export function countsByRank(
  { declareThree, handRanking, play, threeAces, threeOfAKind }: HouseRules,
  rank: number,
): boolean {
  return (
    play === 'golf' ||
    handRanking === 'brag' ||
    declareThree ||
    threeOfAKind !== null ||
    (rank === ACE && threeAces !== null)
  );
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

/** The highest rank of three cards of one suit in sequence, of the highest where there are several; -1 for none. */
function rankOfStraightFlush(rules: HouseRules, cards: ArrayLike<Card>, offset: number, count: number): number {
  let highest = -1;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let held = 0;
    for (let i = offset; i < offset + count; i++) {
      if (suitOf(cards[i]) === suit) held |= 1 << rankOf(cards[i]);
    }
    if (held === 0) continue;
    for (const [a, b, c] of sequencesOf(rules)) {
      if ((held >> a) & (held >> b) & (held >> c) & 1 && c > highest) highest = c;
    }
  }
  return highest;
}
