/** Connections to Redis, with a server that answers as it is told to. */
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { shownUrl, withConnections, type Connections } from '../../../../training/cli/jobs/queue/redis.ts';
import { startAnswering, type AnsweringRedis, type Answering } from '../../support/answering-redis.ts';

const servers: AnsweringRedis[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function started(answer?: Answering): Promise<AnsweringRedis> {
  const server = await startAnswering(answer);
  servers.push(server);
  return server;
}

/** A URL where nobody listens. */
async function nobody(): Promise<string> {
  const { url, close } = await startAnswering();
  await close();
  return url;
}

/** Waits until nobody is connected any more. */
async function allEnded({ sockets }: AnsweringRedis): Promise<void> {
  for (const socket of sockets) await once(socket, 'close');
}

/** A Redis that answers this to one command. */
const refusing =
  (refused: string, reply: string): Answering =>
  (command) =>
    command === refused ? reply : undefined;

test('URLs are shown without user and password', () => {
  expect(shownUrl('redis://localhost')).toBe('redis://localhost');
  expect(shownUrl('rediss://eve:secret@example.org:7000/3?family=4')).toBe('rediss://example.org:7000');
});

/** Does something with one Redis for both. @returns what was said */
async function using(url: string, use: (connections: Connections) => Promise<void>): Promise<string> {
  let said = '';
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => (said += String(text)) !== '');
  try {
    await withConnections({ queue: url, blobs: url }, use);
  } finally {
    spy.mockRestore();
  }
  return said;
}

describe('a connection', () => {
  test('that breaks is made again for as long as it takes, which is said; commands wait for it', async () => {
    const server = await started();
    const said = await using(server.url, async ({ queue, blobs }) => {
      expect(blobs).toBe(queue);
      expect(await queue.ping()).toBe('PONG');
      const back = once(queue, 'ready');
      for (const socket of server.sockets) socket.destroy();
      await back;
      expect(await queue.ping()).toBe('PONG');
      expect(queue.options.maxRetriesPerRequest).toBeNull();
      expect([2, 4, 5, 20].map((times) => queue.options.retryStrategy?.(times))).toEqual([400, 1_600, 2_000, 2_000]);
    });
    expect(said).toBe(`${server.url} is away: waiting for it\n${server.url} is back\n`);
    await allEnded(server);
  });

  test('to large data is another one where that is elsewhere', async () => {
    const [one, other] = [await started(), await started(refusing('get', '+its name'))];
    await withConnections({ queue: one.url, blobs: other.url }, async ({ queue, blobs }) => {
      expect([await queue.get('key'), await blobs.get('key')]).toEqual(['OK', 'its name']);
    });
    await allEnded(one);
    await allEnded(other);
  });
});

describe('one line says', () => {
  test('where nobody answers; the other connection is ended then', async () => {
    const [server, none] = [await started(), await nobody()];
    const why = `is "${none}", where no Redis answers (ECONNREFUSED): allowed is the URL of one that runs, such as redis://localhost:6379`;
    const connected = (queue: string, blobs: string) => withConnections({ queue, blobs }, () => Promise.resolve());
    await expect(connected(none, server.url)).rejects.toThrow(new UsageError(`--queue ${why}`));
    await expect(connected(server.url, none)).rejects.toThrow(new UsageError(`--blobs ${why}`));
    await allEnded(server);
  });

  const REFUSED = 'which does not accept this user and password (ANSWER): allowed is redis';

  test.each([
    ['WRONGPASS invalid username-password pair', REFUSED],
    ['NOAUTH Authentication required.', `${REFUSED}://USER`],
    [
      'NOPERM this user has no permissions',
      'whose user may not do this (ANSWER): allowed is the user for this command',
    ],
    ['ERR not today', 'where no Redis answers (it closed the connection): allowed is the URL of one that runs'],
  ])('where Redis answers a ping with %s', async (reply, line) => {
    const server = await started(refusing('ping', `-${reply}`));
    const withUser = server.url.replace('//', '//eve:secret@');
    await expect(using(withUser, () => Promise.resolve())).rejects.toThrow(
      `--queue is "redis://127.0.0.1:${server.port}", ${line.replace('ANSWER', reply)}`,
    );
    await allEnded(server);
  });

  test.each([
    ["ERR can't run this command", 'whose user may not do this'],
    ["OOM command not allowed when used memory > 'maxmemory'.", 'which has no memory left'],
  ])('what the user may not do, or that no memory is left: %s', async (message, what) => {
    const server = await started();
    await expect(using(server.url, () => Promise.reject(new Error(message)))).rejects.toThrow(
      `--queue is "${server.url}", ${what} (${message}): allowed is `,
    );
    const other = new Error('ERR not today');
    await expect(using(server.url, () => Promise.reject(other))).rejects.toBe(other);
  });
});
