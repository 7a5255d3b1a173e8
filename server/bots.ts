/** The bots of all rooms: by one policy, which is loaded once, or one of the host's own, and by the hand-written expert where there is none. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createOpponent, createStandIn, type OpponentTraits } from '../engine/bots/opponent.ts';
import type { EvaluateOne } from '../engine/bots/policy.ts';
import { doPoliciesPlay } from '../engine/rules/suited.ts';
import type { RoomSeat } from './lobby.ts';
import type { Decider } from './table-match.ts';
import { loadNativeRuntime } from '../training/cli/runtimes/onnxruntime.ts';
import { loadWasmRuntime } from '../training/cli/runtimes/wasm-runtime.ts';
import { batchedEvaluate } from '../training/learner/evaluation/batched-evaluate.ts';
import type { Runtime, Session } from '../training/learner/network/session.ts';

const MODELS = new URL('../models/', import.meta.url);

/** A policy that answers. */
export interface BotPolicy {
  /** SHA-256 of its file, in hexadecimal. */
  sha256: string;
  factorCost: number;
  evaluate: EvaluateOne;
}

/** The one that comes with the game: its file, and what executes that and others like it. */
export interface GeneralPolicy extends BotPolicy {
  file: Uint8Array;
  runtime: Runtime;
}

export class Bots {
  /** Null where it cannot be loaded. */
  readonly general: Promise<GeneralPolicy | null>;

  /** @param onUnavailable is told why the expert plays */
  constructor(onUnavailable: (reason: unknown) => void) {
    this.general = loadGeneral().catch((error: unknown) => {
      onUnavailable(error);
      return null;
    });
  }

  /**
   * Who decides in a seat that is not free, at a table of so many. @param own policy of the host's, null for the general one
   * @throws {RangeError} where it is a double without habits
   */
  async decider(seat: RoomSeat, seats: number, own: BotPolicy | null = null): Promise<Decider> {
    const traits = traitsOf(seat);
    const policy = own ?? (await this.general);
    const plays = doPoliciesPlay(seats) ? policy : null;
    return {
      is: seat.is === 'person' ? 'person' : 'bot',
      createBot: (seed) =>
        policy === null
          ? createStandIn(traits, seed)
          : createOpponent(traits, { evaluate: policy.evaluate, factorCost: () => policy.factorCost, seed }),
      player: { policy: plays?.sha256 ?? 'expert', ...traits },
    };
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
async function loadGeneral(): Promise<GeneralPolicy> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', MODELS), 'utf8')) as {
    models: { name: string; file: string; factorCost: number }[];
  };
  const { file: name, factorCost } = manifest.models.find((model) => model.name === 'general')!;
  const [file, runtime] = await Promise.all([
    readFile(new URL(name, MODELS)),
    loadNativeRuntime().then((native) => native ?? loadWasmRuntime()),
  ]);
  return { sha256: sha256Of(file), factorCost, evaluate: evaluateIn(await runtime.load(file)), file, runtime };
}

export function sha256Of(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

/** Asks a policy, many tables at once. */
export function evaluateIn(session: Session): EvaluateOne {
  return batchedEvaluate(session, (callback) => void setImmediate(callback));
}
