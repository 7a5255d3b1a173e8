/** Who of a room has played the deals of the day, and what each may know of how the others did. */
import { arePossible } from '../engine/daily/points.ts';
import { dayOf, FIRST_DATE } from '../engine/daily/day.ts';
import { DAYS_OF_A_WEEK } from '../engine/daily/week.ts';
import type { Board, Checked, DayPoints, DayResult, RoomRefusal } from '../engine/room/messages.ts';

/** How somebody presents themselves. */
type Presented = Pick<Checked['day'], 'name' | 'portrait'>;

/** Somebody who takes part. */
interface BoardPerson extends Presented {
  /** By date; null until all deals have been played. */
  days: Readonly<Record<string, DayPoints | null>>;
}

/** As it is kept over a restart. */
export interface SavedBoard {
  /** By the keys of their devices. */
  people: readonly (readonly [key: string, person: BoardPerson])[];
  visited: number;
}

/** In ms. */
const DAY = 86_400_000;
/** After the last visit. */
const KEPT = 7 * DAY;
const MOST_PEOPLE = 40;

export class DayBoard {
  /** When somebody was last in the room, in ms since 1970. */
  visited: number;
  readonly #people: Map<string, BoardPerson>;

  constructor({ people, visited }: SavedBoard = { people: [], visited: 0 }) {
    this.#people = new Map(people);
    this.visited = visited;
  }

  get saved(): SavedBoard {
    return { people: [...this.#people], visited: this.visited };
  }

  get isEmpty(): boolean {
    return this.#people.size === 0;
  }

  /** For how long its room is kept without anybody, in ms; 0 or less for no longer than others. @param now in ms since 1970 */
  timeLeft(now: number): number {
    return this.isEmpty ? 0 : this.visited + KEPT - now;
  }

  /** Notes that somebody takes part, or has played to the end, which counts once. @param now in ms since 1970 */
  enter(key: string, { name, portrait, date, points }: Checked['day'], now: number): RoomRefusal | null {
    const isOfNow = date === dateAt(now) || date === dateAt(now - DAY);
    if (!isOfNow || date < FIRST_DATE) return 'stale';
    if (points?.some((one) => !arePossible(one, dayOf(date))) === true) return 'illegal';
    this.#forget(dateAt(now - (DAYS_OF_A_WEEK - 1) * DAY));
    const days = this.#people.get(key)?.days ?? {};
    const before = days[date] ?? null;
    // Whoever lost the connection may say it twice.
    if (before !== null) return points === null || String(points) === String(before) ? null : 'stale';
    if (!this.#people.has(key) && this.#people.size >= MOST_PEOPLE) return 'full';
    this.#people.set(key, { name, portrait, days: { ...days, [date]: points } });
    return null;
  }

  /** @param key of whom it is told @param seated are on it too @param now in ms since 1970 */
  shownTo(key: string, seated: readonly (Presented & { key: string })[], now: number): Board {
    const all = new Map(this.#people);
    for (const { key: one, name, portrait } of seated) all.set(one, { name, portrait, days: all.get(one)?.days ?? {} });
    const dates = Array.from({ length: DAYS_OF_A_WEEK }, (_, back) => dateAt(now - back * DAY));
    const own = all.get(key)?.days ?? {};
    return {
      people: Array.from(all.values(), ({ name, portrait }) => ({ name, portrait })),
      you: [...all.keys()].indexOf(key),
      days: dates
        .filter((date) => [...all.values()].some(({ days }) => date in days))
        .map((date) => ({
          date,
          results: Array.from(all.values(), ({ days }) => shown(days[date], (own[date] ?? null) !== null)),
        })),
    };
  }

  /** Forgets all days before a date. */
  #forget(date: string): void {
    for (const [key, person] of this.#people) {
      const days = Object.entries(person.days).filter(([one]) => one >= date);
      if (days.length === 0) this.#people.delete(key);
      else this.#people.set(key, { ...person, days: Object.fromEntries(days) });
    }
  }
}

/** @param points undefined where somebody does not take part @param isKnown whether whoever is told has played that day */
function shown(points: DayPoints | null | undefined, isKnown: boolean): DayResult {
  if (points === undefined) return 'open';
  if (points === null) return 'joined';
  return isKnown ? points : 'played';
}

/** The date in UTC. @param now in ms since 1970 */
function dateAt(now: number): string {
  return new Date(now).toISOString().slice(0, FIRST_DATE.length);
}
