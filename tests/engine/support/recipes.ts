/** The recipes of docs/fairness/ beside the engine. */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bytesToHex } from '@noble/hashes/utils.js';
import { formatCards } from '../../../engine/cards.ts';
import { commitmentTo, KeyedNumbers, keyFor, type Purpose } from '../../../engine/fair/recipe.ts';
import { FULL_PACK, packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, '../../../docs/fairness');
/** By language, how a recipe is started, and what it needs. */
const RECIPES = {
  Python: { command: ['python3', join(FOLDER, 'pack.py')], needs: ['python3'] },
  bash: { command: ['bash', join(FOLDER, 'pack.sh')], needs: ['bash', 'openssl'] },
} as const;
type RecipeLanguage = keyof typeof RECIPES;

/** Whether this machine lacks something that a recipe needs. */
export function isMissing(language: RecipeLanguage): boolean {
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
  const ordered = (cards: Uint8Array, purpose: Purpose) => {
    numbers(purpose).order(cards, cards.length);
    return print(formatCards(cards));
  };
  const kind = random.below(4);
  if (kind === 0) return { args, printed: ordered(Uint8Array.from(FULL_PACK), 'deal') };
  if (kind === 1) {
    const italian = packOf(preset('italian'));
    return { args: [...args, 'deal', ...formatCards(italian).split(' ')], printed: ordered(italian, 'deal') };
  }
  if (kind === 2) {
    const players = 2 + random.below(9);
    return {
      args: [...args, 'dealer', String(players)],
      printed: print(String(numbers('dealer').below(players))),
    };
  }
  const discards = FULL_PACK.filter(() => random.below(2) === 0);
  return { args: [...args, 'stock-2', ...formatCards(discards).split(' ')], printed: ordered(discards, 'stock-2') };
}

/** What a recipe prints otherwise than the engine says, for so many vectors. */
export async function differences(language: RecipeLanguage, vectors: number): Promise<string[]> {
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
