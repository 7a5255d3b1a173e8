import { describe, expect, test } from 'vitest';
import { RIVAL } from '../../../../engine/observation-layout.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  ALL_BUT_RIVALS,
  ALL_INPUTS,
  rivalInputsOf,
  tieRivalGradients,
} from '../../../../training/learner/games/inputs.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { allParameters, sizeOf, totalSize } from '../../../../training/learner/network/parameters.ts';

/** Where a layer's weights begin in the flat vector. */
function placeOf(parameters: ReturnType<typeof allParameters>, name: string): number {
  const index = parameters.findIndex((parameter) => parameter.name === name);
  return parameters.slice(0, index).reduce((sum, parameter) => sum + sizeOf(parameter), 0);
}

describe('gradients of rivals', () => {
  test.each([
    ['all that can sit there', ALL_INPUTS, 9],
    ['as many as play', rivalInputsOf(preset('scat'), [3, 4]), 3],
  ])('are those of each and of all together: %s', (_, inputs, rivals) => {
    const parameters = allParameters(suitShape({ inputs }));
    const before = Float32Array.from({ length: totalSize(parameters) }, (__, i) => (i % 7) - 3);
    const gradient = before.slice();
    tieRivalGradients(parameters, inputs)?.(gradient);
    const changed = new Set<number>();
    for (const network of ['policy', 'critic']) {
      const name = `${network}/table1/global`;
      const width = parameters.find((parameter) => parameter.name === name)?.shape[1] as number;
      const first = placeOf(parameters, name) + inputs.observation.table.length * width;
      for (const at of [0, 5, RIVAL.size * width - 1]) {
        const places = Array.from({ length: rivals }, (__, rival) => first + rival * RIVAL.size * width + at);
        const sum = places.reduce((total, place) => total + before[place], 0);
        for (const place of places) expect(gradient[place]).toBe(before[place] + sum);
      }
      for (let i = 0; i < rivals * RIVAL.size * width; i++) changed.add(first + i);
    }
    const others = [...before.keys()].filter((place) => !changed.has(place));
    expect(others.every((place) => gradient[place] === before[place])).toBe(true);
  });

  test('are left alone where nothing is read of rivals, or of one', () => {
    for (const inputs of [ALL_BUT_RIVALS, rivalInputsOf(preset('scat'), [2, 2])]) {
      expect(tieRivalGradients(allParameters(suitShape({ inputs })), inputs)).toBeNull();
    }
  });
});
