/** What is said when the browser keeps nothing, or has not kept something well. */
import type { OpenMatchesOptions } from '../services/storage/open-matches.ts';
import type { ShelfTrouble } from '../services/storage/persistent-stores.ts';
import { words } from '../i18n/words.ts';
import { laySlip } from '../ui/dialogs/toast.ts';

/** Tells of it in a toast. */
export function tellOfTrouble(trouble: ShelfTrouble): void {
  const { blocked, damaged, deleted } = words().saves;
  switch (trouble.is) {
    case 'blocked':
      laySlip(blocked);
      return;
    case 'deleted':
      laySlip(deleted);
      return;
    case 'damaged':
      laySlip(damaged[trouble.shelf](trouble.count));
      return;
    default:
      trouble satisfies never;
  }
}

/** Tells of it where a match is not kept while it is played, or its record. */
export const tellOfUnkept: OpenMatchesOptions['tell'] = ({ isOver, error }) => {
  const { notKept, notSaved } = words().saves;
  laySlip(`${isOver ? notKept : notSaved} ${error.message}`);
};
