/** Bringing back what has just been deleted. */
import { words } from '../../i18n/words.ts';
import { showToast } from '../../kit/toast.tsx';

/** How long that is possible, in ms. */
const TIME = 10_000;

/**
 * Offers to bring things back, in a toast: all that were deleted while it is shown.
 * @param bringBack called with them, the one that was deleted last first
 * @returns what is called with each that has been deleted
 */
export function createUndo<Thing>(bringBack: (things: readonly Thing[]) => void): (thing: Thing) => void {
  let things: readonly Thing[] = [];
  let dismiss = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    dismiss();
    things = [];
  };
  const undo = (): void => {
    const wanted = things;
    end();
    bringBack(wanted);
  };
  return (thing) => {
    const all = [thing, ...things];
    end();
    things = all;
    const messages = words().replay;
    dismiss = showToast(messages.removed(all.length), [{ label: messages.undo, onPress: undo }]);
    timer = setTimeout(end, TIME);
  };
}
