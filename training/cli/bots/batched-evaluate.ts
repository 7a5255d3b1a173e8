/** A policy that answers many tables at once: requests made in one turn of the event loop form one batch. */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import type { Session } from '../../learner/network/session.ts';

interface Request {
  observation: Float32Array;
  mask: Float32Array;
  resolve: (probabilities: Float32Array) => void;
  reject: (reason: unknown) => void;
}

/** @param session executes a policy file */
export function batchedEvaluate(session: Session): EvaluateOne {
  let waiting: Request[] = [];
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    try {
      const probabilities = await run(session, batch);
      batch.forEach(({ resolve }, i) => resolve(probabilities.subarray(i * ACTION_COUNT, (i + 1) * ACTION_COUNT)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (observation, mask) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ observation, mask, resolve, reject });
    });
}

async function run(session: Session, batch: readonly Request[]): Promise<Float32Array> {
  const observation = new Float32Array(batch.length * OBSERVATION_SIZE);
  const mask = new Float32Array(batch.length * ACTION_COUNT);
  batch.forEach((request, i) => {
    observation.set(request.observation, i * OBSERVATION_SIZE);
    mask.set(request.mask, i * ACTION_COUNT);
  });
  const { policy } = await session.run({
    observation: { data: observation, dims: [batch.length, OBSERVATION_SIZE] },
    mask: { data: mask, dims: [batch.length, ACTION_COUNT] },
  });
  return policy.data;
}
