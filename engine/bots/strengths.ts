/** What hands are worth, looked up: for bots that compare thousands of hands in one decision. */
import { CARD_COUNT, type Card } from '../cards.ts';
import { remembered } from '../remembered.ts';
import type { HouseRules } from '../rules/table.ts';
import { canDeclare, declaresAtShowdown } from '../rules/idle.ts';
import { isFullHand } from '../value.ts';
import { allPayFor, shownValue } from './hands.ts';

/** More than any hand is worth: a hand that makes all others pay, once it is declared, is better than all others by this. */
const WINS = 200;

/** By a card, how many sets of two, three and four cards there are below it. */
const PAIRS_BELOW = choicesBelow(2);
const THREES_BELOW = choicesBelow(3);
const FOURS_BELOW = choicesBelow(4);

function choicesBelow(size: number): Int32Array {
  return Int32Array.from({ length: CARD_COUNT + 1 }, (_, card) => {
    let ways = 1;
    for (let i = 0; i < size; i++) ways = (ways * (card - i)) / (i + 1);
    return ways;
  });
}

/** What hands are worth under some rules. Ranks, which may decide between equals, are left out. */
export class Strengths {
  readonly #rules: HouseRules;
  readonly #hasFour: boolean;
  /** By hand, its cards in any order; NaN where it has not been computed. */
  readonly #known: Float64Array;

  constructor(rules: HouseRules) {
    this.#rules = rules;
    this.#hasFour = rules.handSize === 4;
    this.#known = new Float64Array((this.#hasFour ? FOURS_BELOW : THREES_BELOW)[CARD_COUNT]).fill(NaN);
  }

  /** The value of the hand that begins at a place, and more where it wins as soon as it is declared. */
  of(cards: ArrayLike<Card>, offset = 0): number {
    const key = this.#keyOf(cards, offset);
    let strength = this.#known[key];
    if (Number.isNaN(strength)) {
      strength = this.#computed(cards, offset);
      this.#known[key] = strength;
    }
    return strength;
  }

  /** The number of a set among all sets of so many cards. */
  #keyOf(cards: ArrayLike<Card>, offset: number): number {
    const first = cards[offset];
    const second = cards[offset + 1];
    const third = cards[offset + 2];
    const low = Math.min(first, second);
    const high = Math.max(first, second);
    const a = Math.min(low, third);
    const b = Math.max(low, Math.min(high, third));
    const c = Math.max(high, third);
    if (!this.#hasFour) return a + PAIRS_BELOW[b] + THREES_BELOW[c];
    const fourth = cards[offset + 3];
    if (fourth > c) return a + PAIRS_BELOW[b] + THREES_BELOW[c] + FOURS_BELOW[fourth];
    if (fourth > b) return a + PAIRS_BELOW[b] + THREES_BELOW[fourth] + FOURS_BELOW[c];
    if (fourth > a) return a + PAIRS_BELOW[fourth] + THREES_BELOW[b] + FOURS_BELOW[c];
    return fourth + PAIRS_BELOW[a] + THREES_BELOW[b] + FOURS_BELOW[c];
  }

  #computed(cards: ArrayLike<Card>, offset: number): number {
    const rules = this.#rules;
    const hand = Array.from({ length: rules.handSize }, (_, at) => cards[offset + at]);
    const isDeclared = canDeclare(rules) && !declaresAtShowdown(rules) && isFullHand(rules, hand);
    return shownValue(rules, hand) + (isDeclared && allPayFor(rules, hand) ? WINS : 0);
  }
}

const knownStrengths = new WeakMap<HouseRules, Strengths>();

/** What hands are worth under some rules, with all that have been looked up before. */
export function strengthsFor(rules: HouseRules): Strengths {
  return remembered(knownStrengths, rules, () => new Strengths(rules));
}

/** Whether a hand of such a strength wins as soon as it is declared. */
export function winsDeclared(strength: number): boolean {
  return strength >= WINS / 2;
}
