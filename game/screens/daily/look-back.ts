/** What has been played of the days, for their pages: read now, and whenever it may have changed. */
import { StorageError } from '../../base/store.ts';
import { onDaysChanged, today } from '../../catalogue/today.ts';
import { isComplete, type PlayedDays } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';
import { showToast } from '../../kit/toast.tsx';
import type { ShownDay } from './screen.tsx';
import { dateAfter, daysInARow } from './streak.ts';
import { weekOf, type ThemedWeek, type CalendarWeek } from './themed-week.ts';
import type { PastDays } from './week.ts';

const NO_DAYS: ReadonlyMap<string, PlayedDay> = new Map();

/** A day as it was played, its week, on a Monday the one before, and once the day is over, all days. */
export async function lookBack(days: PlayedDays, date: string): Promise<ShownDay> {
  const week = weekOf(date);
  const before = week?.dates[0] === date ? weekOf(dateAfter(date, -1)) : null;
  const played = await stored(() => days.get(date), null);
  return {
    date,
    played,
    past: played !== null && isComplete(played.first) ? await allDays(days) : null,
    week: week && (await asPlayed(week, days)),
    weekBefore: before && (await asPlayed(before, days)),
  };
}

async function asPlayed(week: CalendarWeek, days: PlayedDays): Promise<ThemedWeek> {
  const played = await stored(() => Promise.all(week.dates.map((date) => days.get(date))), []);
  return { ...week, played: new Map(played.flatMap((day) => (day === null ? [] : [[day.date, day]]))), today: today() };
}

export async function allDays(days: PlayedDays): Promise<PastDays> {
  const played = await stored(() => days.all(), NO_DAYS);
  return { played, inARow: await daysInARow(today(), async (date) => played.has(date)) };
}

/** Calls back with what is known of the days whenever they may have changed. @returns what begins that, and then how to stop it */
export function whenDaysChange<Known>(look: () => Promise<Known>): (callback: (known: Known) => void) => () => void {
  return (callback) => {
    let isOver = false;
    const stop = onDaysChanged(() => {
      void look().then((known) => {
        if (!isOver) callback(known);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  };
}

/** What a storage answers; where it fails, the person is told, and something else stands in for it. */
export async function stored<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    showToast(error.message);
    return otherwise;
  }
}
