import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoProblems } from './support/absence.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import { makeShortGame, openEditor, tokensOf } from './support/editor.ts';
import { drop } from './support/files.ts';
import { playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { stored } from './support/storage.ts';
import { Visit } from './support/visit.ts';

const game = builtGame();

const { visiting } = game;

describe('custom rules', () => {
  test('are made, described in words, saved, played, and read at the table', async () => {
    await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
      await visit.applySettings({ opponents: 1 });
      const editor = await openEditor(visit);
      await makeShortGame(editor, 'Kitchen table');
      const words = editor.getByRole('complementary', { name: 'The game in words' });
      expect(await words.locator('mark').first().textContent()).toMatch(/^Everybody starts with 1 token\./);
      await words.getByText('Its kind. They were trained on random house rules').waitFor();
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.getByText('“Kitchen table” is saved.').waitFor();
      await editor.getByRole('button', { name: 'Done' }).click();
      // Letters go into the field of the games, wherever the focus is.
      await visit.see('the games', ({ page }) => page === 'Choose a game');
      await visit.page.keyboard.type('KITCHEN-t');
      await visit.see('it alone', ({ buttons }) => buttons.map(({ label }) => label)[1] === 'Kitchen table, your own');
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
      await rules.getByRole('button', { name: 'Done' }).click();
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      expect(result.opponents.is).toBe('policy');
    });
  });

  test('that cannot be played are explained where they were chosen, and cannot be saved until corrected', async () => {
    await visiting(PHONE, async (visit) => {
      const editor = await openEditor(visit);
      const name = editor.getByRole('textbox', { name: 'Name', exact: true });
      await name.focus();
      await visit.page.keyboard.insertText('A name that is much longer than any game may have');
      expect(await name.inputValue()).toBe('A name that is much longer than any game');
      await name.fill('Four in a row');
      const search = editor.getByRole('searchbox', { name: 'Find a rule' });
      await search.fill('golf');
      await editor.getByRole('radio', { name: 'Golf: three turns' }).check();
      await search.fill('cards in a hand');
      const group = editor.getByRole('group', { name: 'Cards in a hand' });
      await group.getByText('No effect: a row in golf has three cards.').waitFor();
      await editor.getByRole('radio', { name: 'Four cards each' }).check();
      await group.getByText('A row in golf has three cards.', { exact: true }).waitFor();
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.getByText('It cannot be played like this.').waitFor();
      await group.getByRole('button', { name: 'Draw and discard' }).click();
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.getByText('“Four in a row” is saved.').waitFor();
    });
  });

  test('that two tabs change are both kept, unless one agrees to replace the other', async () => {
    await visiting(WINDOW, async (visit) => {
      const make = async (tab: Visit): Promise<Locator> => {
        const editor = await openEditor(tab);
        await makeShortGame(editor, 'Ours');
        return editor;
      };
      const save = (editor: Locator) => editor.getByRole('button', { name: 'Save' }).click();
      const editor = await make(visit);
      const other = await Visit.begin(visit.page.context(), game.address);
      const otherEditor = await make(other);
      await save(editor);
      await editor.getByText('“Ours” is saved.').waitFor();
      await save(otherEditor);
      await other.page.getByText('You have another game of that name.').waitFor();
      await other.page.getByRole('button', { name: 'Replace it' }).click();
      await otherEditor.getByText('“Ours” is saved.').waitFor();

      await tokensOf(otherEditor).fill('5');
      await save(otherEditor);
      await otherEditor.getByText('“Ours” is saved.').waitFor();
      await tokensOf(editor).fill('7');
      await save(editor);
      await visit.page.getByText('Another tab has changed it in the meantime.').waitFor();
      const question = visit.page.getByRole('dialog', { name: 'Replace “Ours”?' });
      await question.getByRole('button', { name: 'Back' }).click();
      await editor.getByRole('button', { name: 'Copy' }).click();
      await editor.getByText('“Ours 2” is saved.').waitFor();
      await otherEditor.getByRole('button', { name: 'Done' }).click();
      await other.pressButton('Ours 2, your own');
      await other.pressButton('Edit rules');
      await expect.poll(() => tokensOf(other.page.getByRole('dialog')).inputValue()).toBe('7');
      expect(await stored(other, 'rules', 'values')).toMatchObject([
        { name: 'Ours', lives: 5 },
        { name: 'Ours 2', lives: 7 },
      ]);
      await expectNoProblems(other);
    });
  });

  test('that are invalid are refused in one sentence, and the game goes on', async () => {
    await visiting(
      WINDOW,
      async (visit) => {
        await visit.page.getByText('The link to these rules is damaged').waitFor();
        await visit.page.getByRole('button', { name: 'OK', exact: true }).click();
        await drop(visit, 'table.json', '{"format": "thirty-one-rules/1", "lives": 99}');
        await visit.page.getByText('“table.json”: “lives” is 99; allowed: a whole number from 1 to 20.').waitFor();
        await drop(visit, 'good.json', '{"format": "thirty-one-rules/1", "name": "Good", "lives": 9}');
        await visit.page.getByRole('dialog', { name: 'Good' }).getByRole('button', { name: 'Play once' }).click();
        const { settings } = await visit.see('the game', (screen) => screen.settings.rules === 'tried');
        expect(settings.rules).toBe('tried');
        await visit.pressButton('Play');
        const { tokens } = await visit.seeScene('table');
        expect(tokens[0]).toBe(9);
      },
      '#rules=1.broken',
    );
  });
});
