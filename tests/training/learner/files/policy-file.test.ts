/** What is read from files of networks, without the network that wrote them. */
import { describe, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { rulesFile, preset } from '../../../../engine/rules/resolve.ts';
import {
  CRITIC_FORMAT,
  readCriticFile,
  ModelError,
  readParameters,
  MODEL_FORMAT,
  readModelFacts,
  readPolicyParameters,
  readPolicySizes,
} from '../../../../training/learner/files/stored-model.ts';
import { writeModel } from '../../../../training/learner/onnx/write.ts';

const TRAINING = { command: 'npm run train', seed: 3, decisions: 1000, commit: 'abc' };
const METADATA = {
  format: MODEL_FORMAT,
  observation: String(OBSERVATION_VERSION),
  rules: JSON.stringify(rulesFile(preset('gin'))),
  players: '[2,4]',
  training: JSON.stringify(TRAINING),
};

/** A file with these tensors. */
function file(tensors: Record<string, number[]>, metadata: Record<string, string> = METADATA): Uint8Array {
  const initializers = Object.entries(tensors).map(
    ([name, data]) => ({ name, dtype: 'float32', shape: [data.length], data }) as const,
  );
  return writeModel({ name: 'made', inputs: [], outputs: [], initializers, nodes: [] }, metadata);
}

const BIASES = { 'policy/table1/bias': [1, 2, 3], 'policy/suit1/bias': [4, 5] };
const PARAMETERS = [
  { name: 'first', shape: [2] },
  { name: 'second', shape: [1, 3] },
];

const NETWORK = { observationSize: 1, hiddenSize: 1, actionCount: 1, policyParameters: [], criticParameters: [] };

describe('a policy file', () => {
  test.each(Object.keys(BIASES))('that lacks the bias %s is of another network', (name) => {
    for (const tensors of [
      { ...BIASES, [name]: [] },
      Object.fromEntries(Object.entries(BIASES).filter(([one]) => one !== name)),
    ]) {
      expect(() => readPolicySizes(file(tensors))).toThrow(
        new ModelError(`its network is of another shape: it has no "${name}"`),
      );
    }
  });

  test('has its parameters in their order, whatever the order of the file', () => {
    const network = { ...NETWORK, policyParameters: PARAMETERS };
    const tensors = { second: [3, 4, 5], other: [9], first: [1, 2] };
    expect(readPolicyParameters(network, file(tensors))).toEqual(Float32Array.of(1, 2, 3, 4, 5));
  });

  const told = (format: string) =>
    `it is not a policy for Thirty-One: its format is "${format}", allowed is "${MODEL_FORMAT}"`;
  const version = `it was trained with observation version 1, and this program has version ${OBSERVATION_VERSION}`;

  test.each<[string, Record<string, string>, string]>([
    ['of another format', { ...METADATA, format: 'other/1' }, told('other/1')],
    ['of a format in several lines', { ...METADATA, format: 'other\n/1' }, told('other /1')],
    ['of no format', {}, told('missing')],
    ['of another observation', { ...METADATA, observation: '1' }, `${version}: train it again`],
  ])('%s is refused, whatever is to be read from it', (_what, metadata, message) => {
    const bytes = file(BIASES, metadata);
    for (const read of [readModelFacts, readPolicySizes, (all: Uint8Array) => readPolicyParameters(NETWORK, all)]) {
      expect(() => read(bytes)).toThrow(new ModelError(message));
    }
  });
});

test('a file whose metadata or network are damaged is refused in plain words', () => {
  const damagedFacts = 'it is damaged: its rules, players or training cannot be read';
  for (const metadata of [
    { ...METADATA, rules: '{"name": ' },
    { ...METADATA, rules: '{"format": "thirty-two"}' },
  ])
    expect(() => readModelFacts(file(BIASES, metadata))).toThrow(new ModelError(damagedFacts));
  expect(() => readModelFacts(new TextEncoder().encode('no model'))).toThrow(/it is not an ONNX file/);
  const whole = Buffer.from(file(BIASES));
  whole[whole.indexOf('policy/table1/bias') - 1] = 120;
  expect(() => readPolicySizes(whole)).toThrow(new ModelError('it is damaged: its network cannot be read'));
});

test.each([
  ['lacks', { first: [1, 2] }, '"second" has 0 numbers, and 3 are wanted'],
  ['has too many numbers of', { first: [1, 2], second: [3, 4, 5, 6] }, '"second" has 4 numbers, and 3 are wanted'],
])('a file that %s a parameter is of another network', (_what, tensors, message) => {
  expect(() => readParameters(PARAMETERS, file(tensors))).toThrow(
    new ModelError(`its network is of another shape: ${message}`),
  );
});

test('a policy file is no critic file', () => {
  expect(() => readCriticFile(NETWORK, file({}))).toThrow(
    `it is not a critic for Thirty-One: its format is "${MODEL_FORMAT}", allowed is "${CRITIC_FORMAT}"`,
  );
});
