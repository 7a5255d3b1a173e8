/** A double: a bot with somebody's habits, which draws its actions as they would. */
import type { Action } from '../actions.ts';
import type { Bot } from '../bots/bot.ts';
import { questionOf, type EvaluateOne } from '../bots/policy.ts';
import { decisionChance, type DecisionSeed } from '../bots/view-seed.ts';
import { decisionIn, actionProbabilities, type HabitWeights } from './habits.ts';

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
      const features = decisionIn(view, legal);
      const choice = features(await evaluate(observation, mask));
      let left = random.unit();
      const chosen = actionProbabilities(choice, weights).findIndex((share) => (left -= share) < 0);
      // Where rounding leaves a little over, and none is found.
      return legal[Math.max(chosen, 0)];
    },
  };
}
