/** Who may ask a web server for rooms, and how often: nobody gets so much that others have to wait. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { LARGEST_BOT, LARGEST_MESSAGE } from '../engine/room/messages.ts';
import type { Refusals, Refused } from './refusals.ts';
import { TokenBuckets } from './token-bucket.ts';

export interface GuardLimits {
  /** How often one address may ask for a room, at once. */
  requestsAtOnce: number;
  /** How many bots one address may send, at once. */
  botsAtOnce: number;
  /** Of one address, open at a time. */
  connections: number;
  /** How many proxies are between people and this server, each of which adds an address to `X-Forwarded-For`. */
  trustedProxies: number;
}

export const USUAL_LIMITS: GuardLimits = { requestsAtOnce: 60, botsAtOnce: 8, connections: 1000, trustedProxies: 0 };

/** Requests of an address in a second, after those that it may make at once. */
const PER_SECOND = 2;
/** Bots in a second, after that. */
const BOTS_PER_SECOND = 0.1;
/** A request comes within so long: its headers, and all of it, in ms. */
const [HEADERS_TIME, REQUEST_TIME] = [10_000, 30_000];
const SWEEP_MS = 60_000;

/** What a refused request is answered. */
const STATUS = { pages: 403, requests: 429, large: 413 } as const satisfies Partial<Record<Refused, number>>;

/** Guards a server. @returns the status with which a request for a room, or a connection to one, is refused; null where it is not */
export function guard(
  httpServer: Server,
  { requestsAtOnce, botsAtOnce, connections, trustedProxies }: GuardLimits,
  refusals: Refusals,
): (request: IncomingMessage, about?: 'room' | 'bot') => number | null {
  httpServer.headersTimeout = HEADERS_TIME;
  httpServer.requestTimeout = REQUEST_TIME;
  httpServer.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refusals.count('silent');
    socket.destroySoon();
  });
  // Those of a proxy are everybody's.
  if (trustedProxies === 0) limitConnections(httpServer, connections, refusals);
  // Each request for a room is followed by a connection.
  const buckets = new TokenBuckets(2 * requestsAtOnce, 2 * PER_SECOND);
  const bots = new TokenBuckets(botsAtOnce, BOTS_PER_SECOND);
  setInterval(() => [buckets, bots].forEach((each) => each.sweep()), SWEEP_MS).unref();
  const why = (request: IncomingMessage, about: 'room' | 'bot'): keyof typeof STATUS | null => {
    const { headers } = request;
    if (!isOwnPage(headers)) return 'pages';
    const [its, largest] = about === 'bot' ? [bots, LARGEST_BOT] : [buckets, LARGEST_MESSAGE];
    if (!its.take(addressOf(request, trustedProxies))) return 'requests';
    return Number(headers['content-length'] ?? 0) > largest || 'transfer-encoding' in headers ? 'large' : null;
  };
  return (request, about = 'room') => {
    const refused = why(request, about);
    if (refused === null) return null;
    refusals.count(refused);
    return STATUS[refused];
  };
}

/** Whence a request comes: what stands before it in `X-Forwarded-For` anybody may have written. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
  return told || (socket.remoteAddress ?? '');
}

/** Whether a request comes from a page of the server that it goes to, or from a program. */
function isOwnPage({ origin, host }: IncomingMessage['headers']): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function limitConnections(httpServer: Server, most: number, refusals: Refusals): void {
  const open = new Map<string, number>();
  httpServer.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const others = open.get(address) ?? 0;
    if (others >= most) {
      refusals.count('connections');
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
