/**
 * Rivals are alike: what is learnt of one at the table holds for the others, too. Each has weights of its own in the first layer,
 * since it matters who sits where; so that these need not all learn the same, the gradients of each block are added to those
 * of every other, as if they were weights of its own plus weights that all blocks share.
 */
import { RIVAL } from '../../../engine/observation-layout.ts';
import { parametersByName, type ParameterSpec } from '../network/parameters.ts';
import type { NetworkInputs } from './inputs.ts';

/**
 * @param parameters all of the learner's, in their order
 * @returns what changes a gradient of them; null where nothing is read of rivals, or of one alone
 */
export function tieRivalGradients(
  parameters: readonly ParameterSpec[],
  inputs: NetworkInputs,
): ((gradient: Float32Array) => void) | null {
  const rivals = inputs.rivals.length / RIVAL.size;
  if (rivals < 2) return null;
  const layers = parameters.filter(({ name }) => name.endsWith('/table1/global'));
  const before = inputs.observation.table.length;
  return (gradient) => {
    const byName = parametersByName(parameters, gradient);
    for (const { name, shape } of layers) {
      const width = shape[1];
      addSums(byName[name], before * width, RIVAL.size * width, rivals);
    }
  };
}

/** Adds to each of some blocks the sum of all. */
function addSums(values: Float32Array, from: number, size: number, blocks: number): void {
  for (let i = from; i < from + size; i++) {
    let sum = 0;
    for (let block = 0; block < blocks; block++) sum += values[i + block * size];
    for (let block = 0; block < blocks; block++) values[i + block * size] += sum;
  }
}
