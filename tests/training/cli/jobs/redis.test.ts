/** Connections to Redis, with a server that answers as it is told to. */
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { openQueue } from '../../../../training/cli/jobs/queue/open-queue.ts';
import { isForbidden, openRedis, plainError, shownUrl } from '../../../../training/cli/jobs/queue/redis.ts';
import { startAnswering, type AnsweringRedis, type Answering } from '../../support/answering-redis.ts';

const servers: AnsweringRedis[] = [];
const connections: Redis[] = [];
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.disconnect();
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

test.each([
  ['redis://localhost:6379', 'redis://localhost:6379'],
  ['redis://localhost', 'redis://localhost'],
  ['rediss://eve:secret@example.org:7000/3?family=4', 'rediss://example.org:7000'],
])('%s is shown as %s, without user and password', (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});

describe('a connection', () => {
  test('answers, and tells that it is away and back', async () => {
    const server = await started();
    const told: boolean[] = [];
    const redis = await openRedis(server.url, '--queue', (isAway) => told.push(isAway));
    connections.push(redis);
    expect(await redis.ping()).toBe('PONG');
    expect(told).toEqual([]);
    const back = once(redis, 'ready');
    for (const socket of server.sockets) socket.destroy();
    await back;
    expect(told).toEqual([true, false]);
    expect(await redis.ping()).toBe('PONG');
  });

  test('that is ended is not away', async () => {
    const server = await started();
    const told: boolean[] = [];
    const redis = await openRedis(server.url, '--queue', (isAway) => told.push(isAway));
    const ended = once(redis, 'end');
    redis.disconnect();
    await ended;
    expect(told).toEqual([]);
  });

  test.each([
    [2, 400],
    [4, 1_600],
    [5, 2_000],
    [20, 2_000],
  ])('that breaks is tried for the %dth time after %d ms, and commands wait for it', async (times, pause) => {
    const redis = await openRedis((await started()).url, '--queue');
    connections.push(redis);
    expect(redis.options.retryStrategy?.(times)).toBe(pause);
    expect(redis.options.maxRetriesPerRequest).toBeNull();
  });
});

describe('where there is no connection, one line says so', () => {
  test('where nobody answers', async () => {
    const url = await nobody();
    await expect(openRedis(url, '--queue')).rejects.toThrow(
      new UsageError(
        `--queue is "${url}", where no Redis answers (ECONNREFUSED): allowed is the URL of one that runs, such as redis://localhost:6379`,
      ),
    );
  });

  test.each([
    [
      'WRONGPASS invalid username-password pair',
      'which does not accept this user and password (WRONGPASS invalid username-password pair): allowed is redis://USER:PASSWORD@HOST:PORT',
    ],
    [
      'NOAUTH Authentication required.',
      'which does not accept this user and password (NOAUTH Authentication required.): allowed is redis://USER:PASSWORD@HOST:PORT',
    ],
    [
      'NOPERM this user has no permissions',
      'whose user may not do this (NOPERM this user has no permissions): allowed is the user for this command, as in docs/fleet/users.acl',
    ],
    [
      'ERR not today',
      'where no Redis answers (it closed the connection): allowed is the URL of one that runs, such as redis://localhost:6379',
    ],
  ])('where Redis answers a ping with %s', async (reply, line) => {
    const server = await started(refusing('ping', `-${reply}`));
    const withUser = server.url.replace('//', '//eve:secret@');
    await expect(openRedis(withUser, '--blobs')).rejects.toThrow(
      new UsageError(`--blobs is "redis://127.0.0.1:${server.port}", ${line}`),
    );
    await allEnded(server);
  });
});

describe('an error on the way', () => {
  test.each([
    ['NOPERM this user has no permissions', true],
    ["ERR can't run this command", true],
    ['ERR not today', false],
  ])('%s: the user may not do it: %s', (message, is) => {
    expect(isForbidden(new Error(message))).toBe(is);
    expect(isForbidden(message)).toBe(false);
  });

  test('becomes one line where the user may not do something', () => {
    expect(plainError(new Error('NOPERM no permissions'), '--queue', 'redis://eve:secret@localhost:1')).toEqual(
      new UsageError(
        '--queue is "redis://localhost:1", whose user may not do this (NOPERM no permissions): allowed is the user for this command, as in docs/fleet/users.acl',
      ),
    );
  });

  test('becomes one line where there is no memory left', () => {
    const full = new Error("OOM command not allowed when used memory > 'maxmemory'.");
    expect(plainError(full, '--queue', 'redis://localhost:1')).toEqual(
      new UsageError(
        `--queue is "redis://localhost:1", which has no memory left (${full.message}): allowed is one with a larger maxmemory, or with less in it`,
      ),
    );
  });

  test('stays as it is otherwise', () => {
    const error = new Error('ERR not today');
    expect(plainError(error, '--queue', 'redis://localhost')).toBe(error);
  });
});

describe('a queue and its large data', () => {
  async function opened(urls: { queue: string; blobs: string }, said: string[] = []) {
    const { queue, blobs } = await openQueue(urls, (line) => said.push(line));
    connections.push(queue, blobs.redis);
    return { queue, blobs };
  }

  test('share a connection where they are in the same Redis', async () => {
    const server = await started();
    const { queue, blobs } = await opened({ queue: server.url, blobs: server.url });
    expect(blobs.redis).toBe(queue);
    expect(server.sockets.size).toBe(1);
  });

  test('have one each where they are not', async () => {
    const [one, other] = [await started(), await started(refusing('get', '+its name'))];
    const { queue, blobs } = await opened({ queue: one.url, blobs: other.url });
    expect(await queue.get('thirty-one:blobs')).toBe('OK');
    expect(await blobs.name()).toBe('its name');
  });

  test('say which of them is away, and that it is back', async () => {
    const server = await started();
    const said: string[] = [];
    const { queue } = await opened({ queue: server.url, blobs: server.url }, said);
    const back = once(queue, 'ready');
    for (const socket of server.sockets) socket.destroy();
    await back;
    expect(said).toEqual([`${server.url} is away: waiting for it`, `${server.url} is back`]);
  });

  test('are named by their options where nobody answers; the other connection is ended then', async () => {
    const [server, none] = [await started(), await nobody()];
    await expect(opened({ queue: none, blobs: server.url })).rejects.toThrow(`--queue is "${none}", where no Redis`);
    await expect(opened({ queue: server.url, blobs: none })).rejects.toThrow(`--blobs is "${none}", where no Redis`);
    await allEnded(server);
  });
});
