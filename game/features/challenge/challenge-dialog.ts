/** What has been played, for oneself to play again or for somebody else: as a link, or as a file. */
import { challengeOf, readChallenge, type Challenge, type ChallengeFile } from '../../../engine/challenge/challenge.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { download } from '../../base/download.ts';
import { element } from '../../base/elements.ts';
import { LONGEST_NAME } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { challengeFileName } from '../../model/challenge-file.ts';
import { isOwnName } from '../../services/storage/kept-records.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, labelled, showLines } from '../../ui/dialogs/elements.ts';
import { selectField } from '../../ui/dialogs/select-field.ts';
import { addressWith, linkToShare } from '../../ui/dialogs/share-link.ts';
import { challengeLink, LONGEST_ADDRESS } from './challenge-link.ts';
import '../../ui/dialogs/lists.css';

export interface ChallengeDialogOptions {
  record: MatchRecord;
  /** The seat of the person who played, -1 for none. */
  you: number;
  /** Chosen at first; null for the whole match. */
  deal: number | null;
  /** Plays one; the dialog is closed by then. */
  onPlay: (challenge: Challenge) => void;
}

/** Opens it; returns a function that closes it. */
export function openChallengeDialog(options: ChallengeDialogOptions): () => void {
  return openToRead(() => new ChallengeDialog(options).opened);
}

class ChallengeDialog {
  readonly opened: OpenedDialog;
  readonly #options: ChallengeDialogOptions;
  readonly #offered = element('section');
  /** Of whoever sends it, if they want to be named. */
  readonly #name = element('input', { type: 'text', maxLength: LONGEST_NAME, autocomplete: 'off' });
  /** As in the options. */
  #deal: number | null;

  constructor(options: ChallengeDialogOptions) {
    this.#options = options;
    const { record, deal } = options;
    this.#deal = deal;
    const messages = words().challenge;
    const field = selectField({
      label: messages.what,
      any: messages.wholeMatch,
      from: record.deals.map((_, index) => [String(index + 1), messages.deal(index + 1)]),
      chosen: deal === null ? null : String(deal),
      onChoose: (chosen) => {
        this.#deal = chosen === null ? null : Number(chosen);
        void this.#offer();
      },
    });
    const { players } = record;
    const own = options.you < 0 ? undefined : players[options.you];
    this.#name.value = own === undefined || isOwnName(own) ? '' : own;
    this.#name.addEventListener('change', () => void this.#offer());
    this.opened = openDialog({
      title: words().match.challenge.title,
      lead: messages.sendLead,
      body: [element('div', { className: 'tools' }, field, labelled(messages.senderName, this.#name)), this.#offered],
    });
    void this.#offer();
  }

  async #offer(): Promise<void> {
    const { record, you } = this.#options;
    const deal = this.#deal;
    const messages = words().challenge;
    // What is offered so far is of another choice.
    showLines(this.#offered);
    this.opened.setMain(null);
    const file = you < 0 ? null : challengeOf(this.#signed(record, you), you, deal);
    if (file === null) {
      showLines(this.#offered, messages.impossible);
      return;
    }
    const address = addressWith(await challengeLink(file));
    if (deal !== this.#deal) return;
    const isLink = address.length <= LONGEST_ADDRESS;
    const link = linkToShare(words().match.challenge.title);
    link.show(address);
    const saving = { label: words().editor.saveFile, onPress: () => save(file) };
    const buttons = [
      { label: messages.playIt, onPress: () => this.#play(file) },
      ...(isLink ? [...link.others, saving] : []),
    ];
    this.opened.setMain(isLink ? link.main : saving);
    showLines(
      this.#offered,
      ...(isLink ? link.shown : [messages.tooLong]),
      element('div', { className: 'tools' }, ...buttons.map((button) => actionButton(button))),
      element('p', { className: 'soft' }, messages.secret),
    );
  }

  /** The record with the name of whoever sends it. */
  #signed(record: MatchRecord, you: number): MatchRecord {
    const name = this.#name.value.trim();
    return name === '' ? record : { ...record, players: record.players.with(you, name) };
  }

  #play(file: ChallengeFile): void {
    this.opened.close();
    this.#options.onPlay(readChallenge(file));
  }
}

function save(file: ChallengeFile): void {
  void download(challengeFileName(new Date()), `${JSON.stringify(file)}\n`);
}
