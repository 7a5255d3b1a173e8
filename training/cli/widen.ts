/**
 * `npm run widen`: gives trained networks weights of 0 for new numbers in the observation, so that they play as before
 * and can learn from there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OBSERVATION_VERSION, ruleFeaturesAt } from '../../engine/observation.ts';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { RULE_NAMES } from '../../engine/rules/table.ts';
import { CRITIC_FORMAT } from '../learner/files/critic-file.ts';
import { writeCriticFile } from '../learner/tensorflow/write-critic-file.ts';
import { EQUITY_PARAMETERS } from '../learner/equity/features.ts';
import { MODEL_FORMAT, type TrainingFacts } from '../learner/files/policy-file.ts';
import { writePolicyFile } from '../learner/tensorflow/write-policy-file.ts';
import { sizeOf, totalSize, type ParameterSpec } from '../learner/network/parameters.ts';
import { suitNetwork } from '../learner/tensorflow/suit-network.ts';
import { readMetadata } from '../learner/onnx/metadata.ts';
import { readInitializers } from '../learner/onnx/read.ts';
import { command, runWhereStarted } from './command/command.ts';
import { didYouMeanFile } from './command/files.ts';
import { choice, text } from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
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

async function widenFile(file: string, inserted: Inserted): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`there is no file "${file}"${didYouMeanFile(file)}`);
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
  const manifest = join(dirname(file), 'manifest.json');
  if (!existsSync(manifest)) return;
  const lines = readFileSync(manifest, 'utf8').split('\n');
  const listed = lines.map((line) =>
    line.includes(`"file": "${basename(file)}"`)
      ? line
          .replace(/"observation": \d+/, `"observation": ${OBSERVATION_VERSION}`)
          .replace(/"bytes": \d+/, `"bytes": ${readFileSync(file).length}`)
      : line,
  );
  writeWhole(manifest, listed.join('\n'));
}

/** @throws {UsageError} */
function readPlace(block: Inserted['block'], given: string): Inserted {
  const match = /^(\d+):([1-9]\d*)$/.exec(given);
  if (match === null) throw new UsageError(`--${block} is "${given}": allowed is AT:COUNT, such as 37:1`);
  return { block, at: Number(match[1]), count: Number(match[2]) };
}

export const widen = command({
  name: 'widen',
  does: 'Gives trained networks weights of 0 for new numbers of the observation, so that they play as before.',
  options: {
    rule: choice(RULE_NAMES, { meaning: 'the new numbers are those of this house rule', value: 'KEY' }),
    table: text({
      meaning: 'COUNT new numbers at place AT of the global block',
      value: 'AT:COUNT',
      allowed: 'allowed is AT:COUNT, such as 37:1',
    }),
    suit: text({
      meaning: "COUNT new numbers at place AT of each suit's block",
      value: 'AT:COUNT',
      allowed: 'allowed is AT:COUNT, such as 37:1',
    }),
  },
  files: 'policies and critics of the previous observation version; they are overwritten',
  exactlyOne: [['rule', 'table', 'suit']],
  example: '--rule knockMinimum models/*.onnx',
  notes: ['The manifest beside a policy is updated too. Raise `OBSERVATION_VERSION` in engine/observation.ts first.'],
  async run({ options: { rule, table, suit }, files }) {
    const inserted =
      rule !== undefined
        ? { block: 'table' as const, ...ruleFeaturesAt(rule) }
        : table !== undefined
          ? readPlace('table', table)
          : readPlace('suit', suit as string);
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- tracing takes one at a time
      await widenFile(file, inserted);
      process.stdout.write(`${file} reads observation version ${OBSERVATION_VERSION}\n`);
    }
  },
});
await runWhereStarted(import.meta.url, widen);
