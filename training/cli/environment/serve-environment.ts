/** The vector environment behind a binary pipe: what it reads and writes, byte by byte (docs/environment.md). */
import { readSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import { ACTION_COUNT, formatAction } from '../../../engine/actions.ts';
import { checkPlayers, resolveRules } from '../../../engine/rules/resolve.ts';
import {
  EnvironmentError,
  environmentArrays,
  observedPlaces,
  REWARDS,
  VectorEnvironment,
  type EnvironmentOptions,
} from '../../learner/environment/vector-environment.ts';
import { parseJson } from '../command/json.ts';
import { asUsageError, UsageError } from '../command/usage-error.ts';
import { firstIssue } from '../../../engine/shortened.ts';

const FORMAT = 'thirty-one-environment/1';
/** What a request begins with. */
const STEP = 0;
const RESET = 1;
const BYTES_OF_ACTION = 2;
const BYTES_OF_LENGTH = 4;
const LONGEST_REQUEST = 4_000_000;
/** What fits into the memory of most machines. */
export const MOST_TABLES = 65_536;

export interface BinaryPipe {
  /** Fills the bytes. @returns whether they came; not where the other end has closed */
  read(bytes: Uint8Array): boolean;
  write(bytes: Uint8Array): void;
}

/** Standard input and output. */
export const SYSTEM_PIPE: BinaryPipe = {
  read(bytes) {
    for (let at = 0; at < bytes.length;) {
      const count = patiently(() => readSync(0, bytes, at, bytes.length - at, null));
      if (count === 0) return false;
      at += count;
    }
    return true;
  },
  write(bytes) {
    for (let at = 0; at < bytes.length;) at += patiently(() => writeSync(1, bytes, at, bytes.length - at));
  },
};

const MOMENT_MS = 0.05;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Tries again where the other end is not ready. */
function patiently(transfer: () => number): number {
  for (;;) {
    try {
      return transfer();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, MOMENT_MS);
    }
  }
}

const ResetRequest = v.strictObject({
  seeds: v.exactOptional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(MOST_TABLES))),
  seed: v.exactOptional(v.pipe(v.number(), v.integer())),
  rules: v.exactOptional(v.unknown()),
  players: v.exactOptional(v.pipe(v.number(), v.integer())),
  tables: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TABLES))),
  reward: v.exactOptional(v.picklist(REWARDS)),
});

/**
 * Answers requests until the other end closes.
 * @param firstSeed of the first table; the others have those after it
 * @throws {UsageError} at a request that cannot be answered
 */
export function serveEnvironment(options: EnvironmentOptions, firstSeed: number, pipe: BinaryPipe): void {
  let served = begin(pipe, options, seedsFrom(firstSeed, options.tables));
  const kind = new Uint8Array(1);
  while (pipe.read(kind)) {
    if (kind[0] === STEP) {
      if (!served.step()) return;
    } else if (kind[0] === RESET) {
      const asked = readReset(pipe);
      if (asked === null) return;
      served = begin(pipe, ...resetOf(asked, served.options));
    } else
      throw new UsageError(`a request begins with ${kind[0]}: allowed is ${STEP} for a step, ${RESET} for a reset`);
  }
}

function seedsFrom(first: number, tables: number): number[] {
  return Array.from({ length: tables }, (_, at) => first + at);
}

/** @throws {UsageError} where it is no reset */
function readReset(pipe: BinaryPipe): v.InferOutput<typeof ResetRequest> | null {
  const length = new Uint8Array(BYTES_OF_LENGTH);
  if (!pipe.read(length)) return null;
  const size = new DataView(length.buffer).getUint32(0, true);
  if (size > LONGEST_REQUEST) throw new UsageError(`a reset has ${size} bytes: allowed are at most ${LONGEST_REQUEST}`);
  const text = new Uint8Array(size);
  if (!pipe.read(text)) return null;
  const json = asUsageError([SyntaxError], 'a reset is no JSON: ', () => parseJson(text));
  const parsed = v.safeParse(ResetRequest, json);
  if (parsed.success) return parsed.output;
  throw new UsageError(`a reset: ${firstIssue(parsed.issues)}`);
}

/** What a reset leaves out stays as it was. @throws {RulesError} where so many cannot play by the rules */
function resetOf(
  { seeds, seed = 0, rules, ...asked }: v.InferOutput<typeof ResetRequest>,
  before: EnvironmentOptions,
): [EnvironmentOptions, readonly number[]] {
  const options: EnvironmentOptions = {
    ...before,
    ...asked,
    rules: rules === undefined ? before.rules : resolveRules(rules),
    tables: asked.tables ?? seeds?.length ?? before.tables,
  };
  checkPlayers(options.rules, options.players);
  return [options, seeds ?? seedsFrom(seed, options.tables)];
}

interface ServedTables {
  options: EnvironmentOptions;
  /** Plays the actions that come, and shows what follows. @returns whether they came @throws {UsageError} where one is not legal */
  step: () => boolean;
}

/**
 * Tables that show their first decisions, after a line of JSON that says what a frame holds: their arrays, one after another.
 * @throws {UsageError} where there are not as many seeds
 */
function begin(pipe: BinaryPipe, options: EnvironmentOptions, seeds: readonly number[]): ServedTables {
  const { tables, players, rules } = options;
  const arrays = environmentArrays(options);
  const frame = new Uint8Array(arrays.observations.buffer);
  const environment = new VectorEnvironment(options, arrays);
  asUsageError([EnvironmentError], '', () => environment.reset(seeds));
  const head = {
    format: FORMAT,
    rules: rules.name,
    tables,
    players,
    observationSize: environment.observationSize,
    actionCount: ACTION_COUNT,
    actions: Array.from({ length: ACTION_COUNT }, (_, action) => formatAction(action)),
    places: observedPlaces(rules, players),
    frameBytes: frame.length,
  };
  pipe.write(new TextEncoder().encode(`${JSON.stringify(head)}\n`));
  pipe.write(frame);
  const bytes = new Uint8Array(tables * BYTES_OF_ACTION);
  const actions = new Int16Array(bytes.buffer);
  const step = (): boolean => {
    if (!pipe.read(bytes)) return false;
    asUsageError([EnvironmentError], '', () => environment.step(actions));
    pipe.write(frame);
    return true;
  };
  return { options, step };
}
