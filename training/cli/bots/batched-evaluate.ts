import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { batchedEvaluate as batchedEvaluateAfter } from '../../learner/evaluation/batched-evaluate.ts';
import type { Session } from '../../learner/network/session.ts';

/** A policy that answers many tables at once. @param session executes a policy file */
export function batchedEvaluate(session: Session): EvaluateOne {
  return batchedEvaluateAfter(session, setImmediate);
}
