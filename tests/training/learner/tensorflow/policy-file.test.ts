import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { verifyPolicyFile } from '../../../../training/cli/run/verify.ts';
import { initialParameters } from '../../../../training/learner/network/parameters.ts';
import { traceToOnnx } from '../../../../training/learner/tensorflow/tracing/trace.ts';
import {
  MODEL_FORMAT,
  readModelFacts,
  readPolicyParameters,
  readPolicySizes,
  type ModelFacts,
} from '../../../../training/learner/files/policy-file.ts';
import { policyForward, writePolicyFile } from '../../../../training/learner/tensorflow/write-policy-file.ts';
import { ALL_INPUTS, ALL_WITH_RIVALS } from '../../../../training/learner/games/inputs.ts';
import { ModelError, readsRivals } from '../../../../training/learner/files/stored-model.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';

const MODELS = new URL('../../../../models/', import.meta.url);

const network = suitNetwork();
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

test('a file of other parameters is found out', async () => {
  const others = initialParameters(network.policyParameters, new Random(4));
  await expect(verifyPolicyFile(network, others, file)).rejects.toThrow(
    /differs from its network by .*: allowed is 0.0001/,
  );
});

test('the file states its rules, players and training', () => {
  expect(readModelFacts(file)).toEqual(facts);
});

test('the parameters come back as they went in', () => {
  expect(readPolicyParameters(network, file)).toEqual(parameters);
});

test('the policies of the game read the observation of this program, number for number', () => {
  const files = readdirSync(MODELS).filter((name) => name.endsWith('.onnx') && !name.endsWith('.critic.onnx'));
  expect(files).toContain('general.onnx');
  for (const name of files) {
    const bytes = readFileSync(new URL(name, MODELS));
    const inputs = readsRivals(bytes) ? ALL_WITH_RIVALS : ALL_INPUTS;
    const itsNetwork = suitNetwork({ policy: readPolicySizes(bytes), inputs });
    expect(() => readPolicyParameters(itsNetwork, bytes), `models/${name}`).not.toThrow();
  }
});

test('the file tells how wide its network is', async () => {
  const sizes = { table: 24, suit: 10 };
  const narrow = suitNetwork({ policy: sizes });
  const other = await writePolicyFile(narrow, initialParameters(narrow.policyParameters, new Random(1)), facts);
  expect([file, other].map(readPolicySizes)).toEqual([{ table: 160, suit: 64 }, sizes]);
});

describe('with weights of 16 bits', async () => {
  const half = await writePolicyFile(network, parameters, facts, { weights: 'float16' });

  test('a file is about half as large', () => expect(half.length / file.length).toBeLessThan(0.55));

  test('the parameters come back to 11 significant bits', () => {
    const back = readPolicyParameters(network, half);
    const strays = back.filter(
      (x, i) => Math.abs(x - parameters[i]) > Math.max(2 ** -25, 2 ** -11 * Math.abs(parameters[i])),
    );
    expect(strays).toEqual(new Float32Array());
    expect(back).not.toEqual(parameters);
  });

  test('the file computes what the network of the rounded parameters computes, to 1e-5', async () => {
    expect(await verifyPolicyFile(network, readPolicyParameters(network, half), half)).toBeLessThan(1e-5);
  });

  test('the file has the same metadata', () => expect(readModelFacts(half)).toEqual(facts));

  test('a weight beyond 16 bits is refused by its number', async () => {
    const large = parameters.with(5, 70_000);
    await expect(writePolicyFile(network, large, facts, { weights: 'float16' })).rejects.toThrow(
      new RangeError('70000 is not a 16-bit number: allowed is -65504 to 65504'),
    );
  });
});

test('a policy is under 1 MB', () => expect(file.length).toBeLessThan(1e6));

test('another observation version is refused by its number', async () => {
  const other = await withMetadata({ format: MODEL_FORMAT, observation: '99' });
  expect(() => readModelFacts(other)).toThrow(
    new ModelError(
      `it was trained with observation version 99, and this program has version ${OBSERVATION_VERSION}: train it again`,
    ),
  );
});

test('any other ONNX file is refused', async () => {
  expect(() => readModelFacts(new Uint8Array())).toThrow(ModelError);
  const other = await withMetadata({});
  expect(() => readModelFacts(other)).toThrow(/not a policy for Thirty-One: its format is "missing"/);
});

test('what is not an ONNX file is refused', () => {
  expect(() => readModelFacts(new TextEncoder().encode('this is not ONNX at all'))).toThrow(/it is not an ONNX file/);
});

function withMetadata(metadata: Record<string, string>): Promise<Uint8Array> {
  return traceToOnnx({ name: 'other', ...policyForward(network, parameters), metadata });
}
