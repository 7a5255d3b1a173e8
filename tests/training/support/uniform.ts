import type { EvaluateOne } from '../../../engine/bots/policy.ts';

/** A policy to which all legal actions are alike. */
export const uniform: EvaluateOne = (_observation, mask) => {
  const count = mask.reduce((sum, legal) => sum + legal, 0);
  return Promise.resolve(mask.map((legal) => legal / count));
};
