import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../../engine/cards.ts';
import { chainTo, commitmentTo, dailySecret, KeyedNumbers, keyFor, placeOf } from '../../../engine/fair/recipe.ts';
import { FULL_PACK } from '../../../engine/pack.ts';
import { counted, unevenness } from '../support/evenness.ts';
import { differences, isMissing } from '../support/recipes.ts';

/** The secret of the contract's example. */
const SEVENS = new Uint8Array(32).fill(7);

/** The whole pack, in the order of a key, whatever its order was. */
function ordered(key: Uint8Array): Uint8Array {
  const pack = FULL_PACK.toReversed();
  new KeyedNumbers(key).order(pack, pack.length);
  return pack;
}

describe('a pack', () => {
  test('is the one of the contract’s example', () => {
    expect(bytesToHex(commitmentTo(SEVENS))).toBe('4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
    const pack = ordered(keyFor(SEVENS, 'deal', 1, 'Anna'));
    expect(Array.from(pack.slice(0, 20))).toEqual([
      25, 17, 49, 51, 43, 41, 18, 11, 6, 14, 5, 7, 42, 9, 24, 0, 31, 28, 46, 33,
    ]);
    expect(formatCards(pack)).toMatch(/^Ad 6d Qs As 6s /);
  });

  test.each([
    ['secret', keyFor(new Uint8Array(32), 'deal', 1, 'Anna')],
    ['purpose', keyFor(SEVENS, 'stock-1', 1, 'Anna')],
    ['position', keyFor(SEVENS, 'deal', 2, 'Anna')],
    ['word', keyFor(SEVENS, 'deal', 1, 'Anne')],
  ])('is another one with another %s', (_what, other) => {
    expect(ordered(other)).not.toEqual(ordered(keyFor(SEVENS, 'deal', 1, 'Anna')));
  });

  test('is the same for a word however its letters are composed', () => {
    const [composed, decomposed] = ['Zoé', 'Zoe\u0301'];
    expect(composed).not.toBe(decomposed);
    expect(keyFor(SEVENS, 'deal', 1, decomposed)).toEqual(keyFor(SEVENS, 'deal', 1, composed));
  });

  test('has every card in every place, and every card after every other, equally often', () => {
    const neighbours = Array<number>(52 * 52).fill(0);
    let secret: Uint8Array = SEVENS;
    const places = counted(52 * 52, 4_000, (_run, note) => {
      secret = commitmentTo(secret);
      ordered(keyFor(secret, 'deal', 1, '')).forEach((card, place, pack) => {
        note(place * 52 + card);
        if (place > 0) neighbours[pack[place - 1] * 52 + card]++;
      });
    });
    const ofOthers = neighbours.filter((_, pair) => pair % 53 !== 0);
    expect(unevenness(places, 51 * 51)).toBeLessThan(1);
    expect(unevenness(ofOthers, 51 * 51 - 1)).toBeLessThan(1);
  });
});

describe('a chain of secrets', () => {
  test('leads from its last secret down to the commitment, each the SHA-256 of the next', () => {
    const chain = chainTo(SEVENS);
    expect(chain).toHaveLength(1025);
    expect(chain[1024]).toBe(SEVENS);
    expect(chain.slice(1).map(commitmentTo)).toEqual(chain.slice(0, -1));
  });

  test('lasts 1,024 deals', () => {
    expect([1, 1024, 1025, 2048, 2049].map(placeOf)).toEqual([
      { chain: 0, position: 1 },
      { chain: 0, position: 1024 },
      { chain: 1, position: 1 },
      { chain: 1, position: 1024 },
      { chain: 2, position: 1 },
    ]);
  });
});

test('numbers below a bound leave out those that would favour low results', () => {
  const drawn = new KeyedNumbers(SEVENS);
  const [first, second] = [drawn.next(), drawn.next()];
  // More than half of all 32-bit numbers, so that only those below the bound itself count, and the first is the bound.
  expect(first).toBeGreaterThan(2 ** 31);
  expect(second).toBeLessThan(first);
  expect(new KeyedNumbers(SEVENS).below(first)).toBe(second);
  expect(new KeyedNumbers(SEVENS).below(first + 1)).toBe(first);
});

test('the secrets of public deals differ by date and by position', () => {
  const secrets = ['2026-11-23', '2026-11-24'].flatMap((date) => [1, 2].map((n) => bytesToHex(dailySecret(date, n))));
  expect(new Set(secrets).size).toBe(4);
});

describe.each(['Python', 'bash'] as const)('the recipe in %s', (language) => {
  test.skipIf(isMissing(language))('gives the same commitments, dealers, packs and stocks', async () => {
    expect(await differences(language, 12)).toEqual([]);
  });
});
