/** Reads policies and critics that were trained elsewhere. */
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { RulesError } from '../../../engine/rules/resolve.ts';
import { CRITIC_FORMAT, factsIn, MODEL_FORMAT, type ModelFacts } from '../../../training/learner/files/stored-model.ts';
import { readMetadata } from '../../../training/learner/onnx/read.ts';

/** Larger files are not read, in bytes: more than thirty times what a policy takes. */
export const LARGEST_POLICY = 20_000_000;

type Metadata = Readonly<Record<string, string>>;

type BroughtFault =
  | 'too-large'
  | 'not-a-policy'
  | 'critic-alone'
  | 'other-version'
  | 'no-rules'
  | 'damaged'
  | 'no-webassembly';

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
  return factsOf(metadataOf(bytes));
}

/**
 * Checks the files of a bot that was kept.
 * @returns the observation version of the policy
 * @throws {Error} where they are something else
 */
export function versionOfKept(policy: Uint8Array, critic: Uint8Array | null): number {
  readBrought(policy);
  if (critic !== null && !isCritic(critic)) throw new Error('its critic is none');
  return OBSERVATION_VERSION;
}

/** Whether some bytes are a critic that the learner can go on with. */
export function isCritic(bytes: Uint8Array): boolean {
  const metadata = metadataOf(bytes);
  return metadata.format === CRITIC_FORMAT && isThisVersion(metadata);
}

/** The file may have been written by anything. */
function areNumbersOfPlayers(players: unknown): boolean {
  return Array.isArray(players) && players.length === 2 && players.every(Number.isInteger) && players[0] <= players[1];
}

function metadataOf(bytes: Uint8Array): Metadata {
  try {
    return readMetadata(bytes);
  } catch (error) {
    throw new BroughtError('not-a-policy', error);
  }
}

function isThisVersion({ observation }: Metadata): boolean {
  return observation === String(OBSERVATION_VERSION);
}

function factsOf(metadata: Metadata): ModelFacts {
  if (metadata.format === CRITIC_FORMAT) throw new BroughtError('critic-alone');
  if (metadata.format !== MODEL_FORMAT) throw new BroughtError('not-a-policy');
  if (!isThisVersion(metadata)) throw new BroughtError('other-version');
  try {
    const facts = factsIn(metadata);
    if (areNumbersOfPlayers(facts.players)) return facts;
  } catch (error) {
    if (!(error instanceof RulesError || error instanceof SyntaxError)) throw error;
    throw new BroughtError('no-rules', error);
  }
  throw new BroughtError('no-rules');
}
