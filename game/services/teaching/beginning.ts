/** Where a course of teaching begins, or goes on. */
import { readCriticFile, readPolicyParameters, readPolicySizes } from '../../../training/learner/files/stored-model.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import { POLICY_SIZES } from '../../../training/learner/network/parameters.ts';
import { CheckpointError, decodeCheckpoint } from '../../../training/learner/ppo/checkpoint-file.ts';
import type { InitialWeights } from '../../../training/learner/files/weights.ts';
import { snapshotFor } from '../../../training/learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../../training/learner/ppo/snapshot.ts';
import { earlierAmong, type EarlierPolicies } from './earlier-policies.ts';
import { gunzip } from './gzip.ts';
import type { TeachingPlan } from './plan.ts';

const SHAPE = suitShape();

export interface Beginning {
  plan: TeachingPlan;
  weights: InitialWeights | null;
  /** Parameters of the policy that it started from; null where it started from nothing. */
  start: Float32Array | null;
  snapshot: LearnerSnapshot | null;
  /** Seconds of learning, and ms of measuring, so far. */
  seconds: number;
  measured: number;
  /** The number of the deal that is played again and again; null until one has been chosen. */
  pack: number | null;
  earlier: EarlierPolicies;
}

/** Thrown where a policy is wider or narrower than those that the page's graphs compute. */
export class OtherWidth extends Error {
  override readonly name = 'OtherWidth';

  constructor() {
    super(
      `its network is not ${POLICY_SIZES.table} and ${POLICY_SIZES.suit} wide, as those are that can be taught here`,
    );
  }
}

/** What a checkpoint says of its snapshots. */
export type CheckpointFacts = Pick<Beginning, 'plan' | 'seconds' | 'measured' | 'pack'>;

export interface PolicyFiles {
  policy: Uint8Array;
  critic: Uint8Array | null;
}

/**
 * The beginning of a plan.
 * @param files of the policy that it starts from; null for nothing
 * @throws {ModelError} where they are of another network or version, {OtherWidth}
 */
export function newBeginning(plan: TeachingPlan, files: PolicyFiles | null): Beginning {
  const weights = files && weightsIn(files);
  const passed = { seconds: 0, measured: 0, pack: null, earlier: new Map() };
  return { plan, weights, start: weights && weights.policy, snapshot: null, ...passed };
}

/** Where a learner goes on, by the bytes of a checkpoint. @param learner counted from 0 @throws {CheckpointError} */
export async function continuedBeginning(checkpoint: Uint8Array<ArrayBuffer>, learner = 0): Promise<Beginning> {
  const { facts, learners } = decodeCheckpoint(await gunzipCheckpoint(checkpoint));
  const { plan, ...passed } = facts as CheckpointFacts;
  // They are the first one's.
  const [earlier, { start = null, ...arrays }] = earlierAmong(learners[0].arrays);
  const snapshots = [{ json: learners[0].json, arrays }, ...learners.slice(1)];
  const snapshot = snapshotFor(snapshots, learner, plan.seed);
  return { plan, ...passed, weights: null, start: start as Float32Array | null, snapshot, earlier };
}

/** @throws {CheckpointError} where the bytes are damaged */
async function gunzipCheckpoint(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await gunzip(bytes);
  } catch (cause) {
    throw new CheckpointError('is damaged: it cannot be decompressed', { cause });
  }
}

function weightsIn({ policy, critic }: PolicyFiles): InitialWeights {
  const sizes = readPolicySizes(policy);
  if (sizes.table !== POLICY_SIZES.table || sizes.suit !== POLICY_SIZES.suit) throw new OtherWidth();
  return {
    sizes,
    policy: readPolicyParameters(SHAPE, policy),
    criticAndEquity: critic && readCriticFile(SHAPE, critic),
  };
}
