/** Deals in which one bot deviates from a policy: a part is some packs. */
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { sampleDeviations, type DeviationSamples } from '../../../learner/evaluation/deviations.ts';
import { batchedEvaluate } from '../../bots/batched-evaluate.ts';
import { createBot, loadPolicy, filesOfSpec } from '../../bots/bots.ts';
import type { JobKind } from '../job-kind.ts';
import { finite, samples } from './shapes.ts';
import * as v from 'valibot';

/** In how many orders of the stock each deviation is judged. */
const ORDERS = 100;

interface DeviationsShared {
  rules: HouseRules;
  players: number;
  /** SPEC of the bot in one seat. */
  bot: string;
  /** Policy file of all others. */
  model: string;
  seed: number;
}

interface DeviationsPart {
  /** The first pack's number. */
  first: number;
  packs: number;
}

export const deviations: JobKind<DeviationsShared, DeviationsPart, DeviationSamples> = {
  async prepare({ rules, players, bot: spec, model, seed }) {
    const baseline = createPolicyBot(batchedEvaluate(await loadPolicy(model, '--model')));
    return async ({ first, packs }, onProgress) => {
      const bot = await createBot(spec, seed + first);
      if ('sitDown' in bot) throw new Error(`"${spec}" cannot deviate: it needs a bot for each match`);
      return sampleDeviations(
        { rules, players, bot, baseline, orders: ORDERS, seed, onProgress: (done) => onProgress(done / packs) },
        first,
        packs,
      );
    };
  },

  filesOf: ({ bot, model }) => [...new Set([...filesOfSpec(bot), model])],

  isResult(value, { packs }): value is DeviationSamples {
    const series = samples(packs);
    const all = v.array(v.object({ kind: v.string(), pack: finite, tokens: finite }));
    return v.is(v.object({ deviations: series, tokensGained: series, chanceGained: series, all }), value);
  },
};
