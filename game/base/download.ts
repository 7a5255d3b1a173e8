/** Files for the person to keep. */

/** Long enough for a browser that reads the file only after the press has been handled, in ms. */
const KEPT = 60_000;

/** Lets the browser save a text as a file of this name. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
