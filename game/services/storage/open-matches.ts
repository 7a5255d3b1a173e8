/** Matches that are not over: kept while they are played, listed, gone on with, given up. */
import { ShelfError } from '../../base/store.ts';
import type { Claims } from './match-locks.ts';
import { type KeptRecord, type OpenMatch, type Shelves } from './stores.ts';

/** An open match that this tab may go on with. */
export type GoingOn = { id: string; open: OpenMatch };

/** An open match as it is listed. */
export type Listed = {
  id: string;
  open: OpenMatch;
  /** It is being played in another tab. */
  isElsewhere: boolean;
};

/** A match that may be gone on with, or why not: another tab plays it, or it is not open any more. */
export type Opened = { is: 'open'; id: string; open: OpenMatch } | { is: 'elsewhere' } | { is: 'gone' };

/** A match as it is now: to go on with, or its record. */
export type Snapshot = { is: 'open'; open: OpenMatch } | { is: 'over'; kept: KeptRecord };

export type OpenMatchesOptions = {
  shelves: Pick<Shelves, 'matches' | 'records'>;
  claims: Claims;
  /** Hears, once for each cause and match, that the match goes on without being kept. */
  tell: (trouble: { isOver: boolean; error: ShelfError }) => void;
  /** Called when a record has been kept. */
  onRecord: () => void;
};

export class OpenMatches {
  readonly #options: OpenMatchesOptions;
  #known: readonly Listed[] = [];
  /** Tables that are being left: what is still to be written. */
  readonly #leaving = new Set<Promise<void>>();
  /** Of matches that are being played here. */
  readonly #keepers = new Set<MatchKeeper>();

  constructor(options: OpenMatchesOptions) {
    this.#options = options;
  }

  /** As they were listed last, without what this tab has played since; at once. */
  get known(): readonly Listed[] {
    return this.#known;
  }

  /** All of them, the latest first; none where they cannot be read. */
  async list(): Promise<readonly Listed[]> {
    const { shelves, claims } = this.#options;
    await Promise.all(this.#leaving);
    const [all, elsewhere] = await Promise.all([
      shelves.matches.all().catch((error: unknown) => {
        if (error instanceof ShelfError) return new Map<string, OpenMatch>();
        throw error;
      }),
      claims.elsewhere(),
    ]);
    const listed = [...all].map(([id, open]): Listed => ({ id, open, isElsewhere: elsewhere.has(id) }));
    this.#known = listed.sort((a, b) => b.open.saved.localeCompare(a.open.saved));
    return this.#known;
  }

  /**
   * Claims an open match for this tab and takes it from the shelf.
   * @throws {ShelfError} when it cannot be read
   */
  async open(id: string): Promise<Opened> {
    const { shelves, claims } = this.#options;
    await Promise.all(this.#leaving);
    if (!(await claims.claim(id))) return { is: 'elsewhere' };
    try {
      const open = await shelves.matches.get(id);
      if (open !== undefined) return { is: 'open', id, open };
    } catch (error) {
      await claims.release(id);
      throw error;
    }
    await claims.release(id);
    return { is: 'gone' };
  }

  /** Gives a match back that was opened and is not played after all. */
  letGo(id: string): Promise<void> {
    return this.#options.claims.release(id);
  }

  /**
   * Takes an open match away for good. Answers whether it could: not while another tab plays it.
   * @throws {ShelfError} when that does not work
   */
  async giveUp(id: string): Promise<boolean> {
    const { shelves, claims } = this.#options;
    if (!(await claims.claim(id))) return false;
    try {
      await shelves.matches.remove(id);
    } finally {
      await claims.release(id);
    }
    return true;
  }

  /**
   * Keeps a match while it is played.
   * @param id of a match that is new, or that `open` gave
   * @param snapshot the match as it is now
   */
  keep(id: string, snapshot: () => Snapshot): MatchKeeper {
    const { claims } = this.#options;
    this.#known = this.#known.filter((listed) => listed.id !== id);
    // A new match has an id that nobody else knows; one that goes on is claimed already.
    void claims.claim(id);
    const keeper = new MatchKeeper(id, this.#options, snapshot, (left) => {
      this.#keepers.delete(keeper);
      const leaving = left.then(() => claims.release(id)).finally(() => this.#leaving.delete(leaving));
      this.#leaving.add(leaving);
    });
    this.#keepers.add(keeper);
    return keeper;
  }

  /** Keeps what is being played here anew: what was kept of it has been deleted. */
  keepAnew(): void {
    for (const keeper of this.#keepers) keeper.changed();
  }
}

export class MatchKeeper {
  readonly id: string;
  readonly #options: Omit<OpenMatchesOptions, 'claims'>;
  readonly #snapshot: () => Snapshot;
  readonly #onClose: (left: Promise<void>) => void;
  #isDirty = false;
  #writing: Promise<void> | undefined;
  #told = new Set<string>();
  #hasFailed = false;

  constructor(
    id: string,
    options: Omit<OpenMatchesOptions, 'claims'>,
    snapshot: () => Snapshot,
    onClose: (left: Promise<void>) => void,
  ) {
    this.id = id;
    this.#options = options;
    this.#snapshot = snapshot;
    this.#onClose = onClose;
  }

  /** Whether the match is kept as it is now. */
  get isKept(): boolean {
    return this.#writing === undefined && !this.#hasFailed;
  }

  /** To be called whenever the match has changed, also in the middle of an action: it is written down after that. */
  changed(): void {
    this.#isDirty = true;
    this.#writing ??= this.#write();
  }

  /** To be called when the table is left: what is still to be written is written, then others may have the match. */
  close(): void {
    this.#onClose(this.#writing ?? Promise.resolve());
  }

  /** Writes until nothing has changed meanwhile, so that play never waits and writing never falls behind. */
  async #write(): Promise<void> {
    await Promise.resolve();
    while (this.#isDirty) {
      this.#isDirty = false;
      const snapshot = this.#snapshot();
      try {
        await this.#put(snapshot);
        this.#hasFailed = false;
      } catch (error) {
        this.#hasFailed = true;
        this.#complain(error, snapshot.is === 'over');
      }
    }
    this.#writing = undefined;
  }

  async #put(snapshot: Snapshot): Promise<void> {
    const { shelves, onRecord } = this.#options;
    if (snapshot.is === 'open') {
      await shelves.matches.put(this.id, snapshot.open);
      return;
    }
    // In this order, so that whatever happens in between one of them is there.
    await shelves.records.put(this.id, snapshot.kept);
    await shelves.matches.remove(this.id);
    onRecord();
  }

  #complain(error: unknown, isOver: boolean): void {
    const trouble = error instanceof ShelfError ? error : new ShelfError(String(error), { cause: error });
    const cause = `${isOver} ${trouble.message}`;
    if (this.#told.has(cause)) return;
    this.#told.add(cause);
    this.#options.tell({ isOver, error: trouble });
  }
}

/** An id for a match that begins: in order of time, and no two the same. @param began ISO 8601 in UTC */
export function matchId(began: string, chance: () => number): string {
  return `${began} ${chance().toString(36).padStart(7, '0')}`;
}
