/** What a hand may become by drawing: exact odds over the cards that have not been seen. */
import { ACE, CARD_COUNT, RANK_COUNT, SUIT_COUNT, pointsOf, rankOf, suitOf, type Card } from '../cards.ts';
import { UNSEEN } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';
import { bestSuitTotal, fullTotal, handValue } from '../value.ts';
import type { View } from '../view.ts';

/** What having a hand of some value is worth, in whatever unit the caller compares. */
export type Worth = (value: number) => number;

/** What cards count at least and at most. */
const FEWEST_POINTS = 2;
const MOST_POINTS = 11;

/** The cards that are neither the seat's own nor known to be anywhere. */
export function unseenCards(view: View): Card[] {
  const unseen: Card[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const isOwn = card === view.drawn || view.hand.subarray(0, view.handCount).includes(card);
    if (view.table.whereabouts[card] === UNSEEN && !isOwn) unseen.push(card);
  }
  return unseen;
}

/** For one suit and the cards held of it: how many draws leave the suit's total at most at each value. */
interface SuitOdds {
  /** By total, the single cards of the suit. */
  singles: Uint16Array;
  /** By total, the pairs of cards of the suit. */
  pairs: Uint16Array;
}

/** The prospects of hands over the same unseen cards. */
export class Prospects {
  private readonly rules: HouseRules;
  private readonly full: number;
  private readonly unseen: readonly Card[];
  private readonly count: number;
  /** By suit and points, how many cards are unseen. */
  private readonly fresh = new Uint8Array(SUIT_COUNT * (MOST_POINTS + 1));
  private readonly freshOfRank = new Uint8Array(RANK_COUNT);
  /** By suit, the odds by the ranks held, one bit each: the hands of one decision share most of them. */
  private readonly known: Map<number, SuitOdds>[] = Array.from({ length: SUIT_COUNT }, () => new Map());

  constructor(rules: HouseRules, unseen: readonly Card[]) {
    this.rules = rules;
    this.full = fullTotal(rules);
    this.unseen = unseen;
    this.count = unseen.length;
    for (const card of unseen) {
      this.fresh[suitOf(card) * (MOST_POINTS + 1) + pointsOf(card)]++;
      this.freshOfRank[rankOf(card)]++;
    }
  }

  /**
   * The mean worth of a hand after two draws, the best suit kept, or three of a kind. Both cards are taken to come at
   * once.
   */
  afterTwoDraws(hand: readonly Card[], worth: Worth): number {
    const { count, full } = this;
    const value = handValue(this.rules, hand);
    if (count < 2) return worth(value);
    const clubs = this.oddsOf(0, hand);
    const diamonds = this.oddsOf(1, hand);
    const hearts = this.oddsOf(2, hand);
    const spades = this.oddsOf(3, hand);
    const now = Math.min(full, Math.floor(value));
    let sum = 0;
    let done = 0;
    for (let total = now; total <= full; total++) {
      const c = clubs.singles[total];
      const d = diamonds.singles[total];
      const h = hearts.singles[total];
      const s = spades.singles[total];
      const all = c + d + h + s;
      const ofTwoSuits = (all * all - c * c - d * d - h * h - s * s) / 2;
      const ofOneSuit = clubs.pairs[total] + diamonds.pairs[total] + hearts.pairs[total] + spades.pairs[total];
      const atMost = ofTwoSuits + ofOneSuit;
      sum += (atMost - done) * worth(total === now ? value : total);
      done = atMost;
    }
    return this.withStraightFlush(hand, worth, this.withThrees(hand, worth, sum / pairsOf(count)));
  }

  private oddsOf(suit: number, hand: readonly Card[]): SuitOdds {
    let ranks = 0;
    for (let i = 0; i < hand.length; i++) if (suitOf(hand[i]) === suit) ranks |= 1 << rankOf(hand[i]);
    let odds = this.known[suit].get(ranks);
    if (odds === undefined) {
      odds = this.countTotals(suit, pointsWithin(suit, hand));
      this.known[suit].set(ranks, odds);
    }
    return odds;
  }

  /** @param held points of the cards held, lowest first */
  private countTotals(suit: number, held: readonly number[]): SuitOdds {
    const { fresh, full } = this;
    const { handSize } = this.rules;
    const singles = new Uint16Array(full + 1);
    const pairs = new Uint16Array(full + 1);
    const offset = suit * (MOST_POINTS + 1);
    const total = held.reduce((sum, points) => sum + points, 0);
    const [least = Infinity, second = Infinity] = held;
    const room = handSize - held.length;
    for (let high = FEWEST_POINTS; high <= MOST_POINTS; high++) {
      const highs = fresh[offset + high];
      if (highs === 0) continue;
      singles[total + high - (room > 0 ? 0 : Math.min(least, high))] += highs;
      for (let low = FEWEST_POINTS; low <= high; low++) {
        const ways = low === high ? pairsOf(highs) : highs * fresh[offset + low];
        if (ways === 0) continue;
        let dropped = room > 1 ? 0 : Math.min(least, low);
        if (room < 1) dropped += least < low ? Math.min(second, low) : Math.min(least, high);
        pairs[total + high + low - dropped] += ways;
      }
    }
    for (let at = 1; at <= full; at++) {
      singles[at] += singles[at - 1];
      pairs[at] += pairs[at - 1];
    }
    return { singles, pairs };
  }

  /** Mends a mean worth by the draws that complete three of a kind. */
  private withThrees(hand: readonly Card[], worth: Worth, mean: number): number {
    const { threeOfAKind, threeAces } = this.rules;
    if (threeOfAKind === null && threeAces === null) return mean;
    const { count } = this;
    const ranks = hand.map(rankOf);
    let mended = mean;
    for (const rank of new Set(ranks)) {
      const held = ranks.filter((other) => other === rank).length;
      if (held > 2 || (threeOfAKind === null && rank !== ACE)) continue;
      const fresh = this.freshOfRank[rank];
      const completing = held === 2 ? pairsOf(count) - pairsOf(count - fresh) : pairsOf(fresh);
      const gained = worth(handValue(this.rules, [rank, rank, rank]));
      mended += (completing / pairsOf(count)) * Math.max(0, gained - mended);
    }
    return mended;
  }

  /** Mends a mean worth by the draws that complete a straight flush. */
  private withStraightFlush(hand: readonly Card[], worth: Worth, mean: number): number {
    const { count, rules, unseen } = this;
    if (rules.straightFlush === null) return mean;
    const completes = (card: Card): boolean =>
      hand.some((first, i) => hand.slice(i + 1).some((second) => isStraightFlush(rules, [first, second, card])));
    const completing = pairsOf(count) - pairsOf(count - unseen.filter(completes).length);
    return mean + (completing / pairsOf(count)) * Math.max(0, worth(rules.straightFlush) - mean);
  }
}

/** Whether three cards count as a straight flush, more than their points. */
function isStraightFlush(rules: HouseRules, cards: readonly Card[]): boolean {
  const suit = suitOf(cards[0]);
  if (cards.some((card) => suitOf(card) !== suit)) return false;
  return handValue(rules, cards) > bestSuitTotal(cards);
}

/** How many pairs there are of so many cards. */
function pairsOf(count: number): number {
  return (count * (count - 1)) / 2;
}

/** The points of a hand's cards of a suit, lowest first. */
function pointsWithin(suit: number, hand: readonly Card[]): number[] {
  const points: number[] = [];
  for (const card of hand) if (suitOf(card) === suit) points.push(pointsOf(card));
  return points.sort((a, b) => a - b);
}
