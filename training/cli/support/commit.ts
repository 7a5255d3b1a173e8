/** Which code a model came from. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_PACKAGE, ROOT } from '../command/paths.ts';

/** The short hash of the commit that is checked out, `unknown` where there is none; in the package its version. */
export function currentCommit(): string {
  if (IS_PACKAGE) {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    return `thirty-one@${version}`;
  }
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
