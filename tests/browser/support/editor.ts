/** The rules editor on the screen. */
import type { Locator } from 'playwright-core';
import type { Visit } from './visit.ts';

/** Opens the editor for a new game. */
export async function openEditor(visit: Visit): Promise<Locator> {
  await visit.pressButton('Game');
  for (;;) {
    const { buttons } = await visit.see('the games', ({ page }) => page === 'Choose a game');
    if (buttons.some(({ label }) => label === 'New game')) break;
    await visit.pressButton('More games');
  }
  await visit.pressButton('New game');
  const editor = visit.page.getByRole('dialog', { name: 'A game of your own' });
  await editor.waitFor();
  return editor;
}

export const tokensOf = (editor: Locator): Locator => editor.getByRole('spinbutton', { name: 'Tokens at the start' });

/** Makes a new game that is over soon: one token and no grace. */
export async function makeShortGame(editor: Locator, name: string): Promise<void> {
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await editor.getByRole('combobox', { name: 'Start from' }).selectOption('blitz');
  await tokensOf(editor).fill('1');
  await editor.getByRole('radio', { name: 'Out with the last token' }).check();
}
