/** A job that is done through a queue: its connections, and what it hands to those who have its parts done. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import type { JobListener } from '../../../../training/cli/jobs/job-kind.ts';
import { QueuedJob } from '../../../../training/cli/jobs/queue/queued-job.ts';
import { runJob } from '../../../../training/cli/jobs/run-job.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { factorCostOf } from '../../../../training/cli/bots/bots.ts';
import type { ProvidedFiles } from '../../../../training/cli/bots/model-file.ts';
import { sha256 } from '../../../../training/cli/jobs/queue/blobs.ts';

/** What happened, in order, and what was given to those who have parts done. */
const made = vi.hoisted(() => ({
  happened: [] as string[],
  given: [] as unknown[],
  doing: (async () => undefined) as (listener: Required<JobListener<unknown>>) => Promise<void>,
  connection: { disconnect: () => void made.happened.push('the queue is left') },
  blobs: { redis: { disconnect: () => void made.happened.push('large data is left') } },
}));
vi.mock('bullmq', () => {
  class Closable {
    constructor(
      readonly name: string,
      readonly options: unknown,
    ) {}
    on(name: string, tell: (error: Error) => void): void {
      if (name === 'error') tell(new Error('nobody need hear of this'));
    }
    async waitUntilReady(): Promise<void> {
      made.happened.push('news is read');
    }
    async close(): Promise<void> {
      made.happened.push(`${this.constructor.name} is closed`);
    }
  }
  return { Queue: class Queue extends Closable {}, QueueEvents: class QueueEvents extends Closable {} };
});
vi.mock('../../../../training/cli/jobs/queue/open-queue.ts', () => ({
  openQueue: async (urls: { queue: string; blobs: string }, say: (line: string) => void) => {
    made.happened.push(`${urls.queue} and ${urls.blobs} are opened`);
    say('the queue is away');
    return { queue: made.connection, blobs: made.blobs };
  },
}));
vi.mock('../../../../training/cli/jobs/queue/admission.ts', () => ({
  admit: async (...[redis, store]: unknown[]) => {
    made.happened.push('says whom it admits');
    expect([redis, store]).toEqual([made.connection, made.blobs]);
    return { source: '0123456789abcdef0123', blobs: 'the store' };
  },
}));
vi.mock('../../../../training/cli/jobs/queue/queued-parts.ts', () => ({
  QueuedParts: class {
    constructor(...[job, on, listener]: unknown[]) {
      made.given.push(job, on);
      this.run = () => {
        made.happened.push('parts are done');
        return made.doing(listener as Parameters<typeof made.doing>[0]);
      };
    }
    readonly run: () => Promise<void>;
  },
}));

const rules = preset('scat');
const shared = { control: null, seed: 1, hasRecords: false };
const part = { rules, specs: ['expert', 'random'], measure: 'deals' as const, first: 0, packs: 1 };
const nobody = { onResult: () => undefined, onProgress: () => undefined };

let said: string;
beforeEach(() => {
  said = '';
  Object.assign(made, { happened: [], given: [], doing: async () => undefined });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  return () => vi.restoreAllMocks();
});

const urls = { queue: 'redis://eve:secret@queue:1', blobs: 'redis://large:2' };
const files = { 'a.onnx': { bytes: Uint8Array.of(1), factorCost: 2 } };

describe('a job of a queue', () => {
  test('says whom it admits, reads news before parts are done, and closes what it opened', async () => {
    const job = new QueuedJob('games', shared, files, urls);
    await job.run([part], nobody);
    expect(made.happened).toEqual([
      'redis://eve:secret@queue:1 and redis://large:2 are opened',
      'says whom it admits',
      'news is read',
      'parts are done',
      'Queue is closed',
      'QueueEvents is closed',
    ]);
    await job.close();
    expect(made.happened.slice(6)).toEqual(['the queue is left', 'large data is left']);
    expect(said).toBe('the queue is away\n');
  });

  test('hands all that it knows to those who have its parts done', async () => {
    await new QueuedJob('games', shared, files, urls).run([part], nobody);
    const [job, on] = made.given;
    expect(job).toEqual({ kind: 'games', shared, files, parts: [part] });
    const options = { connection: made.connection, prefix: 'thirty-one' };
    expect(on).toMatchObject({
      queue: { name: 'parts-0123456789abcdef', options },
      events: { name: 'parts-0123456789abcdef', options },
      redis: made.connection,
      blobs: made.blobs,
      source: '0123456789abcdef0123',
      store: 'the store',
      where: 'redis://queue:1',
    });
  });

  test('closes the queue where its parts cannot be done, and says in one line what Redis does not let it do', async () => {
    made.doing = () => Promise.reject(new Error('NOPERM no permissions'));
    await expect(new QueuedJob('games', shared, files, urls).run([part], nobody)).rejects.toStrictEqual(
      new UsageError(
        '--queue is "redis://queue:1", whose user may not do this (NOPERM no permissions): allowed is the user for this command, as in docs/fleet/users.acl',
      ),
    );
    expect(made.happened.slice(4)).toEqual(['Queue is closed', 'QueueEvents is closed']);
  });
});

