/** The double of the person, which is learnt from their matches, and those of friends. */
import { doubleFile, modesIn, type DoubleFile } from '../../engine/habits/double-file.ts';
import { packedModes } from '../../engine/habits/packed.ts';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { removeWithUndo } from '../base/store.ts';
import type { SeatWithDouble } from '../catalogue/settings.ts';
import { latestMatches, type HabitService } from './bots/habit-service.ts';
import type { RecordedSeat } from './bots/messages.ts';
import type { Preferences } from './preferences.ts';
import { OWN_DOUBLE, type Stores } from './storage/stores.ts';
import type { KeptDouble } from './storage/match-schemas.ts';

/** From so many decisions on there is a double. */
export const FEWEST_DECISIONS = 150;
/** So many games are named. */
const MOST_GAMES = 5;

interface DoublesOptions {
  stores: Pick<Stores, 'doubles' | 'records'>;
  habits: Pick<HabitService, 'learn'>;
  preferences: Pick<Preferences, 'settings' | 'change'>;
}

/** What is known of the person: their double, or how many decisions there are as yet. */
export type OwnHabits = { double: KeptDouble } | { decisions: number };

interface OwnLearning {
  signal: AbortSignal;
  /** Called before matches are gone through: receives how many. */
  onBegin: (matches: number) => void;
  onProgress: (done: number) => void;
}

export class Doubles {
  readonly #options: DoublesOptions;

  constructor(options: DoublesOptions) {
    this.#options = options;
  }

  /** Those of friends, by their ids, in the order in which they came. Rejects with a `StorageError`. */
  async friends(): Promise<[string, KeptDouble][]> {
    const all = [...(await this.#options.stores.doubles.all())];
    return all.filter(([id]) => id !== OWN_DOUBLE).toSorted(([, a], [, b]) => a.added.localeCompare(b.added));
  }

  /**
   * Learns the person's own from their matches, if there are new ones.
   * Rejects with a `StorageError`, or with `RequestFailed`, also where it was cancelled.
   */
  async learnOwn({ signal, onBegin, onProgress }: OwnLearning): Promise<OwnHabits> {
    const { stores, habits } = this.#options;
    const [known, matches] = await Promise.all([stores.doubles.get(OWN_DOUBLE), this.#ownMatches()]);
    const latest = matches[0]?.ended ?? '';
    if (known !== undefined && latest <= known.added) return { double: known };
    if (matches.length === 0) return { decisions: 0 };
    onBegin(matches.length);
    const { modes, decisions, alike, nearest } = await habits.learn(matches, { signal, onProgress });
    if (decisions < FEWEST_DECISIONS) return { decisions };
    const { pace } = this.#options.preferences.settings;
    const about = { name: '', games: gamesOf(matches), decisions, pace, ...(alike !== null && { alike }) };
    const like = nearest === null ? {} : { like: { level: nearest.level, style: nearest.style } };
    const double: KeptDouble = { added: latest, name: '', ...like, double: doubleFile(about, modes) };
    await stores.doubles.put(OWN_DOUBLE, double);
    this.#reseat(double);
    return { double };
  }

  /** Forgets the person's own, and all matches up to now. @returns what brings it back; both may reject with a `StorageError` */
  async forget(): Promise<() => Promise<void>> {
    const { preferences } = this.#options;
    const { habitsSince, pace } = preferences.settings;
    const bringBack = await this.remove(OWN_DOUBLE);
    preferences.change({ habitsSince: new Date().toISOString(), pace: 1 });
    return async () => {
      await bringBack();
      preferences.change({ habitsSince, pace });
    };
  }

  /** Lets matches be learnt from, or no longer, and then forgets what was learnt. Rejects with a `StorageError`. */
  async allowLearning(isWanted: boolean): Promise<void> {
    this.#options.preferences.change({ learnsHabits: isWanted });
    if (!isWanted) await this.#options.stores.doubles.remove(OWN_DOUBLE);
  }

  /** Keeps the double of a friend; one that is here keeps its name. Rejects with a `StorageError`. */
  async receive({ name, portrait, double }: Omit<KeptDouble, 'added'>): Promise<void> {
    const { doubles } = this.#options.stores;
    const id = doubleIdOf(double);
    if ((await doubles.get(id)) !== undefined) return;
    const added = new Date().toISOString();
    await doubles.put(id, { added, name, double, ...(portrait !== undefined && { portrait }) });
  }

  /** Rejects with a `StorageError`. */
  async rename(id: string, name: string): Promise<void> {
    const { doubles } = this.#options.stores;
    const kept = await doubles.get(id);
    if (kept !== undefined) await doubles.put(id, { ...kept, name });
  }

  /** @returns what brings it back; both may reject with a `StorageError` */
  remove(id: string): Promise<() => Promise<void>> {
    return removeWithUndo(this.#options.stores.doubles, id);
  }

  /** A double as it sits at a table; one's own with the portrait that one has. */
  seatOf({ name, portrait, double }: KeptDouble): SeatWithDouble {
    const [own] = this.#options.preferences.settings.seats;
    const face = portrait ?? (name === '' && own.kind === 'person' ? own.portrait : undefined);
    const habits = packedModes(modesIn(double));
    return { kind: 'double', name, pace: double.pace ?? 1, habits, ...(face !== undefined && { portrait: face }) };
  }

  async #ownMatches(): Promise<RecordedSeat[]> {
    const { stores, preferences } = this.#options;
    const { learnsHabits, habitsSince } = preferences.settings;
    if (!learnsHabits) return [];
    return latestMatches([...(await stores.records.all()).values()], habitsSince);
  }

  /** Seats the person's own in place of those that were learnt before. */
  #reseat(double: KeptDouble): void {
    const { preferences } = this.#options;
    const { seats } = preferences.settings;
    const isOwn = (seat: (typeof seats)[number]): boolean => seat.kind === 'double' && seat.name === '';
    if (!seats.some(isOwn)) return;
    preferences.change({ seats: seats.map((seat) => (isOwn(seat) ? this.seatOf(double) : seat)) });
  }
}

/** Tells doubles apart: the same habits, learnt from as many decisions, are the same double. */
function doubleIdOf(double: DoubleFile): string {
  return `${double.decisions}.${packedModes(modesIn(double))}`;
}

function gamesOf(matches: readonly RecordedSeat[]): DoubleFile['games'] {
  const counts = new Map<string, number>();
  for (const { record } of matches) {
    const { name } = resolveRules(record.rules);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => name)
    .slice(0, MOST_GAMES);
}
