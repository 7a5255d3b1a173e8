import { expect, test } from 'vitest';
import { lintConfig } from './lint-config.ts';

test('the linter’s configuration is the one that follows from the layers', async () => {
  await expect(`${JSON.stringify(lintConfig(), null, 2)}\n`).toMatchFileSnapshot('../../.oxlintrc.json');
});
