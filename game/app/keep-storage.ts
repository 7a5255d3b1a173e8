/**
 * Asks the browser not to delete what is stored when space is short, once there is something to lose. Most decide by
 * themselves; Firefox asks the person, who is told first what it is about.
 */
import type { Preferences } from '../services/preferences.ts';
import { words } from '../i18n/words.ts';
import { showToast } from '../kit/toast.tsx';

/** What is used of the browser here; undefined on pages served over plain http. */
export interface Keeping {
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined;
  /** Whether the browser would ask the person. */
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
