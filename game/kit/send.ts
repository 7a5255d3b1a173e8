/** Giving something to others: by the device's share sheet, or otherwise. */
import { downloadBytes } from '../base/download.ts';
import { words } from '../i18n/words.ts';

/** Opens the device's share sheet. @param otherwise done where that fails, unless because the person has cancelled it */
export async function send(data: ShareData, otherwise: () => Promise<unknown>): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if ((error as DOMException).name !== 'AbortError') await otherwise();
  }
}

/** Gives a file to others: by the share sheet where that takes files, as a download elsewhere. */
export async function sendFile(file: File, title: string): Promise<void> {
  const data = { files: [file], title };
  const save = () => downloadBytes(file.name, file, file.type);
  if ('canShare' in navigator && navigator.canShare(data)) await send(data, save);
  else await save();
}

/**
 * Copies a text for the person to paste elsewhere.
 * @param shown the element that contains the text: it is selected if the browser does not let us copy
 * @returns a message for the person
 */
export async function copyText(text: string, shown: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return words().dialogs.copied;
  } catch {
    if (shown instanceof HTMLInputElement) shown.select();
    else window.getSelection()?.selectAllChildren(shown);
    return words().dialogs.notCopied;
  }
}
