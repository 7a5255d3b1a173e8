import { expect, test } from 'vitest';
import { fileDifference } from '../../../../training/learner/evaluation/difference.ts';
import type { Feed, Session } from '../../../../training/learner/network/session.ts';
import { sessionOf } from '../../support/session.ts';

const SIZES = { observationSize: 3, actionCount: 6 };

/** Outputs of two rows: some numbers, and the same plus something. */
function answering(policy: number, value: number, given: Record<string, Feed>[] = []): Session {
  const answer = {
    policy: { data: Float32Array.of(0.5, 0.5 + policy), dims: [2] },
    value: { data: Float32Array.of(value, 0), dims: [2] },
  };
  return sessionOf(() => answer, given);
}

test('the largest difference of any output counts, in either direction', async () => {
  expect(await fileDifference(answering(0, 0), answering(-3e-6, 5e-6), SIZES)).toBeCloseTo(5e-6, 8);
  expect(await fileDifference(answering(0, 0), answering(-3e-6, 1e-6), SIZES)).toBeCloseTo(3e-6, 7);
  expect(await fileDifference(answering(0, 1), answering(0, 1), SIZES)).toBe(0);
});

test.each([2e-4, -2e-4, NaN])('a difference of %d is refused', async (value) => {
  const compared = fileDifference(answering(0, 0), answering(0, value), SIZES);
  await expect(compared).rejects.toThrow(/^the ONNX file differs from its network by .*: allowed is 0.0001$/);
});

test('both get the same decisions, in each of which at least four actions are legal', async () => {
  const given: Record<string, Feed>[] = [];
  await fileDifference(answering(0, 0, given), answering(0, 0, given), SIZES);
  expect(given[1]).toEqual(given[0]);
  const { observation, mask } = given[0];
  expect([observation.dims, mask.dims]).toEqual([
    [64, 3],
    [64, 6],
  ]);
  expect([observation.data.length, mask.data.length]).toEqual([192, 384]);
  // A fifth of what is seen is not 0; what is legal is 1, and the rest 0.
  const seen = observation.data.filter((number) => number !== 0).length / 192;
  expect(Math.abs(seen - 0.2)).toBeLessThan(0.1);
  expect(new Set(mask.data)).toEqual(new Set([0, 1]));
  for (let row = 0; row < 64; row++) expect(mask.data.slice(6 * row, 6 * row + 4)).toEqual(Float32Array.of(1, 1, 1, 1));
});
