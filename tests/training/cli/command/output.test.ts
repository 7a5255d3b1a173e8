import { EventEmitter } from 'node:events';
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { onUntakenOutput } from '../../../../training/cli/command/command.ts';
import { ROOT } from '../../../../training/cli/command/paths.ts';

/** What is done when a stream cannot be written to: the ends, and what is said. */
function after(which: 'stdout' | 'stderr', code: string) {
  const write = vi.fn<(text: string) => void>();
  const streams = { stdout: new EventEmitter(), stderr: Object.assign(new EventEmitter(), { write }) };
  const end = vi.fn<(status?: number) => void>();
  onUntakenOutput(streams, end);
  streams[which].emit('error', Object.assign(new Error(`${code}: why`), { code }));
  return [end.mock.calls, write.mock.calls];
}

test('a command ends quietly where its reader has gone, with a line where the disk is full, and needs no progress', () => {
  expect(after('stdout', 'EPIPE')).toEqual([[[]], []]);
  expect(after('stdout', 'ENOSPC')).toEqual([[[1]], [['the output cannot be written: ENOSPC: why\n']]]);
  expect(after('stderr', 'EPIPE')).toEqual([[], []]);
});

// The device of Linux that is always full.
test.runIf(existsSync('/dev/full'))('a command whose disk is full says so in a line', () => {
  const full = openSync('/dev/full', 'w');
  const words = ['--import', 'tsx', 'training/cli/rules.ts', 'explain', 'scat'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  expect(stderr.toString()).toMatch(/^the output cannot be written: ENOSPC: .*\n$/);
  expect(status).toBe(1);
});
