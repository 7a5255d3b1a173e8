import { describe, expect, test } from 'vitest';
import type { ParameterSpec } from '../../../../training/learner/network/parameters.ts';
import { prune, prunedParameters, restore, type PrunedLayer } from '../../../../training/learner/network/pruning.ts';

/** Two layers with a bias between them; the first has four inputs, of which the second and the fourth are left. */
const PARAMETERS: ParameterSpec[] = [
  { name: 'first', shape: [4, 2], deviation: 0.5 },
  { name: 'bias', shape: [2] },
  { name: 'second', shape: [2, 1] },
];
const LAYERS: PrunedLayer[] = [{ weights: 'first', inputs: [1, 3] }];
const WHOLE = Float32Array.of(10, 11, 20, 21, 30, 31, 40, 41, 5, 6, 7, 8);
const PRUNED = Float32Array.of(20, 21, 40, 41, 5, 6, 7, 8);

describe('a layer with fewer inputs', () => {
  test('has the rows of those that are left, and the rest of the network stays as it is', () => {
    expect(prune(WHOLE, PARAMETERS, LAYERS)).toEqual(PRUNED);
    expect(prune(WHOLE, PARAMETERS, [])).toEqual(WHOLE);
  });

  test('has another shape, and the same deviation', () => {
    expect(prunedParameters(PARAMETERS, LAYERS)).toEqual([
      { name: 'first', shape: [2, 2], deviation: 0.5 },
      { name: 'bias', shape: [2] },
      { name: 'second', shape: [2, 1] },
    ]);
  });

  test.each([-1, 1])('is refused where there are not as many weights as the network has, by %d', (more) => {
    expect(() => prune(new Float32Array(WHOLE.length + more), PARAMETERS, LAYERS)).toThrow(
      `weights of another network: it has 12 of them, and these are ${12 + more}`,
    );
  });
});

describe('the whole network of a pruned one', () => {
  test('has zeros for the other inputs where nothing is known of them', () => {
    expect(restore(PRUNED, PARAMETERS, LAYERS, null)).toEqual(Float32Array.of(0, 0, 20, 21, 0, 0, 40, 41, 5, 6, 7, 8));
  });

  test('has the weights that they had before, which stay as they are', () => {
    const before = WHOLE.map((weight) => -weight);
    expect(restore(PRUNED, PARAMETERS, LAYERS, before)).toEqual(
      Float32Array.of(-10, -11, 20, 21, -30, -31, 40, 41, 5, 6, 7, 8),
    );
    expect(before[2]).toBe(-20);
  });

  test('leaves out what follows, such as another head', () => {
    expect(restore(Float32Array.of(...PRUNED, 99), PARAMETERS, LAYERS, WHOLE)).toEqual(WHOLE);
  });
});
