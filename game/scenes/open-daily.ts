/** Opens the page of a day, and the calendar of all days, over a scene. */
import type Phaser from 'phaser';
import { DAILY_PLAYERS, dayOf } from '../../engine/daily/day.ts';
import { StorageError } from '../base/store.ts';
import { forPlayers } from '../catalogue/table-rules.ts';
import { today } from '../catalogue/today.ts';
import { withWords, words } from '../i18n/words.ts';
import type { DailyDeal } from '../services/storage/played-days.ts';
import { showToast } from '../ui/dialogs/toast.ts';
import { showExercises } from './open-exercises.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Plays a deal. @returns whether the scene is left for it */
type PlayDeal = (deal: DailyDeal) => Promise<boolean>;

/** Opens the page of a day. @param date in UTC, as `2026-11-24` */
export function showDay(scene: Phaser.Scene, services: Services, date: string, onPlay: PlayDeal): Promise<void> {
  const { bots, comparisons, days } = services;
  const code = withWords(
    ['daily', 'review', 'editor'],
    Promise.all([import('../features/daily/daily-dialog.ts'), stored(() => days.get(date), null)]),
  );
  return openOver(scene, code, ([{ openDailyDialog }, played]) => {
    const close = openDailyDialog({
      date,
      played,
      opponentsCome: async () => {
        bots.load(forPlayers(DAILY_PLAYERS, dayOf(date).rules), { isListed: true });
        await bots.whenSettled();
        return bots.state.is === 'policy';
      },
      onPlay: () => void playNext(services, date, onPlay),
      compare: async (onProgress) => {
        const comparison = await comparisons.compareDay(dayOf(date), onProgress);
        await stored(() => days.addComparison(date, comparison), undefined);
        return comparison;
      },
      onExercises: () => void showExercises(scene, services),
      onCalendar: () => {
        close();
        void showCalendar(scene, services, date, onPlay);
      },
    });
    return close;
  });
}

/** Opens the calendar at the month of a day. */
function showCalendar(scene: Phaser.Scene, services: Services, date: string, onPlay: PlayDeal): Promise<void> {
  const code = withWords(
    ['daily'],
    Promise.all([
      import('../features/daily/calendar-dialog.ts'),
      stored(() => services.days.all(), new Map<string, never>()),
    ]),
  );
  return openOver(scene, code, ([{ openCalendarDialog }, played]) =>
    openCalendarDialog({
      today: today(),
      date,
      played,
      onDay: (chosen) => void showDay(scene, services, chosen, onPlay),
    }),
  );
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
