/** What has been played, for oneself to play again or for somebody else: as a link, or as a file. */
import { useMemo, useState } from 'preact/hooks';
import { challengeOf, readChallenge, type Challenge, type ChallengeFile } from '../../../engine/challenge/challenge.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { download } from '../../base/download.ts';
import { LONGEST_NAME } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { Select } from '../../kit/controls.tsx';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { addressWith, ShareLink } from '../../kit/share-link.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import { challengeFileName } from '../../model/challenge-file.ts';
import { isOwnName } from '../../services/storage/kept-records.ts';
import { challengeLink, LONGEST_ADDRESS } from './challenge-link.ts';

export interface ChallengeOptions {
  record: MatchRecord;
  /** The seat of the person who played, -1 for none. */
  you: number;
  /** Chosen at first; null for the whole match. */
  deal: number | null;
  /** Plays one; the dialog is closed by then. */
  onPlay: (challenge: Challenge) => void;
}

export const openChallengeDialog = opens(ChallengeScreen);

function ChallengeScreen({ record, you, deal: first, onPlay, onClose }: Closable<ChallengeOptions>) {
  const messages = words().challenge;
  const { title } = words().match.challenge;
  const [deal, choose] = useState(first);
  const [name, sign] = useState(() => givenName(record, you));
  const file = useMemo(() => (you < 0 ? null : challengeOf(signed(record, you, name), you, deal)), [deal, name]);
  const address = useAddress(file);
  const isTooLong = address !== null && address.length > LONGEST_ADDRESS;
  const foot = file && {
    play: {
      label: messages.playIt,
      onPress: () => {
        onClose();
        onPlay(readChallenge(file));
      },
    },
    save: { label: words().editor.saveFile, onPress: () => save(file) },
  };
  return (
    <Dialog
      title={title}
      lead={messages.sendLead}
      actions={foot === null ? [] : [foot.play, ...(isTooLong ? [] : [foot.save])]}
      main={isTooLong ? foot?.save : undefined}
      onClose={onClose}
    >
      <div class="tools">
        <Select
          label={messages.what}
          any={messages.wholeMatch}
          from={record.deals.map((_, index) => [String(index + 1), messages.deal(index + 1)])}
          chosen={deal === null ? null : String(deal)}
          onChoose={(wanted) => choose(wanted === null ? null : Number(wanted))}
        />
        <NameField name={name} onName={sign} />
      </div>
      {file === null && <p>{messages.impossible}</p>}
      {address !== null && (
        <>
          {isTooLong ? <p>{messages.tooLong}</p> : <ShareLink link={address} title={title} />}
          <p class="soft">{messages.secret}</p>
        </>
      )}
    </Dialog>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <label>
      <span>{words().challenge.senderName}</span>
      <input
        type="text"
        maxLength={LONGEST_NAME}
        autocomplete="off"
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value.trim())}
      />
    </label>
  );
}

/** The address that holds a challenge; null until it is there. */
function useAddress(file: ChallengeFile | null): string | null {
  const { value: made } = useLoaded<{ of: ChallengeFile; address: string }>(
    async (show) => {
      if (file !== null) show({ of: file, address: addressWith(await challengeLink(file)) });
    },
    [file],
  );
  return made !== null && made.of === file ? made.address : null;
}

function givenName({ players }: MatchRecord, you: number): string {
  return you < 0 || isOwnName(players[you]) ? '' : players[you];
}

function signed(record: MatchRecord, you: number, name: string): MatchRecord {
  return name === '' ? record : { ...record, players: record.players.with(you, name) };
}

function save(file: ChallengeFile): void {
  void download(challengeFileName(new Date()), `${JSON.stringify(file)}\n`);
}
