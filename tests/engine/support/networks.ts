/** Networks of a few lines. */
import { ACTION_COUNT, DISCARD, KNOCK, PASS, discardedBy, type Action } from '../../../engine/actions.ts';
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import { rankOf } from '../../../engine/cards.ts';
import { TABLE } from '../../../engine/observation-layout.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';

/** What some actions are preferred to others by. */
type Preference = (action: Action) => number;

/** When deals are late: with so few cards in the stock. */
const FEW = 39.5 / 52;

/** Knocks: deals that policies play on with end soon. */
export const inHaste: Preference = (action) => (action === KNOCK ? 9 : 1);

/** A policy that gives every action its preference, all that are legal something. @param late with few cards in the stock */
export function network(preference: Preference, late: Preference = preference): EvaluateBatch {
  const [early, lately] = [preference, late].map((by) =>
    Float32Array.from({ length: ACTION_COUNT }, (_, at) => by(at)),
  );
  return (observations, masks, rows) => {
    const policy = new Float32Array(masks.length);
    for (let row = 0; row < rows; row++) {
      const preferences = observations[row * OBSERVATION_SIZE + TABLE.at.stock] < FEW ? lately : early;
      const at = row * ACTION_COUNT;
      let sum = 0;
      for (let action = 0; action < ACTION_COUNT; action++) sum += masks[at + action] * preferences[action];
      for (let action = 0; action < ACTION_COUNT; action++) {
        policy[at + action] = (masks[at + action] * preferences[action]) / sum;
      }
    }
    return Promise.resolve({ policy, value: new Float32Array(rows) });
  };
}

const usual: Preference = (action) => {
  if (action === PASS) return 3;
  if (action === KNOCK) return 0.3;
  return action < DISCARD ? 1 : 1.2 ** -rankOf(discardedBy(action));
};

/** Draws or takes, sometimes knocks, passes where it can, and prefers to discard low cards. */
export const someone = network(usual);

/** The same, but knocks in haste. */
export const somebodyInHaste = network(usual, (action) => usual(action) * inHaste(action));
