/** The computations of a run, traced into ONNX and loaded. */
import type { EquityModelSessions } from '../equity/equity-model.ts';
import type { Runtime, Session } from '../network/session.ts';
import type { LearnerSessions } from '../ppo/learner.ts';
import type { LearningOptions } from '../ppo/options.ts';
import { equityComputation, equityGradientComputation } from './equity-network.ts';
import type { NetworkDefinition } from './network.ts';
import { actComputation, gradientComputation, policyComputation } from './computations.ts';
import { traceToOnnx, type Computation } from './tracing/trace.ts';

/** Makes a session of a computation. */
export type Execute = (name: string, computation: Computation) => Promise<Session>;

/** Traces into ONNX, which a runtime executes. */
export function traced(runtime: Runtime): Execute {
  return async (name, computation) => runtime.load(await traceToOnnx({ name, ...computation }));
}

/** What a learner computes. @param options of that learner */
export function learnerComputations(
  network: NetworkDefinition,
  { regulariser }: Pick<LearningOptions, 'regulariser'>,
): Record<keyof LearnerSessions, Computation> {
  return {
    act: actComputation(network),
    policy: policyComputation(network),
    gradient: gradientComputation(network, regulariser),
  };
}

/** @param options of the learner that they are for */
export async function learnerSessions(
  execute: Execute,
  network: NetworkDefinition,
  options: Pick<LearningOptions, 'regulariser'>,
): Promise<LearnerSessions> {
  const { act, policy, gradient } = learnerComputations(network, options);
  return {
    act: await execute('act', act),
    policy: await execute('policy', policy),
    gradient: await execute('gradient', gradient),
  };
}

/** What is computed of the match equity. */
export function equityComputations(): Record<keyof EquityModelSessions, Computation> {
  return { chances: equityComputation(), gradient: equityGradientComputation() };
}

/** Sessions of the match equity. */
export async function equitySessions(execute: Execute): Promise<EquityModelSessions> {
  const { chances, gradient } = equityComputations();
  return { chances: await execute('equity', chances), gradient: await execute('equity-gradient', gradient) };
}
