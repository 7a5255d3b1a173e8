/** Kuhn poker (Kuhn 1950, "A simplified two-person poker"): three cards, two players, one bet. */
import { CHANCE, OVER, type Position, type SmallNetworkSizes } from './position.ts';

const CARDS = 3;
const PASS = 0;
const BET = 1;
/** The histories after which a decision is due: at the start, after a pass, after a bet, after pass and bet. */
const HISTORIES = ['', 'p', 'b', 'pb'];
/** Both cards, every pair equally often. */
const DEALS = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
];

export const KUHN_NETWORK: SmallNetworkSizes = {
  observationSize: CARDS + HISTORIES.length,
  hiddenSize: CARDS,
  actionCount: 2,
  width: 32,
};

class KuhnPosition implements Position {
  readonly #cards: readonly number[];
  readonly #history: string;

  constructor(cards: readonly number[], history: string) {
    this.#cards = cards;
    this.#history = history;
  }

  get actor(): number {
    if (this.#cards.length === 0) return CHANCE;
    return HISTORIES.includes(this.#history) ? this.#history.length % 2 : OVER;
  }

  get choices(): readonly number[] {
    if (this.actor === OVER) return [];
    return this.actor === CHANCE ? [...DEALS.keys()] : [PASS, BET];
  }

  after(choice: number): Position {
    if (this.actor === CHANCE) return new KuhnPosition(DEALS[choice], '');
    return new KuhnPosition(this.#cards, this.#history + (choice === BET ? 'b' : 'p'));
  }

  get payoff(): number {
    if (this.#history === 'bp') return 1;
    if (this.#history === 'pbp') return -1;
    const stake = this.#history.includes('b') ? 2 : 1;
    return this.#cards[0] > this.#cards[1] ? stake : -stake;
  }

  /** The card, 0 to 2, and the history, as in `2pb`. */
  get information(): string {
    return this.#cards[this.actor] + this.#history;
  }

  observe(out: Float32Array, offset: number): void {
    out[offset + this.#cards[this.actor]] = 1;
    out[offset + CARDS + HISTORIES.indexOf(this.#history)] = 1;
  }

  observeHidden(out: Float32Array, offset: number): void {
    out[offset + this.#cards[1 - this.actor]] = 1;
  }
}

/** Before the cards are dealt. */
export const KUHN: Position = new KuhnPosition([], '');
