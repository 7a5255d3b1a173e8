/** Giving something to others: by the device’s share sheet, or as a download. */
import { downloadBytes } from '../../base/download.ts';

/** Opens the device's share sheet, where there is one. */
export async function sendToOthers(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // The person has cancelled: nothing to report.
  }
}

/** Gives a file to others: by the share sheet where that takes files, as a download elsewhere. */
export async function sendFile(file: File, title: string): Promise<void> {
  const data = { files: [file], title };
  if ('canShare' in navigator && navigator.canShare(data)) await sendToOthers(data);
  else await downloadBytes(file.name, file, file.type);
}
