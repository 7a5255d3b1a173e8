/** A worker that measures what a policy's unlikely actions cost, in turns with rests between them, and then ends. */
import { createPolicyBot } from '../../../engine/bots/policy.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { batchedEvaluate, evaluateRows } from '../../../training/learner/evaluation/batched-evaluate.ts';
import { meanFactorCost, searchDecisions } from '../../../training/learner/evaluation/mistakes.ts';
import { answerRequests } from '../../base/worker-requests.ts';
import { yieldToMessages } from '../bots/yield-to-messages.ts';
import { Pace, paced } from './pace.ts';
import { workerRuntime, workerTime } from './worker-runtime.ts';

interface FactorCostTask {
  policy: Uint8Array;
  rules: HouseRules;
  players: number;
  /** URL of the runtime's wasm file. */
  runtime: string;
}

export interface FactorCostRequests {
  measure: { question: FactorCostTask; answer: number };
}

/** Decisions that are searched. */
const DECISIONS = 100;
/** The same policy gets the same figure. */
const SEED = 31;

async function measure({ policy, rules, players, runtime }: FactorCostTask): Promise<number> {
  const session = paced(await workerRuntime(runtime).load(policy), new Pace(workerTime, 'normal'));
  const playing = createPolicyBot(batchedEvaluate(session, (callback) => void yieldToMessages().then(callback)));
  const matches = { rules, players, policy: playing, evaluate: evaluateRows(session), seed: SEED };
  return meanFactorCost(await searchDecisions(matches, 0, DECISIONS));
}

answerRequests<FactorCostRequests>({ measure });
