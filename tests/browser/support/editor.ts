/** The rules editor on the screen. */
import type { Locator } from 'playwright-core';
import type { ScreenVisit } from './screen-visit.ts';
import type { Visit } from './visit.ts';

/** Has the editor opened for a new game. */
export async function pressNewGame(visit: ScreenVisit): Promise<void> {
  await visit.pressButton('Game');
  await visit.pressButton(/^New game/);
}

/** Opens the editor for a new game. */
export async function openEditor(visit: Visit): Promise<Locator> {
  await pressNewGame(visit);
  const editor = visit.page.getByRole('dialog', { name: 'A game of your own' });
  await editor.waitFor();
  return editor;
}

/** Makes a new game that is over soon: one token and no grace. */
export async function makeShortGame(editor: Locator, name: string): Promise<void> {
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await editor.getByRole('combobox', { name: 'Start from' }).selectOption('blitz');
  await editor.getByRole('spinbutton', { name: 'Tokens at the start' }).fill('1');
  await editor.getByRole('radio', { name: 'Out with the last token' }).check();
}
