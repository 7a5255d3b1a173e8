/** A policy that goes further in the direction in which it is moved by what it is told of its rivals. */
import { RIVALS_AT } from '../observation-layout.ts';
import { sumOf } from '../statistics.ts';
import type { EvaluateOne } from './policy.ts';

/** How much further; what came of other scales stands in `training/experiments/rivals.md`. */
const GUIDANCE_SCALE = 0.5;
/** Added to both probabilities of an action: of what is hardly ever played either way, their ratio says nothing. */
const LEAST_CHANCE = 1e-3;

/**
 * Answers as `evaluate` does where nothing is known of the rivals, and elsewhere with π(a | told) (π(a | told) / π(a | untold))^w,
 * normalised: classifier-free guidance (Ho and Salimans 2022). In training many only seem to play as they are known to, so that
 * a policy learns to respond with caution; those at a table mostly do play so.
 */
export function guided(evaluate: EvaluateOne): EvaluateOne {
  return async (observation, mask) => {
    if (observation.subarray(RIVALS_AT).every((number) => number === 0)) return evaluate(observation, mask);
    const untold = observation.slice().fill(0, RIVALS_AT);
    const [told, otherwise] = await Promise.all([evaluate(observation, mask.slice()), evaluate(untold, mask.slice())]);
    const weights = told.map(
      (chance, output) => chance * ((chance + LEAST_CHANCE) / (otherwise[output] + LEAST_CHANCE)) ** GUIDANCE_SCALE,
    );
    const sum = sumOf(weights);
    return weights.map((weight) => weight / sum);
  };
}
