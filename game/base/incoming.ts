/** What comes to the page from outside: in the fragment of its address, or as a file that is dropped on it. */

/**
 * Follows links to this page whose fragments begin so: the one that it was opened with, and later ones.
 * @param start such as `#rules=`
 * @param onLink receives the whole fragment, without what it was sent with
 */
export function followLinks(start: string, onLink: (fragment: string) => Promise<void>): void {
  const follow = (): void => {
    const fragment = fragmentSent(window.location.hash);
    if (!fragment.startsWith(start)) return;
    // Otherwise a reload would ask again.
    window.history.replaceState(window.history.state, '', window.location.href.replace(/#.*$/, ''));
    void onLink(fragment);
  };
  follow();
  window.addEventListener('hashchange', follow);
}

/** A fragment as it was sent: messengers encode it, and take for a part of it what stands behind it or what they add. */
export function fragmentSent(hash: string): string {
  const decoded = hash.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  if (decoded !== hash) return fragmentSent(decoded);
  return /^#\w+=\d+\.[\w-]+/.exec(hash)?.[0] ?? hash;
}

/** Follows files that are dropped on the page while no dialog is open, which comes first. @param isWanted by its name */
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
