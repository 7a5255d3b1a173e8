/** The page about all queues of a Redis, with a Redis and queues that are made up. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { serveOverview } from '../../../../training/cli/jobs/queue/overview.ts';
import { freePort } from '../../support/redis.ts';

const made = vi.hoisted(() => ({
  /** Keys that are found, step by step, or why none are. */
  found: [] as string[][] | Error,
  scans: [] as unknown[],
  opened: [] as string[],
  isConnected: false,
  onAway: (_isAway: boolean): void => undefined,
  queues: [] as { name: string; options: unknown; shown: unknown }[],
}));
vi.mock(import('../../../../training/cli/jobs/queue/redis.ts'), async (original) => ({
  ...(await original()),
  openRedis: async (url, option, onAway) => {
    made.opened.push(`${option} ${url}`);
    made.isConnected = true;
    made.onAway = onAway!;
    return {
      async *scanStream(options: unknown) {
        made.scans.push(options);
        await Promise.resolve();
        if (made.found instanceof Error) throw made.found;
        yield* made.found;
      },
      disconnect: () => void (made.isConnected = false),
    } as never;
  },
}));
vi.mock('bullmq', () => ({
  Queue: class {
    constructor(
      readonly name: string,
      readonly options: { connection: object },
    ) {}
    on(name: string, tell: (error: Error) => void): void {
      if (name === 'error') tell(new Error('nobody need hear of this'));
    }
  },
}));
vi.mock('@bull-board/api/bullMQAdapter', () => ({
  BullMQAdapter: class {
    constructor(
      readonly queue: { name: string; options: object },
      readonly shown: unknown,
    ) {
      const { connection: _, ...options } = queue.options as { connection: object };
      made.queues.push({ name: queue.name, options, shown });
    }
    getName(): string {
      return this.queue.name;
    }
  },
}));

let port: number;
let said: string[];
let stop: AbortController;
let ended: Promise<void>;
const URL_OF_ALL = 'redis://eve:secret@queue:6379';

/** Serves the page until it says that it does, or cannot. */
async function serving(host = '127.0.0.1'): Promise<void> {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const say = (line: string): void => {
    said.push(line);
    begin();
  };
  ended = serveOverview({ url: URL_OF_ALL, port, host, say, stop: stop.signal });
  await Promise.race([begun, ended]);
}

const ask = (path: string, method = 'GET'): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, { method });

beforeEach(async () => {
  port = await freePort();
  said = [];
  stop = new AbortController();
  ended = Promise.resolve();
  Object.assign(made, { found: [], scans: [], opened: [], queues: [] });
});
afterEach(async () => {
  stop.abort();
  await ended.catch(() => undefined);
});

const names = (): string[] => made.queues.map(({ name }) => name);

describe('an overview', () => {
  test('says where its page is, and when the Redis is away and back', async () => {
    await serving();
    made.onAway(true);
    made.onAway(false);
    expect(made.opened).toEqual([`--queue ${URL_OF_ALL}`]);
    expect(said).toEqual([
      `The overview of redis://queue:6379 is on http://127.0.0.1:${port} · Ctrl-C ends it`,
      'redis://queue:6379 is away: waiting for it',
      'redis://queue:6379 is back',
    ]);
  });

  test('shows each queue that has ever had parts, and changes none', async () => {
    made.found = [['thirty-one:parts-a:meta', 'thirty-one:parts-b:meta'], ['thirty-one:parts-a:meta']];
    await serving();
    expect(made.scans).toEqual([{ match: 'thirty-one:parts-*:meta', count: 1_000 }]);
    const shown = { options: { prefix: 'thirty-one', skipMetasUpdate: true }, shown: { readOnlyMode: true } };
    expect(made.queues).toEqual([
      { name: 'parts-a', ...shown },
      { name: 'parts-b', ...shown },
    ]);
  });

  test('looks every two seconds for queues that come later, also after it could not look', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      made.found = [['thirty-one:parts-a:meta']];
      await serving();
      made.found = new Error('the Redis is away');
      await vi.advanceTimersByTimeAsync(2_000);
      made.found = [['thirty-one:parts-a:meta', 'thirty-one:parts-b:meta']];
      await vi.advanceTimersByTimeAsync(1_999);
      expect(names()).toEqual(['parts-a']);
      await vi.advanceTimersByTimeAsync(1);
      expect(names()).toEqual(['parts-a', 'parts-b']);
      stop.abort();
      await ended;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is a page that fetches nothing from elsewhere', async () => {
    await serving();
    const { status, headers } = await ask('/');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    );
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(await (await ask('/')).text()).toContain('<title>Thirty-One</title>');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses to %s anything', async (method) => {
    await serving();
    const answer = await ask('/api/queues/parts-a/obliterate', method);
    expect([answer.status, await answer.text()]).toEqual([405, 'This page changes nothing.']);
  });

  test('that is stopped leaves the Redis, and answers no more', async () => {
    await serving();
    await ask('/');
    stop.abort();
    await ended;
    expect(made.isConnected).toBe(false);
    await expect(ask('/')).rejects.toThrow();
  });

  test('that was stopped before it began ends at once', async () => {
    stop.abort();
    await serving();
    await ended;
    expect(made.isConnected).toBe(false);
  });
});

describe('an overview ends with one line, and leaves the Redis', () => {
  test('where its port is taken', async () => {
    await serving();
    const other = serveOverview({ url: URL_OF_ALL, port, host: '127.0.0.1', say: () => undefined, stop: stop.signal });
    await expect(other).rejects.toStrictEqual(new UsageError(`--port is "${port}", which is taken: give another one`));
    expect(made.isConnected).toBe(false);
  });

  test('where nothing can listen at an address', async () => {
    await expect(serving('192.0.2.1')).rejects.toStrictEqual(
      new UsageError(
        '--host is "192.0.2.1", where nothing can listen (EADDRNOTAVAIL): allowed is an address of this machine, such as 0.0.0.0',
      ),
    );
    expect(made.isConnected).toBe(false);
  });

  test('where its user may not look', async () => {
    made.found = new Error('NOPERM no permissions');
    await expect(serving()).rejects.toStrictEqual(
      new UsageError(
        '--queue is "redis://queue:6379", whose user may not do this (NOPERM no permissions): allowed is the user for this command, as in docs/fleet/users.acl',
      ),
    );
    expect(made.isConnected).toBe(false);
  });
});
