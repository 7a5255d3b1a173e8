import { expect, test } from 'vitest';
import { ambiguities, nashConv, uniform } from '../training/support/solvable/exact.ts';
import { LITTLE, LITTLE_NETWORK } from '../training/support/solvable/little.ts';
import { solvableGame } from '../training/support/solvable/solvable.ts';

test('an information set and what the network sees say the same', () => {
  expect(ambiguities(LITTLE, LITTLE_NETWORK.observationSize, 10_000)).toEqual([]);
});

test('the uniform policy has the NashConv that others are compared with', { timeout: 120_000 }, () => {
  expect(nashConv(LITTLE, uniform)).toBeCloseTo(solvableGame('little').uniformNashConv, 6);
});
