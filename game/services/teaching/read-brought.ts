/** Reads policies and critics that were trained elsewhere. */
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { preset, RulesError } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { CRITIC_FORMAT } from '../../../training/learner/files/critic-file.ts';
import { MODEL_FORMAT, readModelFacts, type ModelFacts } from '../../../training/learner/files/policy-file.ts';
import { readMetadata } from '../../../training/learner/onnx/metadata.ts';
import { ALL_RULES } from '../../../engine/rules/suited.ts';
import { DEFAULT_SETTINGS } from '../../catalogue/settings.ts';

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
    if (error instanceof RulesError || error instanceof SyntaxError) throw new BroughtError('no-rules', error);
    throw error;
  }
}
