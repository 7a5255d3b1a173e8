/** The whole game tree of little Thirty-One. */
import { describe, expect, test } from 'vitest';
import { GameTree } from '../training/support/solvable/game-tree.ts';
import { LITTLE, LITTLE_NETWORK } from '../training/support/solvable/little.ts';
import {
  ambiguities,
  bestResponseByDefinition,
  policyOf,
  solvableGame,
  uniform,
} from '../training/support/solvable/solving.ts';

const little = solvableGame('little');

describe('what is exact', () => {
  test('an information set and what the network sees say the same', () => {
    expect(ambiguities(LITTLE, LITTLE_NETWORK, 10_000)).toEqual([]);
  });

  test('the uniform policy’s NashConv is what best responses are worth by definition', { timeout: 120_000 }, () => {
    const tree = new GameTree(LITTLE, LITTLE_NETWORK);
    const policy = policyOf(tree, uniform);
    for (const seat of [0, 1]) {
      expect(tree.bestResponse(policy, seat).value).toBeCloseTo(bestResponseByDefinition(LITTLE, uniform, seat), 10);
    }
    expect(tree.nashConv(policy)).toBeCloseTo(little.uniformNashConv, 6);
  });
});
