/** The chance of a challenge: from the secrets of the deals that were played before (docs/formats.md#challenges). */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { KeyedChance, KeyedNumbers, keyFor, placeOf, type Purpose } from '../fair/recipe.ts';

/** As key, for the secrets of deals that go on where nobody has played before. */
const ONWARD_KEY = utf8ToBytes('thirty-one-challenge/1');

export class ChallengeChance extends KeyedChance {
  readonly #secrets: readonly Uint8Array[];
  readonly #first: number;
  readonly #word: string;

  /**
   * @param secrets of the deals in turn, in hexadecimal, at least one
   * @param first the number of the first of them in its match
   * @param word that went into them
   */
  constructor(secrets: readonly string[], first: number, word: string) {
    super();
    this.#secrets = secrets.map((secret) => hexToBytes(secret));
    this.#first = first;
    this.#word = word;
  }

  override numbers(deal: number, purpose: Purpose): KeyedNumbers {
    return new KeyedNumbers(keyFor(this.#secretOf(deal), purpose, placeOf(deal).position, this.#word));
  }

  #secretOf(deal: number): Uint8Array {
    const known = this.#secrets[deal - this.#first];
    if (known !== undefined) return known;
    const last = this.#secrets[this.#secrets.length - 1];
    return hmac(sha256, ONWARD_KEY, concatBytes(last, utf8ToBytes(String(deal))));
  }
}
