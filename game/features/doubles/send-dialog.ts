/** Sends the person's double: as a link that says how they play, or as a file for the commands. */
import { download } from '../../base/download.ts';
import { element } from '../../base/elements.ts';
import { LONGEST_NAME } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { openDialog, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { labelled } from '../../ui/dialogs/elements.ts';
import { addressWith, linkToShare } from '../../ui/dialogs/share-link.ts';
import { doubleLink, type SentDouble } from './double-link.ts';

export function openSendDialog(sent: SentDouble): OpenedDialog {
  const text = words().doubles;
  const name = element('input', { type: 'text', maxLength: LONGEST_NAME, autocomplete: 'off', value: sent.name });
  const link = linkToShare(text.sendTitle);
  const named = (): SentDouble => ({ ...sent, name: name.value.trim() });
  const show = async (): Promise<void> => link.show(addressWith(await doubleLink(named())));
  name.addEventListener('input', () => void show());
  void show();
  const save = (): void => {
    const { name: called, double } = named();
    void download('thirty-one.double.json', `${JSON.stringify({ ...double, name: called }, null, 2)}\n`);
  };
  return openDialog({
    title: text.sendTitle,
    lead: text.sendLead,
    body: [labelled(text.senderName, name), ...link.shown],
    main: link.main,
    buttons: [...link.others, { label: text.save, onPress: save }],
  });
}
