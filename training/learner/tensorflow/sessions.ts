/** What a learner executes, traced into ONNX. */
import type { Runtime, Session } from '../network/session.ts';
import { ofEachGraph, type GraphName, type LearnerSessions, type TracedLearner } from '../ppo/graphs.ts';
import type { LearningOptions } from '../ppo/options.ts';
import { actComputation, gradientComputation, policyComputation } from './computations.ts';
import { equityComputation, equityGradientComputation } from './equity-network.ts';
import type { NetworkDefinition } from './network.ts';
import { traceToOnnx, type Computation } from './tracing/trace.ts';
import { criticTemplate, policyTemplate } from './write-model-files.ts';

/** Makes a session of a computation. */
export type Execute = (name: string, computation: Computation) => Promise<Session>;

/** Traces into ONNX, which a runtime executes. */
export function traced(runtime: Runtime): Execute {
  return async (name, computation) => runtime.load(await traceToOnnx({ name, ...computation }));
}

/** @param options of the learner that they are for */
export function learnerSessions(
  execute: Execute,
  network: NetworkDefinition,
  options: LearningOptions,
): Promise<LearnerSessions> {
  const all = computations(network, options);
  return ofEachGraph((name) => execute(name, all[name]));
}

/** Everything that a learner needs, traced at once: what a page gets in place of TensorFlow.js. @param options of that learner */
export async function traceLearner(network: NetworkDefinition, options: LearningOptions): Promise<TracedLearner> {
  const all = computations(network, options);
  return {
    ...(await ofEachGraph((name) => traceToOnnx({ name, ...all[name] }))),
    'policy-template': await policyTemplate(network),
    'critic-template': await criticTemplate(network),
  };
}

function computations(network: NetworkDefinition, options: LearningOptions): Record<GraphName, Computation> {
  return {
    act: actComputation(network),
    policy: policyComputation(network),
    gradient: gradientComputation(network, options),
    equity: equityComputation(),
    'equity-gradient': equityGradientComputation(),
  };
}
