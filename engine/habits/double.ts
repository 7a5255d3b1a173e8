/** A double: a bot with somebody's habits, which draws its actions as they would. */
import type { Action } from '../actions.ts';
import type { Bot } from '../bots/bot.ts';
import { questionOf, type EvaluateOne } from '../bots/policy.ts';
import { decisionChance, type DecisionSeed } from '../bots/view-seed.ts';
import { placeByShare } from '../random.ts';
import { actionProbabilities, decisionIn, type HabitWeights } from './habits.ts';

interface DoubleOptions {
  /** The policy that the habits correct. */
  evaluate: EvaluateOne;
  weights: HabitWeights;
  /** The same seed and the same view give the same decision. */
  seed: DecisionSeed;
  name: string;
}

export function createDouble({ evaluate, weights, seed, name }: DoubleOptions): Bot {
  return {
    name,
    async decide(view, legal): Promise<Action> {
      if (legal.length === 1) return legal[0];
      const { observation, mask } = questionOf(view, legal);
      // Both before the answer is awaited: the view is only valid until then.
      const random = decisionChance(view, seed);
      const decision = decisionIn(view, legal);
      const probabilities = actionProbabilities(decision(await evaluate(observation, mask)), weights);
      return legal[placeByShare(probabilities, random.unit())];
    },
  };
}
