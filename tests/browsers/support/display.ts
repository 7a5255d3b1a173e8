/** A display for a browser that draws nowhere else: without one neither of them has WebGL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

interface Display {
  /** As the variable DISPLAY has it. */
  name: string;
  close: () => Promise<void>;
}

/** Starts Xvfb on the first free display. */
export async function openDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display');
  });
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), ended])) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    close: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
