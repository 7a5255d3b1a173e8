/** A policy that answers many tables at once: requests made in one turn of the event loop form one batch. */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import type { Session } from '../network/session.ts';

interface Request {
  observation: Float32Array;
  mask: Float32Array;
  resolve: (probabilities: Float32Array) => void;
  reject: (reason: unknown) => void;
}

/**
 * @param session executes a policy file
 * @param afterTurn calls back once everything that waits in this turn of the event loop has run
 */
export function batchedEvaluate(session: Session, afterTurn: (callback: () => void) => void): EvaluateOne {
  const evaluate = evaluateRows(session);
  let waiting: Request[] = [];
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    try {
      const probabilities = await probabilitiesOf(evaluate, batch);
      batch.forEach(({ resolve }, i) => resolve(probabilities.subarray(i * ACTION_COUNT, (i + 1) * ACTION_COUNT)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (observation, mask) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) afterTurn(() => void flush());
      waiting.push({ observation, mask, resolve, reject });
    });
}

/** A search asks about many decisions at once: its batches need no gathering. */
export function evaluateRows(session: Session): EvaluateBatch {
  return async (observations, masks, rows) => {
    const { policy, value } = await session.run({
      observation: { data: observations, dims: [rows, observations.length / rows] },
      mask: { data: masks, dims: [rows, ACTION_COUNT] },
    });
    return { policy: policy.data, value: value.data };
  };
}

async function probabilitiesOf(evaluate: EvaluateBatch, batch: readonly Request[]): Promise<Float32Array> {
  // Longer than usual where what is known of rivals stands after it.
  const size = batch[0].observation.length;
  const observations = new Float32Array(batch.length * size);
  const masks = new Float32Array(batch.length * ACTION_COUNT);
  batch.forEach(({ observation, mask }, i) => {
    observations.set(observation, i * size);
    masks.set(mask, i * ACTION_COUNT);
  });
  return (await evaluate(observations, masks, batch.length)).policy;
}

/**
 * The session of a policy file, by parameters that are in none.
 * @param session executes `policyComputation`
 * @param parameters of the policy, flat
 */
export function policySession(session: Session, parameters: Float32Array): Session {
  return {
    run: (feeds) => session.run({ ...feeds, parameters: { data: parameters, dims: [parameters.length] } }),
    release: () => Promise.resolve(),
  };
}
