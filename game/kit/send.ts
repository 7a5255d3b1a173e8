/** Giving something to others: by the device's share sheet, or otherwise. */
import { downloadBytes } from '../base/download.ts';

/** Opens the device's share sheet. @param otherwise done where that fails, unless because the person has cancelled it */
export async function send(data: ShareData, otherwise: () => Promise<unknown>): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if ((error as DOMException).name !== 'AbortError') await otherwise();
  }
}

/** Gives a file to others: by the share sheet where that takes files, as a download elsewhere. */
export async function sendFile(file: File, title: string): Promise<void> {
  const data = { files: [file], title };
  const save = () => downloadBytes(file.name, file, file.type);
  if ('canShare' in navigator && navigator.canShare(data)) await send(data, save);
  else await save();
}
