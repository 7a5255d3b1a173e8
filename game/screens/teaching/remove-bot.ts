/** Deletes bots of the person's own, and brings them back for whoever did not mean it. */
import { StorageError } from '../../base/store.ts';
import { words } from '../../i18n/words.ts';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import { showToast } from '../../kit/toast.tsx';

/** How long it can be brought back, in ms. */
const SECOND_THOUGHTS = 10_000;

/** Deletes a bot; for a while a toast offers to bring it back. Rejects with a `StorageError`. */
export async function removeBot(ownBots: OwnBots, id: string): Promise<void> {
  const bot = ownBots.all.get(id);
  // What cannot be read can be deleted all the same.
  const files = await ownBots.filesOf(id).catch(() => null);
  await ownBots.remove(id);
  if (bot === undefined || files === null) return;
  const bringBack = async (): Promise<void> => {
    try {
      await ownBots.add(id, bot, files);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      showToast(error.message);
    }
  };
  const { removed, bringBack: label } = words().teaching.bots;
  window.setTimeout(showToast(removed(bot.name), [{ label, onPress: () => void bringBack() }]), SECOND_THOUGHTS);
}
