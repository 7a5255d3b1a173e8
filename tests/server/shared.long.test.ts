/** Two processes that share rooms by a Redis. */
import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { freePort, isInstalled, killRedis, startRedis } from '../training/support/redis.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';
import { Pair } from './support/pair.ts';
import { ServerProcess } from './support/server-process.ts';

describe.skipIf(!isInstalled('redis-server', 'rooms of several processes'))('two processes', () => {
  const folder = temporaryFolder();
  let redis: ChildProcess;
  let redisUrl: string;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    const port = await freePort();
    redis = await startRedis(port, folder);
    redisUrl = `redis://127.0.0.1:${port}`;
    servers.push(await start(), await start());
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await killRedis(redis);
  });

  async function start(): Promise<ServerProcess> {
    const port = await freePort();
    const address = `127.0.0.1:${port}/rooms-${port}`;
    return ServerProcess.start(
      { REDIS_URL: redisUrl, ROOMS_ADDRESS: address, ROOMS_FOLDER: join(folder, 'unused') },
      port,
    );
  }

  test('let people into each other’s rooms, and go on with matches of one that has ended', async () => {
    const [one, other] = servers;
    const [pair, left, killed] = ['1', '2', '3'].map((name) => new Pair(name));
    await pair.open(one.origin, other.origin);
    pair.answersAtOnce = true;
    await expect.poll(() => pair.record !== null || pair.question !== null).toBe(true);
    if (pair.question !== null) pair.answer();
    await expect.poll(() => pair.record).not.toBeNull();

    for (const [table, signal] of [
      [left, 'SIGTERM'],
      [killed, 'SIGKILL'],
    ] as const) {
      const server = servers.shift()!;
      await table.open(server.origin);
      await expect.poll(() => table.question).not.toBeNull();
      const { commitment, asked } = table;
      table.answer();
      await server.end(signal);
      await table.comeBack(servers[0].origin);
      await expect.poll(() => table.question).not.toBeNull();
      expect(table.asked).toBeGreaterThanOrEqual(asked);
      expect(table.commitment).toBe(commitment);
      table.answersAtOnce = true;
      table.answer();
      await expect.poll(() => table.record).not.toBeNull();
      expect(replayRecord(structuredClone(table.record!)).match.phase).toBe('over');
      servers.push(await start());
    }
    expect(readdirSync(folder)).not.toContain('unused');
  });
});
