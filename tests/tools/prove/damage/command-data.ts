/** Readers of what commands are given: rules files, doubles, policies, and what programs answer. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandomBot } from '../../../../engine/bots/random.ts';
import { formatAction } from '../../../../engine/actions.ts';
import { Match } from '../../../../engine/match.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { openPolicy } from '../../../../training/cli/bots/bots.ts';
import { readInitialPolicy } from '../../../../training/cli/bots/model-file.ts';
import { PipeBots } from '../../../../training/cli/bots/pipe.ts';
import { readRules } from '../../../../training/cli/command/rules-options.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { rulesFiles } from '../../../engine/support/arbitraries.ts';
import { damaged, damagedText } from '../../../game/support/mutations.ts';
import { saidOf, type Copy, type Reader } from './reader.ts';

/** Lets a file exist while it is read. @returns what is said about it */
async function withFile(copy: Copy, read: (file: string) => unknown): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-damage-'));
  try {
    const file = join(folder, 'copy');
    writeFileSync(file, copy);
    await read(file);
    return null;
  } catch (error) {
    return saidOf(error, UsageError).replaceAll(folder, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How much of a policy file, at its start and at its end, is not weights but what they are for. */
const HEAD = 8_000;
const TAIL = 2_000;

/** A policy with bytes changed, left out or put in, cut off, or something in place of a text in it. */
function damagedModel(good: Uint8Array, random: Random): Uint8Array<ArrayBuffer> {
  const at = [() => random.below(HEAD), () => good.length - 1 - random.below(TAIL), () => random.below(good.length)][
    random.below(3)
  ]();
  const length = 1 + random.below(16);
  const others = Uint8Array.from({ length }, () => random.below(256));
  switch (random.below(4)) {
    case 0:
      return good.slice(0, at);
    case 1:
      return new Uint8Array([...good.subarray(0, at), ...good.subarray(at + length)]);
    case 2:
      return new Uint8Array([...good.subarray(0, at), ...others, ...good.subarray(at)]);
    default: {
      const copy = good.slice();
      copy.set(others.subarray(0, good.length - at), at);
      return copy;
    }
  }
}

const POLICY = 'models/scat.onnx';

function modelCopies(seed: number, count: number): Copy[] {
  const good = new Uint8Array(readFileSync(POLICY));
  const random = new Random(seed);
  return Array.from({ length: count }, () => damagedModel(good, random));
}

/** A program that says these lines, one for each question. The shell's own `read` and `printf` start nothing. */
const PROGRAM =
  'while IFS= read -r asked; do case "$asked" in *\'"type":"hello"\'*|*\'"type":"decide"\'*) IFS= read -r answer <&3 || exit 1; printf "%s\\n" "$answer";; *) ;; esac; done 3<';

/** What an honest program answers in the first deal of a match. */
async function answersOf(seed: number): Promise<string[]> {
  const answers = [JSON.stringify({ type: 'ready', name: 'honest' })];
  await playADeal(seed, (action) => answers.push(JSON.stringify({ action })));
  return answers;
}

/** A deal by random actions. @param onAction receives those of seat 0 */
async function playADeal(
  seed: number,
  onAction: (action: string) => void,
  ask?: (match: Match) => Promise<number>,
): Promise<void> {
  const match = new Match(preset('scat'), 2, { seed });
  const bot = createRandomBot(new Random(seed));
  match.startDeal();
  while (match.phase === 'deal') {
    const legal = match.legalActions();
    const own = await bot.decide(match.view(match.seat), legal);
    const action = match.seat === 0 && ask !== undefined ? await ask(match) : own;
    if (match.seat === 0) onAction(formatAction(action));
    match.apply(action);
  }
}

/** No program is told of one. */
function record(): never {
  throw new Error('a program asked for the record');
}

export const COMMAND_DATA: readonly Reader[] = [
  {
    name: 'rules files of commands',
    copies: (seed, count) => damaged(rulesFiles(seed).next().value, count, seed),
    read: (copy) => withFile(copy, (file) => readRules(file)),
  },
  {
    name: 'policies to play with',
    copies: modelCopies,
    read: (copy) => withFile(copy, async (file) => (await openPolicy(file, `model:${file}`)).release()),
  },
  {
    name: 'policies to begin with',
    copies: modelCopies,
    read: (copy) => withFile(copy, (file) => readInitialPolicy(file, '--init')),
  },
  {
    name: 'answers of programs',
    async copies(seed, count) {
      const answers = await answersOf(seed);
      const lines = damagedText(answers.join('\n'), count, seed);
      return lines.map((text) => `${seed}\n${text}\n`);
    },
    read(copy) {
      const [seed, ...lines] = String(copy).split('\n');
      return withFile(lines.join('\n'), async (file) => {
        const bots = new PipeBots('pipe:damaged', PROGRAM + file);
        try {
          const bot = await bots.sitDown({ rules: preset('scat'), players: 2, seat: 0, seed: Number(seed), record });
          await playADeal(
            Number(seed),
            () => undefined,
            async (match) => bot.decide(match.view(match.seat), match.legalActions()),
          );
        } finally {
          await bots.close();
        }
      });
    },
  },
];
