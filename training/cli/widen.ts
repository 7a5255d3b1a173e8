/**
 * `npm run tool -- widen`: gives trained networks more room, so that they play as before and can learn from there: weights of 0
 * for new numbers in the observation, or more units (Net2WiderNet, Chen et al. 2016, but for what new units compute).
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { OBSERVATION_VERSION, ruleFeaturesAt } from '../../engine/observation.ts';
import { Random } from '../../engine/random.ts';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { RULE_NAMES, type RuleName } from '../../engine/rules/table.ts';
import { CRITIC_FORMAT } from '../learner/files/critic-file.ts';
import { writeCriticFile } from '../learner/tensorflow/write-critic-file.ts';
import { EQUITY_PARAMETERS } from '../learner/equity/features.ts';
import { MODEL_FORMAT, readModelFacts, type TrainingFacts } from '../learner/files/policy-file.ts';
import { writePolicyFile } from '../learner/tensorflow/write-policy-file.ts';
import { initialParameters, sizeOf, totalSize, type ParameterSpec } from '../learner/network/parameters.ts';
import type { SuitNetworkSizes } from '../learner/network/suit-sizes.ts';
import { suitNetwork } from '../learner/tensorflow/suit-network.ts';
import { readMetadata } from '../learner/onnx/metadata.ts';
import { readInitializers } from '../learner/onnx/read.ts';
import { readInitialPolicy } from './bots/model-file.ts';
import { command } from './command/command.ts';
import { typedPath, whereLooked } from './command/paths.ts';
import { choice, text } from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
import { readListedModels, writeListedModels } from './support/manifest.ts';
import { writeWhole } from './support/whole-file.ts';

/** New numbers in a block of the observation: `count` of them at place `at`. */
export interface Inserted {
  block: 'table' | 'suit';
  at: number;
  count: number;
}

/**
 * The parameters of a network that reads more numbers than the one whose tensors these are.
 * @param parameters of the network as it is now
 * @param tensors of the network before, by name
 * @returns one flat vector, with weights of 0 for the new numbers
 * @throws {UsageError} when the tensors are not those of the network without these numbers
 */
export function widened(
  parameters: readonly ParameterSpec[],
  tensors: Readonly<Record<string, Float32Array>>,
  { block, at, count }: Inserted,
): Float32Array {
  const flat = new Float32Array(totalSize(parameters));
  let from = 0;
  for (const parameter of parameters) {
    const size = sizeOf(parameter);
    const readsBlock = parameter.name.endsWith(block === 'table' ? '/table1/global' : '/suit1');
    const width = parameter.shape.at(-1) as number;
    const missing = readsBlock ? count * width : 0;
    const before = tensors[parameter.name] as Float32Array | undefined;
    if (before?.length !== size - missing) {
      throw new UsageError(
        `"${parameter.name}" has ${before?.length ?? 0} numbers, and ${size - missing} are wanted: the file is not of the network without the new numbers`,
      );
    }
    const kept = readsBlock ? at * width : size;
    flat.set(before.subarray(0, kept), from);
    flat.set(before.subarray(kept), from + kept + missing);
    from += size;
  }
  return flat;
}

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
  const network = suitNetwork({ policy: sizes });
  const narrow = suitNetwork({ policy: before });
  const wider = withMoreUnits(network.policyParameters, narrow.policyParameters, policy, new Random(1));
  writeWhole(file, await writePolicyFile(network, wider, readModelFacts(readFileSync(file))));
  updateManifest(file);
}

/** Gives a file of the observation version before this one weights for new numbers. */
async function widenInputs(file: string, inserted: Inserted): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`there is no file "${file}"${whereLooked(file)}`);
  const bytes = readFileSync(file);
  const { format, observation, rules, players, training } = readMetadata(bytes);
  if (observation !== String(OBSERVATION_VERSION - 1)) {
    throw new UsageError(
      `"${file}" reads observation version ${observation}: allowed is ${OBSERVATION_VERSION - 1}, the one before this program's`,
    );
  }
  const network = suitNetwork();
  const tensors = readInitializers(bytes);
  const wider = (parameters: readonly ParameterSpec[]): Float32Array => widened(parameters, tensors, inserted);
  if (format === MODEL_FORMAT) {
    const facts = {
      rules: resolveRules(JSON.parse(rules)),
      players: JSON.parse(players) as [number, number],
      training: JSON.parse(training) as TrainingFacts,
    };
    writeWhole(file, await writePolicyFile(network, wider(network.policyParameters), facts));
    updateManifest(file);
  } else if (format === CRITIC_FORMAT) {
    const criticAndEquity = { critic: wider(network.criticParameters), equity: wider(EQUITY_PARAMETERS) };
    writeWhole(file, await writeCriticFile(network, criticAndEquity));
  } else throw new UsageError(`"${file}" is neither a policy nor a critic`);
}

