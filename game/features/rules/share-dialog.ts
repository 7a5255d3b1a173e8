/** Ways to give a game to others: a link, and a file. */
import { download } from '../../base/download.ts';
import { element } from '../../base/elements.ts';
import { openDialog } from '../../ui/dialogs/dialog.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { copyText } from '../../ui/dialogs/copy-text.ts';
import { rulesFileName } from './description.ts';
import { rulesLink } from './shared-rules.ts';

/** Opens a dialog with the link and the file of some rules. */
export function openShareDialog(name: string, file: KeptRules): void {
  const { shareTitle, shareLead, link, copyLink, saveFile, send } = words().editor;
  const field = element('input', { type: 'text', readOnly: true });
  field.addEventListener('focus', () => field.select());
  const said = element('p', { role: 'status' });
  // The page itself without its query and fragment; the rules follow as a new fragment.
  const page = window.location.href.replace(/[?#].*$/, '');
  void rulesLink(file).then((fragment) => (field.value = page + fragment));
  const copy = (): void => void copyText(field.value, field).then((answer) => (said.textContent = answer));
  openDialog({
    title: shareTitle(name),
    lead: shareLead,
    body: [element('label', { className: 'link' }, element('span', {}, link), field), said],
    buttons: [
      { label: copyLink, onPress: copy },
      ...('share' in navigator ? [{ label: send, onPress: () => void sendLink(name, field.value) }] : []),
      { label: saveFile, onPress: () => download(rulesFileName(name), `${JSON.stringify(file, null, 2)}\n`) },
    ],
  });
}

/** Opens the device's share sheet for the link. */
async function sendLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person has cancelled: nothing to report.
  }
}
