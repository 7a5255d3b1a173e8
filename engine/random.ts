/** Seeded randomness: the only source of chance in the engine, explicit wherever it is used. */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sumOf } from './statistics.ts';

const TWO_TO_32 = 2 ** 32;

/** A stream of random numbers that a seed determines (xoroshiro128+). */
export class Random {
  #generator: ReturnType<typeof xoroshiro128plusFromState>;

  /** @param seed any integer; only its low 32 bits count */
  constructor(seed: number) {
    this.#generator = xoroshiro128plusFromState(stateOf(seed));
  }

  /** An integer from 0 to `bound - 1`, each equally likely; `bound` from 1 to 2^32 - 1. */
  below(bound: number): number {
    for (;;) {
      const bits = this.#generator.next();
      // In two steps, so that V8 divides small integers: it may divide a 32-bit number as a double, which takes ten
      // times as long.
      const half = bits >>> 1;
      const last = bits & 1;
      const rest = (2 * (half % bound) + last) % bound;
      // The numbers above the last multiple of the bound would favour low results.
      if (2 * half + last - rest <= TWO_TO_32 - bound) return rest;
    }
  }

  /** A number from 0 (included) to 1 (excluded), in steps of 2^-32. */
  unit(): number {
    return (this.#generator.next() >>> 0) / TWO_TO_32;
  }

  /** A random 32-bit seed, for a separate stream. */
  seed(): number {
    return this.#generator.next();
  }

  /** Puts the first `count` items into a random order, every order equally likely (Fisher and Yates). */
  shuffle(items: { [index: number]: number }, count: number): void {
    for (let last = count - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = items[last];
      items[last] = items[other];
      items[other] = item;
    }
  }

  /** Draws one of the first `left` items, each equally likely, and moves it behind the others of them. */
  draw(items: { [index: number]: number }, left: number): number {
    const at = this.below(left);
    const item = items[at];
    items[at] = items[left - 1];
    items[left - 1] = item;
    return item;
  }

  /** The state, as plain numbers, from which `restore` continues. */
  state(): readonly number[] {
    return this.#generator.getState();
  }

  restore(state: readonly number[]): void {
    this.#generator = xoroshiro128plusFromState(state);
  }
}

const STATE_WORDS = 4;
const GOLDEN_STEP = 0x9e3779b9;

/**
 * A generator's first state. It is well mixed, since people give seeds such as 1, 2, 3, and similar states would give
 * similar first numbers.
 */
function stateOf(seed: number): number[] {
  return Array.from({ length: STATE_WORDS }, (_, word) => mixed(seed + Math.imul(word + 1, GOLDEN_STEP)));
}

/** Spreads every bit of a 32-bit number over all of them (the finalizer of MurmurHash3). */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/**
 * Where a number from 0 to 1 falls among shares that lie side by side.
 * @param shares at least one, of any sum
 * @returns a place in the list with a share; the last where rounding leaves a little over
 */
export function placeByShare(shares: ArrayLike<number>, at: number): number {
  let left = at * sumOf(shares);
  let last = 0;
  for (let place = 0; place < shares.length && left >= 0; place++) {
    if (shares[place] === 0) continue;
    last = place;
    left -= shares[place];
  }
  return last;
}

/** A number of the standard normal distribution (Box and Muller 1958). @param unit gives numbers from 0 to 1, below 1 */
export function normalFrom(unit: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
}
