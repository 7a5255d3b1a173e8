import { expect, test } from 'vitest';
import {
  EQUITY_FEATURES,
  EQUITY_PARAMETERS,
  EQUITY_SEATS,
  TOKEN_SCALE,
} from '../../../../training/learner/equity/features.ts';
import { totalSize } from '../../../../training/learner/network/parameters.ts';
import { eagerSession } from '../../../../training/cli/runtimes/eager.ts';
import { equityComputation } from '../../../../training/learner/tensorflow/equity-network.ts';

test('before anything is learnt a token more is worth 0.4 in log-odds, and seats that are out have no chance', async () => {
  const features = new Float32Array(EQUITY_SEATS * EQUITY_FEATURES);
  // In, and the tokens.
  features.set([1, 3 / TOKEN_SCALE], 0);
  features.set([1, 2 / TOKEN_SCALE], EQUITY_FEATURES);
  const size = totalSize(EQUITY_PARAMETERS);
  const { chances } = await eagerSession(equityComputation()).run({
    parameters: { data: new Float32Array(size), dims: [size] },
    features: { data: features, dims: [1, features.length] },
  });
  const [first, second, ...others] = chances.data;
  expect([Math.log(first / second), first + second]).toEqual([expect.closeTo(0.4, 5), expect.closeTo(1, 5)]);
  expect(others).toEqual(others.map(() => 0));
});
