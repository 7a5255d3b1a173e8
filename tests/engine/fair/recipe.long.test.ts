import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../../engine/cards.ts';
import { chainTo, commitmentTo, dailySecret, KeyedNumbers, keyFor, placeOf } from '../../../engine/fair/recipe.ts';
import { FULL_PACK } from '../../../engine/pack.ts';
import { chiSquareLimit, countOrders } from '../support/orders.ts';
import { differences, isMissing } from '../support/recipes.ts';

/** The secret of the contract's example. */
const SEVENS = new Uint8Array(32).fill(7);

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of the example of FIPS 180-4 that begins with "%.3s"', (message, digest) => {
    expect(bytesToHex(sha256(utf8ToBytes(message)))).toBe(digest);
  });
});

describe('a pack', () => {
  test('is the one of the contract’s example', () => {
    expect(bytesToHex(commitmentTo(SEVENS))).toBe('4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
    const pack = FULL_PACK.toReversed();
    new KeyedNumbers(keyFor(SEVENS, 'deal', 1, 'Anna')).order(pack, pack.length);
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
    const order = (key: Uint8Array) => {
      const pack = Uint8Array.from(FULL_PACK);
      new KeyedNumbers(key).order(pack, pack.length);
      return formatCards(pack);
    };
    expect(order(other)).not.toBe(order(keyFor(SEVENS, 'deal', 1, 'Anna')));
  });

  test('is the same for a word however its letters are composed', () => {
    const [composed, decomposed] = ['Zoé', 'Zoe\u0301'];
    expect(composed).not.toBe(decomposed);
    expect(keyFor(SEVENS, 'deal', 1, decomposed)).toEqual(keyFor(SEVENS, 'deal', 1, composed));
  });

  test('has every card in every place, and every card after every other, equally often', () => {
    const { places, neighbours } = countOrders(4000);
    expect(places).toBeLessThan(chiSquareLimit(51 * 51));
    expect(neighbours).toBeLessThan(chiSquareLimit(51 * 51 - 1));
  });
});

describe('a chain of secrets', () => {
  test('leads from its last secret down to the commitment, each the SHA-256 of the next', () => {
    const chain = chainTo(SEVENS);
    expect(chain).toHaveLength(1025);
    expect(chain[1024]).toBe(SEVENS);
    for (let position = 1; position <= 1024; position++) {
      expect(commitmentTo(chain[position])).toEqual(chain[position - 1]);
    }
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
  const numbers = new KeyedNumbers(hexToBytes('00'.repeat(32)));
  const halves = [0, 0];
  // Two thirds of all 32-bit numbers: a plain remainder would give the first half twice as often.
  for (let i = 0; i < 3000; i++) halves[Math.floor(numbers.below(2863311530) / 1431655765)]++;
  expect(Math.abs(halves[0] - halves[1])).toBeLessThan(200);
});

test('numbers below a bound leave out the first of those that would favour low results', () => {
  const key = SEVENS;
  const drawn = new KeyedNumbers(key);
  const [first, second] = [drawn.next(), drawn.next()];
  // More than half of all 32-bit numbers, so that only those below the bound itself count, and the first is the bound.
  expect(first).toBeGreaterThan(2 ** 31);
  expect(second).toBeLessThan(first);
  expect(new KeyedNumbers(key).below(first)).toBe(second);
  expect(new KeyedNumbers(key).below(first + 1)).toBe(first);
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
