/** Incoming files: chosen by the person, or dropped on a dialog. */
import { element } from '../../base/elements.ts';

const JSON_FILES = '.json,application/json';

/** A button that lets the person choose files. @param accept which ones; JSON by default */
export function fileButton(
  label: string,
  {
    multiple,
    accept = JSON_FILES,
    onFiles,
  }: { multiple: boolean; accept?: string; onFiles: (files: readonly File[]) => void },
): HTMLElement {
  const input = element('input', {
    type: 'file',
    accept,
    multiple,
    hidden: true,
    onchange: () => {
      onFiles([...(input.files ?? [])]);
      // So that the same file can be chosen again, once it has been corrected.
      input.value = '';
    },
  });
  const button = element('button', { type: 'button', onclick: () => input.click() }, label);
  return element('span', {}, input, button);
}

/** Accepts files dropped on the dialog that contains this element. */
export function acceptDrops(within: HTMLElement, onFiles: (files: readonly File[]) => void): void {
  const dialog = within.closest('dialog');
  if (dialog === null) return;
  dialog.addEventListener('dragover', (event) => {
    event.preventDefault();
    dialog.classList.add('dropping');
  });
  dialog.addEventListener('dragleave', () => dialog.classList.remove('dropping'));
  dialog.addEventListener('drop', (event) => {
    event.preventDefault();
    dialog.classList.remove('dropping');
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
}
