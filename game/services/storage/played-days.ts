/** The deals of the days as one plays them: which comes next, and how it is stored. */
import { DEALS_OF_A_DAY } from '../../../engine/daily/day.ts';
import type { DayComparison } from '../bots/messages.ts';
import { Keeper } from './keeper.ts';
import type { MatchLocks } from './match-locks.ts';
import type { MatchKeeper, OpenMatchesOptions, Snapshot } from './open-matches.ts';
import type { Stores } from './stores.ts';
import type { DayTry, PlayedDay } from './match-schemas.ts';

/** A deal of a day that is to be played, or goes on. */
export interface DailyDeal {
  /** In UTC, as `2026-11-24`. */
  date: string;
  /** Of the deal on its day, from 1. */
  position: number;
  /** Whether the day was played before, so that it does not count. */
  isPractice: boolean;
  /** The deal as it was left, as `engine/save.ts` writes it; null for one that begins. */
  save: unknown;
  /** The day as it is stored; null for one that begins. */
  day: PlayedDay | null;
}

/** The next deal of a day, which is locked for this tab; or another tab plays that day. */
type NextDeal = { is: 'open'; deal: DailyDeal } | { is: 'elsewhere' };

interface PlayedDaysOptions {
  stores: Pick<Stores, 'days'>;
  locks: Pick<MatchLocks, 'acquire' | 'release'>;
  /** As of matches, for each deal. */
  onUnstored: OpenMatchesOptions['onUnstored'];
}

export function isComplete({ deals }: DayTry): boolean {
  return deals.length === DEALS_OF_A_DAY;
}

/** The try that goes on next: the first one until it is complete, then one for practice; null where one begins. */
export function openTry({ first, practice }: PlayedDay): DayTry | null {
  if (!isComplete(first)) return first;
  return practice === null || isComplete(practice) ? null : practice;
}

export class PlayedDays {
  readonly #options: PlayedDaysOptions;
  readonly #keepers = new Set<MatchKeeper>();
  /** Unfinished writes of tables that have been left. */
  readonly #leaving = new Set<Promise<void>>();
  /** By date, how many deals of this tab hold its lock: one, or for a moment the next one too. */
  readonly #holders = new Map<string, number>();

  constructor(options: PlayedDaysOptions) {
    this.#options = options;
  }

  /** A day as it was played. @throws {StorageError} when it cannot be read */
  async get(date: string): Promise<PlayedDay | null> {
    await this.#written();
    return (await this.#options.stores.days.get(date)) ?? null;
  }

  /** All days that were played, by date. @throws {StorageError} when they cannot be read */
  async all(): Promise<ReadonlyMap<string, PlayedDay>> {
    await this.#written();
    return this.#options.stores.days.all();
  }

  /**
   * Locks a day for this tab, and says which of its deals is next. Whoever does not play it releases it.
   * @throws {StorageError} when the day cannot be read
   */
  async next(date: string): Promise<NextDeal> {
    if (!(await this.#acquire(date))) return { is: 'elsewhere' };
    try {
      const day = await this.get(date);
      const isPractice = day !== null && isComplete(day.first);
      const going = day && openTry(day);
      const [position, save] = going === null ? [1, null] : [going.deals.length + 1, going.save];
      return { is: 'open', deal: { date, position, isPractice, save, day } };
    } catch (error) {
      await this.release(date);
      throw error;
    }
  }

  /** Unlocks a day whose deal is not played after all. */
  async release(date: string): Promise<void> {
    const holders = (this.#holders.get(date) ?? 0) - 1;
    this.#holders.set(date, holders);
    if (holders === 0) await this.#options.locks.release(lockOf(date));
  }

  /**
   * Stores a deal while it is played; closing it unlocks the day.
   * @param deal from `next`
   * @param snapshot the deal as it is now
   */
  keep(deal: DailyDeal, snapshot: () => Snapshot): MatchKeeper {
    const { stores, onUnstored } = this.#options;
    const keeper: MatchKeeper = new Keeper<Snapshot>(`${lockOf(deal.date)} ${deal.position}`, {
      snapshot,
      put: (state) => stores.days.put(deal.date, dayWith(deal, state)),
      onFailed: (error, { is }) => onUnstored({ isOver: is === 'over', error }),
      onClose: (left) => {
        this.#keepers.delete(keeper);
        const leaving = left.then(() => this.release(deal.date)).finally(() => this.#leaving.delete(leaving));
        this.#leaving.add(leaving);
      },
    });
    this.#keepers.add(keeper);
    return keeper;
  }

  /** Stores what the levels got on a day that was played. @throws {StorageError} when it cannot be stored */
  async addComparison(date: string, { policy, ...comparison }: DayComparison): Promise<void> {
    const day = await this.get(date);
    if (day === null) return;
    const comparisons = { ...day.comparisons, [policy]: comparison };
    await this.#options.stores.days.put(date, { ...day, comparisons });
  }

  /** Stores all deals that are being played here again, after the store has been deleted. */
  storeAgain(): void {
    for (const keeper of this.#keepers) keeper.changed();
  }

  async #written(): Promise<void> {
    await Promise.all([...this.#leaving, ...Array.from(this.#keepers, ({ written }) => written)]);
  }

  async #acquire(date: string): Promise<boolean> {
    const holders = this.#holders.get(date) ?? 0;
    if (holders === 0 && !(await this.#options.locks.acquire(lockOf(date)))) return false;
    this.#holders.set(date, holders + 1);
    return true;
  }
}

const lockOf = (date: string): string => `daily ${date}`;

function dayWith({ date, day, isPractice }: DailyDeal, state: Snapshot): PlayedDay {
  const { began } = state.is === 'open' ? state.open : state.kept;
  const before = day && openTry(day);
  const { deals, ...rest } = before ?? { began, deals: [] };
  const now: DayTry =
    state.is === 'open'
      ? { ...rest, deals, save: state.open.save }
      : { ...rest, deals: [...deals, state.kept.record], save: null };
  return isPractice && day !== null
    ? { ...day, practice: now }
    : { date, practice: null, comparisons: {}, ...day, first: now };
}
