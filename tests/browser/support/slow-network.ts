/** A network of a given speed before a server, which counts what passes through it. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

interface SlowServer {
  origin: string;
  /** Answers in the order in which they began; `bytes` counts on while they arrive. */
  transfers: readonly Transfer[];
  close: () => Promise<void>;
}

/** How much is sent at a time, in bytes. */
const PIECE = 8192;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Serves what another server has at the speed of a network. @param origin of the other server */
export async function serveSlowly(origin: string, { bytesPerSecond, latency }: Network): Promise<SlowServer> {
  const transfers: Transfer[] = [];
  let isFreeAt = 0;

  const send = async (path: string, answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const transfer = { path, status: answer.statusCode ?? 0, bytes: 0 };
    transfers.push(transfer);
    await pause(latency);
    response.writeHead(transfer.status, answer.headers);
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let from = 0; from < chunk.length; from += PIECE) {
        const piece = chunk.subarray(from, from + PIECE);
        isFreeAt = Math.max(isFreeAt, performance.now()) + (1000 * piece.length) / bytesPerSecond;
        await pause(isFreeAt - performance.now());
        if (response.destroyed) return;
        response.write(piece);
        transfer.bytes += piece.length;
      }
    }
    response.end();
  };

  const server = createServer((asked, response) => {
    const { method, headers, url = '/' } = asked;
    const onward = request(new URL(url, origin), { method, headers }, (answer) => {
      // Whoever asked may have gone.
      send(new URL(url, origin).pathname, answer, response).catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    onward.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    transfers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
