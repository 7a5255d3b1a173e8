/** Files as the observation version before this one stored them. */
import { RANK_COUNT } from '../../../engine/cards.ts';
import { GLOBAL_SIZE, OBSERVATION_VERSION, SUIT_SIZE } from '../../../engine/observation.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { rulesFile } from '../../../engine/record.ts';
import { EQUITY_PARAMETERS } from '../../../training/learner/equity/features.ts';
import { CRITIC_FORMAT } from '../../../training/learner/files/critic-file.ts';
import { MODEL_FORMAT } from '../../../training/learner/files/policy-file.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import type { ParameterSpec } from '../../../training/learner/network/parameters.ts';
import { writeModel } from '../../../training/learner/onnx/write.ts';

/** How large the blocks, the outputs and the equity's features of the version before were. */
const BEFORE = { table: 351, suit: 146, plain: 20, card: 2 * RANK_COUNT + 8, equity: 22 };

/** Tensors of the version before, filled at random. */
export function tensorsBefore(parameters: readonly ParameterSpec[]): Record<string, Float32Array> {
  const random = new Random(3);
  return Object.fromEntries(
    parameters.map(({ name, shape }) => {
      const [rows, width] = shape.length === 1 ? [1, shape[0]] : shape;
      const isFirst = { table: name.endsWith('/table1/global'), suit: name.endsWith('/suit1') };
      const fewer =
        (isFirst.table ? GLOBAL_SIZE - BEFORE.table : 0) +
        (isFirst.suit ? SUIT_SIZE - BEFORE.suit : 0) +
        (name === 'equity/1' ? 2 : 0);
      const narrow = name.startsWith('policy/plain')
        ? BEFORE.plain
        : name.startsWith('policy/card/out')
          ? BEFORE.card
          : width;
      const size = (rows - fewer) * narrow;
      return [name, Float32Array.from({ length: size }, () => random.unit() - 0.5)];
    }),
  );
}

function fileBefore(
  parameters: readonly ParameterSpec[],
  metadata: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const initializers = Object.entries(tensorsBefore(parameters)).map(([name, data]) => ({
    name,
    dtype: 'float32' as const,
    shape: [data.length],
    data,
  }));
  const graph = { name: 'before', inputs: [], outputs: [], initializers, nodes: [] };
  return new Uint8Array(writeModel(graph, { observation: String(OBSERVATION_VERSION - 1), ...metadata }));
}

/** A policy for Gin with two to six players. @param metadata what it states in place of what it should */
export function policyBefore(metadata: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> {
  return fileBefore(suitShape().policyParameters, {
    format: MODEL_FORMAT,
    rules: JSON.stringify(rulesFile(preset('gin'))),
    players: '[2,6]',
    training: JSON.stringify({ command: 'train', seed: 1, decisions: 5_000, commit: 'abc' }),
    ...metadata,
  });
}

export function criticBefore(): Uint8Array<ArrayBuffer> {
  return fileBefore([...suitShape().criticParameters, ...EQUITY_PARAMETERS], { format: CRITIC_FORMAT });
}
