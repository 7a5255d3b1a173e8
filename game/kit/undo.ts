/** Bringing back what has just been deleted. */
import { StorageError } from '../base/store.ts';
import { words } from '../i18n/words.ts';
import { showToast } from './toast.tsx';

/** How long that is possible, in ms. */
const TIME = 10_000;

type BringBack = () => Promise<void>;

/** What is offered now, the one that was deleted last first. */
let offer: { toast: HTMLElement; all: readonly BringBack[] } | undefined;

/**
 * Offers to bring something back, in a toast, together with all that was deleted while that is shown.
 * @param what its name
 * @param bringBack may reject with a `StorageError`, which is told
 */
export function offerUndo(what: string, bringBack: BringBack): void {
  const earlier = offer?.toast.isConnected === true ? offer.all : [];
  offer?.toast.remove();
  const all = [bringBack, ...earlier];
  const { deleted, undo } = words().dialogs;
  const toast = showToast(deleted(what, earlier.length), [{ label: undo, onPress: () => void undoAll(all) }]);
  setTimeout(() => toast.remove(), TIME);
  offer = { toast, all };
}

async function undoAll(all: readonly BringBack[]): Promise<void> {
  try {
    for (const bringBack of all) await bringBack();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    showToast(error.message);
  }
}
