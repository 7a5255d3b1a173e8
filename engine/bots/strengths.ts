/** What hands are worth, looked up: for bots that compare thousands of hands in one decision. */
import { CARD_COUNT, type Card } from '../cards.ts';
import { remembered } from '../remembered.ts';
import type { HouseRules } from '../rules/table.ts';
import { canDeclare, declaresAtShowdown } from '../rules/idle.ts';
import { isFullHand } from '../value.ts';
import { allPayFor, shownValue } from './hands.ts';

/** More than any hand is worth: a hand that makes all others pay, once it is declared, is better than all others by this. */
const WINS = 200;

/** Of four cards that may be equal, the highest counts as so much higher. */
const MOST_SPREAD = 3;

/** By a card, how many sets of two, three and four cards there are below it. */
const PAIRS_BELOW = choicesBelow(2);
const THREES_BELOW = choicesBelow(3);
const FOURS_BELOW = choicesBelow(4);

function choicesBelow(size: number): Int32Array {
  return Int32Array.from({ length: CARD_COUNT + MOST_SPREAD + 1 }, (_, card) => {
    let ways = 1;
    for (let i = 0; i < size; i++) ways = (ways * (card - i)) / (i + 1);
    return ways;
  });
}

/** What hands are worth under some rules. Ranks, which may decide between equals, are left out. */
export class Strengths {
  readonly #rules: HouseRules;
  readonly #hasFour: boolean;
  /** By how much each card of a hand counts as higher than the one below, so that equal ones are two. */
  readonly #spread: number;
  /** By hand, its cards in any order; NaN where it has not been computed. */
  readonly #known: Float64Array;

  constructor(rules: HouseRules) {
    this.#rules = rules;
    this.#hasFour = rules.handSize === 4;
    this.#spread = rules.packs - 1;
    const hands = this.#hasFour
      ? FOURS_BELOW[CARD_COUNT + 3 * this.#spread]
      : THREES_BELOW[CARD_COUNT + 2 * this.#spread];
    this.#known = new Float64Array(hands).fill(NaN);
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

  /** The number of a hand among all of so many cards. */
  #keyOf(cards: ArrayLike<Card>, offset: number): number {
    const first = cards[offset];
    const second = cards[offset + 1];
    const third = cards[offset + 2];
    const low = Math.min(first, second);
    const high = Math.max(first, second);
    const a = Math.min(low, third);
    const b = Math.max(low, Math.min(high, third));
    const c = Math.max(high, third);
    if (!this.#hasFour) return this.#numberOf(a, b, c);
    const fourth = cards[offset + 3];
    if (fourth > c) return this.#numberOf(a, b, c, fourth);
    if (fourth > b) return this.#numberOf(a, b, fourth, c);
    if (fourth > a) return this.#numberOf(a, fourth, b, c);
    return this.#numberOf(fourth, a, b, c);
  }

  /** @param a the lowest card, and so on */
  #numberOf(a: Card, b: Card, c: Card, d?: Card): number {
    const spread = this.#spread;
    const three = a + PAIRS_BELOW[b + spread] + THREES_BELOW[c + 2 * spread];
    return d === undefined ? three : three + FOURS_BELOW[d + 3 * spread];
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
