import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { learnUntil } from '../../../../training/cli/jobs/kinds/learn.ts';
import type { Checkpoints } from '../../../../training/cli/jobs/job-kind.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { solvableGame } from '../../support/solvable/solvable.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import type { RunLength } from '../../../../training/learner/ppo/run.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { smallNetwork } from '../../support/solvable/small-network.ts';

const kuhn = solvableGame('kuhn');
const options = { ...kuhn.options, tables: 16, decisions: 32, minibatch: 32, epochs: 1 };
const network = smallNetwork(kuhn.sizes);
const sessions = await learnerSessions(traced(await loadRuntime()), network, options);
const createLearner = (): Learner => new Learner(kuhn.selfPlayGame(network), sessions, new Random(1), options);
/** A little more than twice 64 iterations, after each of which there is a checkpoint. */
const limit = { steps: 130 * options.decisions, minutes: null };

interface Learnt {
  learner: Learner;
  kept: Uint8Array[];
  /** The iterations at which a stretch began. */
  stretches: number[];
  /** How much was told to be done. */
  told: number[];
}

async function learn(last: Uint8Array | null = null, length: RunLength = limit): Promise<Learnt> {
  const learner = createLearner();
  const kept: Uint8Array[] = [];
  const [stretches, told]: [number[], number[]] = [[], []];
  const checkpoints: Checkpoints = { last, keep: (bytes) => kept.push(bytes) };
  await learnUntil(learner, length, {
    checkpoints,
    onProgress: (share) => told.push(share),
    onStretch: (iteration) => void stretches.push(iteration),
  });
  return { learner, kept, stretches, told };
}

describe('learning as a part of a job', async () => {
  const whole = await learn();

  test('keeps a checkpoint every 64 iterations and at the end, with each of which a new stretch begins', () => {
    expect(whole.learner.iteration).toBe(130);
    expect(whole.kept.length).toBe(3);
    expect(whole.stretches).toEqual([0, 64, 128, 130]);
    expect(whole.told).toEqual(Array.from({ length: 130 }, (_, i) => (i + 1) / 130));
  });

  test('goes on from any of them to the same parameters, to the last bit', async () => {
    for (const [i, checkpoint] of whole.kept.entries()) {
      const rest = await learn(checkpoint);
      expect(rest.stretches[0]).toBe(whole.stretches[i + 1]);
      if (i === 0) expect(rest.kept, 'those that come, not once more the one that it goes on from').toHaveLength(2);
      expect(rest.learner.state.parameters).toEqual(whole.learner.state.parameters);
      expect(rest.learner.average).toEqual(whole.learner.average);
    }
  });

  test('starts again where a checkpoint is damaged', async () => {
    const damaged = whole.kept[1].slice();
    damaged[damaged.length >> 1] ^= 1;
    const again = await learn(damaged);
    expect(again.stretches[0]).toBe(0);
    expect(again.learner.average).toEqual(whole.learner.average);
  });

  test('ends with an error where bytes have the checksum of a checkpoint, and are none', async () => {
    const body = Uint8Array.of(3, 0, 0, 0, ...new TextEncoder().encode('no!'));
    await expect(learn(Uint8Array.of(...body, ...sha256(body)))).rejects.toThrow(SyntaxError);
  });

  test('by minutes does not go on from a checkpoint', async () => {
    const { stretches, learner } = await learn(whole.kept[0], { steps: null, minutes: 1e-9 });
    expect([stretches, learner.iteration]).toEqual([[0], 0]);
  });
});
