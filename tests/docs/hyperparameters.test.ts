import { expect, test } from 'vitest';
import { hyperparametersPage } from './hyperparameters.ts';

test('the page about hyperparameters is the one in training/hyperparameters.md', async () => {
  await expect(hyperparametersPage()).toMatchFileSnapshot('../../training/hyperparameters.md');
});
