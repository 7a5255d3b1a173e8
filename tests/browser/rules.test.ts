import { expect, test } from 'vitest';
import { builtGame, WINDOW } from './support/built-game.ts';
import { makeShortGame, openEditor } from './support/editor.ts';
import { playToTheEnd, POINTER_INPUT } from './support/player.ts';

const { visiting } = builtGame();

test('custom rules are made, described in words, saved, played, and read at the table', async () => {
  await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
    await visit.applySettings({ opponents: 1 });
    const editor = await openEditor(visit);
    const name = editor.getByRole('textbox', { name: 'Name', exact: true });
    await name.focus();
    await visit.page.keyboard.insertText('A name that is much longer than any game may have');
    expect(await name.inputValue()).toBe('A name that is much longer than any game');
    await makeShortGame(editor, 'Kitchen table');
    const words = editor.getByRole('complementary', { name: 'The game in words' });
    expect(await words.locator('mark').first().textContent()).toMatch(/^Everybody starts with 1 token\./);
    await words.getByText('Fairly well. They were trained on random house rules').waitFor();
    await editor.getByRole('button', { name: 'Save' }).click();
    const saved = visit.page.getByRole('dialog', { name: 'Edit “Kitchen table”' });
    await saved.getByText('“Kitchen table” is saved.').waitFor();
    await saved.getByRole('button', { name: 'Done' }).click();
    // Letters go into the field of the games, wherever the focus is.
    await visit.see('the games', ({ page }) => page === 'Choose a game');
    await visit.page.keyboard.type('KITCHEN-t');
    await visit.see('it first', ({ buttons }) => buttons.map(({ label }) => label)[1] === 'Kitchen table, your own');
    await visit.page.keyboard.press('ArrowDown');
    await visit.page.keyboard.press('Enter');
    await visit.pressButton('Done');
    expect((await visit.screen()).settings).toMatchObject({ rules: 'own:Kitchen table' });

    await visit.page.reload();
    const menu = await visit.see(
      'the menu and the policy',
      ({ scene, opponents }) => scene === 'menu' && opponents.is === 'policy',
    );
    expect(menu.settings).toMatchObject({ rules: 'own:Kitchen table' });
    await visit.pressButton('Play');
    const { tokens } = await visit.seeScene('table');
    expect(tokens).toEqual([1, 1]);
    await visit.pressButton('Rules');
    const rules = visit.page.getByRole('dialog', { name: 'Kitchen table' });
    await rules.getByText('1 token each.', { exact: true }).waitFor();
    await rules.getByRole('button', { name: 'Close' }).click();
    const { result } = await playToTheEnd(visit, POINTER_INPUT);
    expect(result.opponents.is).toBe('policy');
  });
});