describe('a command with --queue', () => {
  const model = { ...part, specs: ['model:models/scat.onnx', 'level:models/golf.onnx@club'] };

  test('has its parts done there, with the policy files that they name', async () => {
    made.doing = async ({ onResult }) => onResult(0, 'the result');
    const job = { kind: 'games', shared, parts: [model], unit: 'packs', isSilent: true, workers: 2 } as const;
    expect(await runJob({ ...job, queue: urls.queue, blobs: urls.blobs })).toEqual(['the result']);
    const [{ files: provided, ...rest }] = made.given as [{ files: ProvidedFiles }];
    expect(rest).toEqual({ kind: 'games', shared, parts: [model] });
    const names = ['models/scat.onnx', 'models/golf.onnx'];
    expect(Object.keys(provided)).toEqual(names);
    for (const name of names) {
      expect(sha256(provided[name].bytes)).toBe(sha256(readFileSync(name)));
      expect(provided[name].factorCost).toBe(factorCostOf(name));
    }
    expect(made.happened[0]).toBe('redis://eve:secret@queue:1 and redis://large:2 are opened');
    expect(made.happened.slice(-2)).toEqual(['the queue is left', 'large data is left']);
  });

  test('keeps large data in the same Redis where no other one is named', async () => {
    const job = { kind: 'games', shared, parts: [part], unit: 'packs', isSilent: true, workers: 2 } as const;
    await runJob({ ...job, queue: 'redis://queue:1' });
    expect(made.happened[0]).toBe('redis://queue:1 and redis://queue:1 are opened');
  });

  test('sends no programs', async () => {
    const job = { kind: 'games', shared, parts: [part], unit: 'packs', isSilent: true, workers: null } as const;
    await expect(runJob({ ...job, queue: 'redis://queue:1' })).rejects.toStrictEqual(
      new UsageError('--queue: programs (pipe:COMMAND) are never sent to other machines'),
    );
    expect(made.happened).toEqual([]);
  });

  test('leaves the queue also where its parts cannot be done', async () => {
    made.doing = () => Promise.reject(new UsageError('no such bot'));
    const job = { kind: 'games', shared, parts: [part], unit: 'packs', isSilent: true, workers: 2 } as const;
    await expect(runJob({ ...job, queue: 'redis://queue:1' })).rejects.toStrictEqual(new UsageError('no such bot'));
    expect(made.happened.slice(-2)).toEqual(['the queue is left', 'large data is left']);
  });
});

describe('the progress line of a job', () => {
  const CLEAR = '\r\u001b[K';
  const { isTTY } = process.stderr;
  /** In milliseconds; it stands still. */
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    process.stderr.isTTY = true;
    return () => void (process.stderr.isTTY = isTTY);
  });
  const job = {
    kind: 'games',
    shared,
    parts: [part, { ...part, packs: 3 }],
    unit: 'packs',
    workers: 2,
    queue: 'redis://queue:1',
  } as const;
  const sized = { ...job, sizeOf: ({ packs }: { packs: number }) => packs };
  /** The lines that were shown, one in place of the other, without those of the connection. */
  const shown = (): string[] => said.replaceAll('the queue is away\n', '').split(CLEAR).filter(Boolean);

  test('counts parts by their sizes, and says who does them and how the results stand', async () => {
    made.doing = async ({ onState, onProgress, onResult }) => {
      onState('2 workers');
      onProgress(0, 0.5);
      await onResult(1, 'second');
      await onResult(0, 'first');
    };
    const standing = (results: readonly unknown[]): string => results.join(' and ');
    expect(await runJob({ ...sized, standing })).toEqual(['first', 'second']);
    expect(shown()).toEqual([
      '0% of 4 packs',
      '87% of 4 packs · 0.0 s left · second · 2 workers',
      '100% of 4 packs · nearly done · first and second · 2 workers',
    ]);
  });

  test('counts each part as one where no sizes are given', async () => {
    made.doing = async ({ onResult }) => {
      await onResult(1, 'second');
    };
    await runJob(job);
    expect(shown()).toEqual(['0% of 2 packs', '50% of 2 packs · 0.0 s left']);
  });

  test('is off the screen while a result is told, and in the end', async () => {
    made.doing = async ({ onResult }) => {
      await onResult(1, 'second');
      await onResult(0, 'first');
    };
    const told: unknown[] = [];
    await runJob(job, async (at, result) => {
      const isOff = said.endsWith(CLEAR);
      await new Promise(setImmediate);
      told.push([at, result, isOff, said.endsWith(CLEAR)]);
    });
    expect(told).toEqual([
      [1, 'second', true, true],
      [0, 'first', true, true],
    ]);
    expect(said.endsWith(CLEAR)).toBe(true);
  });

  test('is not shown where nothing is to be shown', async () => {
    made.doing = async ({ onResult }) => {
      await onResult(1, 'second');
    };
    await runJob({ ...job, isSilent: true });
    expect(shown()).toEqual([]);
  });

  test('says who does the parts as soon as that is known', async () => {
    made.doing = async ({ onState, onResult }) => {
      await onResult(0, 'first');
      now = 1_000;
      onState('no worker yet');
    };
    await runJob(job);
    expect(shown().at(-1)).toBe('50% of 2 packs · 1.0 s left · no worker yet');
  });
});

test('a job without parts opens no queue', async () => {
  expect(
    await runJob({ kind: 'games', shared, parts: [], unit: 'packs', workers: 2, queue: 'redis://queue:1' }),
  ).toEqual([]);
  expect(made.happened).toEqual([]);
});
