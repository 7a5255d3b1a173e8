import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, KEEP, SWAP_ALL } from '../../../../engine/actions.ts';
import { CARD_COUNT } from '../../../../engine/cards.ts';
import { TABLE } from '../../../../engine/observation-layout.ts';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { Random } from '../../../../engine/random.ts';
import { rulesFile, preset } from '../../../../engine/rules/resolve.ts';
import { EQUITY_FEATURES, EQUITY_PARAMETERS } from '../../../../training/learner/equity/features.ts';
import { CRITIC_FORMAT, ModelError, MODEL_FORMAT } from '../../../../training/learner/files/stored-model.ts';
import { ALL_INPUTS } from '../../../../training/learner/games/inputs.ts';
import { CARD_KINDS } from '../../../../training/learner/games/suit-shape.ts';
import type { ParameterSpec } from '../../../../training/learner/network/parameters.ts';
import { writeModel } from '../../../../training/learner/onnx/write.ts';
import { eagerSession } from '../../../../training/cli/runtimes/eager.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { policyForward } from '../../../../training/learner/tensorflow/write-model-files.ts';
import { addedSince, readEarlier, type Added } from '../../../../training/learner/upgrade/earlier-version.ts';

const network = suitNetwork({ policy: { table: 12, suit: 6 }, critic: { table: 8, suit: 4 } });

/** What a version might have added: two numbers of the table and one of each suit, two actions without a card, and the knocks. */
const ADDED: Added = {
  table: [3, TABLE.size - 1],
  suit: [5],
  equity: [2],
  plain: [SWAP_ALL, KEEP].map((action) => action - CARD_KINDS * CARD_COUNT),
  card: Array.from({ length: 13 }, (_, rank) => 13 + rank),
};

/** How many numbers a parameter had before. */
function sizeBefore({ name, shape }: ParameterSpec): number {
  const [rows, width] = shape.length === 1 ? [1, shape[0]] : shape;
  if (name.endsWith('/table1/global')) return (rows - 2) * width;
  if (name.endsWith('/suit1') || name === 'equity/1') return (rows - 1) * width;
  if (name.startsWith('policy/card/out')) return rows * (width - 13);
  return name.startsWith('policy/plain') ? rows * (width - 2) : rows * width;
}

/** Networks of before, filled at random. */
function earlierTensors(parameters: readonly ParameterSpec[]): Map<string, Float32Array> {
  const random = new Random(3);
  return new Map(
    parameters.map((one) => [one.name, Float32Array.from({ length: sizeBefore(one) }, () => random.unit() - 0.5)]),
  );
}

function fileOf(tensors: ReadonlyMap<string, Float32Array>, metadata: Readonly<Record<string, string>>): Uint8Array {
  const initializers = [...tensors].map(([name, data]) => ({
    name,
    dtype: 'float32' as const,
    shape: [data.length],
    data,
  }));
  return writeModel({ name: 'earlier', inputs: [], outputs: [], initializers, nodes: [] }, metadata);
}

const training = { command: 'train', seed: 1, decisions: 5_000, commit: 'abc' };
const POLICY_METADATA = {
  format: MODEL_FORMAT,
  rules: JSON.stringify(rulesFile(preset('gin'))),
  players: '[2,6]',
  training: JSON.stringify(training),
};
const policyTensors = earlierTensors(network.policyParameters);

/** All numbers other than 0, in their order. */
const kept = (parameters: Float32Array): number[] => Array.from(parameters).filter((weight) => weight !== 0);
const allOf = (tensors: ReadonlyMap<string, Float32Array>, of: readonly ParameterSpec[]): number[] =>
  of.flatMap(({ name }) => Array.from(tensors.get(name) ?? []));

describe('a policy of the version before', () => {
  const read = readEarlier(network, fileOf(policyTensors, POLICY_METADATA), ADDED);
  const parameters = read.is === 'policy' ? read.parameters : new Float32Array();

  test('has all weights that it had, in their order, and zeros, and the facts that it stated', () => {
    expect(read).toMatchObject({ is: 'policy', facts: { rules: preset('gin'), players: [2, 6], training } });
    expect(parameters).toHaveLength(
      network.policyParameters.reduce((sum, { shape }) => sum + shape.reduce((a, b) => a * b), 0),
    );
    expect(kept(parameters)).toEqual(allOf(policyTensors, network.policyParameters));
  });

  test('answers the same whatever the new numbers say, with new actions as likely as any other of their kind', async () => {
    const random = new Random(8);
    const observation = Float32Array.from({ length: OBSERVATION_SIZE }, () => random.unit());
    const answer = async (): Promise<ArrayLike<number>> => {
      const { policy } = await eagerSession(policyForward(network, parameters)).run({
        observation: { data: observation, dims: [1, OBSERVATION_SIZE] },
        mask: { data: new Float32Array(ACTION_COUNT).fill(1), dims: [1, ACTION_COUNT] },
      });
      return Array.from(policy.data);
    };
    const chances = await answer();
    for (const place of ADDED.table) observation[place] += 1;
    expect(await answer()).toEqual(chances);
    observation[ADDED.table[0] + 1] += 1;
    expect(await answer()).not.toEqual(chances);
    expect(chances[SWAP_ALL]).toBe(chances[KEEP]);
  });

  test.each([
    ['is neither a policy nor a critic', { format: 'other/1' }, policyTensors, 'it is neither a policy nor a critic'],
    [
      'has an output too many',
      {},
      new Map([...policyTensors, ['policy/plain', new Float32Array(12 * 22)]]),
      'its network is of another shape: "policy/plain" has 264 numbers, and 252 are wanted',
    ],
    [
      'lacks a layer',
      {},
      new Map([...policyTensors].filter(([name]) => name !== 'policy/value')),
      'its network is of another shape: "policy/value" has 0 numbers, and 12 are wanted',
    ],
  ])('is refused where it %s', (_, metadata, tensors, message) => {
    const file = fileOf(tensors, { ...POLICY_METADATA, ...metadata });
    expect(() => readEarlier(network, file, ADDED)).toThrow(new ModelError(message));
  });
});

test('critic and match equity of the version before are read alike', () => {
  const all = [...network.criticParameters, ...EQUITY_PARAMETERS];
  const tensors = earlierTensors(all);
  const read = readEarlier(network, fileOf(tensors, { format: CRITIC_FORMAT }), ADDED);
  if (read.is !== 'critic') expect.fail('it is no critic');
  expect(kept(read.networks.critic)).toEqual(allOf(tensors, network.criticParameters));
  expect(kept(read.networks.equity)).toEqual(allOf(tensors, EQUITY_PARAMETERS));
});

test.each([String(OBSERVATION_VERSION), '5', 'toString'])('version %s is none that can be read so', (observation) => {
  const file = fileOf(new Map(), { observation });
  expect(() => addedSince(file)).toThrow(ModelError);
  expect(() => addedSince(file)).toThrow(new RegExp(`^it reads observation version ${observation}: .* before`));
});

test('what versions 6 and 7 lack is named: of 6 all that is known of others, of both the same rules', () => {
  const [six, seven] = ['6', '7'].map((observation) => addedSince(fileOf(new Map(), { observation })));
  const { table } = ALL_INPUTS.observation;
  expect(six.table.filter((place) => place >= table.length)).toEqual(
    ALL_INPUTS.rivals.map((place) => table.length + place),
  );
  expect(six.table.filter((place) => place < table.length)).toEqual(seven.table);
  expect(new Set(seven.table).size).toBe(seven.table.length);
  expect([table.length - seven.table.length, EQUITY_FEATURES - seven.equity.length]).toEqual([456, 27]);
});
