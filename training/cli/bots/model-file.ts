/** Files of policies, doubles and populations that options and SPECs name. */
import { existsSync, readFileSync } from 'node:fs';
import { DoubleError } from '../../../engine/habits/double-file.ts';
import { PopulationError, readPopulation, type PopulationFile } from '../../../engine/habits/population-file.ts';
import { playedBy } from '../../../engine/rules/suited.ts';
import {
  ModelError,
  readCriticFile,
  readModelFacts,
  readPolicyParameters,
  readPolicySizes,
} from '../../learner/files/stored-model.ts';
import type { InitialWeights } from '../../learner/files/weights.ts';
import { WHOLE_SHAPE, suitShape } from '../../learner/games/suit-shape.ts';
import type { TaughtGames } from '../../learner/games/taught.ts';
import { POLICY_SIZES, type SuitNetworkSizes } from '../../learner/network/parameters.ts';
import { parseJson } from '../command/json.ts';
import { whereLooked } from '../command/paths.ts';
import { UsageError, asUsageError } from '../command/usage-error.ts';

/** A policy file, and what an unlikely action costs, which the manifest beside it says. */
export interface ProvidedFile {
  bytes: Uint8Array;
  factorCost: number;
}
export type ProvidedFiles = Readonly<Record<string, ProvidedFile>>;

/** By the names in SPECs and options. */
const provided = new Map<string, ProvidedFile>();

/** Provides this thread with files of another machine: their names stand for them, whatever lies on the disk. */
export function provideFiles(files: ProvidedFiles): void {
  for (const [name, file] of Object.entries(files)) provided.set(name, file);
}

export function providedFile(name: string): ProvidedFile | undefined {
  return provided.get(name);
}

/** What is wrong with files of our formats. */
const FAULTS = [ModelError, DoubleError, PopulationError, SyntaxError];

/**
 * Reads a file.
 * @param origin the option or SPEC that named it, for messages
 * @param missing the message where there is no such file
 * @throws {UsageError} in that case, and where it is not of the format that is read
 */
export function readNamedFile<T>(file: string, origin: string, missing: string, read: (bytes: Uint8Array) => T): T {
  let bytes: Uint8Array;
  try {
    bytes = providedFile(file)?.bytes ?? readFileSync(file);
  } catch {
    throw new UsageError(`${missing}${whereLooked(file)}`);
  }
  return asUsageError(FAULTS, `${origin}: `, () => read(bytes));
}

/** Checks a policy file's metadata, and returns the file. @throws {ModelError} */
export function checkedPolicy(bytes: Uint8Array): Uint8Array {
  readModelFacts(bytes);
  return bytes;
}

/** A policy for Thirty-One, without its critic. @param option that named the file @throws {UsageError} */
export function readInitialPolicy(file: string, option: string): InitialWeights {
  const origin = `${option} is "${file}"`;
  return readNamedFile(file, origin, `${origin}: there is no such file`, (bytes) => {
    const sizes = readPolicySizes(bytes);
    const shape = suitShape({ policy: sizes });
    return { sizes, policy: readPolicyParameters(shape, bytes), criticAndEquity: null };
  });
}

/** Where the critic of a policy file lies: `general.critic.onnx` beside `general.onnx`. */
export function criticBeside(policyFile: string): string {
  return `${policyFile.replace(/\.onnx$/, '')}.critic.onnx`;
}

/** A policy, and its critic where that lies beside it. @param option that named the file @throws {UsageError} */
export function readInitialWeights(file: string, option: string): InitialWeights {
  const weights = readInitialPolicy(file, option);
  const critic = criticBeside(file);
  if (!existsSync(critic)) return weights;
  const origin = `${option} is "${file}", and its critic is "${critic}"`;
  const criticAndEquity = readNamedFile(critic, origin, `${origin}: it cannot be read`, (bytes) =>
    readCriticFile(WHOLE_SHAPE, bytes),
  );
  return { ...weights, criticAndEquity };
}

/** The population in the file of `--rivals`. @throws {UsageError} where there is none */
export function readPopulationFile(file: string): PopulationFile {
  const origin = `--rivals is "${file}"`;
  return readNamedFile(file, origin, `${origin}: there is no such file`, (bytes) => readPopulation(parseJson(bytes)));
}

interface Teaching {
  teachers?: readonly string[] | undefined;
  sizes?: SuitNetworkSizes | undefined;
}

/** @throws {UsageError} where a teacher is no policy file, or cannot teach */
export function readTeachers({
  teachers = [],
  sizes = POLICY_SIZES,
}: Teaching): (TaughtGames & { weights: InitialWeights })[] {
  return teachers.map((file) => {
    const origin = `--teachers has "${file}"`;
    const weights = readInitialPolicy(file, '--teachers');
    if (weights.sizes.table !== sizes.table || weights.sizes.suit !== sizes.suit)
      throw new UsageError(`${origin}, whose network is of another width: allowed are those of the same`);
    return readNamedFile(file, origin, origin, (bytes) => {
      const { rules, players } = readModelFacts(bytes);
      return { rules: playedBy(rules), players, weights };
    });
  });
}
