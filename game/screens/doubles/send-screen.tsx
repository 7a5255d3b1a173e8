/** Sends the person's double: as a link that says how they play, or as a file for the commands. */
import { useState } from 'preact/hooks';
import { download } from '../../base/download.ts';
import { LONGEST_NAME } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { addressWith, ShareLink } from '../../kit/share-link.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import { doubleLink, type SentDouble } from './double-link.ts';

export function SendScreen({ sent, onClose }: { sent: SentDouble; onClose: () => void }) {
  const text = words().doubles;
  const [typed, type] = useState(sent.name);
  const name = typed.trim();
  const { value: link } = useLoaded<string>(
    async (show) => show(addressWith(await doubleLink({ ...sent, name }))),
    [name],
  );
  const save = (): void =>
    void download('thirty-one.double.json', `${JSON.stringify({ ...sent.double, name }, null, 2)}\n`);
  return (
    <Dialog
      title={text.sendTitle}
      lead={text.sendLead}
      actions={[{ label: text.save, onPress: save }]}
      onClose={onClose}
    >
      <label class="text">
        <span>{text.senderName}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      {link !== null && <ShareLink link={link} title={text.sendTitle} />}
    </Dialog>
  );
}
