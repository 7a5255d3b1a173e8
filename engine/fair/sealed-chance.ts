/** The chance of a match whose packs can be checked afterwards (docs/formats.md#fair-dealing). */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  chainTo,
  FAIR_FORMAT,
  KeyedChance,
  KeyedNumbers,
  keyFor,
  placeOf,
  type Purpose,
  type RevealedDeal,
  type Seal,
} from './recipe.ts';

/** What commits to all secrets of a chain, in hexadecimal. @param lastSecret the one that all others follow from */
export function commitmentOf(lastSecret: string): string {
  return bytesToHex(chainTo(hexToBytes(lastSecret))[0]);
}

export class SealedChance extends KeyedChance {
  readonly word: string;
  readonly #lastSecrets: string[];
  readonly #drawSecret: () => Uint8Array;
  readonly #chains: (readonly Uint8Array[])[] = [];

  /**
   * @param lastSecrets of each chain so far, in hexadecimal
   * @param word the player's, taken after the commitment was shown
   * @param drawSecret 32 unpredictable bytes, for the chain that follows this one
   */
  constructor(lastSecrets: readonly string[], word: string, drawSecret: () => Uint8Array) {
    super();
    this.#lastSecrets = [...lastSecrets];
    this.word = word.normalize('NFC');
    this.#drawSecret = drawSecret;
  }

  /** What the record says about it. */
  get seal(): Seal {
    return { format: FAIR_FORMAT, commitment: bytesToHex(this.#chain(0)[0]), word: this.word };
  }

  /** The last secret of each chain so far, for a save: to be shown to nobody. */
  get lastSecrets(): string[] {
    return [...this.#lastSecrets];
  }

  /** What may be known of a deal that is over. @param deal its number in the match, from 1 */
  reveal(deal: number): RevealedDeal {
    const { chain, position } = placeOf(deal);
    const secrets = this.#chain(chain);
    return {
      secret: bytesToHex(secrets[position]),
      ...(chain > 0 && position === 1 && { commitment: bytesToHex(secrets[0]) }),
    };
  }

  override numbers(deal: number, purpose: Purpose): KeyedNumbers {
    const { chain, position } = placeOf(deal);
    return new KeyedNumbers(keyFor(this.#chain(chain)[position], purpose, position, this.word));
  }

  #chain(index: number): readonly Uint8Array[] {
    while (this.#lastSecrets.length <= index) this.#lastSecrets.push(bytesToHex(this.#drawSecret()));
    return (this.#chains[index] ??= chainTo(hexToBytes(this.#lastSecrets[index])));
  }
}
