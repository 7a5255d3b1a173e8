/** House rules that somebody makes and shares. */
import { expect, test } from 'vitest';
import { expectAbsent } from '../browser/support/absence.ts';
import { builtGame, PHONE, WINDOW } from '../browser/support/built-game.ts';
import { makeShortGame, openEditor } from '../browser/support/editor.ts';
import { chooseFiles, savedFile } from '../browser/support/files.ts';

const { visiting } = builtGame();

test('rules from the editor can be shared by link and by file, and arrive unchanged', async () => {
  let link = '';
  let text = '';
  await visiting(WINDOW, async (visit) => {
    const editor = await openEditor(visit);
    await makeShortGame(editor, 'From Anna');
    await editor.getByRole('button', { name: 'Share' }).click();
    const dialog = visit.page.getByRole('dialog', { name: 'Share “From Anna”' });
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toContain('#rules=1.');
    link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    const save = dialog.getByRole('button', { name: 'Save as a file' });
    const { name, contents } = await savedFile(visit.page, () => save.click());
    expect(name).toBe('From-Anna.json');
    text = contents.toString();
  });
  const ours = { format: 'thirty-one-rules/1', name: 'From Anna', base: 'blitz', lives: 1, grace: false };
  expect(JSON.parse(text)).toEqual(ours);

  await visiting(
    PHONE,
    async (visit) => {
      const offered = visit.page.getByRole('dialog', { name: 'From Anna' });
      await offered.getByText('Somebody shared these rules with you.').waitFor();
      await offered.getByRole('button', { name: 'Keep and play' }).click();
      await expectAbsent('the rules in the address', () => visit.page.url().includes('#rules'), {
        once: () => visit.see('the game', ({ settings }) => settings.rules === 'own:From Anna'),
      });
      await visit.page.reload();
      await visit.page.getByRole('button', { name: 'Game: From Anna' }).waitFor();

      const editor = await openEditor(visit);
      const open = editor.getByRole('button', { name: 'Open a file' });
      await chooseFiles(visit.page, { 'x.json': text }, () => open.click());
      // The name is taken by the game from the link.
      await expect
        .poll(() => editor.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
        .toBe('From Anna 2');
      expect(await editor.getByRole('radio', { name: 'Out with the last token' }).isChecked()).toBe(true);
      expect(await editor.getByRole('spinbutton', { name: 'Tokens at the start' }).inputValue()).toBe('1');
    },
    new URL(link).hash,
  );
});
