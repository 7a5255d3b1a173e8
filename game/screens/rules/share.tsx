/** Ways to give a game to others: a link, and a file. */
import { download } from '../../base/download.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import { addressWith, ShareLink } from '../../kit/share-link.tsx';
import { rulesFileName, rulesLink } from './shared-rules.ts';

/** Opens a dialog with the link and the file of some rules, once the link is made. */
export async function openShareDialog(name: string, file: KeptRules): Promise<void> {
  const link = addressWith(await rulesLink(file));
  const save = (): void => void download(rulesFileName(name), `${JSON.stringify(file, null, 2)}\n`);
  open((close) => <ShareScreen name={name} link={link} onSave={save} onClose={close} />);
}

function ShareScreen(props: { name: string; link: string; onSave: () => void; onClose: () => void }) {
  const { name, link, onSave, onClose } = props;
  const { shareTitle, shareLead, saveFile } = words().editor;
  return (
    <Dialog
      title={shareTitle(name)}
      lead={shareLead}
      actions={[{ label: saveFile, onPress: onSave }]}
      onClose={onClose}
    >
      <ShareLink link={link} title={name} />
    </Dialog>
  );
}
