/** What `npm start` and `npm run dev` answer, asked over sockets, since clients refuse to send what is malformed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { assert, asyncProperty, constantFrom, string } from 'fast-check';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADERS, IMMUTABLE, REVALIDATED } from '../../build/headers.ts';
import { serve, type ServedGame } from '../browser/support/servers.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();
let served: ServedGame;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'scat.onnx', 'assets/a-1.js', 'assets/a-1.js.br'])
    writeFileSync(join(folder, name), name);
  served = await serve(folder);
});
afterAll(() => served?.close());

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends a line and headers as they are to what `npm start` serves. */
function ask(line: string, ...headers: readonly string[]): Promise<Answer> {
  return askAt(portOf(served.origin), line, ...headers);
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

async function askAt(port: number, line: string, ...headers: readonly string[]): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  socket.write([line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'), 'latin1');
  let text = '';
  for await (const bytes of socket) text += String(bytes);
  const [head, ...body] = text.split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: new Headers(lines.map((one) => one.split(': ', 2) as [string, string])),
    body: body.join('\r\n\r\n'),
  };
}

test.each([
  'GET http://[bad/ HTTP/1.1',
  'GET //a@[bad/#b HTTP/1.1',
  'GET ?a HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /assets/%ff.js HTTP/1.1',
  'GET /../../etc/passwd HTTP/1.1',
  'GET /assets/..%2f..%2fpackage.json HTTP/1.1',
  'GET HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET / HTTP/9.9',
  '\0\0\0',
])('%j is refused without a word', async (line) => {
  const { status, body } = await ask(line);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toBe('');
});

test('no line ends it', async () => {
  const units = String.raw`/|\|[|]|@|:|%|#|?|*|.| |a|0|http:|assets/|%2f`.split('|');
  const target = string({ unit: constantFrom(...units, '\t', '\xA0', '\xFF') });
  await assert(
    asyncProperty(target, constantFrom('', '/'), async (rest, start) => {
      const { status } = await ask(`GET ${start}${rest} HTTP/1.1`);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 40 },
  );
  expect((await ask('GET / HTTP/1.1')).status).toBe(200);
});

test('no target ends the server of `npm run dev`', async () => {
  const server = await createServer({
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: 'error',
  });
  try {
    await server.listen();
    const port = portOf(server.resolvedUrls?.local[0] ?? '');
    for (const target of ['http://[bad/', '//a@[bad/#b', '//', '?a', '*'])
      expect(await askAt(port, `OPTIONS ${target} HTTP/1.1`), target).toMatchObject({ status: 400, body: '' });
    expect((await askAt(port, 'GET / HTTP/1.1')).body).toContain('<!doctype html>');
  } finally {
    await server.close();
  }
});

test.each(['bytes=5-2', 'bytes=9999-', 'bytes=-', 'lines=1'])('a range %s gets the whole file', async (range) => {
  const { status, body } = await ask('GET /assets/a-1.js HTTP/1.1', `Range: ${range}`);
  expect(status).toBe(200);
  expect(body).toBe('assets/a-1.js');
});

describe('headers', () => {
  test.each([
    ['/assets/a-1.js', 200, IMMUTABLE],
    ['/assets/b-2.js', 404, REVALIDATED],
    ['/assets/', 404, REVALIDATED],
    ['/', 200, REVALIDATED],
    ['/scat.onnx', 200, REVALIDATED],
    ['/none', 404, REVALIDATED],
  ])('%s: %i may be kept as %s', async (path, wanted, cache) => {
    const { status, headers } = await ask(`GET ${path} HTTP/1.1`);
    expect(status).toBe(wanted);
    expect(Object.fromEntries(headers)).toMatchObject({ ...lowerCase(HEADERS), 'cache-control': cache });
  });

  test('a compressed copy is sent to whoever accepts it', async () => {
    const { headers, body } = await ask('GET /assets/a-1.js HTTP/1.1', 'Accept-Encoding: br');
    expect(headers.get('content-encoding')).toBe('br');
    expect(body).toBe('assets/a-1.js.br');
  });
});

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
