/** What a second reading of the course of deals knows of a pool: what lies there, and what has been exchanged in a turn. */
import type { HouseRules } from '../../../engine/rules/table.ts';

/** Follows the pool, and throws where somebody exchanges as nobody may. */
export class PoolCourse {
  readonly #rules: HouseRules;
  /** The cards of the pool, by place. */
  #cards: readonly number[] = [];
  /** The cards that have been put there one by one in this turn. */
  #put: number[] = [];
  /** Who has to pass in the next turn of their own, having swapped all. */
  #bound: number[] = [];
  /** Whether whoever has the turn has to pass in it. */
  #mustPass = false;

  constructor(rules: HouseRules) {
    this.#rules = rules;
  }

  begin(): void {
    this.#cards = [];
    this.#bound = [];
    this.#mustPass = false;
  }

  lie(cards: readonly number[]): void {
    this.#cards = cards;
  }

  beginTurn(seat: number): void {
    if (this.#mustPass) throw new Error(`seat ${seat} has a turn after one that was no pass`);
    this.#mustPass = this.#bound.includes(seat);
    this.#bound = this.#bound.filter((other) => other !== seat);
    this.#put = [];
  }

  /** Whether whoever has the turn has swapped all in the one before. */
  get mustPass(): boolean {
    return this.#mustPass;
  }

  pass(): void {
    this.#mustPass = false;
  }

  /** Throws where a player who has swapped all does something else than to pass in the turn after that. */
  checkUnbound(seat: number): void {
    if (this.#mustPass) throw new Error(`seat ${seat} does not pass after a swap of all`);
  }

  /** One card a turn, or two where that is allowed: then not the one that has been put there for the first. */
  take(seat: number, card: number): void {
    this.checkUnbound(seat);
    const most = this.#rules.poolSwapTwo ? 2 : 1;
    if (this.#put.length >= most) throw new Error(`seat ${seat} takes a card too many`);
    const [there, put] = [this.#cards, this.#put].map((cards) => cards.filter((other) => other === card).length);
    if (there === put) throw new Error(`seat ${seat} takes back what it has put there`);
  }

  put(card: number, place: number): void {
    this.#put.push(card);
    this.#cards = this.#cards.with(place, card);
  }

  swapAll(seat: number, laid: readonly number[]): void {
    this.checkUnbound(seat);
    this.#cards = laid;
    if (this.#rules.poolSwapAll === 'binds') this.#bound.push(seat);
  }

  /** Whether a seven, an eight and a nine lie there. */
  isSevenEightNine(): boolean {
    const ranks = this.#cards.map((card) => card % 13).sort((a, b) => a - b);
    return ranks.join() === '5,6,7';
  }
}
