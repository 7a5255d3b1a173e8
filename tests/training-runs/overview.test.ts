/** The page about the queues of a Redis, which these tests start; without a redis-server they are left out. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY_PREFIX, queueName } from '../../training/cli/jobs/queue/bundle.ts';
import { run, start, type Started } from '../training/support/command.ts';
import { freePort, isInstalled, killRedis, startRedis, until } from '../training/support/redis.ts';

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-overview-'));
let server: ChildProcess;
let connection: Redis;
let overview: Started;
let url = '';
let port = 0;

function ask(path: string, method = 'GET'): Promise<Response> {
  return fetch(`http://localhost:${port}${path}`, { method });
}

async function queuesShown(): Promise<{ name: string; counts: Record<string, number>; readOnlyMode: boolean }[]> {
  return ((await (await ask('/api/queues')).json()) as { queues: [] }).queues;
}

async function addPart(source: string): Promise<string> {
  const queue = new Queue(queueName(source), { connection, prefix: KEY_PREFIX });
  await queue.add('games', {});
  await queue.close();
  return queue.name;
}

describe.skipIf(!isInstalled('redis-server', 'overview'))('overview', () => {
  beforeAll(async () => {
    const redisPort = await freePort();
    url = `redis://localhost:${redisPort}`;
    server = await startRedis(redisPort, folder);
    connection = new Redis(url, { maxRetriesPerRequest: null });
    port = await freePort();
    overview = start('overview', '--queue', url, '--port', String(port));
    await until(() => overview.said() !== '');
  });
  afterAll(async () => {
    overview.child.kill('SIGKILL');
    connection.disconnect();
    await killRedis(server);
    rmSync(folder, { recursive: true });
  });

  test('says where the page is', () => {
    expect(overview.said()).toBe(`The overview of ${url} is on http://localhost:${port} · Ctrl-C ends it\n`);
  });

  test('shows all queues of the Redis, those too that come later', async () => {
    const names = [await addPart('a'.repeat(64)), await addPart('b'.repeat(64))];
    await until(async () => (await queuesShown()).length === 2);
    const shown = await queuesShown();
    expect(shown.map(({ name }) => name).toSorted()).toEqual(names);
    expect(shown.map(({ counts }) => counts['waiting'])).toEqual([1, 1]);
  });

  test('changes nothing', async () => {
    const name = await addPart('a'.repeat(64));
    await until(async () => (await queuesShown()).length > 0);
    expect((await ask(`/api/queues/${name}/obliterate`, 'PUT')).status).toBe(405);
    expect((await queuesShown()).map(({ readOnlyMode }) => readOnlyMode)).not.toContain(false);
  });

  test('fetches nothing from elsewhere', async () => {
    expect((await ask('/')).headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
  });

  test('says in one line that its port is taken, or that it cannot listen at an address', async () => {
    const [taken, elsewhere] = await Promise.all([
      run('overview', '--queue', url, '--port', String(port)),
      run('overview', '--queue', url, '--host', '192.0.2.1'),
    ]);
    expect(taken).toEqual({ status: 2, out: '', error: `--port is "${port}", which is taken: give another one\n` });
    expect(elsewhere.error).toMatch(/^--host is "192\.0\.2\.1", where nothing can listen \(EADDRNOTAVAIL\): .*\n$/);
    expect(elsewhere.status).toBe(2);
  });

  test('ends with Ctrl-C', async () => {
    overview.child.kill('SIGINT');
    expect((await overview.ended).status).toBe(0);
  });
});
