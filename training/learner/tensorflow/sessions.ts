/** The computations of a run, traced into ONNX and loaded, or executed eagerly by TensorFlow.js. */
import { adamState } from '../network/adam.ts';
import { eagerSession } from './eager.ts';
import { EQUITY_PARAMETERS, equityComputation, equityGradientComputation } from './equity-network.ts';
import { EquityModel } from '../equity/equity-model.ts';
import type { EquityLearning, LearnerSessions, LearningOptions } from '../ppo/learner.ts';
import { initialParameters, totalSize, type NetworkDefinition } from './network.ts';
import { traceToOnnx, type Computation } from './tracing/trace.ts';
import { actComputation, allParameters, gradientComputation, policyComputation, updateComputation } from './ppo.ts';
import type { Random } from '../../../engine/random.ts';
import type { Runtime, Session } from '../network/session.ts';

/** Makes a session of a computation. */
export type Execute = (name: string, computation: Computation) => Promise<Session>;

/** Traces into ONNX and executes that: the fast way. */
export function traced(runtime: Runtime): Execute {
  return async (name, computation) => runtime.load(await traceToOnnx({ name, ...computation }));
}

/** Executes by the current TensorFlow.js backend: the fallback. */
export const eager: Execute = (_name, computation) => Promise.resolve(eagerSession(computation));

/** @param options of the learner that they are for */
export async function learnerSessions(
  execute: Execute,
  network: NetworkDefinition,
  { spread }: Pick<LearningOptions, 'spread'>,
): Promise<LearnerSessions> {
  return {
    act: await execute('act', actComputation(network)),
    policy: await execute('policy', policyComputation(network)),
    gradient: await execute('gradient', gradientComputation(network, spread)),
    update: await execute('update', updateComputation(totalSize(allParameters(network)))),
  };
}

/** The match equity, untaught or from a state. */
export async function equityLearning(
  execute: Execute,
  random: Random,
  state = adamState(initialParameters(EQUITY_PARAMETERS, random)),
): Promise<EquityLearning> {
  const sessions = {
    chances: await execute('equity', equityComputation()),
    gradient: await execute('equity-gradient', equityGradientComputation()),
  };
  return {
    model: new EquityModel(sessions, state),
    state,
    update: await execute('equity-update', updateComputation(state.parameters.length)),
  };
}
