/** Matches that are not over: stored while they are played, listed, resumed and given up. */
import type { Match } from '../../../engine/match.ts';
import { removeWithUndo, StorageError } from '../../base/store.ts';
import { Keeper } from './keeper.ts';
import type { MatchLocks } from './match-locks.ts';
import type { Stores } from './stores.ts';
import type { KeptRecord, OpenMatch } from './match-schemas.ts';

/** An open match that this tab may resume. */
export interface ResumableMatch {
  id: string;
  open: OpenMatch;
}

export interface ListedMatch {
  id: string;
  open: OpenMatch;
  /** As it was left. */
  match: Match;
  /** Whether it is being played in another tab. */
  isElsewhere: boolean;
}

/** A match to resume, or why not: another tab plays it, or it is no longer open. */
type OpenedMatch = { is: 'open'; id: string; open: OpenMatch } | { is: 'elsewhere' } | { is: 'gone' };

/** A match as it is now: open, or over with its record. */
export type Snapshot = { is: 'open'; open: OpenMatch } | { is: 'over'; kept: KeptRecord };

/** Stores a match while it is played; closing it unlocks the match for other tabs. */
export type MatchKeeper = Keeper<Snapshot>;

export interface OpenMatchesOptions {
  stores: Pick<Stores, 'matches' | 'records'>;
  locks: MatchLocks;
  /** Called, once for each cause and match, when a match could not be stored; play goes on. */
  onUnstored: (problem: { isOver: boolean; error: StorageError }) => void;
  onRecord: () => void;
}

export class OpenMatches {
  readonly #options: OpenMatchesOptions;
  #known: readonly ListedMatch[] = [];
  /** Unfinished writes of tables that have been left. */
  readonly #leaving = new Set<Promise<void>>();
  /** For the matches that are being played here. */
  readonly #keepers = new Set<MatchKeeper>();

  constructor(options: OpenMatchesOptions) {
    this.#options = options;
  }

  /** The last list, without matches that this tab has played since. */
  get known(): readonly ListedMatch[] {
    return this.#known;
  }

  /** All open matches, latest first; empty if they cannot be read. */
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
    this.#known = all.size === 0 ? [] : await listedOf(all, elsewhere);
    return this.#known;
  }

  /** Locks an open match for this tab and reads it from the store. @throws {StorageError} when it cannot be read */
  async open(id: string): Promise<OpenedMatch> {
    const { stores, locks } = this.#options;
    await Promise.all(this.#leaving);
    if (!(await locks.acquire(id))) return { is: 'elsewhere' };
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

  /** Unlocks a match that was opened but is not played after all. */
  release(id: string): Promise<void> {
    return this.#options.locks.release(id);
  }

  /**
   * Deletes an open match. @returns what brings it back; null, without deleting it, while another tab plays it
   * @throws {StorageError} when it cannot be deleted
   */
  async giveUp(id: string): Promise<(() => Promise<void>) | null> {
    const { stores, locks } = this.#options;
    if (!(await locks.acquire(id))) return null;
    try {
      return await removeWithUndo(stores.matches, id);
    } finally {
      await locks.release(id);
    }
  }

  /** Stores a match while it is played. @param id of a new match, or from `open` @param snapshot the match as it is now */
  keep(id: string, snapshot: () => Snapshot): MatchKeeper {
    const { locks } = this.#options;
    this.#known = this.#known.filter((listed) => listed.id !== id);
    // One from which something was taken back has just been left: what is written of it comes first. A new match has an id that
    // nobody else knows; one that is resumed is locked already.
    const before = Promise.all(this.#leaving);
    void before.then(() => locks.acquire(id));
    const keeper: MatchKeeper = new Keeper<Snapshot>(id, {
      snapshot,
      put: async (state) => {
        await before;
        await this.#put(id, state);
      },
      onFailed: (error, { is }) => this.#options.onUnstored({ isOver: is === 'over', error }),
      onClose: (left) => {
        this.#keepers.delete(keeper);
        const leaving = left.then(() => locks.release(id)).finally(() => this.#leaving.delete(leaving));
        this.#leaving.add(leaving);
      },
    });
    this.#keepers.add(keeper);
    return keeper;
  }

  async #put(id: string, snapshot: Snapshot): Promise<void> {
    const { stores, onRecord } = this.#options;
    if (snapshot.is === 'open') {
      await stores.matches.put(id, snapshot.open);
      return;
    }
    // In this order, so that one of them exists whatever happens in between.
    await stores.records.put(id, snapshot.kept);
    await stores.matches.remove(id);
    onRecord();
  }

  /** Stores all matches that are being played here again, after the store has been deleted. */
  storeAgain(): void {
    for (const keeper of this.#keepers) keeper.changed();
  }
}

/** Latest first. The engine that resumes them comes when there is one. */
async function listedOf(
  all: ReadonlyMap<string, OpenMatch>,
  elsewhere: ReadonlySet<string>,
): Promise<readonly ListedMatch[]> {
  const { resumeMatch } = await import('../../../engine/save.ts');
  return Array.from(all, ([id, open]): ListedMatch => {
    const { match } = resumeMatch(open.save, { seed: 0 });
    return { id, open, match, isElsewhere: elsewhere.has(id) };
  }).sort((a, b) => b.open.saved.localeCompare(a.open.saved));
}

/** A unique id for a new match; ids sort by time. @param began ISO 8601 in UTC */
export function matchId(began: string, chance: () => number): string {
  return `${began} ${chance().toString(36).padStart(7, '0')}`;
}
