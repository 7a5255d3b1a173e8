/** What is said when the browser keeps nothing, or has not kept something well. */
import type { ShelfTrouble } from '../state/shelves-lasting.ts';
import { words } from '../text/words.ts';
import { laySlip } from './slip.ts';

/** Tells of it on a slip. */
export function tellOfTrouble(trouble: ShelfTrouble): void {
  const { blocked, damaged } = words().saves;
  laySlip(trouble.is === 'blocked' ? blocked : damaged[trouble.shelf](trouble.count));
}
