import type { EvaluateBatch } from '../engine/bots/batch.ts';
import type { EvaluateOne } from '../engine/bots/policy.ts';
import { batchedEvaluate, evaluateRows } from '../training/learner/evaluation/batched-evaluate.ts';
import type { Runtime } from '../training/learner/network/session.ts';

/** A policy that has been loaded: what bots, reviews and habits ask. */
export interface OnnxPolicy {
  /** Answers one decision, for bots and habits; what is asked at the same time is answered in one batch. */
  evaluate: EvaluateOne;
  /** Answers many decisions, for reviews and search. */
  evaluateBatch: EvaluateBatch;
  /** Frees what the policy holds. It cannot be asked afterwards. */
  release(): Promise<void>;
}

/** Loads the contents of a policy file into a runtime. @throws {Error} where they are no ONNX file */
export async function onnxPolicy(runtime: Runtime, file: Uint8Array): Promise<OnnxPolicy> {
  const session = await runtime.load(file);
  // Only Node has the former, and browsers wait at most 4 ms for the latter.
  const afterTurn: (callback: () => void) => unknown = globalThis.setImmediate ?? setTimeout;
  return {
    evaluate: batchedEvaluate(session, (callback) => void afterTurn(callback)),
    evaluateBatch: evaluateRows(session),
    release: () => session.release(),
  };
}
