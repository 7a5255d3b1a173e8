import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is there as long as the tests of a file. @param name how its own begins */
export function temporaryFolder(name = 'thirty-one-'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), name)));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
