/** Files that are whole or not there, whatever stops the process. */
import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file beside its place, then puts it there. @throws what the file system throws */
export function writeWhole(file: string, data: string | Uint8Array): void {
  writeFileSync(`${file}.new`, data);
  renameSync(`${file}.new`, file);
}
