/** Bots from the command line's SPECs. */
import { readFileSync } from 'node:fs';
import type { Bot, BotFactory } from '../../engine/bots/bot.ts';
import { createExpert } from '../../engine/bots/expert.ts';
import { createPolicyBot } from '../../engine/bots/policy.ts';
import { createRandomBot } from '../../engine/bots/random.ts';
import { createThresholdBot } from '../../engine/bots/threshold.ts';
import { Random } from '../../engine/random.ts';
import { ModelError, readModelFacts } from '../learner/policy-file.ts';
import { batchedEvaluate } from './evaluate.ts';
import { PipeBots } from './pipe.ts';
import { loadRuntime } from './runtime.ts';
import { UsageError } from './usage.ts';

export const SPECS = 'random, threshold:K, expert, model:FILE.onnx, pipe:COMMAND';
const NOT_BUILT = ['search'];
const MOST_THRESHOLD = 41;

/** The SPECs of a list: separated by commas, but a comma in double quotes belongs to a COMMAND. */
export function splitSpecs(text: string): string[] {
  return text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
}

/** The bot of a SPEC. @throws {UsageError} when there is no such bot, or its file is none. */
export async function createBot(spec: string, seed: number): Promise<Bot | BotFactory> {
  const colon = spec.indexOf(':');
  const kind = colon < 0 ? spec : spec.slice(0, colon);
  const argument = colon < 0 ? '' : spec.slice(colon + 1);
  const random = new Random(seed);
  if (NOT_BUILT.includes(kind)) throw new UsageError(`"${spec}": ${kind} is not built yet: allowed are ${SPECS}`);
  switch (kind) {
    case 'random':
    case 'expert':
      if (argument !== '') throw new UsageError(`"${spec}": ${kind} takes nothing after it`);
      return kind === 'random' ? createRandomBot(random) : createExpert(random.seed());
    case 'threshold': {
      const threshold = Number(argument);
      if (argument === '' || !Number.isInteger(threshold) || threshold < 0 || threshold > MOST_THRESHOLD) {
        throw new UsageError(`"${spec}": allowed is threshold:K with K from 0 to ${MOST_THRESHOLD}`);
      }
      return createThresholdBot(threshold);
    }
    case 'model':
      return createPolicyBot(await loadPolicy(argument, spec), spec);
    case 'pipe':
      if (argument.trim() === '') throw new UsageError(`"${spec}": allowed is pipe:COMMAND`);
      return new PipeBots(spec, argument);
    default:
      throw new UsageError(`"${spec}" is no bot: allowed are ${SPECS}`);
  }
}

async function loadPolicy(file: string, spec: string) {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new UsageError(`"${spec}": there is no file "${file}"`);
  }
  try {
    readModelFacts(bytes);
  } catch (error) {
    if (error instanceof ModelError) throw new UsageError(`"${spec}": ${error.message}`);
    throw error;
  }
  return batchedEvaluate(await (await loadRuntime()).load(bytes));
}
