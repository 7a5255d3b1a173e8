/**
 * Asks the browser not to delete what is stored when space is short, once there is something to lose. Most decide by
 * themselves; Firefox asks the person, who is told first what it is about.
 */
import type { Preferences } from '../services/preferences.ts';
import { words } from '../i18n/words.ts';
import { showToast } from '../kit/toast.tsx';
import type { OpenMatchesOptions } from '../services/storage/open-matches.ts';
import type { StorageProblem } from '../services/storage/persistent-stores.ts';
import { STORES } from '../services/storage/stores.ts';

/** What is used of the browser here; undefined on pages served over plain http. */
export interface Keeping {
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined;
  asksPerson: boolean;
}

/** Only Firefox has this, and it is the one that asks. */
function isFirefox(): boolean {
  return 'mozInnerScreenX' in window;
}

export async function keepStorage(
  preferences: Pick<Preferences, 'settings' | 'change'>,
  { storage, asksPerson }: Keeping = { storage: navigator.storage, asksPerson: isFirefox() },
): Promise<void> {
  const persist = async (): Promise<void> => {
    await storage?.persist?.().catch(() => undefined);
  };
  if (!asksPerson) {
    await persist();
    return;
  }
  const isKept = (await storage?.persisted?.().catch(() => true)) ?? true;
  if (isKept || preferences.settings.hasBeenAskedToKeep) return;
  preferences.change({ hasBeenAskedToKeep: true });
  const { saves, offline } = words();
  showToast(saves.mayBeDeleted, [{ label: saves.keepThem, onPress: () => void persist() }, { label: offline.later }]);
}

/** Shows a toast about a storage problem. */
export function showStorageProblem(problem: StorageProblem): void {
  const { blocked, damaged, deleted, newer } = words().saves;
  switch (problem.is) {
    case 'blocked':
      showToast(blocked);
      return;
    case 'deleted':
      showToast(deleted);
      return;
    case 'damaged': {
      const { damaged: message } = STORES[problem.store];
      if (message !== null) showToast(message === 'bots' ? damaged.bots : damaged[message](problem.count));
      return;
    }
    case 'newer':
      showToast(newer(problem.count));
      return;
    default:
      problem satisfies never;
  }
}

/** Shows a toast about a match, or its record, that could not be stored. */
export const showUnstoredMatch: OpenMatchesOptions['onUnstored'] = ({ isOver, error }) => {
  const { notKept, notSaved } = words().saves;
  showToast(`${isOver ? notKept : notSaved} ${error.message}`);
};
