/** The bots of all rooms: by one policy, which is loaded once, and by the hand-written expert where it cannot be. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Bot } from '../engine/bots/bot.ts';
import { createOpponent, createStandIn, type OpponentTraits } from '../engine/bots/opponent.ts';
import type { EvaluateOne } from '../engine/bots/policy.ts';
import type { DecisionSeed } from '../engine/bots/view-seed.ts';
import type { DealBot } from '../engine/record.ts';
import { doPoliciesPlay } from '../engine/rules/suited.ts';
import type { RoomSeat } from './lobby.ts';
import type { Decider } from './table-match.ts';
import { loadNativeRuntime } from '../training/cli/runtimes/onnxruntime.ts';
import { loadWasmRuntime } from '../training/cli/runtimes/wasm-runtime.ts';
import { batchedEvaluate } from '../training/learner/evaluation/batched-evaluate.ts';

const MODELS = new URL('../models/', import.meta.url);

/** A policy that answers. */
interface BotPolicy {
  /** SHA-256 of its file, in hexadecimal. */
  sha256: string;
  factorCost: number;
  evaluate: EvaluateOne;
}

export class Bots {
  readonly #policy: Promise<BotPolicy | null>;

  /** @param onUnavailable is told why the expert plays */
  constructor(onUnavailable: (reason: unknown) => void) {
    this.#policy = loadPolicy().catch((error: unknown) => {
      onUnavailable(error);
      return null;
    });
  }

  /** Who decides in a seat that is not free, at a table of so many. @throws {RangeError} where it is a double without habits */
  async decider(seat: RoomSeat, seats: number): Promise<Decider> {
    const traits = traitsOf(seat);
    const [createBot, player] = await Promise.all([this.#create(traits), this.#player(traits, seats)]);
    return { is: seat.is === 'person' ? 'person' : 'bot', createBot, player };
  }

  /** Who plays bots, as a record says it. */
  async #player(traits: OpponentTraits, seats: number): Promise<DealBot> {
    const policy = doPoliciesPlay(seats) ? await this.#policy : null;
    return { policy: policy?.sha256 ?? 'expert', ...traits };
  }

  async #create(traits: OpponentTraits): Promise<(seed: DecisionSeed) => Bot> {
    const policy = await this.#policy;
    if (policy === null) return (seed) => createStandIn(traits, seed);
    const { evaluate, factorCost } = policy;
    return (seed) => createOpponent(traits, { evaluate, factorCost: () => factorCost, seed });
  }
}

/** How a bot or a double plays, or whoever plays for a person who is away. */
function traitsOf(seat: RoomSeat): OpponentTraits {
  switch (seat.is) {
    case 'bot':
      return { level: seat.level, style: seat.style };
    case 'double':
      return { double: seat.habits };
    case 'person':
      return { level: seat.level, style: 'even' };
    case 'free':
      throw new RangeError('nobody sits there');
  }
}

/** The general policy, which knows every game. */
async function loadPolicy(): Promise<BotPolicy> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', MODELS), 'utf8')) as {
    models: { name: string; file: string; factorCost: number }[];
  };
  const { file, factorCost } = manifest.models.find(({ name }) => name === 'general')!;
  const [bytes, runtime] = await Promise.all([
    readFile(new URL(file, MODELS)),
    loadNativeRuntime().then((native) => native ?? loadWasmRuntime()),
  ]);
  const session = await runtime.load(bytes);
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    factorCost,
    evaluate: batchedEvaluate(session, (callback) => void setImmediate(callback)),
  };
}
