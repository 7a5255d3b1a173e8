/** Everything that a learner needs, traced at once: what a page gets in place of TensorFlow.js. */
import type { TracedLearner } from '../ppo/graphs.ts';
import type { LearningOptions } from '../ppo/options.ts';
import type { NetworkDefinition } from './network.ts';
import { equityComputations, learnerComputations } from './sessions.ts';
import { traceToOnnx } from './tracing/trace.ts';
import { criticTemplate } from './write-critic-file.ts';
import { policyTemplate } from './write-policy-file.ts';

/** @param options of the learner that they are for */
export async function traceLearner(
  network: NetworkDefinition,
  options: Pick<LearningOptions, 'regulariser'>,
): Promise<TracedLearner> {
  const { act, policy, gradient } = learnerComputations(network, options);
  const { chances, gradient: equityGradient } = equityComputations();
  return {
    act: await traceToOnnx({ name: 'act', ...act }),
    policy: await traceToOnnx({ name: 'policy', ...policy }),
    gradient: await traceToOnnx({ name: 'gradient', ...gradient }),
    equity: await traceToOnnx({ name: 'equity', ...chances }),
    'equity-gradient': await traceToOnnx({ name: 'equity-gradient', ...equityGradient }),
    'policy-template': await policyTemplate(network),
    'critic-template': await criticTemplate(network),
  };
}
