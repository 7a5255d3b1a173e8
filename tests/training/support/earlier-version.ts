/** Files as earlier versions of the observation stored them. */
import { RANK_COUNT } from '../../../engine/cards.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { rulesFile } from '../../../engine/record.ts';
import { GLOBAL_SIZE, SUIT_SIZE } from '../../../engine/observation.ts';
import { EQUITY_FEATURES, EQUITY_PARAMETERS } from '../../../training/learner/equity/features.ts';
import { CRITIC_FORMAT } from '../../../training/learner/files/critic-file.ts';
import { MODEL_FORMAT } from '../../../training/learner/files/policy-file.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import type { EarlierVersion } from '../../../training/learner/upgrade/added.ts';
import type { ParameterSpec } from '../../../training/learner/network/parameters.ts';
import { writeModel } from '../../../training/learner/onnx/write.ts';

/** How large the blocks, the outputs and the equity's features of versions were. */
const SIZES = {
  3: { table: 351, suit: 146, plain: 20, card: 2 * RANK_COUNT + 8, equity: 22 },
  4: { table: 413, suit: 186, plain: 23, card: 3 * RANK_COUNT + 11, equity: 24 },
};
export const EARLIER_VERSIONS: readonly EarlierVersion[] = [3, 4];

/** Tensors of an earlier version, filled at random. @param parameters of this version */
export function earlierTensors(
  parameters: readonly ParameterSpec[],
  version: EarlierVersion,
): Record<string, Float32Array> {
  const random = new Random(3);
  const sizes = SIZES[version];
  return Object.fromEntries(
    parameters.map(({ name, shape }) => {
      const [rows, width] = shape.length === 1 ? [1, shape[0]] : shape;
      const fewer = rowsAdded(name, version);
      const narrow = name.startsWith('policy/plain')
        ? sizes.plain
        : name.startsWith('policy/card/out')
          ? sizes.card
          : width;
      const size = (rows - fewer) * narrow;
      return [name, Float32Array.from({ length: size }, () => random.unit() - 0.5)];
    }),
  );
}

function rowsAdded(name: string, version: EarlierVersion): number {
  const [now, before] = [{ table: GLOBAL_SIZE, suit: SUIT_SIZE, equity: EQUITY_FEATURES }, SIZES[version]];
  if (name.endsWith('/table1/global')) return now.table - before.table;
  if (name.endsWith('/suit1')) return now.suit - before.suit;
  return name === 'equity/1' ? now.equity - before.equity : 0;
}

function earlierFile(
  parameters: readonly ParameterSpec[],
  version: EarlierVersion,
  metadata: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const initializers = Object.entries(earlierTensors(parameters, version)).map(([name, data]) => ({
    name,
    dtype: 'float32' as const,
    shape: [data.length],
    data,
  }));
  const graph = { name: 'earlier', inputs: [], outputs: [], initializers, nodes: [] };
  return new Uint8Array(writeModel(graph, { observation: String(version), ...metadata }));
}

/** A policy for Gin with two to six players. @param metadata what it states in place of what it should */
export function earlierPolicy(
  metadata: Readonly<Record<string, string>> = {},
  version: EarlierVersion = 4,
): Uint8Array<ArrayBuffer> {
  return earlierFile(suitShape().policyParameters, version, {
    format: MODEL_FORMAT,
    rules: JSON.stringify(rulesFile(preset('gin'))),
    players: '[2,6]',
    training: JSON.stringify({ command: 'train', seed: 1, decisions: 5_000, commit: 'abc' }),
    ...metadata,
  });
}

export function earlierCritic(version: EarlierVersion = 4): Uint8Array<ArrayBuffer> {
  return earlierFile([...suitShape().criticParameters, ...EQUITY_PARAMETERS], version, { format: CRITIC_FORMAT });
}
