import { expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { readInitialWeights } from '../../../../training/cli/bots/model-file.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { readCriticFile } from '../../../../training/learner/files/stored-model.ts';
import { criticForward, writeCriticFile } from '../../../../training/learner/tensorflow/write-model-files.ts';
import { eagerSession } from '../../../../training/cli/runtimes/eager.ts';
import { EQUITY_PARAMETERS, EQUITY_SIZE } from '../../../../training/learner/equity/features.ts';
import { oneGame } from '../../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../../training/learner/games/thirty-one.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import { initialOptions } from '../../../../training/learner/ppo/options.ts';
import { initialParameters } from '../../../../training/learner/network/parameters.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { EquityModel } from '../../../../training/learner/equity/equity-model.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';

const network = suitNetwork({ critic: { table: 16, suit: 8 } });
const criticAndEquity = {
  critic: initialParameters(network.criticParameters, new Random(1)),
  equity: initialParameters(EQUITY_PARAMETERS, new Random(2)),
};
const file = await writeCriticFile(network, criticAndEquity);

test('the parameters come back as they went in', () => expect(readCriticFile(network, file)).toEqual(criticAndEquity));

test('the file computes what critic and match equity compute, to 1e-5', async () => {
  const rows = 8;
  const random = new Random(3);
  const filled = (size: number) => ({
    data: Float32Array.from({ length: rows * size }, () => random.unit()),
    dims: [rows, size],
  });
  const feeds = {
    observation: filled(network.observationSize),
    hidden: filled(network.hiddenSize),
    features: filled(EQUITY_SIZE),
  };
  const fromFile = await (await (await loadRuntime()).load(file)).run(feeds);
  const fromNetwork = await eagerSession(criticForward(network, criticAndEquity)).run(feeds);
  for (const name of ['value', 'logChances']) {
    const [one, other] = [fromFile[name].data, fromNetwork[name].data];
    expect(one.length).toBe(other.length);
    one.forEach((x, i) => expect(Math.abs(x - other[i]) / Math.max(1, Math.abs(other[i]))).toBeLessThan(1e-5));
  }
});

test('a critic of another shape is refused', () => {
  expect(() => readCriticFile(suitNetwork(), file)).toThrow(/its network is of another shape: "critic\//);
});

test('a learner that begins with the general policy explains returns at once, unlike by a random critic', async () => {
  const initialWeights = readInitialWeights('models/general.onnx', '--init');
  const options = { ...initialOptions(initialWeights), tables: 64, decisions: 1_024 };
  const sessions = await learnerSessions(traced(await loadRuntime()), suitNetwork(), options);
  const explained = async (begin: typeof initialWeights): Promise<number> => {
    const random = new Random(5);
    const equity = new EquityModel(sessions, random);
    const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), suitNetwork(), equity);
    const learner = new Learner(game, sessions, random, options, { equity });
    learner.startFrom(begin);
    return (await learner.iterate(0)).explainedVariance;
  };
  expect(await explained(initialWeights)).toBeGreaterThan(0.2);
  expect(await explained({ ...initialWeights, criticAndEquity: null })).toBeLessThan(0.1);
});
