/** The files in docs/fleet/ that one can copy; the users of Redis are tried in tests/training-runs/redis-users.test.ts. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../training/support/temporary-folder.ts';
import { ROOT } from './pages.ts';

describe('the Slurm script', () => {
  const folder = temporaryFolder();

  /** What the script has Slurm start. */
  function started(variables: Record<string, string>): string {
    writeFileSync(join(folder, 'srun'), '#!/bin/sh\necho "$*"\n', { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env['PATH']}`, SLURM_CPUS_PER_TASK: '4', ...variables };
    return execFileSync('bash', [join(ROOT, 'docs/fleet/workers.slurm')], { env, encoding: 'utf8', stdio: 'pipe' });
  }

  test('starts a worker on the cores that it was given', () => {
    const worker = 'node --import tsx training/cli/worker.ts';
    expect(started({ QUEUE: 'redis://a' })).toBe(`${worker} --queue redis://a --workers 4\n`);
    expect(started({ QUEUE: 'redis://a', BLOBS: 'redis://b' })).toBe(
      `${worker} --queue redis://a --blobs redis://b --workers 4\n`,
    );
  });

  test('says what is missing', () => {
    expect(() => started({})).toThrow('QUEUE: is the URL of the Redis where parts wait');
  });
});
