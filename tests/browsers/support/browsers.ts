/** The browsers that the game is visited with beside Chromium, which has tests of its own (`tests/browser/`). */
import { existsSync } from 'node:fs';
import type { InstallableBrowser } from './browser.ts';
import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';

export const BROWSERS: readonly InstallableBrowser[] = [FIREFOX, WEBKIT];

/**
 * Before all tests in them: says what is missing, if anything is.
 * @throws {Error} that names the packages of what is missing
 */
export function setup(): void {
  const files = BROWSERS.flatMap(({ needs }) => Object.entries(needs));
  const missing = new Set(files.filter(([file]) => !existsSync(file)).map(([, name]) => name));
  if (missing.size === 0) return;
  throw new Error(
    `Tests in Firefox and WebKitGTK need Debian packages that are missing: apt-get install ${[...missing].join(' ')}`,
  );
}
