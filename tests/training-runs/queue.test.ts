/** Commands whose parts are done by workers through Redis, which these tests start; without a redis-server they are left out. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readInitialWeights } from '../../training/cli/bots/model-file.ts';
import { sourceDigest } from '../../training/cli/jobs/queue/admission.ts';
import type { InitialWeights } from '../../training/learner/files/weights.ts';
import { KEY_PREFIX, queueName } from '../../training/cli/jobs/queue/messages.ts';
import { run, start, type Started } from '../training/support/command.ts';
import { freePort, isInstalled, killRedis, startRedis, until } from '../training/support/redis.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();
let port = 0;
let server: ChildProcess;
let redis: Redis;
let url = '';
const workers: Started[] = [];

/** As docs/fleet.md has it: what is acknowledged survives. */
async function startDurably(): Promise<void> {
  server = await startRedis(port, folder, '--appendonly', 'yes', '--appendfsync', 'always');
}

function startWorker(): Started {
  const worker = start('worker', '--queue', url, '--workers', '1');
  workers.push(worker);
  return worker;
}

const GAMES = ['--rules', 'scat', '--seats', 'model:models/general.onnx,threshold:25', '--json'];

/** How many parts have been done, of all commands. */
async function partsDone(): Promise<number> {
  return redis.zcard(`${KEY_PREFIX}:${queueName(sourceDigest())}:completed`);
}

describe.skipIf(!isInstalled('redis-server', '--queue'))('with --queue', () => {
  beforeAll(async () => {
    port = await freePort();
    url = `redis://localhost:${port}`;
    await startDurably();
    redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
  });
  afterEach(async () => {
    for (const { child } of workers) child.kill('SIGKILL');
    await Promise.all(workers.splice(0).map(({ ended }) => ended));
  });
  afterAll(async () => {
    redis.disconnect();
    await killRedis(server);
  });

  test('the figures are those of one machine, to the last digit, and what is known is not done again', async () => {
    const games = [...GAMES, '--deals', '600', '--seed', '1'];
    const here = await run('arena', ...games);
    startWorker();
    startWorker();
    const there = await run('arena', ...games, '--queue', url);
    expect(there).toEqual(here);
    const done = await partsDone();
    expect(done).toBeGreaterThanOrEqual(3);
    expect((await run('arena', ...games, '--queue', url)).out).toBe(here.out);
    expect(await partsDone()).toBe(done);
  });

  test('a worker that is killed in the middle of a part, and a Redis that is, change nothing', async () => {
    const games = [...GAMES, '--deals', '2400', '--seed', '2'];
    const here = run('arena', ...games);
    const before = await partsDone();
    const first = startWorker();
    const there = start('arena', ...games, '--queue', url);
    await until(async () => (await partsDone()) > before);
    first.child.kill('SIGKILL');
    startWorker();
    await until(async () => (await partsDone()) > before + 2);
    await killRedis(server);
    await startDurably();
    const { status, out, error } = await there.ended;
    expect([status, out]).toEqual([0, (await here).out]);
    expect(error).toBe(`${url} is away: waiting for it\n${url} is back\n`);
  });

  test('policies for several rules files are those of one machine', async () => {
    const train = ['--rules', 'scat,golf', '--players', '2', '--steps', '8000'];
    // Each with its critic.
    const learntIn = (out: string): InitialWeights[] =>
      ['scat', 'golf'].map((name) => readInitialWeights(join(out, name, 'policy.onnx'), '--init'));
    const [here, there] = ['here', 'there'].map((name) => join(folder, name));
    startWorker();
    const learnt = await run('train', ...train, '--queue', url, '--out', there);
    expect([learnt.status, learnt.error]).toEqual([0, '']);
    expect(learnt.out).toMatch(/\| golf \| 2 \| 8,192 \| .* \| [\d.]+ ± [\d.]+% with 2 \| .*golf\/policy.onnx \|\n/);
    await run('train', ...train, '--workers', '1', '--out', here);
    expect(learntIn(there)).toEqual(learntIn(here));
    expect(learntIn(here)).toMatchObject([1, 2].map(() => ({ criticAndEquity: expect.any(Object) })));
  });

  test('large data may lie in another Redis, which may lose it', async () => {
    const blobsPort = await freePort();
    const blobsServer = await startRedis(blobsPort, folder);
    const [blobsUrl, options] = [`redis://localhost:${blobsPort}`, [...GAMES, '--deals', '1000', '--seed', '4']];
    const before = await partsDone();
    const worker = start('worker', '--queue', url, '--blobs', blobsUrl, '--workers', '1');
    workers.push(worker);
    await until(() => worker.said().includes('Waits for a command with the same --blobs'));
    const there = start('arena', ...options, '--queue', url, '--blobs', blobsUrl);
    await until(async () => (await partsDone()) > before);
    const blobs = new Redis(blobsUrl);
    expect((await blobs.keys('thirty-one:blob:*')).length).toBeGreaterThan(1);
    await blobs.flushall();
    const stranger = startWorker();
    await until(() => stranger.said().includes('Waits for a command with the same --blobs'));
    const { status, out } = await there.ended;
    blobs.disconnect();
    await killRedis(blobsServer);
    expect([status, out]).toEqual([0, (await run('arena', ...options)).out]);
  });

  test('a worker whose Redis is away ends when it is asked to', async () => {
    const ownPort = await freePort();
    const own = await startRedis(ownPort, folder);
    const worker = start('worker', '--queue', `redis://localhost:${ownPort}`, '--workers', '1');
    workers.push(worker);
    await until(() => worker.said().includes('Waits for a command'));
    await killRedis(own);
    await until(() => worker.said().includes('is away: waiting for it'));
    worker.child.kill('SIGINT');
    const { status, error } = await worker.ended;
    expect(status).toBe(0);
    expect(error).toMatch(/is away: waiting for it\n$/);
  });
});
