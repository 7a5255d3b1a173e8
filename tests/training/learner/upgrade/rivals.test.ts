import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import { SIZE_WITH_RIVALS } from '../../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { Random } from '../../../../engine/random.ts';
import { withUnknownRivals } from '../../../../training/learner/evaluation/unknown-rivals.ts';
import { ALL_WITH_RIVALS } from '../../../../training/learner/games/inputs.ts';
import { initialParameters } from '../../../../training/learner/network/parameters.ts';
import { eagerSession } from '../../../../training/cli/runtimes/eager.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { policyForward } from '../../../../training/learner/tensorflow/write-model-files.ts';
import { withRivalInputs, withoutRivalInputs } from '../../../../training/learner/upgrade/rivals.ts';

const sizes = { table: 12, suit: 6 };
const before = suitNetwork({ policy: sizes });
const network = suitNetwork({ policy: sizes, inputs: ALL_WITH_RIVALS });
const policy = initialParameters(before.policyParameters, new Random(3));
const weights = withRivalInputs({ sizes, policy, criticAndEquity: null });

async function asked(of: typeof network, parameters: Float32Array, observation: Float32Array) {
  const session = withUnknownRivals(eagerSession(policyForward(of, parameters)));
  const answer = await session.run({
    observation: { data: observation, dims: [2, observation.length / 2] },
    mask: { data: new Float32Array(2 * ACTION_COUNT).fill(1), dims: [2, ACTION_COUNT] },
  });
  return answer.policy.data;
}

const random = new Random(8);
const observation = Float32Array.from({ length: 2 * OBSERVATION_SIZE }, () => random.unit());
const told = Float32Array.from({ length: 2 * SIZE_WITH_RIVALS }, (_, i) => {
  const [row, place] = [Math.floor(i / SIZE_WITH_RIVALS), i % SIZE_WITH_RIVALS];
  return place < OBSERVATION_SIZE ? observation[row * OBSERVATION_SIZE + place] : random.unit();
});

describe('a policy of before that is to read what is known of rivals', () => {
  test('plays as it did, whatever it is told of them', async () => {
    const plain = await eagerSession(policyForward(before, policy)).run({
      observation: { data: observation, dims: [2, OBSERVATION_SIZE] },
      mask: { data: new Float32Array(2 * ACTION_COUNT).fill(1), dims: [2, ACTION_COUNT] },
    });
    const untold = await asked(network, weights.policy, observation);
    for (const [i, share] of plain.policy.data.entries()) expect(untold[i]).toBeCloseTo(share, 6);
    expect(await asked(network, weights.policy, told)).toEqual(untold);
  });

  test('reads them once it has weights for them', async () => {
    const learnt = weights.policy.map((weight) => (weight === 0 ? 0.05 : weight));
    expect(await asked(network, learnt, told)).not.toEqual(await asked(network, learnt, observation));
  });
});

describe('a policy that reads what is known of rivals, and is to read nothing of them', () => {
  const learnt = { ...weights, policy: weights.policy.map((weight) => (weight === 0 ? 0.05 : weight)) };
  const without = withoutRivalInputs(learnt);

  test('plays as it did while nothing was known', async () => {
    const plain = await eagerSession(policyForward(before, without.policy)).run({
      observation: { data: observation, dims: [2, OBSERVATION_SIZE] },
      mask: { data: new Float32Array(2 * ACTION_COUNT).fill(1), dims: [2, ACTION_COUNT] },
    });
    const untold = await asked(network, learnt.policy, observation);
    for (const [i, share] of plain.policy.data.entries()) expect(untold[i]).toBeCloseTo(share, 6);
    expect(await asked(network, learnt.policy, told)).not.toEqual(untold);
  });

  test('has the weights of before where it has learnt nothing of them, and so has its critic', () => {
    const critic = initialParameters(before.criticParameters, new Random(4));
    const whole = withRivalInputs({ sizes, policy, criticAndEquity: { critic, equity: Float32Array.of(1) } });
    expect(withoutRivalInputs(whole)).toEqual({
      sizes,
      policy,
      criticAndEquity: { critic, equity: Float32Array.of(1) },
    });
    expect(whole.criticAndEquity?.critic.length).toBeGreaterThan(critic.length);
  });
});
