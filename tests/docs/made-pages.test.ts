import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsPage } from './commands.ts';
import { descriptionsPage } from './descriptions.ts';
import { gamesPage } from './games.ts';
import { hyperparametersPage } from './hyperparameters.ts';
import { ROOT } from './pages.ts';
import { rulesPage } from './rules.ts';

test.each<[string, () => string | Promise<string>]>([
  ['docs/commands.md', commandsPage],
  ['docs/descriptions.md', descriptionsPage],
  ['docs/games.md', gamesPage],
  ['docs/rules.md', rulesPage],
  ['training/hyperparameters.md', hyperparametersPage],
])('%s', async (path, page) => {
  await expect(await page()).toMatchFileSnapshot(join(ROOT, path));
});
