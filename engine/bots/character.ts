/**
 * An opponent of some strength and playing style: the policy, which may give something away.
 *
 * What an action gives away is read off the policy itself. A policy that was trained with an entropy bonus plays an
 * action e times as rarely for every bit of worth that it lacks (Neu, Jonsson and Gómez 2017, "A unified view of
 * entropy-regularized Markov decision processes"), and so it was measured (`models/levels.md`): each factor of e costs
 * the same share of a match.
 */
import { ACTION_COUNT, type Action } from '../actions.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../observation.ts';
import { Random } from '../random.ts';
import type { Bot } from './bot.ts';
import { LEVEL_FACTS, STYLE_FACTS, type Level, type PlayingStyle } from './characters.ts';
import type { EvaluateOne } from './policy.ts';
import { seedOf } from './view-seed.ts';

/** `factorCost` of a policy for which it has not been measured. */
export const USUAL_FACTOR_COST = 0.006;
/** What the strongest liking of a playing style is worth to it, in chance to win a match of two. */
const LIKING_WORTH = 0.023;
/** What takes the whole allowance is chosen e to this power as rarely as what costs nothing. */
const RESTRAINT = 2;
/** Below this a probability tells nothing any more. */
const LEAST_CHANCE = 1e-30;

export interface CharacterOptions {
  evaluate: EvaluateOne;
  /**
   * Asked once it has evaluated: the chance to win a match of two that goes with an action which the policy plays e
   * times as rarely as its favourite. Every policy has its own (`training/cli/mistakes.ts`).
   */
  factorCost: () => number;
  level: Level;
  style: PlayingStyle;
  /** The same seed decides the same where the same is seen. */
  seed?: number;
  name?: string;
  /** Hears before each answer how close the decision was for the policy: 0 obvious, 1 as good as a toss-up. */
  onDecision?: (doubt: number) => void;
}

/** A bot that plays as somebody of that level and playing style would; an even master plays the policy's favourite. */
export function createCharacter({
  evaluate,
  factorCost,
  level,
  style,
  seed = 31,
  name = `${level}/${style}`,
  onDecision,
}: CharacterOptions): Bot {
  const { allowance } = LEVEL_FACTS[level];
  const { likes } = STYLE_FACTS[style];
  return {
    name,
    async decide(view, legal): Promise<Action> {
      if (legal.length === 1) {
        onDecision?.(0);
        return legal[0];
      }
      const observation = new Float32Array(OBSERVATION_SIZE);
      const mask = new Float32Array(ACTION_COUNT);
      writeObservation(view, observation, 0);
      writeMask(legal, legal.length, mask, 0);
      const random = new Random(seedOf(view, seed));
      const chances = await evaluate(observation, mask);
      onDecision?.(doubtOf(legal, chances));
      const cost = factorCost();
      const worths = legal.map(
        (action) => cost * Math.log(Math.max(chances[action], LEAST_CHANCE)) + LIKING_WORTH * likes(action),
      );
      return legal[chosen(worths, allowance, random.unit())];
    },
  };
}

/** How close the policy's two favourites are, from 0 to 1. */
function doubtOf(legal: readonly Action[], chances: Float32Array): number {
  const [first, second] = legal.map((action) => chances[action]).sort((a, b) => b - a);
  return first > 0 ? second / first : 1;
}

/** The index of one of the worths that lack no more than the allowance, the better the likelier. @param at 0 to 1 */
function chosen(worths: readonly number[], allowance: number, at: number): number {
  const best = Math.max(...worths);
  if (allowance === 0) return worths.indexOf(best);
  const weights = worths.map((worth) =>
    best - worth <= allowance ? Math.exp((-RESTRAINT * (best - worth)) / allowance) : 0,
  );
  let left = at * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    weights.findIndex((weight) => (left -= weight) < 0),
    // Where rounding leaves a little over.
    0,
  );
}
