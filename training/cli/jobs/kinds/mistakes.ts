/** Decisions of a policy, searched: a part is some of them, from matches of its own. */
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import { createSearchBot, type SearchReport } from '../../../../engine/bots/search.ts';
import { Match } from '../../../../engine/match.ts';
import { Random } from '../../../../engine/random.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { packSeed } from '../../../learner/evaluation/arena.ts';
import { batchedEvaluate } from '../../bots/batched-evaluate.ts';
import { evaluateRows, loadPolicy } from '../../bots/bots.ts';
import type { JobKind } from '../job-kind.ts';
import { finite } from './shapes.ts';
import * as v from 'valibot';

const WORLDS = 200;
/** One decision in this many is searched, so that they come from many deals. */
const ONE_IN = 5;
/** Rarer actions are left out. */
const LEAST_PRIOR = 1e-18;

export interface MistakesShared {
  rules: HouseRules;
  players: number;
  /** A policy file. */
  model: string;
  seed: number;
}

export interface MistakesPart {
  /** The part's number. */
  index: number;
  decisions: number;
}

/** Of each action but the favourite: by how many factors of e it is rarer, and the match-winning chance it gives away. */
export type ActionCost = readonly [rarer: number, cost: number];

export const mistakes: JobKind<MistakesShared, MistakesPart, ActionCost[]> = {
  async prepare({ rules, players, model, seed }) {
    const session = await loadPolicy(model, '--model');
    return async ({ index, decisions }, onProgress) => {
      const costs: ActionCost[] = [];
      const random = new Random(packSeed(seed, index));
      const policy = createPolicyBot(batchedEvaluate(session));
      const search = createSearchBot({
        evaluate: evaluateRows(session),
        worlds: WORLDS,
        leastPrior: LEAST_PRIOR,
        onSearch: (report) => costs.push(...costsOf(report)),
      });
      let searched = 0;
      while (searched < decisions) {
        const match = new Match(rules, players, { seed: random.seed() });
        while (match.phase !== 'over' && searched < decisions) {
          if (match.seat < 0) {
            match.startDeal();
            continue;
          }
          const legal = match.legalActions();
          if (legal.length > 1 && random.below(ONE_IN) === 0) {
            await search.decide(match.view(match.seat), legal);
            onProgress(++searched / decisions);
          }
          match.apply(await policy.decide(match.view(match.seat), legal));
        }
      }
      return costs;
    };
  },

  filesOf: ({ model }) => [model],

  isResult: (value): value is ActionCost[] => v.is(v.array(v.tuple([finite, finite])), value),
};

function costsOf({ priors, worths }: SearchReport): ActionCost[] {
  return priors.slice(1).map((prior, i): ActionCost => [Math.log(priors[0] / prior), worths[0] - worths[i + 1]]);
}
