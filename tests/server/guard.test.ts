import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { guard, USUAL_LIMITS } from '../../server/guard.ts';
import { Refusals } from '../../server/refusals.ts';

const servers: Server[] = [];
afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  vi.restoreAllMocks();
});

/** Guards a server, which asks whether a request is refused. @returns how to ask it, and what it has refused */
async function guarded(trustedProxies: number) {
  // Nobody is given more while the machine is slow.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const refusals = new Refusals(() => undefined);
  const server = createServer((request, response) => response.writeHead(refuse(request) ?? 200).end());
  const refuse = guard(server, { ...USUAL_LIMITS, requestsAtOnce: 1, trustedProxies }, refusals);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (...forwarded: string[]): Promise<number> => {
    const headers = { connection: 'close', 'x-forwarded-for': forwarded.join(', ') };
    return (await fetch(`http://127.0.0.1:${port}`, { headers })).status;
  };
  return { ask, refusals };
}

test('an address gets so much, whatever it says of itself', async () => {
  const { ask, refusals } = await guarded(0);
  expect([await ask('1.1.1.1'), await ask('2.2.2.2'), await ask('3.3.3.3')]).toEqual([200, 200, 429]);
  expect(refusals.counts).toEqual({ requests: 1 });
});

test('behind a proxy an address is what the proxy has added, not what stood there before', async () => {
  const { ask } = await guarded(1);
  expect([await ask('1.1.1.1'), await ask('x', '1.1.1.1'), await ask('y', '1.1.1.1')]).toEqual([200, 200, 429]);
  expect(await ask('1.1.1.1', '2.2.2.2')).toBe(200);
});

test('connections of one address are limited, and those that end make room', async () => {
  const refusals = new Refusals(() => undefined);
  const server = createServer((_, response) => response.end('ok'));
  guard(server, { ...USUAL_LIMITS, connections: 1 }, refusals);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (): Promise<string> => (await fetch(url, { headers: { connection: 'close' } })).text();
  expect(await ask()).toBe('ok');
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  expect(await ask()).toBe('ok');
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  await Promise.allSettled([ask(), ask(), ask()]);
  expect(refusals.counts.connections).toBeGreaterThan(0);
});

test('what was refused is told in one line, and what came after it in the next', () => {
  const said: string[] = [];
  const refusals = new Refusals((text) => said.push(text));
  for (let i = 0; i < 3; i++) refusals.count('floods');
  refusals.count('pages');
  refusals.tell();
  refusals.tell();
  refusals.count('pages');
  refusals.tell();
  expect(said).toEqual([
    'rooms refused connections that sent too much at once (3), requests from pages of other servers (1)',
    'rooms refused requests from pages of other servers (1)',
  ]);
  expect(refusals.counts).toEqual({ floods: 3, pages: 2 });
});
