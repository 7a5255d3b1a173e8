/** Downloads of files that the game writes. */

/** When the file's URL is revoked, in ms: some browsers read the file only after the press has been handled. */
const REVOKE_DELAY = 60_000;

/** Makes the browser save a text as a file of this name. */
export function download(name: string, text: string): void {
  downloadBytes(name, text, 'application/json');
}

/** Makes the browser save contents as a file of this name. */
export function downloadBytes(name: string, contents: BlobPart, type = 'application/octet-stream'): void {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY);
}
