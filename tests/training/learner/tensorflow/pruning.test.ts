import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { ALL_INPUTS, inputsOf, withInputs } from '../../../../training/learner/games/inputs.ts';
import { oneGame } from '../../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../../training/learner/games/thirty-one.ts';
import { restore } from '../../../../training/learner/network/pruning.ts';
import { allParameters, initialParameters } from '../../../../training/learner/network/parameters.ts';
import { prunedWeights, wholeWeights, type InitialWeights } from '../../../../training/learner/files/weights.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';
import { LOSS_COLUMNS, lossScalars, ratesAt } from '../../../../training/learner/ppo/ppo.ts';
import { decisionRows, type DecisionRows, type SelfPlayGame } from '../../../../training/learner/self-play/game.ts';
import type { Session } from '../../../../training/learner/network/session.ts';
import type { NetworkDefinition } from '../../../../training/learner/tensorflow/network.ts';
import { actComputation, gradientComputation } from '../../../../training/learner/tensorflow/computations.ts';
import { traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { inputLayers } from '../../../../training/learner/games/suit-shape.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { NO_EQUITY } from '../../support/no-equity.ts';

const ROWS = 64;
const SMALL = { table: 16, suit: 8 };
const execute = traced(await loadRuntime());
const whole = suitNetwork({ policy: SMALL, critic: SMALL });
const wholeAct = await execute('act', actComputation(whole));
const wholeGradient = await execute('gradient', gradientComputation(whole, STANDARD_OPTIONS));
const before: InitialWeights = {
  sizes: SMALL,
  policy: initialParameters(whole.policyParameters, new Random(1)),
  criticAndEquity: { critic: initialParameters(whole.criticParameters, new Random(2)), equity: Float32Array.of(1, 2) },
};

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

/** What is fed of the decisions, and the weights. */
function feedsOf(
  { observationSize, hiddenSize, actionCount }: NetworkDefinition,
  rows: DecisionRows,
  { policy, criticAndEquity }: InitialWeights,
) {
  const parameters = Float32Array.of(...policy, ...(criticAndEquity?.critic ?? []));
  return {
    parameters: { data: parameters, dims: [parameters.length] },
    observation: { data: rows.observation, dims: [ROWS, observationSize] },
    hidden: { data: rows.hidden, dims: [ROWS, hiddenSize] },
    mask: { data: rows.mask, dims: [ROWS, actionCount] },
  };
}

async function act(session: Session, ...asked: Parameters<typeof feedsOf>): Promise<Float32Array[]> {
  const { logProbabilities, value } = await session.run(feedsOf(...asked));
  // Illegal actions have logarithms far below zero, of which small parts get lost.
  return [logProbabilities.data.map(Math.exp), value.data];
}

/** The gradient of a minibatch of these decisions, in which all take the first legal action. */
async function gradientOf(session: Session, ...asked: Parameters<typeof feedsOf>): Promise<Float32Array> {
  const [{ actionCount }, rows, { policy }] = asked;
  const random = new Random(7);
  const column = () => ({ data: Float32Array.from({ length: ROWS }, () => random.unit() - 0.5), dims: [ROWS] });
  const average = policy.map((number) => 0.9 * number);
  const actions = Int32Array.from({ length: ROWS }, (_, row) => rows.mask.indexOf(1, row * actionCount) % actionCount);
  const { gradient } = await session.run({
    ...feedsOf(...asked),
    average: { data: average, dims: [average.length] },
    action: { data: actions, dims: [ROWS] },
    ...Object.fromEntries(LOSS_COLUMNS.map((name) => [name, column()])),
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
  ['scat', 2, 5],
  ['golf', 4, 4],
] as const)('without inputs that are not in use, by %s for %i to %i players,', async (name, fewest, most) => {
  const rules = preset(name);
  const inputs = inputsOf(rules, [fewest, most]);
  const layers = inputLayers(inputs);
  const pruned = suitNetwork({ policy: SMALL, critic: SMALL, inputs });
  const prunedAct = await execute('act', actComputation(pruned));
  const game = thirtyOneGame(oneGame(rules, fewest, most), whole, NO_EQUITY);
  const wholeRows = await decisions(game);
  const prunedRows = await decisions(withInputs(game, inputs, pruned));
  const prunedBefore = prunedWeights(before, whole, layers);

  test('the network answers the same', async () => {
    const answers = await act(wholeAct, whole, wholeRows, before);
    expect(mostApart(answers, await act(prunedAct, pruned, prunedRows, prunedBefore))).toBeLessThan(1e-5);
  });

  test('gradients are the same, and those of the weights that are left out are 0', async () => {
    const prunedGradient = await execute('gradient', gradientComputation(pruned, STANDARD_OPTIONS));
    const ofWhole = await gradientOf(wholeGradient, whole, wholeRows, before);
    const ofPruned = await gradientOf(prunedGradient, pruned, prunedRows, prunedBefore);
    expect(mostApart([restore(ofPruned, allParameters(whole), layers, null)], [ofWhole])).toBeLessThan(1e-5);
    expect(ofWhole.some((number) => Math.abs(number) > 1e-3)).toBe(true);
  });

  test('what was learnt answers the same with all inputs, whatever weights the others had', async () => {
    const learnt = changed(prunedBefore);
    const answers = await act(prunedAct, pruned, prunedRows, learnt);
    for (const others of [before, null]) {
      const restored = wholeWeights(learnt, whole, layers, others);
      expect(mostApart(answers, await act(wholeAct, whole, wholeRows, restored))).toBeLessThan(1e-5);
    }
    expect(wholeWeights(prunedBefore, whole, layers, before)).toEqual(before);
  });
});

test('with all inputs nothing changes', () => {
  expect(prunedWeights(before, whole, inputLayers(ALL_INPUTS))).toEqual(before);
});

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
