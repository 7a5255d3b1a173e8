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
  KINDS: { games: { load: async () => ({ prepare: (shared: string) => made.prepare(shared) }) } },
}));

let port: Port;
/** Starts the thread, whose module does its work as it loads. @returns the files that it was provided with */
async function start(prepare: Work['prepare']) {
  made.worker.workerData = { kind: 'games', shared: 'shared', files: { 'a.onnx': { bytes: 'bytes', factorCost: 2 } } };
  made.worker.parentPort = port;
  made.prepare = prepare;
  vi.resetModules();
  await import('../../../../training/cli/jobs/job-thread.ts');
  return (await import('../../../../training/cli/bots/model-file.ts')).providedFile;
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

  test('has the files that come with its work', async () => {
    const providedFile = await start(async () => async () => '');
    expect(providedFile('a.onnx')).toEqual({ bytes: 'bytes', factorCost: 2 });
  });

  test('says in one line what is wrong with what was asked for', async () => {
    await start(() => Promise.reject(Object.assign(new Error('no such bot'), { name: 'UsageError' })));
    await ask({ part: 'one', checkpoint: null });
    expect(port.said).toEqual([{ type: 'failed', name: 'UsageError', message: 'no such bot' }]);
  });

  test('says where another error comes from', async () => {
    const error = new RangeError('too far');
    const bare = Object.assign(new Error('thrown bare'), { stack: undefined });
    await start(async () => (part) => Promise.reject(part === 'one' ? error : bare));
    await ask({ part: 'one', checkpoint: null });
    await ask({ part: 'two', checkpoint: null });
    expect(error.stack).toContain('job-thread.isolated.test.ts');
    expect(port.said).toEqual([
      { type: 'failed', name: 'RangeError', message: error.stack },
      { type: 'failed', name: 'Error', message: 'thrown bare' },
    ]);
  });
});
