/** What a hand may become by drawing where the cards of other suits count against it (`offSuit: "minus"`). */
import { MOST_POINTS, SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import type { HouseRules } from '../rules/table.ts';
import { fullTotal, leastValue } from '../value.ts';

const POINTS_RANGE = MOST_POINTS + 1;

/** What a suit of a hand counts, and what a card more makes of it. */
interface Collected {
  /** The total of the suit less all other cards. */
  value: number;
  /** How many more cards of the suit find a place in the hand. */
  room: number;
  /** The highest of the other cards and the second of them, 0 where there is none: they go first. */
  worst: number;
  second: number;
  /** The lowest cards of the suit; above all points where there is none. */
  least: number;
  next: number;
}

export class OffSuitProspects {
  readonly #handSize: number;
  readonly #least: number;
  readonly #count: number;
  /** By suit and points, how many cards are unseen. */
  readonly #fresh = new Uint8Array(SUIT_COUNT * POINTS_RANGE);
  readonly #suits: Collected[];
  /** By suit and points, the best value with one more such card. */
  readonly #singles = new Int8Array(SUIT_COUNT * POINTS_RANGE);
  /** By suit and value, how many unseen cards lead to it. */
  readonly #leading: Uint8Array;
  readonly #values: number;

  constructor(rules: HouseRules, unseen: readonly Card[]) {
    this.#handSize = rules.handSize;
    this.#least = leastValue(rules);
    this.#values = fullTotal(rules) - this.#least + 1;
    this.#count = unseen.length;
    this.#leading = new Uint8Array(SUIT_COUNT * this.#values);
    this.#suits = Array.from({ length: SUIT_COUNT }, () => ({
      value: 0,
      room: 0,
      worst: 0,
      second: 0,
      least: 0,
      next: 0,
    }));
    for (const card of unseen) this.#fresh[suitOf(card) * POINTS_RANGE + pointsOf(card)]++;
  }

  /**
   * The mean worth of a hand after two draws, keeping what is best.
   * @param value of the hand as it is, as three of a kind perhaps
   */
  afterTwoDraws(hand: readonly Card[], value: number, worth: (value: number) => number): number {
    const worthOf = (reached: number): number => worth(Math.max(reached, value));
    for (let suit = 0; suit < SUIT_COUNT; suit++) this.#collect(hand, suit);
    this.#tryCards();
    const pairs = (this.#count * (this.#count - 1)) / 2;
    return (this.#worthOfTwoSuits(worthOf) + this.#worthOfOneSuit(worthOf)) / pairs;
  }

  /** Reads what a suit of a hand counts. */
  #collect(hand: readonly Card[], suit: number): void {
    const collected = this.#suits[suit];
    Object.assign(collected, NOTHING_COLLECTED);
    for (let i = 0; i < hand.length; i++) {
      const points = pointsOf(hand[i]);
      if (suitOf(hand[i]) === suit) {
        collected.value += points;
        collected.room--;
        if (points < collected.least) {
          collected.next = collected.least;
          collected.least = points;
        } else if (points < collected.next) collected.next = points;
      } else {
        collected.value -= points;
        if (points > collected.worst) {
          collected.second = collected.worst;
          collected.worst = points;
        } else if (points > collected.second) collected.second = points;
      }
    }
    collected.room += this.#handSize;
  }

  /** Finds what each unseen card makes of the hand. */
  #tryCards(): void {
    const suits = this.#suits;
    this.#leading.fill(0);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      for (let points = 0; points < POINTS_RANGE; points++) {
        const fresh = this.#fresh[suit * POINTS_RANGE + points];
        if (fresh === 0) continue;
        let best = -Infinity;
        for (let kept = 0; kept < SUIT_COUNT; kept++) {
          const collected = suits[kept];
          const value = kept === suit ? withOwn(collected, points) : withOther(collected, points);
          if (value > best) best = value;
        }
        this.#singles[suit * POINTS_RANGE + points] = best;
        this.#leading[suit * this.#values + best - this.#least] += fresh;
      }
    }
  }

  /** The worth of all pairs of two suits, added up: the better card counts. */
  #worthOfTwoSuits(worth: (value: number) => number): number {
    const atMost = [0, 0, 0, 0];
    let done = 0;
    let sum = 0;
    for (let at = 0; at < this.#values; at++) {
      let all = 0;
      let squares = 0;
      for (let suit = 0; suit < SUIT_COUNT; suit++) {
        atMost[suit] += this.#leading[suit * this.#values + at];
        all += atMost[suit];
        squares += atMost[suit] * atMost[suit];
      }
      const pairs = (all * all - squares) / 2;
      if (pairs > done) sum += (pairs - done) * worth(at + this.#least);
      done = pairs;
    }
    return sum;
  }

  /** The worth of all pairs of one suit, added up. */
  #worthOfOneSuit(worth: (value: number) => number): number {
    const fresh = this.#fresh;
    let sum = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const first = suit * POINTS_RANGE;
      for (let high = 0; high < POINTS_RANGE; high++) {
        const highs = fresh[first + high];
        if (highs === 0) continue;
        for (let low = 0; low <= high; low++) {
          const ways = low === high ? (highs * (highs - 1)) / 2 : highs * fresh[first + low];
          if (ways === 0) continue;
          const both = withTwo(this.#suits[suit], high, low);
          sum += ways * worth(Math.max(both, this.#singles[first + high], this.#singles[first + low]));
        }
      }
    }
    return sum;
  }
}

const NONE = MOST_POINTS + 1;
const NOTHING_COLLECTED: Collected = { value: 0, room: 0, worst: 0, second: 0, least: NONE, next: NONE };

/** The value with one more card of the suit. */
function withOwn({ least, room, value, worst }: Collected, points: number): number {
  return room > 0 ? value + points + worst : value + Math.max(0, points - least);
}

/** The value with a card of another suit. */
function withOther({ value, worst }: Collected, points: number): number {
  return value + Math.max(0, worst - points);
}

/** The value with two more cards of the suit. @param high at least as many points as the other */
function withTwo({ least, next, room, second, value, worst }: Collected, high: number, low: number): number {
  if (room > 1) return value + high + low + worst + second;
  if (room === 1) return value + high + low + worst - Math.min(least, low);
  if (high <= least) return value;
  return value + high - least + Math.max(0, low - next);
}
