import type { Redis } from 'ioredis';

/** A Redis that keeps what is set: what is in it, and for how many seconds each piece is kept. */
export function fakeRedis(kept: Readonly<Record<string, string>> = {}) {
  const values = new Map<string, string | Buffer>(Object.entries(kept));
  const seconds = new Map<string, number>();
  const get = (key: string) => Promise.resolve(values.get(key) ?? null);
  const redis = {
    get,
    getBuffer: get,
    del: (key: string) => Promise.resolve(values.delete(key)),
    expire: (key: string, forSeconds: number) => {
      if (values.has(key)) seconds.set(key, forSeconds);
      return Promise.resolve(Number(values.has(key)));
    },
    set: (key: string, value: string | Buffer, _?: 'EX', forSeconds = Infinity) => {
      values.set(key, value);
      seconds.set(key, forSeconds);
      return Promise.resolve('OK');
    },
  };
  return { redis: redis as unknown as Redis, values, seconds };
}
