/** Where cards come in packs that follow from secrets. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { KeyedNumbers, keyFor } from '../../../engine/fair/recipe.ts';
import { FULL_PACK } from '../../../engine/pack.ts';

const CARDS = FULL_PACK.length;

/** χ² of so many packs, by place of each card, and by the card that follows each. */
export function countOrders(packs: number): { places: number; neighbours: number } {
  const places = new Float64Array(CARDS * CARDS);
  const neighbours = new Float64Array(CARDS * CARDS);
  const pack = new Uint8Array(CARDS);
  let secret = sha256(utf8ToBytes('31'));
  for (let number = 0; number < packs; number++) {
    secret = sha256(secret);
    pack.set(FULL_PACK);
    new KeyedNumbers(keyFor(secret, 'deal', 1, '')).order(pack, CARDS);
    for (let place = 0; place < CARDS; place++) {
      places[place * CARDS + pack[place]]++;
      if (place > 0) neighbours[pack[place - 1] * CARDS + pack[place]]++;
    }
  }
  return {
    places: chiSquare(places, packs / CARDS),
    neighbours: chiSquare(
      neighbours.filter((_, pair) => pair % (CARDS + 1) !== 0),
      packs / CARDS,
    ),
  };
}

function chiSquare(counts: Float64Array, expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What χ² exceeds with a probability of .001 (Wilson and Hilferty 1931). */
export function chiSquareLimit(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.0902 * Math.sqrt(part)) ** 3;
}
