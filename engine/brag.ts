/** Hands as brag ranks them, where `handRanking` says so (docs/rules-reference.md#hands-of-brag). */
import { ACE, THREE, rankOf, suitOf, type Card } from './cards.ts';
import { sequencesOf } from './pack.ts';
import type { HouseRules } from './rules/table.ts';

/** What a hand of brag can be, the least first. */
export const BRAG_KINDS = ['high-card', 'pair', 'flush', 'run', 'running-flush', 'prial'] as const;
/** What a hand of brag is. */
export type BragKind = (typeof BRAG_KINDS)[number];

/** A hand of brag, as its value tells it. Ranks are 0 for a two to 12 for an ace. */
export interface BragHand {
  kind: BragKind;
  /** Of the prial or the pair; where a sequence ends; otherwise the highest. */
  rank: number;
  /** Of a sequence, whether it begins with the ace; of a prial, whether it is of threes: the best of their kind. */
  isBest: boolean;
}

/*
 * A value is a whole number, so that comparing allocates nothing: first the kind, 1 to 6, then two digits each for up to
 * three ranks, 2 to 14. It is above every number of points, so that none is taken for the other.
 */
const OF_KIND = 1_000_000;
const OF_FIRST = 10_000;
const OF_SECOND = 100;
const HIGH_CARD = OF_KIND;
const PAIR = 2 * OF_KIND;
const FLUSH = 3 * OF_KIND;
const RUN = 4 * OF_KIND;
const RUNNING_FLUSH = 5 * OF_KIND;
const PRIAL = 6 * OF_KIND;
/** In place of a rank: threes among the prials, and sequences from the ace on, are the best of their kind. */
const BEST_OF_KIND = 15;

export const BRAG_CARDS = 3;

/** Whether hands are ranked as in brag: never in golf, where a row has its own value. */
export function ranksAsBrag({ handRanking, play }: Pick<HouseRules, 'handRanking' | 'play'>): boolean {
  return handRanking === 'brag' && play !== 'golf';
}

export function isBragValue(value: number): boolean {
  return value >= HIGH_CARD;
}

/** What a value says of the hand, null where it is not that of a hand of brag. */
export function bragHandOf(value: number): BragHand | null {
  if (!isBragValue(value)) return null;
  const kind = BRAG_KINDS[Math.floor(value / OF_KIND) - 1];
  const first = Math.floor((value % OF_KIND) / OF_FIRST);
  const isBest = first === BEST_OF_KIND;
  const best = kind === 'prial' ? THREE : ACE;
  return { kind, rank: isBest ? best : first - 2, isBest };
}

/**
 * The value of a hand, as a number that is the greater the better the hand. Of fewer cards, what they are worth as they are;
 * of one card more, the best three.
 * @param cards holds the hand's `count` cards, four at most, from `offset`
 */
export function bragValue(rules: HouseRules, cards: ArrayLike<Card>, offset = 0, count = cards.length): number {
  if (count < BRAG_CARDS) return valueOfFew(cards, offset, count);
  let best = 0;
  const last = offset + count - 1;
  for (let a = offset; a < last - 1; a++) {
    for (let b = a + 1; b < last; b++) {
      for (let c = b + 1; c <= last; c++) {
        const value = valueOfThree(rules, cards[a], cards[b], cards[c]);
        if (value > best) best = value;
      }
    }
  }
  return best;
}

function valueOfFew(cards: ArrayLike<Card>, offset: number, count: number): number {
  if (count === 0) return HIGH_CARD;
  const first = rankOf(cards[offset]) + 2;
  if (count === 1) return HIGH_CARD + first * OF_FIRST;
  const second = rankOf(cards[offset + 1]) + 2;
  if (first === second) return PAIR + first * OF_FIRST;
  return HIGH_CARD + Math.max(first, second) * OF_FIRST + Math.min(first, second) * OF_SECOND;
}

function valueOfThree(rules: HouseRules, one: Card, two: Card, three: Card): number {
  const a = rankOf(one);
  const b = rankOf(two);
  const c = rankOf(three);
  const high = Math.max(a, b, c);
  const low = Math.min(a, b, c);
  const middle = a + b + c - high - low;
  if (high === low) return PRIAL + (high === THREE ? BEST_OF_KIND : high + 2) * OF_FIRST;
  if (high === middle) return PAIR + (high + 2) * OF_FIRST + (low + 2) * OF_SECOND;
  if (middle === low) return PAIR + (low + 2) * OF_FIRST + (high + 2) * OF_SECOND;
  const isOneSuit = suitOf(one) === suitOf(two) && suitOf(one) === suitOf(three);
  const end = endOfSequence(rules, low, middle, high);
  if (end > 0) return (isOneSuit ? RUNNING_FLUSH : RUN) + end * OF_FIRST;
  return (isOneSuit ? FLUSH : HIGH_CARD) + (high + 2) * OF_FIRST + (middle + 2) * OF_SECOND + low + 2;
}

/** Where three different ranks in sequence end, as a value has it; 0 where they are in none. */
function endOfSequence(rules: HouseRules, low: number, middle: number, high: number): number {
  const held = (1 << low) | (1 << middle) | (1 << high);
  for (const [a, b, c] of sequencesOf(rules)) {
    if (held === ((1 << a) | (1 << b) | (1 << c))) return a === ACE ? BEST_OF_KIND : c + 2;
  }
  return 0;
}

/** The cards that make the value of a whole hand: of a pair these two, of a high card that one, otherwise all. */
export function bragCards(rules: HouseRules, hand: readonly Card[]): Card[] {
  const { kind, rank } = bragHandOf(bragValue(rules, hand)) as BragHand;
  return kind === 'pair' || kind === 'high-card' ? hand.filter((card) => rankOf(card) === rank) : [...hand];
}
