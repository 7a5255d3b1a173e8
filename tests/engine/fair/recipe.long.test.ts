import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../../engine/cards.ts';
import {
  chainTo,
  commitmentTo,
  dailySecret,
  KeyedNumbers,
  keyFor,
  placeOf,
  type Purpose,
} from '../../../engine/fair/recipe.ts';
import { FULL_PACK, packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { counted, unevenness } from '../support/evenness.ts';

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

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, '../../../docs/fairness');
/** By language, how a recipe is started, and what it needs. */
const RECIPES = {
  Python: { command: ['python3', join(FOLDER, 'pack.py')], needs: ['python3'] },
  bash: { command: ['bash', join(FOLDER, 'pack.sh')], needs: ['bash', 'openssl'] },
} as const;
type RecipeLanguage = keyof typeof RECIPES;

/** Whether this machine lacks something that a recipe needs. */
function isMissing(language: RecipeLanguage): boolean {
  return RECIPES[language].needs.some((program) => spawnSync(program, ['version']).error !== undefined);
}

const WORDS = ['', 'Anna', 'Zoé', '梅花', '♠ ♥ ♦ ♣', 'two words', '"quoted" $HOME `ls` \\x41 %s', '👩‍👩‍👧'];

/** The arguments of a recipe, and what it should print. */
function vector(random: Random): { args: string[]; printed: string } {
  const secret = Uint8Array.from({ length: 32 }, () => random.below(256));
  const position = 1 + random.below(1024);
  const word = WORDS[random.below(WORDS.length)].normalize('NFC');
  const args = [bytesToHex(secret), String(position), word];
  const numbers = (purpose: Purpose) => new KeyedNumbers(keyFor(secret, purpose, position, word));
  const print = (line: string) => `${bytesToHex(commitmentTo(secret))}\n${line}\n`;
  const inOrder = (cards: Uint8Array, purpose: Purpose) => {
    numbers(purpose).order(cards, cards.length);
    return print(formatCards(cards));
  };
  const kind = random.below(4);
  if (kind === 0) return { args, printed: inOrder(Uint8Array.from(FULL_PACK), 'deal') };
  if (kind === 1) {
    const italian = packOf(preset('italian'));
    return { args: [...args, 'deal', ...formatCards(italian).split(' ')], printed: inOrder(italian, 'deal') };
  }
  if (kind === 2) {
    const players = 2 + random.below(9);
    return { args: [...args, 'dealer', String(players)], printed: print(String(numbers('dealer').below(players))) };
  }
  const discards = FULL_PACK.filter(() => random.below(2) === 0);
  return { args: [...args, 'stock-2', ...formatCards(discards).split(' ')], printed: inOrder(discards, 'stock-2') };
}

/** What a recipe prints otherwise than the engine says, for so many vectors. */
async function differences(language: RecipeLanguage, vectors: number): Promise<string[]> {
  const [program, file] = RECIPES[language].command;
  const random = new Random(31);
  const found: string[] = [];
  for (let number = 0; number < vectors; number++) {
    const { args, printed } = vector(random);
    const { stdout } = await run(program, [file, ...args]);
    if (stdout !== printed) found.push(`${program} ${file} ${args.join(' ')}: ${stdout}, not ${printed}`);
  }
  return found;
}

describe.each(['Python', 'bash'] as const)('the recipe in %s', (language) => {
  test.skipIf(isMissing(language))('gives the same commitments, dealers, packs and stocks', async () => {
    expect(await differences(language, 12)).toEqual([]);
  });
});
