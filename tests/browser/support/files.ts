/** Files that go into the page and come out of it. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { ScreenVisit } from './screen-visit.ts';

/** Chooses files, given by their names, in the dialog that something opens. */
export async function chooseFiles(
  page: Page,
  files: Readonly<Record<string, string | Buffer>>,
  open: () => Promise<unknown>,
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  const mimeType = 'application/octet-stream';
  await chooser.setFiles(
    Object.entries(files).map(([name, contents]) => ({ name, mimeType, buffer: Buffer.from(contents) })),
  );
}

/** The file that something saves. */
export async function savedFile(page: Page, save: () => Promise<unknown>): Promise<{ name: string; contents: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), save()]);
  return { name: file.suggestedFilename(), contents: await readFile(await file.path()) };
}

/** Drops a file on the page. */
export function drop(visit: ScreenVisit, name: string, contents: string): Promise<void> {
  return visit.evaluate(
    ([file, inside]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([inside], file));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, contents],
  );
}
