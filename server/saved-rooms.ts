/** Rooms with their open matches, boards and own bots, outside of the process, from which they go on after a restart: as files, or in Redis. */
import type { Presence } from '@colyseus/core';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps texts by the ids of rooms. */
export interface RoomStore {
  ids(): Promise<string[]>;
  read(id: string): Promise<string | null>;
  write(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** While it is written. */
const UNFINISHED = '.part';

/** One file for each room. @param ending of the files' names */
export function storeInFolder(folder: string, ending = '.json', encoding: BufferEncoding = 'utf8'): RoomStore {
  const fileOf = (id: string): string => join(folder, id + ending);
  return {
    ids: async () => {
      const files = await readdir(folder).catch((): string[] => []);
      return files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
    },
    read: (id) =>
      readFile(fileOf(id), encoding).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    write: async (id, text) => {
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(id) + UNFINISHED, text, encoding);
      await rename(fileOf(id) + UNFINISHED, fileOf(id));
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}

/** The hash in Redis that has all rooms. */
const ROOMS = 'thirty-one/rooms';

/** @param presence asked for at each use: Colyseus has it once it is set up */
export function storeInRedis(presence: () => Presence): RoomStore {
  return {
    ids: async () => Object.keys(await presence().hgetall(ROOMS)),
    read: async (id) => (await presence().hget(ROOMS, id)) ?? null,
    write: async (id, text) => void (await presence().hset(ROOMS, id, text)),
    remove: async (id) => void (await presence().hdel(ROOMS, id)),
  };
}

/** What begins the names of own bots in Redis, and how long each is kept, in s: whichever process was to remove it may have been killed. */
const [BOTS, BOTS_KEPT] = ['thirty-one/bots/', 8 * 24 * 60 * 60];

/** Own bots, of which nobody needs a list. @param presence as for rooms */
export function botsInRedis(presence: () => Presence): RoomStore {
  return {
    ids: () => Promise.resolve([]),
    read: async (id) => {
      await presence().expire(BOTS + id, BOTS_KEPT);
      return ((await presence().get(BOTS + id)) as string | null | undefined) ?? null;
    },
    write: async (id, text) => void (await presence().setex(BOTS + id, text, BOTS_KEPT)),
    remove: (id) => Promise.resolve(presence().del(BOTS + id)),
  };
}

export class SavedRooms {
  readonly #store: RoomStore;
  readonly #log: (text: string) => void;
  /** By room, what is still to be written: the latest alone. */
  readonly #waiting = new Map<string, string | null>();
  readonly #writing = new Map<string, Promise<void>>();

  /** @param log is told of what cannot be written or read */
  constructor(store: RoomStore, log: (text: string) => void) {
    this.#store = store;
    this.#log = log;
  }

  /** Keeps a room in place of what was kept of it. @param saved null for nothing: the match is over, and there is no board @returns when it is kept */
  keep(id: string, saved: unknown): Promise<void> {
    this.#waiting.set(id, saved === null ? null : JSON.stringify(saved));
    const writing = this.#writing.get(id) ?? this.#write(id);
    this.#writing.set(id, writing);
    return writing;
  }

  /** Resolves when everything has been written. */
  async whenWritten(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  /** The rooms of which something is kept. */
  ids(): Promise<string[]> {
    return this.#store.ids();
  }

  /** What is kept of a room; null for nothing that can be read. */
  async read(id: string): Promise<unknown> {
    try {
      return JSON.parse((await this.#store.read(id)) ?? 'null');
    } catch (error) {
      this.#log(`the match ${id} cannot go on: ${String(error)}`);
      return null;
    }
  }

  async #write(id: string): Promise<void> {
    try {
      for (let text = this.#next(id); text !== undefined; text = this.#next(id)) {
        if (text === null) await this.#store.remove(id);
        else await this.#store.write(id, text);
      }
    } catch (error) {
      this.#log(`the match ${id} could not be saved: ${String(error)}`);
    } finally {
      this.#writing.delete(id);
    }
  }

  #next(id: string): string | null | undefined {
    const text = this.#waiting.get(id);
    this.#waiting.delete(id);
    return text;
  }
}
