/** Matches that are not over: kept while they are played, listed, gone on with, given up. */
import { StorageError } from '../../base/store.ts';
import type { MatchLocks } from './match-locks.ts';
import { type KeptRecord, type OpenMatch, type Stores } from './stores.ts';

/** An open match that this tab may go on with. */
export type ResumableMatch = { id: string; open: OpenMatch };

/** An open match as it is listed. */
export type ListedMatch = {
  id: string;
  open: OpenMatch;
  /** It is being played in another tab. */
  isElsewhere: boolean;
};

/** A match that may be gone on with, or why not: another tab plays it, or it is not open any more. */
export type OpenedMatch = { is: 'open'; id: string; open: OpenMatch } | { is: 'elsewhere' } | { is: 'gone' };

/** A match as it is now: to go on with, or its record. */
export type Snapshot = { is: 'open'; open: OpenMatch } | { is: 'over'; kept: KeptRecord };

export type OpenMatchesOptions = {
  stores: Pick<Stores, 'matches' | 'records'>;
  locks: MatchLocks;
  /** Hears, once for each cause and match, that the match goes on without being kept. */
  tell: (trouble: { isOver: boolean; error: StorageError }) => void;
  /** Called when a record has been kept. */
  onRecord: () => void;
};

export class OpenMatches {
  readonly #options: OpenMatchesOptions;
  #known: readonly ListedMatch[] = [];
  /** Tables that are being left: what is still to be written. */
  readonly #leaving = new Set<Promise<void>>();
  /** Of matches that are being played here. */
  readonly #keepers = new Set<MatchKeeper>();

  constructor(options: OpenMatchesOptions) {
    this.#options = options;
  }

  /** As they were listed last, without what this tab has played since; at once. */
  get known(): readonly ListedMatch[] {
    return this.#known;
  }

  /** All of them, the latest first; none where they cannot be read. */
  async list(): Promise<readonly ListedMatch[]> {
    const { stores, locks } = this.#options;
    await Promise.all(this.#leaving);
    const [all, elsewhere] = await Promise.all([
      stores.matches.all().catch((error: unknown) => {
        if (error instanceof StorageError) return new Map<string, OpenMatch>();
        throw error;
      }),
      locks.elsewhere(),
    ]);
    const listed = [...all].map(([id, open]): ListedMatch => ({ id, open, isElsewhere: elsewhere.has(id) }));
    this.#known = listed.sort((a, b) => b.open.saved.localeCompare(a.open.saved));
    return this.#known;
  }

  /**
   * Claims an open match for this tab and takes it from the store.
   * @throws {StorageError} when it cannot be read
   */
  async open(id: string): Promise<OpenedMatch> {
    const { stores, locks } = this.#options;
    await Promise.all(this.#leaving);
    if (!(await locks.claim(id))) return { is: 'elsewhere' };
    try {
      const open = await stores.matches.get(id);
      if (open !== undefined) return { is: 'open', id, open };
    } catch (error) {
      await locks.release(id);
      throw error;
    }
    await locks.release(id);
    return { is: 'gone' };
  }

  /** Gives a match back that was opened and is not played after all. */
  letGo(id: string): Promise<void> {
    return this.#options.locks.release(id);
  }

  /**
   * Takes an open match away for good. Answers whether it could: not while another tab plays it.
   * @throws {StorageError} when that does not work
   */
  async giveUp(id: string): Promise<boolean> {
    const { stores, locks } = this.#options;
    if (!(await locks.claim(id))) return false;
    try {
      await stores.matches.remove(id);
    } finally {
      await locks.release(id);
    }
    return true;
  }

  /**
   * Keeps a match while it is played.
   * @param id of a match that is new, or that `open` gave
   * @param snapshot the match as it is now
   */
  keep(id: string, snapshot: () => Snapshot): MatchKeeper {
    const { locks } = this.#options;
    this.#known = this.#known.filter((listed) => listed.id !== id);
    // A new match has an id that nobody else knows; one that goes on is claimed already.
    void locks.claim(id);
    const keeper = new MatchKeeper(id, this.#options, snapshot, (left) => {
      this.#keepers.delete(keeper);
      const leaving = left.then(() => locks.release(id)).finally(() => this.#leaving.delete(leaving));
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
    const { stores, onRecord } = this.#options;
    if (snapshot.is === 'open') {
      await stores.matches.put(this.id, snapshot.open);
      return;
    }
    // In this order, so that whatever happens in between one of them is there.
    await stores.records.put(this.id, snapshot.kept);
    await stores.matches.remove(this.id);
    onRecord();
  }

  #complain(error: unknown, isOver: boolean): void {
    const trouble = error instanceof StorageError ? error : new StorageError(String(error), { cause: error });
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
