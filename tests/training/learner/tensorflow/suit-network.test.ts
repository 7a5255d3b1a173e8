import { expect, test } from 'vitest';
import { ACTION_COUNT, DISCARD } from '../../../../engine/actions.ts';
import { CARD_COUNT, RANK_COUNT } from '../../../../engine/cards.ts';
import { CARD_FEATURES, SUIT, TABLE } from '../../../../engine/observation-layout.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { Random } from '../../../../engine/random.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { HIDDEN_GLOBAL_SIZE, HIDDEN_SIZE, HIDDEN_SUIT_SIZE } from '../../../../training/learner/games/hidden.ts';
import { initialParameters, sizeOf, allParameters } from '../../../../training/learner/network/parameters.ts';
import { actComputation } from '../../../../training/learner/tensorflow/computations.ts';
import { traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';

const network = suitNetwork({ policy: { table: 32, suit: 16 }, critic: { table: 16, suit: 8 } });
const session = await traced(await loadRuntime())('act', actComputation(network));
const random = new Random(7);
// The last layers start near zero, where every policy is almost uniform: larger weights make differences show.
const parameters = initialParameters(
  allParameters(network).map((parameter) => ({ ...parameter, deviation: parameter.deviation === 0.01 ? 0.3 : 0.1 })),
  random,
);
const observation = Float32Array.from({ length: OBSERVATION_SIZE }, () => random.unit());
const hidden = Float32Array.from({ length: HIDDEN_SIZE }, () => random.unit());
const mask = Float32Array.from({ length: ACTION_COUNT }, (_, output) => (output < 3 ? 1 : random.below(2)));

test.each([[[1, 0, 2, 3]], [[0, 3, 2, 1]], [[1, 2, 3, 0]]])(
  'the network does not care what a suit is called: order %j',
  async (order) => {
    const straight = await act(observation, hidden, mask);
    const renamed = await act(
      permuteBlocks(observation, TABLE.size, SUIT.size, order),
      permuteBlocks(hidden, HIDDEN_GLOBAL_SIZE, HIDDEN_SUIT_SIZE, order),
      permuteOutputs(mask, order),
    );
    expectClose(renamed.logProbabilities, permuteOutputs(straight.logProbabilities, order));
    expectClose(renamed.value, straight.value);
  },
);

test('illegal actions get no probability, and the legal ones add up to one', async () => {
  const { logProbabilities } = await act(observation, hidden, mask);
  const legal = logProbabilities.filter((_, output) => mask[output] === 1);
  const illegal = logProbabilities.filter((_, output) => mask[output] === 0);
  expect(legal.reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5);
  expect(Math.max(...illegal.map(Math.exp))).toBe(0);
});

test.each([0, RANK_COUNT - 1])('the weights that a suit asks for count in rank %i as in all others', async (rank) => {
  const asked = CARD_FEATURES - 1;
  const seen = new Float32Array(OBSERVATION_SIZE);
  seen[TABLE.size + asked * RANK_COUNT + rank] = 0.5;
  const discards = new Float32Array(ACTION_COUNT).fill(1, DISCARD, DISCARD + 2 * CARD_COUNT);
  const { logProbabilities } = await act(seen, hidden, discards, parametersWithLast('policy/card/out/bias', 2));
  const likelier = logProbabilities.map((log) => log - logProbabilities[DISCARD + 1]);
  const expected = logProbabilities.map((log, output) => {
    return [DISCARD + rank, DISCARD + CARD_COUNT + rank].includes(output) ? 1 : log < -1e6 ? log : 0;
  });
  expectClose(likelier, expected);
});

/** All parameters 0 but the last number of the one of that name. */
function parametersWithLast(name: string, value: number): Float32Array {
  const all = allParameters(network);
  const until = all.slice(0, all.findIndex((parameter) => parameter.name === name) + 1);
  const flat = new Float32Array(parameters.length);
  flat[until.reduce((sum, parameter) => sum + sizeOf(parameter), 0) - 1] = value;
  return flat;
}

async function act(seen: Float32Array, unseen: Float32Array, legal: Float32Array, weights = parameters) {
  const { logProbabilities, value } = await session.run({
    parameters: { data: weights, dims: [weights.length] },
    observation: { data: seen, dims: [1, OBSERVATION_SIZE] },
    hidden: { data: unseen, dims: [1, HIDDEN_SIZE] },
    mask: { data: legal, dims: [1, ACTION_COUNT] },
  });
  return { logProbabilities: logProbabilities.data, value: value.data };
}

/** Puts the block of suit `order[i]` in place i. */
function permuteBlocks(values: Float32Array, start: number, size: number, order: readonly number[]): Float32Array {
  const permuted = values.slice();
  order.forEach((suit, place) => {
    permuted.set(values.subarray(start + suit * size, start + (suit + 1) * size), start + place * size);
  });
  return permuted;
}

function permuteOutputs(values: Float32Array, order: readonly number[]): Float32Array {
  return [0, 1, 2].reduce(
    (permuted, kind) => permuteBlocks(permuted, DISCARD + kind * CARD_COUNT, RANK_COUNT, order),
    values,
  );
}

function expectClose(actual: Float32Array, expected: Float32Array): void {
  actual.forEach((value, i) => {
    if (expected[i] > -1e6) expect(Math.abs(value - expected[i])).toBeLessThan(1e-4);
  });
}
