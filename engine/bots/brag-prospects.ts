/** What a hand of brag may become by drawing. */
import { CARD_COUNT, type Card } from '../cards.ts';
import { BRAG_CARDS } from '../brag.ts';
import type { HouseRules } from '../rules/table.ts';
import { strengthsFor, type Strengths } from './strengths.ts';

export class BragProspects {
  readonly #unseen: readonly Card[];
  readonly #strengths: Strengths;
  /** By unseen card, the best hand that it makes in the place of another. */
  readonly #singles = new Float64Array(CARD_COUNT);
  readonly #hand = new Uint8Array(BRAG_CARDS);

  constructor(rules: HouseRules, unseen: readonly Card[]) {
    this.#unseen = unseen;
    this.#strengths = strengthsFor(rules);
  }

  /** The mean worth of a hand after two draws, keeping what is best. @param worth rises with the value */
  afterTwoDraws(hand: readonly Card[], worth: (value: number) => number): number {
    const unseen = this.#unseen;
    const count = unseen.length;
    this.#trySingles(hand);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) sum += worth(this.#withTwo(hand, i, j));
    }
    return sum / ((count * (count - 1)) / 2);
  }

  #trySingles(hand: readonly Card[]): void {
    const [a, b, c] = hand;
    const asItIs = this.#of(a, b, c);
    for (const [i, card] of this.#unseen.entries()) {
      this.#singles[i] = Math.max(asItIs, this.#of(a, b, card), this.#of(a, c, card), this.#of(b, c, card));
    }
  }

  /** The best that a hand becomes with two of the unseen cards, or one of them. */
  #withTwo(hand: readonly Card[], one: number, other: number): number {
    const [first, second] = [this.#unseen[one], this.#unseen[other]];
    let best = Math.max(this.#singles[one], this.#singles[other]);
    for (let i = 0; i < BRAG_CARDS; i++) {
      const strength = this.#of(hand[i], first, second);
      if (strength > best) best = strength;
    }
    return best;
  }

  #of(a: Card, b: Card, c: Card): number {
    const hand = this.#hand;
    hand[0] = a;
    hand[1] = b;
    hand[2] = c;
    return this.#strengths.of(hand);
  }
}
