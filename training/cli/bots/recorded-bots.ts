/** The bots that records name: the expert, and policies by the SHA-256 of their files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createOpponent, createStandIn } from '../../../engine/bots/opponent.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import type { DecisionSeed } from '../../../engine/bots/view-seed.ts';
import type { KnownBot } from '../../../engine/fair/blindness.ts';
import { UsageError } from '../command/usage-error.ts';
import { loadWasmRuntime } from '../runtimes/wasm-runtime.ts';
import { factorCostOf } from './bots.ts';
import { evaluateRows } from '../../learner/evaluation/batched-evaluate.ts';
import { checkedPolicy, readNamedFile } from './model-file.ts';

/** Creates recorded bots as the game does; load each policy first. */
export class RecordedBots {
  /** Files of policies, by SHA-256. */
  readonly #files = new Map<string, string>();
  readonly #loaded = new Map<string, { evaluate: EvaluateOne; factorCost: number }>();

  /** @param folder where the policies lie @throws {UsageError} where it cannot be read */
  constructor(folder: string) {
    try {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.onnx'))) {
        const file = join(folder, name);
        this.#files.set(createHash('sha256').update(readFileSync(file)).digest('hex'), file);
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new UsageError(`--models is "${folder}", which cannot be read (${code}): allowed is a folder of policies`);
    }
  }

  /** Loads a policy by its SHA-256, or `expert`. @returns whether it is there @throws {UsageError} where its file is damaged */
  async load(policy: string): Promise<boolean> {
    if (policy === 'expert' || this.#loaded.has(policy)) return true;
    const file = this.#files.get(policy);
    if (file === undefined) return false;
    const bytes = readNamedFile(file, `"${file}"`, `there is no file "${file}"`, checkedPolicy);
    // The runtime and the batches of the game: others round otherwise.
    const rows = evaluateRows(await (await loadWasmRuntime()).load(bytes));
    const evaluate: EvaluateOne = async (observation, mask) => (await rows(observation, mask, 1)).policy;
    this.#loaded.set(policy, { evaluate, factorCost: factorCostOf(file) });
    return true;
  }

  create({ policy, ...traits }: KnownBot, seed: DecisionSeed): Bot {
    const loaded = this.#loaded.get(policy);
    if (loaded === undefined) return createStandIn(traits, seed);
    const { evaluate, factorCost } = loaded;
    return createOpponent(traits, { evaluate, factorCost: () => factorCost, seed });
  }
}
