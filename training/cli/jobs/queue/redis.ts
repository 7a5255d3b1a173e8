/** Connections to Redis (or Valkey), where a queue and its blobs are. */
import { Redis } from 'ioredis';
import { UsageError } from '../../command/usage-error.ts';

const LONGEST_PAUSE = 2_000;
const CONNECT_TIMEOUT = 5_000;

/** What Redis says to a user whom it does not know, or who may not do something; the last is from a script. */
const UNKNOWN_USER = /WRONGPASS|NOAUTH/;
const FORBIDDEN = /NOPERM|can't run this command/;
/** What it says once it has no memory left. */
const FULL = /^OOM /;
/** What Node says of a certificate. */
const UNTRUSTED = /CERT|SIGNATURE/;

/** A URL without the password that it may contain. */
export function shownUrl(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}`;
}

/**
 * Connects. A connection that breaks later is made again for as long as it takes, and commands wait for it.
 * @param option that named the URL
 * @param onAway is called when the connection breaks (true), and when it is back (false)
 * @throws {UsageError} where nobody answers, the certificate is not trusted, or the user or password is not accepted
 */
export async function openRedis(url: string, option: string, onAway?: (isAway: boolean) => void): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_TIMEOUT,
    // The first connection is tried once.
    retryStrategy: (times) => (isOpen ? Math.min(100 * 2 ** times, LONGEST_PAUSE) : null),
  });
  let isOpen = false;
  let reason = 'it closed the connection';
  redis.on('error', (error: Error & { code?: string }) => (reason = error.code ?? error.message));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const { message } = error as Error;
    const isAnswer = UNKNOWN_USER.test(message) || isForbidden(error);
    throw new UsageError(`${option} is "${shownUrl(url)}", ${problemOf(isAnswer ? message : reason)}`);
  }
  isOpen = true;
  let isAway = false;
  const tell = (now: boolean): void => {
    if (isAway === now) return;
    isAway = now;
    onAway?.(now);
  };
  redis.on('close', () => tell(redis.status !== 'end'));
  redis.on('ready', () => tell(false));
  return redis;
}

/** Whether an error says that the user may not do something. */
export function isForbidden(error: unknown): error is Error {
  return error instanceof Error && FORBIDDEN.test(error.message);
}

function isFull(error: unknown): error is Error {
  return error instanceof Error && FULL.test(error.message);
}

/** Such an error, or that there is no room, in one line; any other as it is. @param option that named the URL */
export function plainError(error: unknown, option: string, url: string): unknown {
  if (!isForbidden(error) && !isFull(error)) return error;
  return new UsageError(`${option} is "${shownUrl(url)}", ${problemOf(error.message)}`);
}

function problemOf(why: string): string {
  if (UNKNOWN_USER.test(why))
    return `which does not accept this user and password (${why}): allowed is redis://USER:PASSWORD@HOST:PORT`;
  if (FORBIDDEN.test(why))
    return `whose user may not do this (${why}): allowed is the user for this command, as in docs/fleet/users.acl`;
  if (FULL.test(why))
    return `which has no memory left (${why}): allowed is one with a larger maxmemory, or with less in it`;
  if (UNTRUSTED.test(why))
    return `whose certificate is not trusted (${why}): NODE_EXTRA_CA_CERTS names the file with that of its authority`;
  return `where no Redis answers (${why}): allowed is the URL of one that runs, such as redis://localhost:6379`;
}
