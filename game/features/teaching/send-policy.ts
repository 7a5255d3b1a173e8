/** A bot for somebody else: by the device's share sheet where that takes files, as a download elsewhere. */
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { downloadBytes } from '../../base/download.ts';
import { sendToOthers } from '../../ui/dialogs/send-to-others.ts';

export async function sendPolicy(name: string, policy: Uint8Array<ArrayBuffer>): Promise<void> {
  const file = new File([policy], `${fileNameOf(name)}.onnx`, { type: 'application/octet-stream' });
  const data = { files: [file], title: name };
  if ('canShare' in navigator && navigator.canShare(data)) await sendToOthers(data);
  else downloadBytes(file.name, policy);
}
