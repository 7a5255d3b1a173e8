/** The queue's Redis, and that of large data: the same, or another one. */
import type { Redis } from 'ioredis';
import { BlobStore } from './blobs.ts';
import { openRedis, shownUrl } from './redis.ts';

export interface QueueUrls {
  queue: string;
  /** The same as the queue's, where one Redis serves both. */
  blobs: string;
}

/**
 * @param say receives a line when a connection breaks, and when it is back
 * @throws {UsageError} where nobody answers, or the user or password is not accepted
 */
export async function openQueue(
  { queue: url, blobs }: QueueUrls,
  say: (line: string) => void,
): Promise<{ queue: Redis; blobs: BlobStore }> {
  const open = (which: string, option: string): Promise<Redis> => {
    const where = shownUrl(which);
    return openRedis(which, option, (isAway) => say(isAway ? `${where} is away: waiting for it` : `${where} is back`));
  };
  const queue = await open(url, '--queue');
  if (blobs === url) return { queue, blobs: new BlobStore(queue) };
  try {
    return { queue, blobs: new BlobStore(await open(blobs, '--blobs')) };
  } catch (error) {
    queue.disconnect();
    throw error;
  }
}
