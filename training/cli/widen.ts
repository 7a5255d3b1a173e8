/**
 * `npm run tool -- widen`: gives trained networks more room, so that they play as before and can learn from there: weights of 0
 * for new numbers in the observation and new actions, or more units (Net2WiderNet, Chen et al. 2016, but for what new units compute).
 */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { OBSERVATION_VERSION } from '../../engine/observation-layout.ts';
import { Random } from '../../engine/random.ts';
import { writeCriticFile, writePolicyFile } from '../learner/tensorflow/write-model-files.ts';
import { readModelFacts } from '../learner/files/stored-model.ts';
import { addedSince, readEarlier } from '../learner/upgrade/earlier-version.ts';
import { initialParameters, type ParameterSpec, type SuitNetworkSizes } from '../learner/network/parameters.ts';
import { suitNetwork } from '../learner/tensorflow/suit-network.ts';
import { readInitialPolicy, readNamedFile } from './bots/model-file.ts';
import { command } from './command/command.ts';
import { typedPath } from './command/paths.ts';
import { text } from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
import { readListedModels, writeListedModels } from './support/manifest.ts';
import { writeAtomically } from './support/write-atomically.ts';

/**
 * The parameters of a wider network. What its new units compute is random, and nothing listens to it yet.
 * @param parameters of the wider network
 * @param narrow the same of the one before
 * @param before parameters of that, flat
 */
export function withMoreUnits(
  parameters: readonly ParameterSpec[],
  narrow: readonly ParameterSpec[],
  before: Float32Array,
  random: Random,
): Float32Array {
  const flat = initialParameters(parameters, random);
  let to = 0;
  let from = 0;
  for (const [i, parameter] of parameters.entries()) {
    const [rows, width] = rowsAndWidth(parameter);
    const [oldRows, oldWidth] = rowsAndWidth(narrow[i]);
    for (let row = 0; row < rows; row++) {
      const at = to + row * width;
      if (row < oldRows) flat.set(before.subarray(from + row * oldWidth, from + (row + 1) * oldWidth), at);
      else flat.fill(0, at, at + oldWidth);
    }
    to += rows * width;
    from += oldRows * oldWidth;
  }
  return flat;
}

/** A bias has one row. */
function rowsAndWidth({ shape }: ParameterSpec): [rows: number, width: number] {
  return shape.length === 1 ? [1, shape[0]] : [shape[0], shape[1]];
}

/** Gives a policy file more units; its critic, which lies beside it, stays as it is. */
async function widenUnits(file: string, sizes: SuitNetworkSizes): Promise<void> {
  const { sizes: before, policy } = readInitialPolicy(file, 'the policy');
  if (sizes.table < before.table || sizes.suit < before.suit) {
    throw new UsageError(
      `--units is "${sizes.table}:${sizes.suit}", and "${file}" has ${before.table}:${before.suit}: allowed is no fewer`,
    );
  }
  const bytes = readFileSync(file);
  const network = suitNetwork({ policy: sizes });
  const narrow = suitNetwork({ policy: before });
  const wider = withMoreUnits(network.policyParameters, narrow.policyParameters, policy, new Random(1));
  writeAtomically(file, await writePolicyFile(network, wider, readModelFacts(bytes)));
  updateManifest(file);
}

/** Carries a file of the version of the observation before over, so that it plays as it did. @throws {UsageError} */
async function widenInputs(file: string): Promise<void> {
  const network = suitNetwork();
  const stored = readNamedFile(file, `"${file}"`, `there is no file "${file}"`, (bytes) =>
    readEarlier(network, bytes, addedSince(bytes)),
  );
  if (stored.is === 'policy') {
    writeAtomically(file, await writePolicyFile(network, stored.parameters, stored.facts));
    updateManifest(file);
  } else writeAtomically(file, await writeCriticFile(network, stored.networks));
}

/** Updates a policy's observation version and size in the manifest beside it, where it is listed. */
function updateManifest(file: string): void {
  const folder = dirname(file);
  const models = readListedModels(folder);
  if (models === null) return;
  const bytes = readFileSync(file);
  const now = { observation: OBSERVATION_VERSION, bytes: bytes.length };
  const updated = models.map((model) => (model.file === basename(file) ? { ...model, ...now } : model));
  writeListedModels(folder, updated);
}

/** @throws {UsageError} */
function readUnits(given: string): SuitNetworkSizes {
  const match = /^(\d+):([1-9]\d*)$/.exec(given);
  if (match === null) throw new UsageError(`--units is "${given}": allowed is TABLE:SUIT, such as 256:96`);
  return { table: Number(match[1]), suit: Number(match[2]) };
}

export const widen = command({
  name: 'widen',
  isTool: true,
  does: 'Gives trained networks weights of 0 for new numbers and actions, or more units, so that they play as before.',
  options: {
    units: text({
      meaning: 'in place of what is new, the units of a wider network: TABLE for the table, SUIT for each suit',
      value: 'TABLE:SUIT',
    }),
  },
  files:
    'policies and critics of the observation version before, with --units policies of this one; they are overwritten',
  example: 'models/*.onnx',
  notes: [
    'What a version has added is listed in training/learner/upgrade/earlier-version.ts. The manifest beside a policy is updated too.',
  ],
  async run({ options, files }) {
    const sizes = options.units === undefined ? null : readUnits(options.units);
    const said =
      sizes === null
        ? 'reads the observation of this version'
        : `has ${sizes.table} units for the table and ${sizes.suit} for each suit`;
    for (const file of files.map(typedPath)) {
      await (sizes === null ? widenInputs(file) : widenUnits(file, sizes));
      process.stdout.write(`${file} ${said}\n`);
    }
  },
});
