/** Reads policies and critics that were trained elsewhere. */
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { preset, RulesError } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { CRITIC_FORMAT } from '../../../training/learner/files/critic-file.ts';
import { MODEL_FORMAT, readModelFacts, type ModelFacts } from '../../../training/learner/files/policy-file.ts';
import { isVersionBefore } from '../../../training/learner/files/version-before.ts';
import { readMetadata } from '../../../training/learner/onnx/metadata.ts';
import { ALL_RULES } from '../../../engine/rules/suited.ts';
import { DEFAULT_SETTINGS } from '../../catalogue/settings.ts';
import { ModelError } from '../../../training/learner/files/stored-model.ts';
import { FetchError } from '../fetch-bytes.ts';
import { carriedOver, type Templates } from './carry-over.ts';

/** Larger files are not read, in bytes: more than thirty times what a policy takes. */
export const LARGEST_POLICY = 20_000_000;

/** Why a file is refused. */
type BroughtFault = 'too-large' | 'not-a-policy' | 'critic-alone' | 'other-version' | 'no-rules' | 'damaged';

export class BroughtError extends Error {
  override readonly name = 'BroughtError';
  readonly fault: BroughtFault;

  constructor(fault: BroughtFault, cause?: unknown) {
    super(`this policy is refused: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** What a policy file says of itself. @throws {BroughtError} where it is none that can play here */
export function readBrought(bytes: Uint8Array): ModelFacts {
  const { format, observation } = metadataOf(bytes);
  if (format === CRITIC_FORMAT) throw new BroughtError('critic-alone');
  if (format !== MODEL_FORMAT) throw new BroughtError('not-a-policy');
  if (observation !== String(OBSERVATION_VERSION)) throw new BroughtError('other-version');
  const facts = factsOf(bytes);
  if (!areNumbersOfPlayers(facts.players)) throw new BroughtError('no-rules');
  return facts;
}

/**
 * A file as this version stores it: one of the version before is carried over.
 * @param templates fetches what that takes
 * @throws {BroughtError} where it cannot be
 */
export async function ofThisVersion(
  bytes: Uint8Array<ArrayBuffer>,
  templates: () => Promise<Templates>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isVersionBefore(metadataOf(bytes))) return bytes;
  try {
    return carriedOver(bytes, await templates());
  } catch (error) {
    if (error instanceof FetchError) throw new BroughtError('other-version', error);
    if (error instanceof ModelError) throw new BroughtError('damaged', error);
    throw withoutRules(error);
  }
}

/** Whether some bytes are a critic that the learner can go on with. */
export function isCritic(bytes: Uint8Array): boolean {
  const { format, observation } = metadataOf(bytes);
  return format === CRITIC_FORMAT && observation === String(OBSERVATION_VERSION);
}

/** Whether these are the rules that stand in a file for all rules. */
export function areAllRules(rules: HouseRules): boolean {
  return rules.name === ALL_RULES && differingKeys(rules, preset(DEFAULT_SETTINGS.rules)).length === 0;
}

/** The file may have been written by anything. */
function areNumbersOfPlayers(players: unknown): boolean {
  return Array.isArray(players) && players.length === 2 && players.every(Number.isInteger) && players[0] <= players[1];
}

function metadataOf(bytes: Uint8Array): Record<string, string> {
  try {
    return readMetadata(bytes);
  } catch (error) {
    throw new BroughtError('not-a-policy', error);
  }
}

function factsOf(bytes: Uint8Array): ModelFacts {
  try {
    return readModelFacts(bytes);
  } catch (error) {
    throw withoutRules(error);
  }
}

/** What is thrown where the rules in a file cannot be read; any other error as it is. */
function withoutRules(error: unknown): unknown {
  return error instanceof RulesError || error instanceof SyntaxError ? new BroughtError('no-rules', error) : error;
}
