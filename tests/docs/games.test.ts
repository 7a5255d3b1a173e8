import { expect, test } from 'vitest';
import { gamesPage } from './games.ts';

test('the page about the games is the one in docs/games.md', async () => {
  await expect(await gamesPage()).toMatchFileSnapshot('../../docs/games.md');
});
