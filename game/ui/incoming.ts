/** What comes to the page from outside: in the fragment of its address, or as a file that is dropped on it. */

/**
 * Follows links to this page whose fragments begin so: the one that it was opened with, and later ones.
 * @param start such as `#rules=`
 * @param onLink receives the whole fragment
 */
export function followLinks(start: string, onLink: (fragment: string) => Promise<void>): void {
  const follow = (): void => {
    const { hash } = window.location;
    if (!hash.startsWith(start)) return;
    // Otherwise a reload would ask again.
    window.history.replaceState(window.history.state, '', window.location.href.replace(/#.*$/, ''));
    void onLink(hash);
  };
  follow();
  window.addEventListener('hashchange', follow);
}

/**
 * Follows files that are dropped on the page while no dialog is open, which comes first.
 * @param isWanted by its name
 */
export function followDroppedFiles(isWanted: (name: string) => boolean, onFile: (file: File) => Promise<void>): void {
  window.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    // Another listener may have handled it.
    if (event.defaultPrevented || !hasFiles(event)) return;
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined && !isWanted(file.name)) return;
    event.preventDefault();
    if (file === undefined || document.querySelector('dialog[open]') !== null) return;
    void onFile(file);
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
