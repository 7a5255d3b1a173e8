/** What tests visit: the game as it is built, as `npm start` serves it, as a plain host does, and over a slow network. */
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sirv from 'sirv';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built game is served, and its folder. */
    origin: string;
    folder: string;
  }
}

export interface Served {
  origin: string;
  /** Stops the server. */
  close: () => Promise<void>;
}

/** @property folder of the built game, which goes when the server does: it is closed once */
export type ServedGame = Served & { folder: string };

/** Serves a built game as `npm start` does, on a free port. */
export async function serve(folder: string): Promise<ServedGame> {
  process.env.ROOMS_FOLDER = join(folder, 'open-matches');
  const server = await preview({
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'warn',
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  return {
    origin,
    folder,
    close: async () => {
      await server.close();
      // Rooms that are still there are kept when the server ends.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Builds the game, unless `BUILT_GAME` names a folder where it is built already, and serves it. */
export async function serveBuiltGame(): Promise<ServedGame> {
  const { BUILT_GAME } = process.env;
  const outDir = await mkdtemp(join(tmpdir(), 'thirty-one-'));
  if (BUILT_GAME === undefined) await build({ build: { outDir }, logLevel: 'error' });
  else await cp(BUILT_GAME, outDir, { recursive: true });
  return serve(outDir);
}

/** Before all tests that visit the game: builds and serves it once for all of them. */
export default async function buildOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const { origin, folder, close } = await serveBuiltGame();
  provide('origin', origin);
  provide('folder', folder);
  return close;
}

/** Has a server listen on a free port; it can be closed any number of times. */
async function listening(server: Server): Promise<Served> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a built game as a host does that sends no headers for it. @param path of the game there, from `/` to `/` */
export async function servePlainly(folder: string, path = '/'): Promise<Served> {
  const files = sirv(folder, { dev: true });
  const { origin, close } = await listening(
    createServer((asked, response) => {
      const notFound = (): void => void response.writeHead(404).end();
      if (asked.url?.startsWith(path) === true) {
        asked.url = asked.url.slice(path.length - 1);
        files(asked, response, notFound);
      } else notFound();
    }),
  );
  return { origin: new URL(path, origin).href, close };
}

interface Network {
  /** Of all answers together. */
  bytesPerSecond: number;
  /** From a request to the first byte of its answer, in ms. */
  latency: number;
}

/** 1.6 Mbit/s, 150 ms. */
export const SLOW: Network = { bytesPerSecond: 200_000, latency: 150 };
export const UNLIMITED: Network = { bytesPerSecond: Infinity, latency: 0 };

interface Transfer {
  path: string;
  status: number;
  /** Of the body, as sent. */
  bytes: number;
}

/** @property transfers answers in the order in which they began; `bytes` counts on while they arrive */
type SlowServer = Served & { transfers: readonly Transfer[] };

/** How much is sent at a time, in bytes. */
const PIECE = 8192;

/** Serves what another server has at the speed of a network. @param from where the other server has it */
export async function serveSlowly(from: string, { bytesPerSecond, latency }: Network): Promise<SlowServer> {
  const transfers: Transfer[] = [];
  let isFreeAt = 0;

  const send = async (path: string, answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const transfer = { path, status: answer.statusCode ?? 0, bytes: 0 };
    transfers.push(transfer);
    await pause(latency);
    response.writeHead(transfer.status, answer.headers);
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        isFreeAt = Math.max(isFreeAt, performance.now()) + (1000 * piece.length) / bytesPerSecond;
        await pause(isFreeAt - performance.now());
        if (response.destroyed) return;
        response.write(piece);
        transfer.bytes += piece.length;
      }
    }
    response.end();
  };

  const server = createServer(({ method, headers, url = '/' }, response) => {
    const there = new URL(url, from);
    const onward = request(there, { method, headers }, (answer) => {
      // Whoever asked may have gone.
      send(there.pathname, answer, response).catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    onward.end();
  });
  return { ...(await listening(server)), transfers };
}
