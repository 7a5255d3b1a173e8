/** What a hand may become by drawing: exact odds over the unseen cards. */
import { ranksAsBrag } from '../brag.ts';
import {
  CARD_COUNT,
  FEWEST_POINTS,
  MOST_POINTS,
  RANK_COUNT,
  RANK_POINTS,
  SUIT_COUNT,
  cardOf,
  pointsOf,
  rankOf,
  suitOf,
  type Card,
} from '../cards.ts';
import { UNSEEN, countAt } from '../public.ts';
import { remembered } from '../remembered.ts';
import type { HouseRules } from '../rules/table.ts';
import { bestSuitTotal, countsByRank, handValue, mostTotal } from '../value.ts';
import type { View } from '../view.ts';
import type { Rate } from './hands.ts';
import { bragAfterTwoDraws, offSuitAfterTwoDraws, pairsOf, type WorthOfValue } from './pair-prospects.ts';

const POINTS_RANGE = MOST_POINTS + 1;
const ABOVE_ALL = MOST_POINTS + 1;

/** The cards that are neither the seat's own nor known to be anywhere, lowest first. */
export function unseenCards(view: View): Card[] {
  const { drawn, drawnIsTaken, hand, handCount, rules, seat, table } = view;
  const isGolf = rules.play === 'golf';
  const unseen: Card[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    let count = countAt(table, card, UNSEEN);
    if (count === 0) continue;
    let own = card === drawn && !(isGolf && drawnIsTaken) ? 1 : 0;
    for (let i = 0; i < handCount; i++) if (hand[i] === card) own++;
    // Of two equal cards all may know the seat to hold one, which then is not unseen.
    if (own > 0 && !isGolf) own -= countAt(table, card, seat);
    for (count -= own; count > 0; count--) unseen.push(card);
  }
  return unseen;
}

/*
 * Which cards of a suit are held, by points alone, as one number: two bits for each of 2 to 9, of which two packs have two,
 * three bits for how many cards of 10, two bits for aces.
 */
const ONE_OF_POINTS = [0, 0, 1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 524_288];
const MOST_OF_POINTS = [0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 7, 3];
const HELD_RANGE = 2 ** 21;
const ONE_OF_RANK = RANK_POINTS.map((points) => ONE_OF_POINTS[points]);

/**
 * For one suit and the cards held of it, by total: how many draws leave the suit's total at or below it. Two numbers
 * share an integer, so that four suits are added up at once: from bit 16 on, the single cards of the suit; below, twice
 * the pairs of cards of the suit, minus the square of the singles, plus `OFFSET` to keep it positive.
 */
type SuitOdds = Int32Array;

const SINGLE = 1 << 16;
const OFFSET = 1 << 10;

/** The prospects of hands that draw from the same unseen cards. */
export class Prospects {
  readonly #rules: HouseRules;
  readonly #full: number;
  readonly #count: number;
  /** By suit and points, how many cards are unseen. */
  readonly #fresh = new Uint8Array(SUIT_COUNT * POINTS_RANGE);
  readonly #freshOfRank = new Uint8Array(RANK_COUNT);
  /** By suit, the ranks that are unseen, one bit each. */
  readonly #freshRanks = new Uint16Array(SUIT_COUNT);
  /** The odds by suit and cards held of it: the hands of one decision share most of them. */
  readonly #known = new Map<number, SuitOdds>();
  /** By rank, how many cards of a hand have it; all 0 between calls. */
  readonly #heldOfRank = new Uint8Array(RANK_COUNT);
  readonly #valueOf: Rate;
  readonly #unseen: readonly Card[];

  /** @param unseen lowest first @param valueOf what a hand is worth to keep */
  constructor(rules: HouseRules, unseen: readonly Card[], valueOf: Rate = (hand) => handValue(rules, hand)) {
    this.#rules = rules;
    this.#valueOf = valueOf;
    this.#unseen = unseen;
    this.#full = mostTotal(rules);
    this.#count = unseen.length;
    for (const card of unseen) {
      this.#fresh[suitOf(card) * POINTS_RANGE + pointsOf(card)]++;
      this.#freshOfRank[rankOf(card)]++;
      this.#freshRanks[suitOf(card)] |= 1 << rankOf(card);
    }
  }

