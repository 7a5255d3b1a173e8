import { EventEmitter } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { onUntakenOutput } from '../../../../training/cli/command/output.ts';
import { ROOT } from '../../../../training/cli/command/paths.ts';
import { start } from '../../support/command.ts';

const failed = (code: string): Error => Object.assign(new Error(`${code}: why`), { code });

function listened() {
  const write = vi.fn<(text: string) => void>();
  const streams = { stdout: new EventEmitter(), stderr: Object.assign(new EventEmitter(), { write }) };
  const end = vi.fn<(status?: number) => void>();
  onUntakenOutput(streams, end);
  return { ...streams, write, end };
}

describe('where nobody takes', () => {
  test('the output, since its reader has gone, the command ends quietly', () => {
    const { stdout, end, write } = listened();
    stdout.emit('error', failed('EPIPE'));
    expect([end.mock.calls, write.mock.calls]).toEqual([[[]], []]);
  });

  test('the output, since the disk is full, it ends with a line', () => {
    const { stdout, end, write } = listened();
    stdout.emit('error', failed('ENOSPC'));
    expect(end).toHaveBeenCalledExactlyOnceWith(1);
    expect(write).toHaveBeenCalledExactlyOnceWith('the output cannot be written: ENOSPC: why\n');
  });

  test('the progress, it goes on', () => {
    const { stderr, end } = listened();
    stderr.emit('error', failed('EPIPE'));
    expect(end).not.toHaveBeenCalled();
  });
});

test('a command whose pipe is closed ends quietly', async () => {
  const { child, ended } = start('environment', '--rules', 'scat', '--players', '2', '--tables', '4');
  child.stdout?.destroy();
  expect(await ended).toEqual({ status: 0, out: '', error: '' });
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
