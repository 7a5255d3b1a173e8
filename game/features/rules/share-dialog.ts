/** Ways to give a game to others: a link, and a file. */
import { download } from '../../base/download.ts';
import { openDialog } from '../../ui/dialogs/dialog.ts';
import { addressWith, linkToShare } from '../../ui/dialogs/share-link.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { rulesFileName } from './description.ts';
import { rulesLink } from './shared-rules.ts';

/** Opens a dialog with the link and the file of some rules. */
export function openShareDialog(name: string, file: KeptRules): void {
  const { shareTitle, shareLead, saveFile } = words().editor;
  const { shown, main, others, show } = linkToShare(name);
  void rulesLink(file).then((fragment) => show(addressWith(fragment)));
  openDialog({
    title: shareTitle(name),
    lead: shareLead,
    body: shown,
    buttons: [
      { label: saveFile, onPress: () => download(rulesFileName(name), `${JSON.stringify(file, null, 2)}\n`) },
      ...others,
    ],
    main,
  });
}
