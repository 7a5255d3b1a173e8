/** Rules that come to the page: by a link that is opened, or a file that is dropped on it. */
import type { EditedGames } from './editor.ts';
import { isRulesLink } from './shared-rules.ts';

/** Offers them from now on, on every screen. */
export function followIncomingRules(edited: EditedGames): void {
  const followLink = async (): Promise<void> => {
    const { hash } = window.location;
    if (!isRulesLink(hash)) return;
    // Otherwise a reload would ask again.
    window.history.replaceState(null, '', window.location.href.replace(/#.*$/, ''));
    const { offerLink } = await import('./import-dialog.ts');
    await offerLink(edited, hash);
  };
  void followLink();
  window.addEventListener('hashchange', () => void followLink());
  window.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    // Another listener may have handled it.
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    // An open dialog comes first.
    if (file === undefined || document.querySelector('dialog[open]') !== null) return;
    void import('./import-dialog.ts').then(({ offerFile }) => offerFile(edited, file));
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
