/** Networks of a few lines. */
import { ACTION_COUNT, DISCARD, KNOCK, PASS, discardedBy, type Action } from '../../../engine/actions.ts';
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import { rankOf } from '../../../engine/cards.ts';

/** A policy that gives every action its preference, all that are legal something. */
export function network(preference: (action: Action) => number): EvaluateBatch {
  const preferences = Float32Array.from({ length: ACTION_COUNT }, (_, action) => preference(action));
  return (_observations, masks, rows) => {
    const policy = new Float32Array(masks.length);
    for (let row = 0; row < masks.length; row += ACTION_COUNT) {
      let sum = 0;
      for (let action = 0; action < ACTION_COUNT; action++) sum += masks[row + action] * preferences[action];
      for (let action = 0; action < ACTION_COUNT; action++) {
        policy[row + action] = (masks[row + action] * preferences[action]) / sum;
      }
    }
    return Promise.resolve({ policy, value: new Float32Array(rows) });
  };
}

/** Draws or takes, sometimes knocks, passes where it can, and prefers to discard low cards. */
export const someone = network((action) => {
  if (action === PASS) return 3;
  if (action === KNOCK) return 0.3;
  return action < DISCARD ? 1 : 1.2 ** -rankOf(discardedBy(action));
});
