/** What may happen between two deals of a match (docs/rules-reference.md#between-deals): buying in, and extra steps. */
import type { HouseRules } from './rules/table.ts';

/** What of a match changes between deals; arrays are by seat, as in `Match`, and written to. */
interface SeatsBetween {
  readonly rules: HouseRules;
  readonly tokens: Int16Array;
  readonly buyInsLeft: Uint8Array;
  readonly eliminatedIn: Uint32Array;
}

/** How often in a match the players may agree on an extra step. */
const MOST_EXTRA_STEPS = 5;

/** Who is asked whether to buy in, and whether one more step may be agreed on. */
export class BetweenDeals {
  extraSteps = 0;
  readonly #seats: SeatsBetween;
  readonly #asked: number[] = [];
  /** Seats that the last deal eliminated: an extra step brings them back. */
  #returnable: readonly number[] = [];
  /** Whether there has been an answer, or an extra step, since the last deal. */
  #isSettled = false;

  constructor(seats: SeatsBetween) {
    this.#seats = seats;
  }

  /** Who is asked now, -1 where nobody is. */
  get seat(): number {
    return this.#asked[0] ?? -1;
  }

  isAsked(seat: number): boolean {
    return this.#asked.includes(seat);
  }

  /** A deal has ended, which eliminated these seats. */
  begin(eliminated: readonly number[]): void {
    this.#returnable = eliminated;
    this.#isSettled = false;
  }

  /** Seats that the deal eliminated are asked, from the dealer's left on, where they may still buy in. */
  askFrom(dealer: number): void {
    const { buyInsLeft } = this.#seats;
    const players = buyInsLeft.length;
    for (let step = 1; step <= players; step++) {
      const seat = (dealer + step) % players;
      if (this.#returnable.includes(seat) && buyInsLeft[seat] > 0) this.#asked.push(seat);
    }
  }

  /** The seat that is asked buys in, or leaves. */
  answer(buysIn: boolean): void {
    const { rules, tokens, buyInsLeft, eliminatedIn } = this.#seats;
    const seat = this.#asked.shift() as number;
    this.#isSettled = true;
    if (!buysIn) return;
    buyInsLeft[seat]--;
    tokens[seat] = rules.lives + this.extraSteps;
    eliminatedIn[seat] = 0;
  }

  /** Everybody plays on with 1 token, eliminated or not, but whoever could have bought in and has left. */
  returnAll(): void {
    const { tokens, buyInsLeft, eliminatedIn } = this.#seats;
    for (let seat = 0; seat < tokens.length; seat++) {
      if (tokens[seat] < 0 && buyInsLeft[seat] > 0) continue;
      tokens[seat] = 1;
      eliminatedIn[seat] = 0;
    }
  }

  /** Whether the players may still agree on one more step before the next deal. */
  get mayExtend(): boolean {
    return this.#seats.rules.scoring === 'lives' && this.extraSteps < MOST_EXTRA_STEPS && !this.#isSettled;
  }

  /** One more step: everybody still in gains a token, and those whom the last deal eliminated stay in. */
  extend(): void {
    const { rules, tokens, eliminatedIn } = this.#seats;
    this.extraSteps++;
    this.#isSettled = true;
    for (let seat = 0; seat < tokens.length; seat++) if (tokens[seat] >= 0) tokens[seat]++;
    for (const seat of this.#returnable) {
      tokens[seat] = rules.grace ? 0 : 1;
      eliminatedIn[seat] = 0;
    }
    this.#returnable = [];
    this.#asked.length = 0;
  }
}
