/** A thread that does parts, run in this one: what it hears and says goes through a port that is made up. */
import { EventEmitter, once } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobKind } from '../../../../training/cli/jobs/job-kind.ts';
import type { PartTask, ThreadMessage } from '../../../../training/cli/jobs/job-thread.ts';

class Port extends EventEmitter {
  readonly said: ThreadMessage[] = [];

  postMessage(message: ThreadMessage): void {
    this.said.push(message);
    if (message.type === 'done' || message.type === 'failed') this.emit('end');
  }
}

type Work = JobKind<string, string, string>;

const made = vi.hoisted(() => ({
  worker: { parentPort: undefined as unknown, workerData: {} as unknown },
  prepare: (async () => async () => '') as Work['prepare'],
}));
vi.mock('node:worker_threads', () => made.worker);
vi.mock('../../../../training/cli/jobs/kinds.ts', () => ({
  kindOf: async () => ({ prepare: (shared: string) => made.prepare(shared) }),
}));

let port: Port;
/** Starts the thread, whose module does its work as it loads. */
async function start(prepare: Work['prepare']): Promise<void> {
  made.worker.workerData = { kind: 'games', shared: 'shared', files: {} };
  made.worker.parentPort = port;
  made.prepare = prepare;
  vi.resetModules();
  await import('../../../../training/cli/jobs/job-thread.ts');
}

async function ask(task: PartTask): Promise<void> {
  const end = once(port, 'end');
  port.emit('message', task);
  await end;
}

beforeEach(() => void (port = new Port()));

describe('a thread', () => {
  test('does part after part with what all share, and says how far it is, its checkpoints and its results', async () => {
    let prepared = 0;
    await start(async (shared) => {
      prepared++;
      return async (part, onProgress, { last, keep }) => {
        onProgress(0.5);
        keep(Uint8Array.of(7));
        return `${shared} ${part} ${String(last)}`;
      };
    });
    await ask({ part: 'one', checkpoint: null });
    await ask({ part: 'two', checkpoint: Uint8Array.of(1, 2) });
    expect(port.said).toEqual([
      { type: 'progress', share: 0.5 },
      { type: 'checkpoint', bytes: Uint8Array.of(7) },
      { type: 'done', result: 'shared one null' },
      { type: 'progress', share: 0.5 },
      { type: 'checkpoint', bytes: Uint8Array.of(7) },
      { type: 'done', result: 'shared two 1,2' },
    ]);
    expect(prepared).toBe(1);
  });

  test('ends itself where it is asked to, between two steps of its work', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    try {
      await start(async () => () => new Promise(() => undefined));
      port.emit('message', { part: 'one', checkpoint: null });
      expect(exit).not.toHaveBeenCalled();
      port.emit('message', 'end');
      expect(exit).toHaveBeenCalledTimes(1);
    } finally {
      exit.mockRestore();
    }
  });
});
