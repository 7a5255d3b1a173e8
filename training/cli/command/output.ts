/** What becomes of a command whose output nobody takes: the reader has gone, as with `| head -1`, or the disk is full. */
import type { EventEmitter } from 'node:events';

/** The streams of a process, as far as they are used here. */
export interface OutputStreams {
  stdout: EventEmitter;
  stderr: EventEmitter & { write(text: string): unknown };
}

/**
 * Ends a command whose output is not taken: quietly where its reader has gone, else with a line. What it says on standard error,
 * such as progress, may go unread.
 * @param end ends the process with this status; what goes on instead, such as learning, does nothing
 */
export function onUntakenOutput({ stdout, stderr }: OutputStreams, end: (status?: number) => void): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return end();
    stderr.write(`the output cannot be written: ${error.message}\n`);
    end(1);
  });
  stderr.on('error', () => undefined);
}
