import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { verifyPolicyFile } from '../../../../training/cli/run/policies.ts';
import { initialParameters } from '../../../../training/learner/network/parameters.ts';
import {
  ModelError,
  readModelFacts,
  readParameters,
  readPolicyParameters,
  readPolicySizes,
  type ModelFacts,
} from '../../../../training/learner/files/stored-model.ts';
import { strangersPolicy } from '../../../../training/learner/files/templates.ts';
import { writePolicyFile } from '../../../../training/learner/tensorflow/write-model-files.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';

const MODELS = new URL('../../../../models/', import.meta.url);

const sizes = { table: 24, suit: 10 };
const network = suitNetwork({ policy: sizes });
const parameters = initialParameters(network.policyParameters, new Random(3));
const facts: ModelFacts = {
  rules: preset('ride-the-bus'),
  players: [2, 6],
  training: { command: 'npm run train', seed: 3, decisions: 1000, seconds: 60, commit: 'abc' },
};
const file = await writePolicyFile(network, parameters, facts);

test('the file computes what the network computes, to 1e-5', async () => {
  expect(await verifyPolicyFile(network, parameters, file)).toBeLessThan(1e-5);
});

test('rules, players and training, parameters and their numbers come back as they went in', () => {
  expect(readModelFacts(file)).toEqual(facts);
  expect(readPolicyParameters(network, file)).toEqual(parameters);
  expect(readPolicySizes(file)).toEqual(sizes);
});

test('the policies of the game read the observation of this program, number for number, and are under 1 MB', () => {
  const files = readdirSync(MODELS).filter((name) => name.endsWith('.onnx') && !name.endsWith('.critic.onnx'));
  expect(files).toContain('general.onnx');
  for (const name of files) {
    const bytes = readFileSync(new URL(name, MODELS));
    const itsNetwork = suitNetwork({ policy: readPolicySizes(bytes) });
    expect(() => readPolicyParameters(itsNetwork, bytes), `models/${name}`).not.toThrow();
    expect(bytes.length).toBeLessThan(1e6);
  }
});

test('what is taught in the page differs from the general policy in weights and metadata alone: rooms take it, and none of another network', async () => {
  const general = readFileSync(new URL('general.onnx', MODELS));
  const usual = suitNetwork();
  const weights = initialParameters(usual.policyParameters, new Random(5));
  const taught = await writePolicyFile(usual, weights, facts);
  const { policy, facts: said } = strangersPolicy(taught, general, usual);
  expect(readParameters(usual.policyParameters, policy)).toEqual(weights);
  expect(said).toEqual(facts);
  const others = [file, await writePolicyFile(usual, weights, facts, 'float16')];
  for (const other of others) expect(() => strangersPolicy(other, general, usual)).toThrow(ModelError);
});

test('with weights of 16 bits a file says the same to 11 significant bits, and computes what they do', async () => {
  const half = await writePolicyFile(network, parameters, facts, 'float16');
  expect(readModelFacts(half)).toEqual(facts);
  const back = readPolicyParameters(network, half);
  const strays = back.filter(
    (x, i) => Math.abs(x - parameters[i]) > Math.max(2 ** -25, 2 ** -11 * Math.abs(parameters[i])),
  );
  expect(strays).toEqual(new Float32Array());
  expect(back).not.toEqual(parameters);
  expect(await verifyPolicyFile(network, back, half)).toBeLessThan(1e-5);
});

test('a weight beyond 16 bits is refused by its number', async () => {
  const large = parameters.with(5, 70_000);
  await expect(writePolicyFile(network, large, facts, 'float16')).rejects.toThrow(
    new RangeError('70000 is not a 16-bit number: allowed is -65504 to 65504'),
  );
});
