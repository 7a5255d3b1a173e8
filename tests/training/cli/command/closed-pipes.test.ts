import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { onClosedPipes } from '../../../../training/cli/command/closed-pipes.ts';
import { start } from '../../support/command.ts';

describe('where a reader closes the pipe', () => {
  const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const listened = () => {
    const streams = { stdout: new EventEmitter(), stderr: new EventEmitter() };
    const end = vi.fn<() => void>();
    onClosedPipes(streams, end);
    return { ...streams, end };
  };

  test('of the output, the command ends', () => {
    const { stdout, end } = listened();
    stdout.emit('error', closed);
    expect(end).toHaveBeenCalledOnce();
  });

  test('of the progress, it goes on', () => {
    const { stderr, end } = listened();
    stderr.emit('error', closed);
    expect(end).not.toHaveBeenCalled();
  });

  test('another error of the output is an error', () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    expect(() => listened().stdout.emit('error', full)).toThrow(full);
  });

  test('help ends quietly', async () => {
    const { child, ended } = start('arena', '--help');
    child.stdout?.destroy();
    expect(await ended).toEqual({ status: 0, out: '', error: '' });
  });
});
