/** Connections to Redis (or Valkey), where a queue and its blobs are. */
import { Redis } from 'ioredis';
import { UsageError } from '../../command/usage-error.ts';

const LONGEST_PAUSE = 2_000;
const CONNECT_TIMEOUT = 5_000;

/** A URL without the password that it may contain. */
export function shownUrl(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}`;
}

/**
 * Connects. A connection that breaks later is made again for as long as it takes, and commands wait for it.
 * @param option that named the URL
 * @param onAway is called when the connection breaks (true), and when it is back (false)
 * @throws {UsageError} where nobody answers, or the user or password is not accepted
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
    const why = /WRONGPASS|NOAUTH|NOPERM/.test(message) ? message : reason;
    throw new UsageError(
      /WRONGPASS|NOAUTH|NOPERM/.test(why)
        ? `${option} is "${shownUrl(url)}", which does not accept this user and password (${why}): allowed is redis://USER:PASSWORD@HOST:PORT`
        : `${option} is "${shownUrl(url)}", where no Redis answers (${why}): allowed is the URL of one that runs, such as redis://localhost:6379`,
    );
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
