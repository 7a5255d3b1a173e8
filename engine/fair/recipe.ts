/**
 * Fair dealing (docs/formats.md#fair-dealing): how everything that chance decides in a match follows from a secret and
 * the player's word, by a recipe that anybody can repeat.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from '../chance.ts';

export const FAIR_FORMAT = 'thirty-one-fair/1';
/** What a sealed match says about itself before its first deal. */
export interface Seal {
  format: typeof FAIR_FORMAT;
  /** The first chain's, in hexadecimal: shown before the word is taken. */
  commitment: string;
  word: string;
}

/** The same of a deal once it is over, in hexadecimal. */
export interface RevealedDeal {
  secret?: string | undefined;
  /** Of the chain that begins with this deal, for all but the first chain. */
  commitment?: string | undefined;
}

/** The parts of a sealed deal: its place in the chain of secrets, and what its secret decides. */
export type SealedPart = 'secret' | 'dealer' | 'pack' | 'stock';

/** How many deals a chain of secrets lasts. */
export const CHAIN_LENGTH = 1024;

export const SECRET_BYTES = 32;

/** What a key is for: the pack, who deals first, the k-th new stock (from 1), a seat's k-th decision (both from 0). */
export type Purpose = 'deal' | 'dealer' | `stock-${number}` | `seat-${number}-${number}`;

const TWO_TO_32 = 2 ** 32;
const NUMBER_SIZE = 4;

/** Texts as UTF-8, with a zero byte between them. */
function joined(...texts: readonly string[]): Uint8Array {
  return utf8ToBytes(texts.join('\0'));
}

/** The secret before: what commits to this one. @param secret 32 bytes */
export function commitmentTo(secret: Uint8Array): Uint8Array {
  return sha256(secret);
}

/** @param last the last secret of a chain, 32 random bytes @returns the chain by position, its commitment first */
export function chainTo(last: Uint8Array): readonly Uint8Array[] {
  const chain = [last];
  while (chain.length <= CHAIN_LENGTH) chain.push(commitmentTo(chain[chain.length - 1]));
  return chain.toReversed();
}

/** Where a deal of a match stands: in which chain, from 0, and at which position of it, from 1. @param deal from 1 */
export function placeOf(deal: number): { chain: number; position: number } {
  return { chain: Math.floor((deal - 1) / CHAIN_LENGTH), position: 1 + ((deal - 1) % CHAIN_LENGTH) };
}

/** The key of one purpose in the deal at that position of the chain, from 1. */
export function keyFor(secret: Uint8Array, purpose: Purpose, position: number, word: string): Uint8Array {
  return hmac(sha256, secret, joined(FAIR_FORMAT, purpose, String(position), word.normalize('NFC')));
}

/** The secret of a public deal. @param date in UTC, as `2026-11-23` @param position of the deal on that day, from 1 */
export function dailySecret(date: string, position: number): Uint8Array {
  return hmac(sha256, utf8ToBytes('thirty-one-daily/1'), joined(date, String(position)));
}

export class KeyedNumbers {
  readonly #key: Uint8Array;
  #block: Uint8Array = new Uint8Array(0);
  #offset = 0;
  #counter = 0;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** The next number, from 0 to 2^32 - 1. */
  next(): number {
    if (this.#offset === this.#block.length) {
      this.#block = hmac(sha256, this.#key, bigEndian(this.#counter++));
      this.#offset = 0;
    }
    const number = new DataView(this.#block.buffer, this.#block.byteOffset).getUint32(this.#offset);
    this.#offset += NUMBER_SIZE;
    return number;
  }

  /** An integer from 0 to `bound - 1`, each equally likely; `bound` from 1 to 2^32. */
  below(bound: number): number {
    const end = TWO_TO_32 - (TWO_TO_32 % bound);
    for (;;) {
      const number = this.next();
      if (number < end) return number % bound;
    }
  }

  /** Sorts the first `count` cards, then puts them into the order that follows from the key (Fisher and Yates). */
  order(cards: { [index: number]: number }, count: number): void {
    const sorted = Array.from({ length: count }, (_, place) => cards[place]).sort((a, b) => a - b);
    for (let last = count - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [sorted[last], sorted[other]] = [sorted[other], sorted[last]];
    }
    for (let place = 0; place < count; place++) cards[place] = sorted[place];
  }
}

/** Chance in which everything follows from the secret of a deal. */
export abstract class KeyedChance implements Chance {
  /** The numbers for one purpose in a deal. @param deal its number in the match, from 1 */
  abstract numbers(deal: number, purpose: Purpose): KeyedNumbers;

  dealer(players: number): number {
    return this.numbers(1, 'dealer').below(players);
  }

  pack(cards: { [index: number]: number }, count: number, deal: number): void {
    this.numbers(deal, 'deal').order(cards, count);
  }

  stock(cards: { [index: number]: number }, count: number, deal: number, ordinal: number): void {
    this.numbers(deal, `stock-${ordinal}`).order(cards, count);
  }
}

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(NUMBER_SIZE);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
