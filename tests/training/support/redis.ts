/** Redis servers that tests start for themselves. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether there is a program; if not, it says what is left out. @param tested such as `--queue` */
export function isInstalled(program: 'redis-server' | 'openssl', tested: string): boolean {
  const isThere = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!isThere) console.log(`There is no ${program}: the tests of ${tested} are left out.`);
  return isThere;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts a Redis without snapshots, and waits until it listens. @param folder where its files are */
export async function startRedis(port: number, folder: string, ...options: string[]): Promise<ChildProcess> {
  const all = ['--port', String(port), '--dir', folder, '--save', '', ...options];
  const server = spawn('redis-server', all, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await until(() => {
    if (server.exitCode !== null) throw new Error(`redis-server ended: ${said}`);
    return said.includes('Ready to accept connections');
  });
  return server;
}

/** Ends a Redis at once, as a crash would. */
export async function killRedis(server: ChildProcess): Promise<void> {
  server.kill('SIGKILL');
  await once(server, 'close');
}

/** Waits until something has happened. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await sleep(20);
}