/** Updates a policy's observation version and size in the manifest beside it, where it is listed. */
function updateManifest(file: string): void {
  const folder = dirname(file);
  const models = readListedModels(folder);
  if (models === null) return;
  const bytes = readFileSync(file).length;
  const updated = models.map((model) =>
    model.file === basename(file) ? { ...model, observation: OBSERVATION_VERSION, bytes } : model,
  );
  writeListedModels(folder, updated);
}

/** @throws {UsageError} */
function readPair(option: 'table' | 'suit' | 'units', given: string): [number, number] {
  const match = /^(\d+):([1-9]\d*)$/.exec(given);
  if (match === null) throw new UsageError(`--${option} is "${given}": ${ALLOWED[option]}`);
  return [Number(match[1]), Number(match[2])];
}

const ALLOWED = {
  table: 'allowed is AT:COUNT, such as 37:1',
  suit: 'allowed is AT:COUNT, such as 37:1',
  units: 'allowed is TABLE:SUIT, such as 256:96',
};

interface WidenOptions {
  rule?: RuleName | undefined;
  table?: string | undefined;
  suit?: string | undefined;
  units?: string | undefined;
}

/** What is done with a file, and what is said of it then. @throws {UsageError} */
function whatToDo({ rule, table, suit, units }: WidenOptions): [(file: string) => Promise<void>, string] {
  if (units !== undefined) {
    const [ofTable, ofSuit] = readPair('units', units);
    const said = `has ${ofTable} units for the table and ${ofSuit} for each suit`;
    return [(file) => widenUnits(file, { table: ofTable, suit: ofSuit }), said];
  }
  const place = (block: Inserted['block'], given: string): Inserted => {
    const [at, count] = readPair(block, given);
    return { block, at, count };
  };
  const inserted =
    rule !== undefined
      ? { block: 'table' as const, ...ruleFeaturesAt(rule) }
      : table !== undefined
        ? place('table', table)
        : place('suit', suit as string);
  return [(file) => widenInputs(file, inserted), `reads observation version ${OBSERVATION_VERSION}`];
}

export const widen = command({
  name: 'widen',
  isTool: true,
  does: 'Gives trained networks weights of 0 for new numbers of the observation, or more units, so that they play as before.',
  options: {
    rule: choice(RULE_NAMES, { meaning: 'the new numbers are those of this house rule', value: 'KEY' }),
    table: text({
      meaning: 'COUNT new numbers at place AT of the global block',
      value: 'AT:COUNT',
      allowed: ALLOWED.table,
    }),
    suit: text({
      meaning: "COUNT new numbers at place AT of each suit's block",
      value: 'AT:COUNT',
      allowed: ALLOWED.suit,
    }),
    units: text({
      meaning: 'in place of new numbers, the units of a wider network: TABLE for the table, SUIT for each suit',
      value: 'TABLE:SUIT',
      allowed: ALLOWED.units,
    }),
  },
  files:
    'policies and critics of the previous observation version, with --units policies of this one; they are overwritten',
  exactlyOne: [['rule', 'table', 'suit', 'units']],
  example: '--rule knockMinimum models/*.onnx',
  notes: [
    'The manifest beside a policy is updated too. Raise `OBSERVATION_VERSION` in engine/observation.ts first where there are new numbers.',
  ],
  async run({ options, files }) {
    const [widenFile, said] = whatToDo(options);
    for (const file of files.map(typedPath)) {
      await widenFile(file);
      process.stdout.write(`${file} ${said}\n`);
    }
  },
});
