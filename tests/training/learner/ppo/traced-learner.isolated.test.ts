/** A learner whose computations have been traced runs without TensorFlow.js, as in a page. */
import { expect, test, vi } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import type { NetworkShape } from '../../../../training/learner/network/parameters.ts';
import { smallNetwork } from '../../support/solvable/small-network.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { solvableGame } from '../../support/solvable/solvable.ts';

test('a traced learner plays and learns where TensorFlow.js cannot be imported', async () => {
  const { sizes, options } = solvableGame('kuhn');
  const definition = smallNetwork(sizes);
  const sessions = await learnerSessions(traced(await loadRuntime()), definition, options);
  // As plain data, which a page would receive with the traced graphs.
  const shape = JSON.parse(JSON.stringify(definition)) as NetworkShape;

  vi.resetModules();
  vi.doMock('@tensorflow/tfjs-core', () => {
    throw new Error('TensorFlow.js was imported');
  });
  await expect(import('../../support/solvable/small-network.ts')).rejects.toThrow();
  const { Learner } = await import('../../../../training/learner/ppo/learner.ts');
  const solvable = await import('../../support/solvable/solvable.ts');
  await import('../../../../training/learner/games/thirty-one.ts');
  const kuhn = solvable.solvableGame('kuhn');
  const learner = new Learner(kuhn.selfPlayGame(shape), sessions, new Random(1), options);
  const before = learner.state.parameters.slice();
  await learner.iterate(0);
  expect(learner.state.parameters).not.toEqual(before);
  expect(learner.decisions).toBe(options.decisions);
});
