import { words } from '../i18n/words.ts';

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
