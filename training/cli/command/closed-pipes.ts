/** What becomes of a command when somebody stops reading what it prints, as `| head -1` does. */
import type { EventEmitter } from 'node:events';

/** The streams of a process, as far as they are listened to here. */
export interface Printed {
  stdout: EventEmitter;
  stderr: EventEmitter;
}

/**
 * Ends a command quietly when its output is read no more; without readers of its progress it goes on. Other errors of
 * the streams are thrown.
 * @param end called for the output, unless the command goes on even then
 */
export function onClosedPipes({ stdout, stderr }: Printed, end: () => void): void {
  stdout.on('error', whereClosed(end));
  stderr.on(
    'error',
    whereClosed(() => undefined),
  );
}

function whereClosed(then: () => void): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (error.code !== 'EPIPE') throw error;
    then();
  };
}
