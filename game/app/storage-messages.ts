/** What is said when the browser keeps nothing, or has not kept something well. */
import type { OpenMatchesOptions } from '../services/storage/open-matches.ts';
import type { StorageProblem } from '../services/storage/persistent-stores.ts';
import { words } from '../i18n/words.ts';
import { showToast } from '../ui/dialogs/toast.ts';

/** Tells of it in a toast. */
export function tellStorageProblem(trouble: StorageProblem): void {
  const { blocked, damaged, deleted } = words().saves;
  switch (trouble.is) {
    case 'blocked':
      showToast(blocked);
      return;
    case 'deleted':
      showToast(deleted);
      return;
    case 'damaged':
      showToast(damaged[trouble.store](trouble.count));
      return;
    default:
      trouble satisfies never;
  }
}

/** Tells of it where a match is not kept while it is played, or its record. */
export const tellUnkeptMatch: OpenMatchesOptions['tell'] = ({ isOver, error }) => {
  const { notKept, notSaved } = words().saves;
  showToast(`${isOver ? notKept : notSaved} ${error.message}`);
};
