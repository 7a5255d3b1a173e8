/** Files that are written completely or not at all, whatever stops the process. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a draft beside the file, then renames it; the draft is removed where that fails.
 * @throws what the file system throws
 */
export function writeAtomically(file: string, data: string | Uint8Array): void {
  const draft = `${file}.new`;
  try {
    writeFileSync(draft, data);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
