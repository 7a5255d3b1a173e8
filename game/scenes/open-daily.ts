/** Opens the page of a day, and the calendar of all days, over a place. */
import { DAILY_PLAYERS, dayOf } from '../../engine/daily/day.ts';
import { StorageError } from '../base/store.ts';
import { forPlayers } from '../catalogue/table-rules.ts';
import { onDaysChanged, today } from '../catalogue/today.ts';
import { withWords, words } from '../i18n/words.ts';
import type { Here } from '../match/destinations.ts';
import { daysInARow } from '../screens/daily/streak.ts';
import type { ShownDay } from '../screens/daily/screen.tsx';
import type { PastDays } from '../screens/daily/week.ts';
import { isComplete, type DailyDeal } from '../services/storage/played-days.ts';
import type { PlayedDay } from '../services/storage/stores.ts';
import { showToast } from '../ui/dialogs/toast.ts';
import { showExercises } from './open-exercises.ts';
import { introduce } from './open-introduction.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

const NO_DAYS: ReadonlyMap<string, PlayedDay> = new Map();

/** Plays a deal. @returns whether the place is left for it */
type PlayDeal = (deal: DailyDeal) => Promise<boolean>;

/** Opens the page of a day. @param date in UTC, as `2026-11-24` */
export function showDay(here: Here, services: Services, date: string, onPlay: PlayDeal): Promise<void> {
  const { bots, comparisons, days } = services;
  const code = withWords(
    ['daily', 'review', 'editor'],
    Promise.all([import('../screens/daily/screen.tsx'), lookBack(services, date)]),
  );
  // That of today follows the date.
  const isOfToday = date === today();
  return openOver(here, code, ([{ openDailyDialog }, day]) => {
    const close = openDailyDialog({
      ...day,
      follow: whenDaysChange(() => lookBack(services, isOfToday ? today() : date)),
      opponentsCome: async (played) => {
        bots.load(forPlayers(DAILY_PLAYERS, dayOf(played).rules), { isListed: true });
        await bots.whenSettled();
        return bots.state.is === 'policy';
      },
      onPlay: (played) =>
        introduce(here, services, {
          rules: dayOf(played).rules,
          players: DAILY_PLAYERS,
          onPlay: () => void playNext(services, played, onPlay),
        }),
      compare: async (played, onProgress) => {
        const comparison = await comparisons.compareDay(dayOf(played), onProgress);
        await stored(() => days.addComparison(played, comparison), undefined);
        return comparison;
      },
      onExercises: () => void showExercises(here, services),
      own: services.preferences.settings.seats[0],
      // Over this page, which is there again once a glance at the calendar is over.
      onCalendar: (shown) =>
        void showCalendar(here, services, shown, (chosen) => {
          close();
          void showDay(here, services, chosen, onPlay);
        }),
    });
    return close;
  });
}

/** A day as it was played, and once it is over, all days. */
async function lookBack(services: Services, date: string): Promise<ShownDay> {
  const played = await stored(() => services.days.get(date), null);
  return { date, played, past: played !== null && isComplete(played.first) ? await allDays(services) : null };
}

async function allDays({ days }: Services): Promise<PastDays> {
  const played = await stored(() => days.all(), NO_DAYS);
  return { played, inARow: await daysInARow(today(), async (date) => played.has(date)) };
}

/** Opens the calendar at the month of a day. */
function showCalendar(here: Here, services: Services, date: string, onDay: (chosen: string) => void): Promise<void> {
  const code = withWords(['daily'], Promise.all([import('../screens/daily/calendar-screen.tsx'), allDays(services)]));
  return openOver(here, code, ([{ openCalendarDialog }, past]) =>
    openCalendarDialog({
      today: today(),
      date,
      past,
      follow: whenDaysChange(async () => ({ past: await allDays(services), today: today() })),
      onDay,
    }),
  );
}

/** Calls back with what is known of the days whenever they may have changed. @returns what begins that, and then how to stop it */
function whenDaysChange<Known>(look: () => Promise<Known>): (callback: (known: Known) => void) => () => void {
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

async function playNext({ days }: Services, date: string, onPlay: PlayDeal): Promise<void> {
  const next = await stored(() => days.next(date), null);
  if (next === null) return;
  if (next.is === 'elsewhere') showToast(words().saves.isInAnotherTab);
  else if (!(await onPlay(next.deal))) await days.release(date);
}

/** What a storage answers; where it fails, the person is told, and something else stands in for it. */
async function stored<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    showToast(error.message);
    return otherwise;
  }
}
