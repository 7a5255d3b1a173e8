/** Before all tests in Firefox and WebKitGTK: says what is missing, if anything is. */
import { existsSync } from 'node:fs';
import { BROWSERS } from './browsers.ts';

/** @throws {Error} that names the packages of what is missing */
export function setup(): void {
  const files = BROWSERS.flatMap(({ needs }) => Object.entries(needs));
  const missing = new Set(files.filter(([file]) => !existsSync(file)).map(([, name]) => name));
  if (missing.size === 0) return;
  throw new Error(
    `Tests in Firefox and WebKitGTK need Debian packages that are missing: apt-get install ${[...missing].join(' ')}`,
  );
}