  /**
   * The mean worth of a hand after two draws, keeping the best suit, or three of a kind; in brag the best hand. Both cards are
   * assumed to come at once.
   */
  afterTwoDraws(hand: Card[], worth: WorthOfValue): number {
    const value = this.#valueOf(hand);
    if (this.#count < 2) return worth(value);
    if (ranksAsBrag(this.#rules)) return bragAfterTwoDraws(this.#rules, hand, this.#unseen, worth);
    const mean =
      this.#rules.offSuit === 'minus'
        ? offSuitAfterTwoDraws(hand, this.#unseen, value, worth)
        : this.#afterDraws(hand, value, worth);
    return this.#withStraightFlush(hand, worth, this.#withThrees(hand, worth, mean));
  }

  /** The mean worth by what the suits may come to. */
  #afterDraws(hand: readonly Card[], value: number, worth: WorthOfValue): number {
    const full = this.#full;
    let clubsHeld = 0;
    let diamondsHeld = 0;
    let heartsHeld = 0;
    let spadesHeld = 0;
    for (let i = 0; i < hand.length; i++) {
      const one = ONE_OF_RANK[rankOf(hand[i])];
      const suit = suitOf(hand[i]);
      if (suit === 0) clubsHeld += one;
      else if (suit === 1) diamondsHeld += one;
      else if (suit === 2) heartsHeld += one;
      else spadesHeld += one;
    }
    const clubs = this.#oddsOf(0, clubsHeld);
    const diamonds = this.#oddsOf(1, diamondsHeld);
    const hearts = this.#oddsOf(2, heartsHeld);
    const spades = this.#oddsOf(3, spadesHeld);
    const now = Math.min(full, Math.floor(value));
    let sum = 0;
    let done = 0;
    for (let total = now; total <= full; total++) {
      const packed = clubs[total] + diamonds[total] + hearts[total] + spades[total];
      const singles = packed >> 16;
      // Pairs of one suit, and of two: the square of all singles minus the squares of each suit's, halved.
      const atMost = (singles * singles + (packed & (SINGLE - 1)) - SUIT_COUNT * OFFSET) >> 1;
      if (atMost === done) continue;
      sum += (atMost - done) * worth(total === now ? value : total);
      done = atMost;
    }
    return sum / pairsOf(this.#count);
  }

  /** @param held of the suit, as `ONE_OF_POINTS` counts */
  #oddsOf(suit: number, held: number): SuitOdds {
    return remembered(this.#known, suit * HELD_RANGE + held, () => this.#countTotals(suit, held));
  }

  #countTotals(suit: number, held: number): SuitOdds {
    const fresh = this.#fresh;
    const full = this.#full;
    const offset = suit * POINTS_RANGE;
    let total = 0;
    let room = this.#rules.handSize;
    let least = ABOVE_ALL;
    let second = ABOVE_ALL;
    for (let points = MOST_POINTS; points >= FEWEST_POINTS; points--) {
      for (let left = (held / ONE_OF_POINTS[points]) & MOST_OF_POINTS[points]; left > 0; left--) {
        second = least;
        least = points;
        total += points;
        room--;
      }
    }
    const odds = new Int32Array(full + 1);
    for (let high = FEWEST_POINTS; high <= MOST_POINTS; high++) {
      const highs = fresh[offset + high];
      if (highs === 0) continue;
      odds[total + high - (room > 0 ? 0 : Math.min(least, high))] += highs * SINGLE;
      for (let low = FEWEST_POINTS; low <= high; low++) {
        const twice = low === high ? highs * (highs - 1) : 2 * highs * fresh[offset + low];
        if (twice === 0) continue;
        let dropped = room > 1 ? 0 : Math.min(least, low);
        if (room < 1) dropped += least < low ? Math.min(second, low) : Math.min(least, high);
        odds[total + high + low - dropped] += twice;
      }
    }
    let atMost = 0;
    for (let at = 0; at <= full; at++) {
      atMost += odds[at];
      const singles = atMost >> 16;
      odds[at] = atMost - singles * singles + OFFSET;
    }
    return odds;
  }

  #withThrees(hand: readonly Card[], worth: WorthOfValue, mean: number): number {
    const { declareThree, threeOfAKind, threeAces } = this.#rules;
    if (threeOfAKind === null && threeAces === null && !declareThree) return mean;
    const count = this.#count;
    const heldOfRank = this.#heldOfRank;
    for (let i = 0; i < hand.length; i++) heldOfRank[rankOf(hand[i])]++;
    let corrected = mean;
    for (let i = 0; i < hand.length; i++) {
      const rank = rankOf(hand[i]);
      const held = heldOfRank[rank];
      // Once for each rank.
      heldOfRank[rank] = 0;
      if (held === 0 || held > 2 || !countsByRank(this.#rules, rank)) continue;
      const fresh = this.#freshOfRank[rank];
      const completing = held === 2 ? pairsOf(count) - pairsOf(count - fresh) : pairsOf(fresh);
      const gained = worth(this.#valueOf(THREES[rank]));
      corrected += (completing / pairsOf(count)) * Math.max(0, gained - corrected);
    }
    return corrected;
  }

  #withStraightFlush(hand: readonly Card[], worth: WorthOfValue, mean: number): number {
    const count = this.#count;
    const freshRanks = this.#freshRanks;
    const rules = this.#rules;
    if (rules.straightFlush === null) return mean;
    const completions = remembered(knownCompletions, rules, completionsOf);
    let completing = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      let ranks = 0;
      for (let i = 0; i < hand.length; i++) {
        if (suitOf(hand[i]) !== suit) continue;
        for (let j = i + 1; j < hand.length; j++) {
          if (suitOf(hand[j]) === suit) ranks |= completions[rankOf(hand[i]) * RANK_COUNT + rankOf(hand[j])];
        }
      }
      completing += bitsOf(ranks & freshRanks[suit]);
    }
    const flush = rules.straightFlush === 'top' ? Infinity : rules.straightFlush;
    const ways = pairsOf(count) - pairsOf(count - completing);
    return mean + (ways / pairsOf(count)) * Math.max(0, worth(flush) - mean);
  }
}

const THREES = Array.from({ length: RANK_COUNT }, (_, rank) => [rank, rank, rank]);

const knownCompletions = new WeakMap<HouseRules, Uint16Array>();

/** By two ranks of a suit, the third ranks, one bit each, that make a straight flush worth more than their points. */
function completionsOf(rules: HouseRules): Uint16Array {
  const completions = new Uint16Array(RANK_COUNT * RANK_COUNT);
  for (let at = 0; at < completions.length; at++) {
    const first = Math.floor(at / RANK_COUNT);
    const second = at % RANK_COUNT;
    for (let third = 0; third < RANK_COUNT; third++) {
      const cards = [cardOf(0, first), cardOf(0, second), cardOf(0, third)];
      if (handValue(rules, cards) > bestSuitTotal(cards)) completions[at] |= 1 << third;
    }
  }
  return completions;
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
