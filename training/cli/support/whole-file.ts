/** Files that are whole or not there, whatever stops the process. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file beside its place, then puts it there; the draft goes where that fails. @throws what the file system throws */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const draft = `${file}.new`;
  try {
    writeFileSync(draft, data);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
