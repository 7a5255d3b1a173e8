/** Files from before the learner's options, metrics and classes were renamed can still be read. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { readCheckpoint } from '../../../../training/cli/run/checkpoint.ts';
import { readMetrics } from '../../../../training/cli/run/metrics.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import type { LearningOptions } from '../../../../training/learner/ppo/options.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { smallNetwork } from '../../../../training/learner/tensorflow/small-network.ts';
import { solvableGame } from '../../support/solving.ts';

/** A run of Kuhn poker with a league, after three iterations. */
const FOLDER = fileURLToPath(new URL('./before-renames', import.meta.url));

test('a run goes on from a checkpoint', async () => {
  const checkpoint = readCheckpoint(FOLDER, (line) => expect.fail(line));
  expect(checkpoint).toMatchObject({ iteration: 3, decisions: 1_536, plan: { rules: 'kuhn', steps: 2_048 } });

  const kuhn = solvableGame('kuhn');
  const network = smallNetwork(kuhn.sizes);
  const league = { share: 0.5, first: 1, growth: 2 };
  const options: LearningOptions = { ...kuhn.options, tables: 32, decisions: 512, minibatch: 256, league };
  const sessions = await learnerSessions(traced(await loadRuntime()), network, options);
  const learner = new Learner(kuhn.selfPlayGame(network), sessions, new Random(1), options);
  const [snapshot] = checkpoint.learners;
  learner.restore(snapshot);
  expect(learner.snapshot()).toEqual(snapshot);
  expect(await learner.iterate(0.75)).toMatchObject({ iteration: 4, decisions: 2_048 });
});

test('metrics have their current names', () => {
  const lines = readMetrics(new RunFolder(FOLDER));
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).not.toHaveProperty(['time/guests']);
    expect(line['losses/policy_loss']).toBeTypeOf('number');
  }
  // The league has its first member after an iteration.
  for (const line of lines.slice(1)) expect(line['time/opponents']).toBeGreaterThan(0);
});
