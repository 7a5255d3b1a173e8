/** A double: a bot with somebody's habits, which draws its actions as they would. */
import type { Action } from '../actions.ts';
import type { Bot } from '../bots/bot.ts';
import { doubtOf } from '../bots/character.ts';
import type { Level } from '../bots/characters.ts';
import { createExpertAtLevel } from '../bots/expert-at-level.ts';
import { orExpert, questionOf, type EvaluateOne } from '../bots/policy.ts';
import { decisionChance, type DecisionSeed } from '../bots/view-seed.ts';
import { placeByShare } from '../random.ts';
import { actionProbabilities, decisionIn } from './habits.ts';
import { modeOf } from './modes.ts';
import type { HabitModes } from './weights.ts';

/** Whom a double plays like. */
export interface DoubleOptions {
  /** The policy that the habits correct. */
  evaluate: EvaluateOne;
  modes: HabitModes;
  /** The same seed and the same view give the same decision. */
  seed: DecisionSeed;
  name: string;
  /** Receives, before each answer, how close the decision is for them: 0 obvious, 1 a toss-up. */
  onDecision?: (doubt: number) => void;
}

/** The expert has no habits: a double is as strong as most who play well. */
const EXPERTS_LEVEL: Level = 'strong';

/** What plays in place of a double where no policy can. */
export function createDoublesExpert(seed: DecisionSeed): Bot {
  return createExpertAtLevel(EXPERTS_LEVEL, seed);
}

/** A bot that plays as somebody does. */
export function createDouble({ evaluate, modes, seed, name, onDecision }: DoubleOptions): Bot {
  const bot: Bot = {
    name,
    async decide(view, legal): Promise<Action> {
      if (legal.length === 1) {
        onDecision?.(0);
        return legal[0];
      }
      const { observation, mask } = questionOf(view, legal);
      // Both before the answer is awaited: the view is only valid until then.
      const random = decisionChance(view, seed);
      const decision = decisionIn(view, legal);
      const weights = modeOf(view, modes);
      const probabilities = actionProbabilities(decision(await evaluate(observation, mask)), weights);
      onDecision?.(doubtOf(probabilities));
      return legal[placeByShare(probabilities, random.unit())];
    },
  };
  return orExpert(bot, createDoublesExpert(seed));
}
