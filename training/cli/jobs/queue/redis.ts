/** Connections to Redis (or Valkey). */
import { Redis } from 'ioredis';
import { UsageError } from '../../command/usage-error.ts';

/** What Redis says to a user whom it does not know, or who may not do something; the last is from a script. */
const UNKNOWN_USER = /WRONGPASS|NOAUTH/;
export const FORBIDDEN = /NOPERM|can't run this command/;
const NO_MEMORY = /^OOM /;
/** What is to be said of what Redis or Node says. */
const PROBLEMS: readonly (readonly [said: RegExp, line: string])[] = [
  [UNKNOWN_USER, 'which does not accept this user and password (WHY): allowed is redis://USER:PASSWORD@HOST:PORT'],
  [FORBIDDEN, 'whose user may not do this (WHY): allowed is the user for this command, as in docs/fleet/users.acl'],
  [NO_MEMORY, 'which has no memory left (WHY): allowed is one with a larger maxmemory, or with less in it'],
  [
    /CERT|SIGNATURE/,
    'whose certificate is not trusted (WHY): NODE_EXTRA_CA_CERTS names the file with that of its authority',
  ],
  [/^/, 'where no Redis answers (WHY): allowed is the URL of one that runs, such as redis://localhost:6379'],
];

function problem(option: string, url: string, why: string): UsageError {
  const [, line = ''] = PROBLEMS.find(([said]) => said.test(why)) ?? [];
  return new UsageError(`${option} is "${shownUrl(url)}", ${line.replace('WHY', () => why)}`);
}

/** A URL without the password that it may contain. */
export function shownUrl(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/** Of the queue, and of where large data is: the same Redis, or another one. */
export type QueueUrls = Record<'queue' | 'blobs', string>;
export type Connections = Record<keyof QueueUrls, Redis>;

/** For those who stand at the command. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Connects to both, and ends that in the end. A connection that breaks is made again for as long as it takes, and
 * commands wait for it.
 * @throws {UsageError} where there is no connection, the user may not do something, or there is no memory left
 */
export async function withConnections(urls: QueueUrls, use: (all: Connections) => Promise<void>): Promise<void> {
  const queue = await openRedis(urls.queue, '--queue');
  let blobs = queue;
  try {
    if (urls.blobs !== urls.queue) blobs = await openRedis(urls.blobs, '--blobs');
    await use({ queue, blobs });
  } catch (error) {
    const { message } = error as Error;
    throw FORBIDDEN.test(message) || NO_MEMORY.test(message) ? problem('--queue', urls.queue, message) : error;
  } finally {
    queue.disconnect();
    blobs.disconnect();
  }
}

async function openRedis(url: string, option: string): Promise<Redis> {
  // The first connection is tried once.
  let isOpen = false;
  const retryStrategy = (times: number) => (isOpen ? Math.min(100 * 2 ** times, 2_000) : null);
  const options = { lazyConnect: true, maxRetriesPerRequest: null, connectTimeout: 5_000, retryStrategy };
  const redis = new Redis(url, options);
  let reason = 'it closed the connection';
  redis.on('error', (error: Error & { code?: string }) => (reason = error.code ?? error.message));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const { message } = error as Error;
    throw problem(option, url, UNKNOWN_USER.test(message) || FORBIDDEN.test(message) ? message : reason);
  }
  isOpen = true;
  let isAway = false;
  redis.on('close', () => {
    if (!isAway && redis.status !== 'end') say(`${shownUrl(url)} is away: waiting for it`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) say(`${shownUrl(url)} is back`);
    isAway = false;
  });
  return redis;
}
