/** Plays the next deal of a day. */
import { StorageError } from '../base/store.ts';
import { words } from '../i18n/words.ts';
import { showToast } from '../kit/toast.tsx';
import type { PlayedDays } from '../services/storage/played-days.ts';
import type { GoTo } from './destinations.ts';

/** @returns false where that cannot be, which has been said */
export async function playNextDeal(
  date: string,
  { days, goTo }: { days: Pick<PlayedDays, 'next' | 'release'>; goTo: GoTo },
): Promise<boolean> {
  try {
    const next = await days.next(date);
    if (next.is === 'open') {
      if (!(await goTo({ is: 'table', opening: { daily: next.deal } }))) await days.release(date);
      return true;
    }
    showToast(words().saves.isInAnotherTab);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    showToast(error.message);
  }
  return false;
}
