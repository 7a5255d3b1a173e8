import { describe, expect, test } from 'vitest';
import { TABLE } from '../../../../engine/observation-layout.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { readInitialWeights } from '../../../../training/cli/bots/model-file.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import type { CriticAndEquity } from '../../../../training/learner/files/critic-file.ts';
import { readPolicyParameters } from '../../../../training/learner/files/policy-file.ts';
import { ALL_INPUTS, inputsOf, withInputs } from '../../../../training/learner/games/inputs.ts';
import { oneGame } from '../../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../../training/learner/games/thirty-one.ts';
import { prunedParameters, restore } from '../../../../training/learner/network/pruning.ts';
import { allParameters, initialParameters, totalSize } from '../../../../training/learner/network/parameters.ts';
import { prunedWeights, wholeWeights, type InitialWeights } from '../../../../training/learner/files/weights.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';
import { LOSS_COLUMNS, lossScalars, ratesAt } from '../../../../training/learner/ppo/ppo.ts';
import { POLICY_SIZES } from '../../../../training/learner/network/suit-sizes.ts';
import { decisionRows, type DecisionRows, type SelfPlayGame } from '../../../../training/learner/self-play/game.ts';
import type { NetworkDefinition } from '../../../../training/learner/tensorflow/network.ts';
import { actComputation, gradientComputation } from '../../../../training/learner/tensorflow/computations.ts';
import { traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { inputLayers } from '../../../../training/learner/games/suit-shape.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { writePolicyFile } from '../../../../training/learner/tensorflow/write-policy-file.ts';

const ROWS = 64;
const execute = traced(await loadRuntime());
const whole = suitNetwork();
const wholeAct = await execute('act', actComputation(whole));
const wholeGradient = await execute('gradient', gradientComputation(whole, STANDARD_OPTIONS));
const general = readInitialWeights('models/general.onnx', '--init');

/** What the seats to act see in some matches that are played at random, a row for each decision. */
async function decisions(game: SelfPlayGame): Promise<DecisionRows> {
  const random = new Random(3);
  const table = game.createTable(random);
  const rows = decisionRows(game.network, ROWS);
  const { actionCount } = game.network;
  await game.settle([table]);
  for (let row = 0; row < ROWS; row++) {
    table.observe(rows, row);
    const mask = rows.mask.subarray(row * actionCount, (row + 1) * actionCount);
    const legal = Array.from(mask.keys()).filter((output) => mask[output] === 1);
    table.play(legal[random.below(legal.length)]);
    if (table.isOver) await game.settle([table]);
  }
  return rows;
}

async function act(
  session: typeof wholeAct,
  { observationSize, hiddenSize, actionCount }: NetworkDefinition,
  rows: DecisionRows,
  { policy, criticAndEquity }: InitialWeights,
): Promise<Float32Array[]> {
  const parameters = together(policy, criticAndEquity?.critic);
  const { logProbabilities, value } = await session.run({
    parameters: { data: parameters, dims: [parameters.length] },
    observation: { data: rows.observation, dims: [ROWS, observationSize] },
    hidden: { data: rows.hidden, dims: [ROWS, hiddenSize] },
    mask: { data: rows.mask, dims: [ROWS, actionCount] },
  });
  // Illegal actions have logarithms far below zero, of which small parts get lost.
  return [logProbabilities.data.map(Math.exp), value.data];
}

/** The parameters of a policy and its critic, as a learner has them. */
function together(policy: Float32Array, critic: Float32Array = new Float32Array()): Float32Array {
  const parameters = new Float32Array(policy.length + critic.length);
  parameters.set(policy);
  parameters.set(critic, policy.length);
  return parameters;
}

/** The gradient of a minibatch of these decisions, in which all take the first legal action. */
async function gradientOf(
  session: typeof wholeGradient,
  { observationSize, hiddenSize, actionCount, policyParameters }: NetworkDefinition,
  rows: DecisionRows,
  { policy, criticAndEquity }: InitialWeights,
): Promise<Float32Array> {
  const parameters = together(policy, criticAndEquity?.critic);
  const random = new Random(7);
  const each = (draw: (row: number) => number) => ({
    data: Float32Array.from({ length: ROWS }, (_, row) => draw(row)),
    dims: [ROWS],
  });
  const average = parameters.subarray(0, totalSize(policyParameters)).map((number) => 0.9 * number);
  const actions = Int32Array.from({ length: ROWS }, (_, row) => rows.mask.indexOf(1, row * actionCount) % actionCount);
  const { gradient } = await session.run({
    parameters: { data: parameters, dims: [parameters.length] },
    observation: { data: rows.observation, dims: [ROWS, observationSize] },
    hidden: { data: rows.hidden, dims: [ROWS, hiddenSize] },
    mask: { data: rows.mask, dims: [ROWS, actionCount] },
    average: { data: average, dims: [average.length] },
    action: { data: actions, dims: [ROWS] },
    ...Object.fromEntries(LOSS_COLUMNS.map((name) => [name, each(() => random.unit() - 0.5)])),
    ...lossScalars(STANDARD_OPTIONS, ratesAt(STANDARD_OPTIONS, 1), false),
  });
  return gradient.data;
}

function mostApart(some: readonly Float32Array[], others: readonly Float32Array[]): number {
  let most = 0;
  some.forEach((one, i) => one.forEach((number, j) => (most = Math.max(most, Math.abs(number - others[i][j])))));
  return most;
}

describe.each([
  ['scat', 2, 2],
  ['scat', 2, 5],
  ['gin', 3, 3],
  ['golf', 4, 4],
  ['honour', 2, 10],
  ['french-canadian', 2, 2],
  ['shotgun', 3, 4],
  ['cadillac', 2, 6],
] as const)('without inputs that are not in use, by %s for %i to %i players,', async (name, fewest, most) => {
  const rules = preset(name);
  const inputs = inputsOf(rules, [fewest, most]);
  const layers = inputLayers(inputs);
  const pruned = suitNetwork({ inputs });
  const prunedAct = await execute('act', actComputation(pruned));
  const game = thirtyOneGame(oneGame(rules, fewest, most), whole, null);
  const wholeRows = await decisions(game);
  const prunedRows = await decisions(withInputs(game, inputs, pruned));
  const prunedGeneral = prunedWeights(general, whole, layers);

  test('the network has the parameters that the layers leave', () => {
    expect(allParameters(pruned)).toEqual(prunedParameters(allParameters(whole), layers));
  });

  test('the general policy and its critic answer the same', async () => {
    const before = await act(wholeAct, whole, wholeRows, general);
    const after = await act(prunedAct, pruned, prunedRows, prunedGeneral);
    expect(mostApart(before, after)).toBeLessThan(1e-5);
  });

  test('gradients are the same, and those of the weights that are left out are 0', async () => {
    const prunedGradient = await execute('gradient', gradientComputation(pruned, STANDARD_OPTIONS));
    const ofWhole = await gradientOf(wholeGradient, whole, wholeRows, general);
    const ofPruned = await gradientOf(prunedGradient, pruned, prunedRows, prunedGeneral);
    expect(mostApart([restore(ofPruned, allParameters(whole), layers, null)], [ofWhole])).toBeLessThan(1e-5);
    expect(ofWhole.some((number) => Math.abs(number) > 1e-3)).toBe(true);
  });

  test('what was learnt answers the same with all inputs, and the others keep the weights from before', async () => {
    const learnt = changed(prunedGeneral);
    const restored = wholeWeights(learnt, whole, layers, general);
    const answers = await act(prunedAct, pruned, prunedRows, learnt);
    expect(mostApart(answers, await act(wholeAct, whole, wholeRows, restored))).toBeLessThan(1e-5);
    const unused = Array.from({ length: TABLE.size }, (_, i) => i).find((i) => !inputs.observation.table.includes(i))!;
    const at = whole.policyParameters[0].shape[0] * 64 + 64 + unused * 160;
    expect(restored.policy.subarray(at, at + 160)).toEqual(general.policy.subarray(at, at + 160));
  });

  test('so does what was learnt from random weights, in a policy file', async () => {
    const policy = initialParameters(pruned.policyParameters, new Random(4));
    const critic = initialParameters(pruned.criticParameters, new Random(5));
    const learnt = { sizes: POLICY_SIZES, policy, criticAndEquity: { critic, equity: new Float32Array() } };
    const { policy: wholePolicy, criticAndEquity } = wholeWeights(learnt, whole, layers, null);
    const facts = {
      rules,
      players: [fewest, most] as const,
      training: { command: '', seed: 1, decisions: 1, commit: '' },
    };
    const file = await writePolicyFile(whole, wholePolicy, facts);
    const restored = {
      sizes: POLICY_SIZES,
      policy: readPolicyParameters(whole, file),
      criticAndEquity,
    };
    const answers = await act(prunedAct, pruned, prunedRows, learnt);
    expect(mostApart(answers, await act(wholeAct, whole, wholeRows, restored))).toBeLessThan(1e-5);
  });
});

test('with all inputs nothing changes', () => {
  const layers = inputLayers(ALL_INPUTS);
  const { critic, equity } = general.criticAndEquity as CriticAndEquity;
  for (const same of [prunedWeights(general, whole, layers), wholeWeights(general, whole, layers, general)]) {
    expect(same.sizes).toEqual(general.sizes);
    expectSame(same.policy, general.policy);
    expectSame((same.criticAndEquity as CriticAndEquity).critic, critic);
    expectSame((same.criticAndEquity as CriticAndEquity).equity, equity);
  }
});

/** Bit for bit, which is quicker than number by number. */
function expectSame(some: Float32Array, others: Float32Array): void {
  const [one, other] = [some, others].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  expect(one.equals(other)).toBe(true);
}

/** Weights as learning might leave them. */
function changed({ sizes, policy, criticAndEquity }: InitialWeights): InitialWeights {
  const random = new Random(6);
  const change = (numbers: Float32Array): Float32Array => numbers.map((x) => x + 0.02 * (random.unit() - 0.5));
  return {
    sizes,
    policy: change(policy),
    criticAndEquity: criticAndEquity && { ...criticAndEquity, critic: change(criticAndEquity.critic) },
  };
}
