/** The person's own bots as a dialog of their own. */
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import { openDialog, openToRead } from '../../ui/dialogs/dialog.ts';
import { acceptDrops } from '../../ui/dialogs/files.ts';
import '../../ui/dialogs/lists.css';
import { BotsList } from './bots-list.ts';
import './teaching.css';

/**
 * Opens it; answers with a function that closes it.
 * @param bring keeps the bots in files, and answers with sentences
 */
export function openBotsDialog(ownBots: OwnBots, bring: (files: readonly File[]) => Promise<string[]>): () => void {
  return openToRead(() => {
    const list = new BotsList(ownBots, bring);
    const { title, how } = words().teaching.bots;
    const opened = openDialog({
      title,
      lead: how,
      isWide: true,
      body: [element('div', { className: 'teaching' }, list.element)],
      onClose: list.close,
    });
    acceptDrops(list.element, list.onFiles);
    return opened;
  });
}
