/** The trained policy as a bot: asks a network for probabilities and plays the likeliest action, or samples one. */
import { ACTION_COUNT, type Action } from '../actions.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation, type KnownRivals } from '../observation.ts';
import type { Random } from '../random.ts';
import { doPoliciesPlay } from '../rules/suited.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import { createExpert } from './expert.ts';

/**
 * Answers an observation [OBSERVATION_SIZE] and a mask [ACTION_COUNT] with a probability for each output.
 * Both arrays are the callee's to keep.
 */
export type EvaluateOne = (observation: Float32Array, mask: Float32Array) => Promise<Float32Array>;

/**
 * What a policy is asked in a decision: of the view it is read at once.
 * @param known of the others at the table; left out for nothing
 */
export function questionOf(
  view: View,
  legal: readonly Action[],
  known?: KnownRivals,
): { observation: Float32Array; mask: Float32Array } {
  const observation = new Float32Array(OBSERVATION_SIZE);
  const mask = new Float32Array(ACTION_COUNT);
  writeObservation(view, observation, 0, known);
  writeMask(legal, legal.length, mask, 0);
  return { observation, mask };
}

/** A bot that plays by a policy, and in its place the expert at tables where no policy plays. */
export function orExpert(bot: Bot, expert: Bot): Bot {
  return { ...bot, decide: (view, legal) => (doPoliciesPlay(view.players) ? bot : expert).decide(view, legal) };
}

/** A bot that plays by a policy. @param random where given, actions are sampled by their probability; otherwise the likeliest is played */
export function createPolicyBot(evaluate: EvaluateOne, name = 'policy', random: Random | null = null): Bot {
  const bot: Bot = {
    name,
    async decide(view, legal): Promise<Action> {
      if (legal.length === 1) return legal[0];
      const { observation, mask } = questionOf(view, legal);
      const probabilities = await evaluate(observation, mask);
      return random === null ? likeliest(probabilities, mask) : drawn(probabilities, mask, random);
    },
  };
  return orExpert(bot, createExpert());
}

/** The legal action with the highest probability; among equals, the first. */
export function likeliest(probabilities: Float32Array, mask: Float32Array): number {
  let best = -1;
  for (let output = 0; output < ACTION_COUNT; output++) {
    if (mask[output] === 1 && (best < 0 || probabilities[output] > probabilities[best])) best = output;
  }
  return best;
}

function drawn(probabilities: Float32Array, mask: Float32Array, random: Random): number {
  let left = random.unit();
  for (let output = 0; output < ACTION_COUNT; output++) {
    if (mask[output] === 0) continue;
    left -= probabilities[output];
    if (left < 0) return output;
  }
  return likeliest(probabilities, mask);
}
