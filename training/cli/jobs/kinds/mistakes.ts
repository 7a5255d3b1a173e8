/** Decisions of a policy, searched: a part is some of them, from matches of its own. */
import * as v from 'valibot';
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { searchDecisions, type ActionCost } from '../../../learner/evaluation/mistakes.ts';
import { loadPolicy } from '../../bots/bots.ts';
import { batchedEvaluate, evaluateRows } from '../../../learner/evaluation/batched-evaluate.ts';
import { type JobKind, finite } from '../job-kind.ts';

interface MistakesShared {
  rules: HouseRules;
  players: number;
  model: string;
  seed: number;
}

interface MistakesPart {
  index: number;
  decisions: number;
}

export const mistakes: JobKind<MistakesShared, MistakesPart, ActionCost[]> = {
  async prepare({ rules, players, model, seed }) {
    const session = await loadPolicy(model, '--model');
    const policy = createPolicyBot(batchedEvaluate(session, setImmediate));
    const matches = { rules, players, policy, evaluate: evaluateRows(session), seed };
    return ({ index, decisions }, onProgress) =>
      searchDecisions(matches, index, decisions, (searched) => onProgress(searched / decisions));
  },

  filesOf: ({ model }) => [model],

  isResult: (value): value is ActionCost[] => v.is(v.array(v.tuple([finite, finite])), value),
};
