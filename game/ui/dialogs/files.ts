/** Files that come in: chosen by the person, or dropped on a paper. */
import { element } from '../../base/elements.ts';

/** A button that lets the person choose JSON files. */
export function fileButton(
  label: string,
  { multiple, onFiles }: { multiple: boolean; onFiles: (files: readonly File[]) => void },
): HTMLElement {
  const input = element('input', {
    type: 'file',
    accept: '.json,application/json',
    multiple,
    hidden: true,
    onchange: () => {
      onFiles([...(input.files ?? [])]);
      // The same file may be chosen again after it was mended.
      input.value = '';
    },
  });
  const button = element('button', { type: 'button', onclick: () => input.click() }, label);
  return element('span', {}, input, button);
}

/** Takes files that are dropped on the paper in which this stands. */
export function takeDrops(within: HTMLElement, onFiles: (files: readonly File[]) => void): void {
  const paper = within.closest('dialog');
  if (paper === null) return;
  paper.addEventListener('dragover', (event) => {
    event.preventDefault();
    paper.classList.add('dropping');
  });
  paper.addEventListener('dragleave', () => paper.classList.remove('dropping'));
  paper.addEventListener('drop', (event) => {
    event.preventDefault();
    paper.classList.remove('dropping');
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
}
