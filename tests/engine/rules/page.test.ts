import { expect, test } from 'vitest';
import { rulesPage } from './page.ts';

test('the page about rules is the one in docs/rules.md', async () => {
  await expect(rulesPage()).toMatchFileSnapshot('../../../docs/rules.md');
});
