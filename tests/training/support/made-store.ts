/** A store of large data without a Redis. */
import type { Redis } from 'ioredis';
import { BlobStore } from '../../../training/cli/jobs/queue/blobs.ts';

/** A store of large data, what is in it, and for how many seconds each piece is kept. */
export function madeStore() {
  const values = new Map<string, Buffer | string>();
  const seconds = new Map<string, number>();
  const redis = {
    get: (key: string) => Promise.resolve(values.get(key) ?? null),
    getBuffer: (key: string) => Promise.resolve(values.get(key) ?? null),
    del: (key: string) => Promise.resolve(Number(values.delete(key))),
    expire: (key: string, kept: number) => {
      if (values.has(key)) seconds.set(key, kept);
      return Promise.resolve(Number(values.has(key)));
    },
    set: (key: string, value: Buffer | string, ...options: (string | number)[]) => {
      if (options[0] === 'NX' && values.has(key)) return Promise.resolve(null);
      values.set(key, value);
      if (options[0] === 'EX') seconds.set(key, Number(options[1]));
      return Promise.resolve('OK');
    },
  };
  return { blobs: new BlobStore(redis as unknown as Redis), values, seconds };
}
