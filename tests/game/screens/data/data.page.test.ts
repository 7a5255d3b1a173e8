/** All that is stored, as one saves, restores and deletes it. */
import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { openDataDialog } from '../../../../game/screens/data/screen.tsx';
import { allData, dataFile } from '../../../../game/services/storage/data-file.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { keptRecord, storesWithRecords } from '../../support/records.ts';
import {
  dialog,
  dropFiles,
  layOutPage,
  press,
  pressAndSettle,
  readable,
  savedFiles,
  settle,
} from '../../support/page.ts';

const topDialog = (): HTMLDialogElement => [...document.querySelectorAll('dialog')].at(-1) as HTMLDialogElement;

async function opened(stores = memoryStores()) {
  const called = { onRestored: vi.fn(() => Promise.resolve()), onChanged: vi.fn() };
  openDataDialog({ stores, settings: () => DEFAULT_SETTINGS, ...called });
  await settle();
  return { stores, ...called };
}

test('are saved as one file, which another browser restores', async () => {
  const files = savedFiles();
  await opened(await storesWithRecords());
  expect(readable(dialog('Your data'))[2]).toMatch(
    /^Stored here: 3 played matches, 0 open matches and 0 games of your own/,
  );
  await pressAndSettle(/^Save everything/);
  await settle();
  expect(files).toHaveLength(1);
  expect(files[0].name).toMatch(/\.json$/);
  expect(readable(dialog('Your data'))).toContain('The file is saved.');
  const text = await files[0].contents.text();
  layOutPage();
  const { stores, onRestored, onChanged } = await opened();
  await dropFiles(dialog('Your data'), new File([text], 'data.json'));
  expect(readable(topDialog())[1]).toBe('The file has 3 played matches, 0 open matches and 0 games of your own.');
  await pressAndSettle(/^Add to what is here/, topDialog());
  await settle();
  expect([...(await stores.records.all()).keys()]).toHaveLength(3);
  expect(onRestored).toHaveBeenCalledOnce();
  expect(readable(dialog('Your data'))).toContain(
    'Restored: 3 played matches, 0 open matches and 0 games of your own.',
  );
  press('Done');
  expect(onChanged).toHaveBeenCalledOnce();
});

test('are replaced by those of a file once that was confirmed, without what is damaged in it', async () => {
  const { name, text } = dataFile(await allData(await storesWithRecords(), DEFAULT_SETTINGS), new Date());
  const contents = JSON.parse(text) as { records: Record<string, object>; settings: object };
  contents.records.a = {};
  contents.settings = { ...contents.settings, fourColours: true };
  const { stores, onRestored } = await opened();
  await stores.records.put('other', keptRecord());
  await dropFiles(dialog('Your data'), new File([JSON.stringify(contents)], name));
  expect(readable(topDialog()).slice(1, 4)).toEqual([
    'The file has 2 played matches, 0 open matches and 0 games of your own.',
    '1 item is damaged and left out:',
    expect.stringMatching(/^record a: /),
  ]);
  await pressAndSettle(/^Replace what is here/, topDialog());
  await pressAndSettle('Cancel', topDialog());
  expect([...(await stores.records.all()).keys()]).toEqual(['other']);
  await dropFiles(dialog('Your data'), new File([JSON.stringify(contents)], name));
  await pressAndSettle(/^Replace what is here/, topDialog());
  await pressAndSettle('Replace it', topDialog());
  expect([...(await stores.records.all()).keys()]).toEqual(['b', 'c']);
  expect(onRestored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fourColours: true }));
});

test('are not restored from a file that holds something else', async () => {
  const { onRestored, onChanged } = await opened();
  await dropFiles(dialog('Your data'), new File(['{"format":1}'], 'x.json'));
  expect(onRestored).not.toHaveBeenCalled();
  expect(readable(dialog('Your data')).at(-2)).toBe(
    'x.json is not a data file. Import records of single matches under “Records”.',
  );
  press('Done');
  expect(onChanged).not.toHaveBeenCalled();
});

test('are deleted once that was confirmed twice', async () => {
  const { stores, onRestored } = await opened(await storesWithRecords());
  await pressAndSettle(/^Delete everything/);
  await pressAndSettle('Delete everything', topDialog());
  expect(readable(topDialog())[0]).toBe('# Are you sure?');
  expect((await stores.records.all()).size).toBe(3);
  await pressAndSettle('Yes, delete it all', topDialog());
  expect((await stores.records.all()).size).toBe(0);
  expect(onRestored).toHaveBeenCalledOnce();
  expect(readable(dialog('Your data'))).toContain('Everything has been deleted.');
});

test('count what was set aside as damaged, which can be saved and deleted', async () => {
  const files = savedFiles();
  const stores = memoryStores();
  await stores.damaged.put('matches x', { broken: true });
  await opened({ ...stores, isPersistent: true });
  expect(readable(dialog('Your data'))[2]).toMatch(/ 1 damaged item was set aside\.$/);
  await pressAndSettle(/^Save damaged items/);
  expect(JSON.parse(await files[0].contents.text())).toMatchObject({ matches: { x: { broken: true } } });
  expect(readable(dialog('Your data'))).toContain('The file is saved.');
  await pressAndSettle(/^Delete damaged items/);
  await pressAndSettle('Delete damaged items', dialog('Delete damaged items?'));
  expect(await stores.damaged.all()).toEqual(new Map());
  expect(readable(dialog('Your data')).slice(-2)).toEqual(['The damaged items have been deleted.', '[Done]']);
  expect(document.activeElement?.localName).toBe('article');
});
