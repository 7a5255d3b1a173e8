/**
 * A Redis with TLS and the users of docs/fleet/users.acl, which these tests start; without a redis-server or openssl
 * they are left out.
 */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourceDigest } from '../../training/cli/jobs/queue/admission.ts';
import { KEY_PREFIX, queueName } from '../../training/cli/jobs/queue/messages.ts';
import { ROOT } from '../docs/pages.ts';
import { run, start, type Started } from '../training/support/command.ts';
import { freePort, isInstalled, killRedis, startRedis } from '../training/support/redis.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const TESTED = 'TLS and the users of Redis';
const isTestable = isInstalled('redis-server', TESTED) && isInstalled('openssl', TESTED);

const ROLES = ['commander', 'worker', 'overview'] as const;
type Role = (typeof ROLES)[number];

const folder = temporaryFolder();
const [key, certificate] = ['redis.key', 'redis.crt'].map((name) => join(folder, name));
const QUEUE = `${KEY_PREFIX}:${queueName('a'.repeat(64))}`;
const SERVER = 'FLUSHALL,SHUTDOWN,SAVE,MONITOR,SCRIPT FLUSH,CONFIG SET dir /,CONFIG GET *,ACL LIST'.split(',');
const FORBIDDEN = [...SERVER, 'KEYS *', 'GET other', 'SET other 1', 'PUBLISH other 1'];
const GAMES = ['--rules', 'scat', '--seats', 'threshold:24,threshold:25', '--deals', '50', '--json'];

let server: ChildProcess;
let port = 0;
const clients = new Map<string, Redis>();
const started: Started[] = [];

/** As the file has it before somebody writes other passwords into it. */
function urlOf(user: string): string {
  const role = user === 'default' ? 'operator' : user;
  return `rediss://${user}:PASSWORD-OF-${role.toUpperCase()}@localhost:${port}`;
}

function as(user: string): Redis {
  const known = clients.get(user);
  if (known !== undefined) return known;
  const client = new Redis(urlOf(user), { tls: { ca: readFileSync(certificate) }, maxRetriesPerRequest: null });
  clients.set(user, client);
  return client;
}

describe.skipIf(!isTestable)('a Redis with TLS and a user for each role', () => {
  beforeAll(async () => {
    vi.stubEnv('NODE_EXTRA_CA_CERTS', certificate);
    // As docs/fleet.md has it.
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', key, '-out', certificate];
    const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '365'];
    execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
    port = await freePort();
    const tls = ['--tls-port', String(port), '--tls-cert-file', certificate, '--tls-key-file', key];
    const users = ['--aclfile', join(ROOT, 'docs/fleet/users.acl')];
    server = await startRedis(0, folder, ...tls, '--tls-auth-clients', 'no', ...users);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    for (const { child } of started) child.kill('SIGKILL');
    for (const client of clients.values()) client.disconnect();
    await killRedis(server);
  });

  test('each may do all that its command does', async () => {
    const worker = start('worker', '--queue', urlOf('worker'), '--workers', '1');
    started.push(worker);
    const { status, error } = await run('arena', ...GAMES, '--queue', urlOf('commander'));
    expect([status, error]).toEqual([0, '']);
    // What a board asks.
    const options = { connection: as('overview'), prefix: KEY_PREFIX, skipMetasUpdate: true };
    const queue = new Queue(queueName(sourceDigest()), options);
    // One part in fifty is done twice: which, follows from the source tree.
    expect([1, 2]).toContain((await queue.getJobCounts()).completed);
    expect(await queue.getWorkers()).toHaveLength(1);
    const [job] = await queue.getJobs();
    expect(await job.getState()).toBe('completed');
    await queue.close();
    worker.child.kill('SIGINT');
    expect((await worker.ended).error).toMatch(/\n[12] parts done\n$/);
    expect(await as('default').acl('LOG')).toEqual([]);
  });

  test.concurrent.each<[Role, string]>([
    ['commander', 'worker'],
    ['worker', 'arena'],
  ])('the user %s is refused in one line where it starts %s', async (role, command) => {
    const args = command === 'arena' ? [...GAMES, '--seed', '2'] : ['--workers', '1'];
    const { status, out, error } = await run(command, ...args, '--queue', urlOf(role));
    expect(error).toMatch(
      /^(.* does parts with .*\n)?--queue is "rediss:\/\/localhost:\d+", whose user may not do this \(.*\n/,
    );
    expect([status, out]).toEqual([2, '']);
  });

  test.each(ROLES)('the user %s may neither change the server nor see or touch what is not ours', async (role) => {
    const redis = as(role);
    for (const line of FORBIDDEN) {
      const [name, ...args] = line.split(' ');
      await expect(redis.call(name, ...args), line).rejects.toThrow('NOPERM');
    }
  });

  test('none may do what belongs to another role: take parts, say whom the queue admits, add parts, or write', async () => {
    await expect(as('commander').rpoplpush(`${QUEUE}:wait`, `${QUEUE}:active`)).rejects.toThrow('NOPERM');
    await expect(as('worker').set('thirty-one:admission', '{}')).rejects.toThrow('NOPERM');
    const queue = new Queue(queueName('a'.repeat(64)), { connection: as('worker'), prefix: KEY_PREFIX });
    await expect(queue.add('games', {}, { jobId: 'part' })).rejects.toThrow("can't run this command");
    await queue.close();
    const overview = as('overview');
    await expect(overview.hset(`${QUEUE}:part`, 'returnvalue', '{}')).rejects.toThrow('NOPERM');
    await expect(overview.eval('return redis.call("DEL", KEYS[1])', 1, QUEUE)).rejects.toThrow("can't run");
    await expect(overview.get('thirty-one:blob:0')).rejects.toThrow('NOPERM');
  });

  test('a certificate that is not trusted is refused in one line', async () => {
    vi.stubEnv('NODE_EXTRA_CA_CERTS', undefined);
    const { status, error } = await run('worker', '--queue', urlOf('worker'));
    expect(error).toBe(
      `--queue is "rediss://localhost:${port}", whose certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): NODE_EXTRA_CA_CERTS names the file with that of its authority\n`,
    );
    expect(status).toBe(2);
  });
});
