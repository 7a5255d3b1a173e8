/** Which code a model came from. */
import { execFileSync } from 'node:child_process';

/** The short hash of the commit that is checked out, `unknown` where there is none. */
export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
