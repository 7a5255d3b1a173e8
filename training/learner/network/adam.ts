/** A flat vector of parameters with its Adam moments (Kingma and Ba 2015). */
import type { Session } from './session.ts';

export const BETA1 = 0.9;
export const BETA2 = 0.999;
export const ADAM_EPSILON = 1e-5;

export interface AdamState {
  parameters: Float32Array;
  moment1: Float32Array;
  moment2: Float32Array;
  /** Updates made. */
  step: number;
}

export function adamState(parameters: Float32Array): AdamState {
  return {
    parameters,
    moment1: new Float32Array(parameters.length),
    moment2: new Float32Array(parameters.length),
    step: 0,
  };
}

/**
 * One update, in place.
 * @param session executes `updateComputation` for as many parameters
 * @returns the gradient's norm before it was clipped
 * @throws {Error} when the gradient holds something that is not a number; the state is then unchanged.
 */
export async function applyGradient(
  session: Session,
  state: AdamState,
  gradient: Float32Array,
  learningRate: number,
): Promise<number> {
  const dims = [state.parameters.length];
  const step = state.step + 1;
  const { newParameters, newMoment1, newMoment2, norm } = await session.run({
    parameters: { data: state.parameters, dims },
    moment1: { data: state.moment1, dims },
    moment2: { data: state.moment2, dims },
    gradient: { data: gradient, dims },
    learningRate: scalar(learningRate),
    beta1Power: scalar(BETA1 ** step),
    beta2Power: scalar(BETA2 ** step),
  });
  if (!Number.isFinite(norm.data[0])) {
    throw new Error(`the gradient of update ${step} is not finite: the parameters before it are kept`);
  }
  state.parameters = newParameters.data;
  state.moment1 = newMoment1.data;
  state.moment2 = newMoment2.data;
  state.step = step;
  return norm.data[0];
}

/** A single number as a session takes it. */
export function scalar(value: number): { data: Float32Array; dims: readonly number[] } {
  return { data: Float32Array.of(value), dims: [] };
}
