/** The policies of a run, as ONNX files: the last, and some of its past. */
import { readdirSync } from 'node:fs';
import { writeCriticFile, writePolicyFile, policyForward } from '../../learner/tensorflow/write-model-files.ts';
import { type CriticAndEquity, readPolicyParameters } from '../../learner/files/stored-model.ts';
import { criticBeside } from '../bots/model-file.ts';
import { isScope } from '../../../engine/rules/suited.ts';
import { commandOf } from './run-plan.ts';
import type { StartedRun } from './run-game.ts';
import { fileDifference } from '../../learner/evaluation/difference.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { eagerSession, loadEagerBackend } from '../runtimes/eager.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';

export const POLICY_FILE = 'policy.onnx';
export const CRITIC_FILE = criticBeside(POLICY_FILE);
export const PAST_FOLDER = 'past';
/** Parts of a run after which its policy is kept, to be measured against later. */
const KEPT_AT = [0.05, 0.1, 0.25, 0.5, 0.75];

export interface LearntPolicy {
  decisions: number;
  seconds: number;
  average: Float32Array;
}

/**
 * Writes the policy, once it is checked against its network.
 * @returns the largest difference between the two
 * @throws {RunError}
 */
export async function savePolicy(run: StartedRun, policy: LearntPolicy): Promise<number> {
  const { folder, plan } = run;
  const { network } = run.game;
  const bytes = await policyFile(run, policy);
  // What rounding to 16 bits changes is no error of the file.
  const stored = plan.weights === 'float16' ? readPolicyParameters(network, bytes) : policy.average;
  const difference = await verifyPolicyFile(network, stored, bytes);
  folder.write(POLICY_FILE, bytes);
  return difference;
}

/** Writes the critic, for runs that begin with the policy. @throws {RunError} */
export async function saveCritic({ folder, game }: StartedRun, criticAndEquity: CriticAndEquity): Promise<void> {
  folder.write(CRITIC_FILE, await writeCriticFile(game.network, criticAndEquity));
}

function policyFile({ game, plan }: StartedRun, { decisions, seconds, average }: LearntPolicy): Promise<Uint8Array> {
  const { seed, commit, players, weights } = plan;
  // A run of fixed steps must give the same bytes again, however long it took.
  const training = {
    command: commandOf(plan),
    seed,
    decisions,
    ...(plan.steps === null && { seconds: Math.round(seconds) }),
    options: game.options,
    commit,
  };
  const rules = isScope(plan.rules) ? { ...game.rules, name: plan.rules } : game.rules;
  return writePolicyFile(game.network, average, { rules, players, training }, weights);
}

/** How far a run is: its progress from 0 to 1, and the seconds that it has learnt. */
export interface RunStage {
  progress: number;
  seconds: number;
}

/**
 * Keeps a past policy, where the run has just passed one of the points at which one is kept.
 * @param from where the run was at the last call @param to where it is now
 * @throws {RunError}
 */
export async function savePast(
  run: StartedRun,
  policy: LearntPolicy,
  [from, to]: readonly [RunStage, RunStage],
): Promise<void> {
  const isPart = KEPT_AT.some((part) => from.progress < part && part <= to.progress);
  const every = run.plan.keepEvery ?? Infinity;
  const isTime = Math.floor(from.seconds / every) < Math.floor(to.seconds / every);
  if (!isPart && !isTime) return;
  run.folder.write(`${PAST_FOLDER}/${policy.decisions}.onnx`, await policyFile(run, policy));
}

/** The past policies that have learnt from fewer decisions than `before`, the least trained first. */
export function pastPolicies(
  { folder, game }: StartedRun,
  before: number,
): { decisions: number; average: Float32Array }[] {
  if (!folder.has(PAST_FOLDER)) return [];
  return readdirSync(folder.file(PAST_FOLDER))
    .map((name) => Number(/^(\d+)\.onnx$/.exec(name)?.[1] ?? NaN))
    .filter((decisions) => decisions < before)
    .toSorted((a, b) => a - b)
    .map((decisions) => {
      const bytes = folder.read(`${PAST_FOLDER}/${decisions}.onnx`) as Buffer;
      return { decisions, average: readPolicyParameters(game.network, bytes) };
    });
}

/**
 * Runs the file in onnxruntime, and the network in TensorFlow.js, on the same random inputs.
 * @returns the largest difference of any output
 * @throws {Error} when it is above 1e-4: the file must then not be used.
 */
export async function verifyPolicyFile(
  network: NetworkDefinition,
  parameters: Float32Array,
  file: Uint8Array,
): Promise<number> {
  const session = await (await loadRuntime()).load(file);
  try {
    const eager = eagerSession(policyForward(network, parameters), await loadEagerBackend());
    return await fileDifference(session, eager, network);
  } finally {
    await session.release();
  }
}
