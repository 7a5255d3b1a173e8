/** Toasts about problems with stored data. */
import type { OpenMatchesOptions } from '../services/storage/open-matches.ts';
import type { StorageProblem } from '../services/storage/persistent-stores.ts';
import { STORES } from '../services/storage/stores.ts';
import { words } from '../i18n/words.ts';
import { showToast } from '../kit/toast.tsx';

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
