/** All that is stored, as one saves, restores and deletes it. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { openDataDialog } from '../../../../game/features/data/data-dialog.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { keptRecord } from '../../support/records.ts';
import { dialog, layOutPage, press, readable, settle } from '../../support/page.ts';

beforeEach(layOutPage);

/** Stores with records of two games. */
async function storesWithRecords() {
  const stores = memoryStores();
  await stores.records.put('a', keptRecord({ day: 1 }));
  await stores.records.put('b', keptRecord({ rules: preset('golf'), players: 2, seed: 2, day: 2 }));
  await stores.records.put('c', keptRecord({ day: 3, seed: 3 }, { you: -1 }));
  return stores;
}

const topDialog = (): HTMLDialogElement => [...document.querySelectorAll('dialog')].at(-1) as HTMLDialogElement;

describe('all data', () => {
  async function opened(stores = memoryStores()) {
    const called = { onRestored: vi.fn(() => Promise.resolve()), onChanged: vi.fn() };
    openDataDialog({ stores, settings: () => DEFAULT_SETTINGS, ...called });
    await settle();
    return { stores, ...called };
  }

  /** Catches what is saved as a file. */
  function saved() {
    const files: { name: string; blob: Blob }[] = [];
    const url = vi
      .spyOn(URL, 'createObjectURL')
      .mockImplementation((blob) => (files.push({ name: '', blob: blob as Blob }), 'blob:x'));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const last = files.at(-1);
      if (last !== undefined) last.name = this.download;
    });
    onTestFinished(() => (url.mockRestore(), click.mockRestore()));
    return files;
  }

  test('are counted, and can be saved, restored and deleted', async () => {
    await opened(await storesWithRecords());
    expect(readable(dialog('Your data'))).toMatchInlineSnapshot(`
      [
        "# Your data",
        "Everything is stored in this browser only. Clearing the browser’s data deletes it too, so save a file.",
        "Stored here: 3 played matches, 0 open matches and 0 games of your own. This browser stores nothing for this page: everything is gone once you close it, unless you save a file.",
        "[Save everything as a fileOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings, in one file.]",
        "[Restore from a fileEvery part is checked first.]",
        "[Delete everythingOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.]",
        "[Done]",
      ]
    `);
  });

  test('are saved as one file, which another browser restores', async () => {
    const files = saved();
    await opened(await storesWithRecords());
    press(/^Save everything/);
    await settle();
    await settle();
    expect(files).toHaveLength(1);
    expect(files[0].name).toMatch(/\.json$/);
    expect(readable(dialog('Your data'))).toContain('The file is saved.');
    const text = await files[0].blob.text();
    layOutPage();
    const { stores, onRestored, onChanged } = await opened();
    dialog('Your data').dispatchEvent(
      Object.assign(new Event('drop'), { dataTransfer: { files: [new File([text], 'data.json')] } }),
    );
    await settle();
    expect(readable(topDialog())).toMatchInlineSnapshot(`
      [
        "# How do you want to restore it?",
        "The file has 3 played matches, 0 open matches and 0 games of your own.",
        "[Add to what is hereWhat is here stays. No match is added twice.]",
        "[Replace what is hereWhat is here and not in the file is deleted.]",
        "[Cancel]",
      ]
    `);
    const question = topDialog();
    question.querySelector<HTMLButtonElement>('.choices button')?.click();
    await settle();
    await settle();
    expect([...(await stores.records.all()).keys()]).toHaveLength(3);
    expect(onRestored).toHaveBeenCalledOnce();
    expect(readable(dialog('Your data'))).toMatchInlineSnapshot(`
      [
        "# Your data",
        "Everything is stored in this browser only. Clearing the browser’s data deletes it too, so save a file.",
        "Stored here: 3 played matches, 0 open matches and 0 games of your own. This browser stores nothing for this page: everything is gone once you close it, unless you save a file.",
        "[Save everything as a fileOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings, in one file.]",
        "[Restore from a fileEvery part is checked first.]",
        "[Delete everythingOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.]",
        "Restored: 3 played matches, 0 open matches and 0 games of your own.",
        "[Done]",
      ]
    `);
    press('Done');
    expect(onChanged).toHaveBeenCalledOnce();
  });

  test.each(['dropped', 'chosen'])('are not restored from a file that holds something else: %s', async (way) => {
    const { onRestored, onChanged } = await opened();
    const files = [new File(['{"format":1}'], 'x.json')];
    if (way === 'dropped') {
      dialog('Your data').dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }));
    } else {
      const input = dialog('Your data').querySelector('input[type=file]') as HTMLInputElement;
      Object.defineProperty(input, 'files', { value: files });
      input.dispatchEvent(new Event('change'));
    }
    await settle();
    expect(onRestored).not.toHaveBeenCalled();
    expect(readable(dialog('Your data')).slice(-3)).toMatchInlineSnapshot(`
      [
        "[Delete everythingOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.]",
        "x.json is not a data file. Import records of single matches under “Records”.",
        "[Done]",
      ]
    `);
    press('Done');
    expect(onChanged).not.toHaveBeenCalled();
  });

  test('are deleted once that was confirmed twice', async () => {
    const { stores, onRestored } = await opened(await storesWithRecords());
    press(/^Delete everything/);
    expect(readable(topDialog())).toMatchInlineSnapshot(`
      [
        "# Delete everything that is stored here?",
        "This deletes all open matches, records, your own rules, ladder, goals, deals of the day, your bots and settings. It cannot be undone, unless you have saved a file.",
        "[Delete everything]",
        "[Cancel]",
      ]
    `);
    topDialog().querySelector<HTMLButtonElement>('.choices button')?.click();
    expect(readable(topDialog())).toMatchInlineSnapshot(`
      [
        "# Are you sure?",
        "This is the last question.",
        "[Yes, delete it all]",
        "[Cancel]",
      ]
    `);
    expect((await stores.records.all()).size).toBe(3);
    topDialog().querySelector<HTMLButtonElement>('.choices button')?.click();
    await settle();
    expect((await stores.records.all()).size).toBe(0);
    expect(onRestored).toHaveBeenCalledOnce();
    expect(readable(dialog('Your data'))).toMatchInlineSnapshot(`
      [
        "# Your data",
        "Everything is stored in this browser only. Clearing the browser’s data deletes it too, so save a file.",
        "Stored here: 0 played matches, 0 open matches and 0 games of your own. This browser stores nothing for this page: everything is gone once you close it, unless you save a file.",
        "[Save everything as a fileOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings, in one file.]",
        "[Restore from a fileEvery part is checked first.]",
        "[Delete everythingOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.]",
        "Everything has been deleted.",
        "[Done]",
      ]
    `);
  });

  test('count what was set aside as damaged, which can be saved and deleted', async () => {
    const files = saved();
    const stores = memoryStores();
    await stores.damaged.put('matches x', { broken: true });
    await opened({ ...stores, isPersistent: true });
    expect(readable(dialog('Your data'))).toMatchInlineSnapshot(`
      [
        "# Your data",
        "Everything is stored in this browser only. Clearing the browser’s data deletes it too, so save a file.",
        "Stored here: 0 played matches, 0 open matches and 0 games of your own. 1 damaged item was set aside.",
        "[Save everything as a fileOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings, in one file.]",
        "[Restore from a fileEvery part is checked first.]",
        "[Delete everythingOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.]",
        "[Save damaged items as a fileRestoring from that file shows what is wrong, and brings back what has been repaired.]",
        "[Delete damaged items]",
        "[Done]",
      ]
    `);
    press(/^Save damaged items/);
    await settle();
    expect(JSON.parse(await files[0].blob.text())).toMatchObject({ matches: { x: { broken: true } } });
    expect(readable(dialog('Your data'))).toContain('The file is saved.');
    press(/^Delete damaged items/);
    const question = dialog('Delete damaged items?');
    expect(readable(question)).toMatchInlineSnapshot(`
      [
        "# Delete damaged items?",
        "This cannot be undone, unless you have saved a file. Everything else stays.",
        "[Delete damaged items]",
        "[Cancel]",
      ]
    `);
    question.querySelector<HTMLButtonElement>('.choices button')?.click();
    await settle();
    expect(await stores.damaged.all()).toEqual(new Map());
    expect(readable(dialog('Your data'))).toMatchInlineSnapshot(`
      [
        "# Your data",
        "Everything is stored in this browser only. Clearing the browser’s data deletes it too, so save a file.",
        "Stored here: 0 played matches, 0 open matches and 0 games of your own.",
        "[Save everything as a fileOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings, in one file.]",
        "[Restore from a fileEvery part is checked first.]",
        "[Delete everythingOpen matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.]",
        "The damaged items have been deleted.",
        "[Done]",
      ]
    `);
  });
});
