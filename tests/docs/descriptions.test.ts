import { expect, test } from 'vitest';
import { descriptionsPage } from './descriptions.ts';

test('the page about public descriptions is the one in docs/descriptions.md', async () => {
  await expect(descriptionsPage()).toMatchFileSnapshot('../../docs/descriptions.md');
});
