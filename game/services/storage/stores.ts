/** What the game keeps for the person, on shelves by kind. What is kept is checked when it is taken from a shelf. */
import type { MatchRecord } from '../../../engine/record.ts';
import type { Seat } from '../../catalogue/settings.ts';

/** Things of one kind, each under an id. All of it rejects with a `ShelfError`, and nothing is lost by that. */
export interface Shelf<T> {
  /** Everything, by id. */
  all(): Promise<ReadonlyMap<string, T>>;
  get(id: string): Promise<T | undefined>;
  /** Puts it there, in place of what was there. */
  put(id: string, thing: T): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The storage is full, blocked or damaged; the message says so plainly, and what can be done. */
export class ShelfError extends Error {
  override name = 'ShelfError';
}

/** Who sat at the table of a match. */
export type Sat = {
  /** By seat. */
  players: readonly Seat[];
  /** The seat of the person who played alone, -1 for none. */
  you: number;
};

/** A match that has been played to its end. */
export type KeptRecord = Sat & {
  /** When it began and ended, as ISO 8601 in UTC. */
  began: string;
  ended: string;
  /** The policy that played the bots, or `expert`. */
  policy: string;
  record: MatchRecord;
};

/** Rules of one's own: a rules file (docs/formats.md#rules-files) that `resolveRules` accepts. */
export type KeptRules = Readonly<Record<string, unknown>>;

/** A match that goes on: `save` is what `engine/save.ts` writes. */
export type OpenMatch = Sat & { began: string; saved: string; policy: string; save: unknown };

export type Shelves = {
  /** Matches that are not over. */
  matches: Shelf<OpenMatch>;
  records: Shelf<KeptRecord>;
  /** By name. */
  rules: Shelf<KeptRules>;
  /** What could not be read and was put aside, as it was; each under its shelf's name, a space and the id that it had there. */
  damaged: Shelf<unknown>;
  /** False where the browser keeps nothing: everything is gone when the page is closed. */
  isLasting: boolean;
};

/** A shelf that lasts as long as the page. */
export function passingShelf<T>(): Shelf<T> {
  const things = new Map<string, T>();
  return {
    all: () => Promise.resolve(new Map(things)),
    get: (id) => Promise.resolve(things.get(id)),
    put: (id, thing) => Promise.resolve(void things.set(id, structuredClone(thing))),
    remove: (id) => Promise.resolve(void things.delete(id)),
  };
}

/** Shelves that last as long as the page. */
export function passingShelves(): Shelves {
  return {
    matches: passingShelf(),
    records: passingShelf(),
    rules: passingShelf(),
    damaged: passingShelf(),
    isLasting: false,
  };
}
