/** Downloads of files that the game writes. */

/** When the file's URL is revoked, in ms: some browsers read the file only after the press has been handled. */
const REVOKE_DELAY = 60_000;

/** Makes the browser save a text as a file of this name. @returns whether it does, as far as it tells */
export function download(name: string, text: string): Promise<boolean> {
  return downloadBytes(name, text, 'application/json');
}

/** Makes the browser save contents as a file of this name. @returns whether it does, as far as it tells */
export async function downloadBytes(
  name: string,
  contents: BlobPart,
  type = 'application/octet-stream',
): Promise<boolean> {
  if (isOnHomeScreen()) return shareFile(new File([contents], name, { type }));
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY);
  return true;
}

/** Whether the page was opened from the home screen of an iPhone or iPad, where downloads do nothing. */
function isOnHomeScreen(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}

async function shareFile(file: File): Promise<boolean> {
  const data = { files: [file] };
  try {
    if (!navigator.canShare(data)) return false;
    await navigator.share(data);
    return true;
  } catch {
    // The person has cancelled, or the sheet did not open.
    return false;
  }
}
