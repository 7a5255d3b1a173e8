/** A worker that waits, with a queue and a clock that are made up. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../../../../training/cli/jobs/queue/serve.ts';

/** What the worker finds, and what happens while it sleeps; whether it may work is the end of its waiting. */
const found = vi.hoisted(() => ({
  asked: null as object | null,
  store: null as string | null,
  sleeps: (): void => undefined,
}));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => found.sleeps() }));
vi.mock('../../../../training/cli/jobs/queue/open-queue.ts', () => {
  const disconnect = (): void => undefined;
  return {
    openQueue: async () => ({
      queue: { disconnect },
      blobs: { name: async () => found.store, redis: { disconnect } },
    }),
  };
});
vi.mock('../../../../training/cli/jobs/queue/admission.ts', () => ({
  identify: async () => ({}),
  wanted: async () => found.asked,
  checkAdmission: () => {
    throw new Error('not admitted');
  },
}));

const URLS = { queue: 'redis://queue:6379', blobs: 'redis://large:6379' };
let said: string[];
beforeEach(() => void (said = []));

function served(state: Partial<typeof found>, stop: AbortSignal): Promise<void> {
  Object.assign(found, state);
  return serve({ ...URLS, threads: 1, say: (line) => said.push(line), stop });
}

describe('a worker', () => {
  test.each([
    ['for a command', null, null, 'Waits for a command with --queue redis://queue:6379'],
    [
      'for a command also where there is a store of large data',
      null,
      'store',
      'Waits for a command with --queue redis://queue:6379',
    ],
    [
      'for a command that names its store of large data',
      {},
      null,
      'Waits for a command that keeps large data in redis://large:6379',
    ],
  ])('says that it waits %s', async (_, asked, store, line) => {
    await served({ asked, store }, AbortSignal.abort());
    expect(said).toEqual([line]);
  });

  test('waits until a command has asked for something and named its store', async () => {
    const stop = new AbortController();
    let sleeps = 0;
    const changes: (() => void)[] = [
      () => undefined,
      () => (found.store = 'store'),
      () => (found.asked = {}),
      () => stop.abort(),
    ];
    const sleep = (): void => changes[sleeps++]();
    await expect(served({ asked: null, store: null, sleeps: sleep }, stop.signal)).rejects.toThrow('not admitted');
    expect(sleeps).toBe(3);
  });

  test('that is stopped while it waits does nothing', async () => {
    const stop = new AbortController();
    await served({ asked: null, store: 'store', sleeps: () => stop.abort() }, stop.signal);
    expect(said).toHaveLength(1);
  });
});
