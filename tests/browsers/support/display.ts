/** A display for a browser that draws nowhere else: without one neither of them has WebGL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { End } from './browser.ts';

/**
 * Starts Xvfb on the first free display: whatever draws there ends with it.
 * @returns the environment of a browser that has it, and a home of its own
 */
export async function openDisplay(ends: End[]): Promise<Record<string, string>> {
  // Firefox refuses to start where its home belongs to somebody else.
  const home = await mkdtemp(join(tmpdir(), 'thirty-one-browser-'));
  ends.push(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  ends.push(() => {
    server.kill('SIGKILL');
    return ended;
  });
  const early = ended.then(() => {
    throw new Error('Xvfb ended before it had a display');
  });
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), early])) as [Buffer];
  return { ...(process.env as Record<string, string>), HOME: home, DISPLAY: `:${number.toString().trim()}` };
}
