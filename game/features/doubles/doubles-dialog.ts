/** One's own double and those of friends: learnt, played against, seated, sent, forgotten. */
import { StorageError } from '../../base/store.ts';
import { element } from '../../base/elements.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { LONGEST_NAME, type SeatWithDouble } from '../../catalogue/settings.ts';
import { portraitIn } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { characterInWords } from '../../model/character-in-words.ts';
import { FEWEST_DECISIONS, type Doubles, type OwnHabits } from '../../services/doubles.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { KeptDouble } from '../../services/storage/stores.ts';
import { faceCanvas } from '../../table/art/picture-canvas.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, confirmingButton, labelled, showLines, statusLine } from '../../ui/dialogs/elements.ts';
import { openSendDialog } from './send-dialog.ts';
import '../../ui/dialogs/lists.css';
import './doubles.css';

export interface DoublesDialogOptions {
  doubles: Doubles;
  preferences: Pick<Preferences, 'settings' | 'change'>;
  /** Plays a match against one; the dialog is closed by then. */
  onPlay: (seat: SeatWithDouble) => void;
  /** Seats one at the place that the dialog was opened for; left out where it was opened for none. */
  onSeat?: (seat: SeatWithDouble) => void;
}

/** Opens it; returns a function that closes it. */
export function openDoublesDialog(options: DoublesDialogOptions): () => void {
  return openToRead(() => new DoublesDialog(options).opened);
}

class DoublesDialog {
  readonly opened: OpenedDialog;
  readonly #options: DoublesDialogOptions;
  readonly #own = element('div');
  readonly #friends = element('div');
  readonly #status = statusLine();
  /** Whether bots that adapt may remember earlier matches. */
  readonly #remembered: HTMLElement;
  /** Of what is being learnt. */
  #learning = new AbortController();

  constructor(options: DoublesDialogOptions) {
    this.#options = options;
    const text = words().doubles;
    this.#remembered = this.#rememberingField();
    this.opened = openDialog({
      title: text.title,
      lead: text.lead,
      body: [
        element('section', {}, element('h2', {}, text.yours), this.#own, this.#learningField(), this.#remembered),
        element('section', {}, element('h2', {}, text.friends), this.#friends),
        this.#status,
        element('p', { className: 'soft' }, text.local),
      ],
      onClose: () => this.#learning.abort(),
    });
    void this.#showOwn();
    void this.#reporting(this.#showFriends());
  }

  #learningField(): HTMLElement {
    const { preferences, doubles } = this.#options;
    const field = element('input', { type: 'checkbox', checked: preferences.settings.learnsHabits });
    field.addEventListener('change', () => {
      this.#remembered.hidden = !field.checked;
      this.#learning.abort();
      void this.#reporting(doubles.allowLearning(field.checked).then(() => this.#showOwn()));
    });
    return labelled(words().doubles.learns, field, 'switch');
  }

  #rememberingField(): HTMLElement {
    const { preferences } = this.#options;
    const { areMatchesRemembered, learnsHabits } = preferences.settings;
    const field = element('input', { type: 'checkbox', checked: areMatchesRemembered });
    field.addEventListener('change', () => preferences.change({ areMatchesRemembered: field.checked }));
    const labelledField = labelled(words().doubles.remembers, field, 'switch');
    labelledField.hidden = !learnsHabits;
    return labelledField;
  }

  async #showOwn(): Promise<void> {
    const text = words().doubles;
    const { looking, unavailable, tryAgain } = words().habits;
    if (!this.#options.preferences.settings.learnsHabits) {
      showLines(this.#own, text.off);
      return;
    }
    this.#learning = new AbortController();
    const { signal } = this.#learning;
    const bar = element('progress', { value: 0, ariaLabel: looking });
    const begin = (matches: number): void => {
      bar.max = matches;
      showLines(this.#own, element('p', { role: 'status' }, looking), bar);
    };
    const onProgress = (done: number): void => void (bar.value = done);
    try {
      const own = await this.#options.doubles.learnOwn({ signal, onBegin: begin, onProgress });
      if (!signal.aborted) showLines(this.#own, ...this.#ownInWords(own));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof StorageError) showLines(this.#own, error.message);
      else if (error instanceof RequestFailed) {
        const again = actionButton({ label: tryAgain, onPress: () => void this.#showOwn() });
        showLines(this.#own, unavailable, again);
      } else throw error;
    }
  }

  #ownInWords(own: OwnHabits): (Node | string)[] {
    const text = words().doubles;
    if (!('double' in own)) return [text.few(own.decisions, FEWEST_DECISIONS)];
    const forget = confirmingButton(
      { label: text.forget, name: text.forgetOne },
      { label: text.reallyForget, name: text.reallyForgetOne },
      () => void this.#reporting(this.#forget()),
    );
    const send = actionButton({ label: text.send, onPress: () => this.#send(own.double) });
    return [listOf([this.#row(own.double, [...this.#seatButtons(own.double), send, forget])])];
  }

  async #forget(): Promise<void> {
    await this.#options.doubles.forget();
    await this.#showOwn();
    this.#status.textContent = words().doubles.forgotten;
  }

  #send({ double }: KeptDouble): void {
    const [own] = this.#options.preferences.settings.seats;
    const person = own.kind === 'person' ? own : { name: '' };
    openSendDialog({ ...person, double });
  }

  async #showFriends(): Promise<void> {
    const friends = await this.#options.doubles.friends();
    const rows = friends.map(([id, kept]) => this.#friend(id, kept));
    showLines(this.#friends, rows.length === 0 ? words().doubles.noFriends : listOf(rows));
  }

  #friend(id: string, kept: KeptDouble): HTMLElement {
    const text = words().doubles;
    const { doubles } = this.#options;
    const { name } = kept;
    const field = element('input', { type: 'text', value: name, maxLength: LONGEST_NAME, autocomplete: 'off' });
    field.ariaLabel = text.nameOf(name);
    field.addEventListener('change', () => {
      const wanted = field.value.trim();
      if (wanted === '') field.value = name;
      else void this.#reporting(doubles.rename(id, wanted).then(() => this.#showFriends()));
    });
    const remove = confirmingButton(
      { label: text.remove, name: text.removeOne(name) },
      { label: text.reallyRemove, name: text.reallyRemoveOne(name) },
      () => void this.#reporting(doubles.remove(id).then(() => this.#showFriends())),
    );
    return this.#row(kept, [...this.#seatButtons(kept), remove], field);
  }

  /** A double with its face, what is known of it, and what can be done with it. */
  #row(kept: KeptDouble, buttons: readonly HTMLElement[], field?: HTMLElement): HTMLElement {
    const facts = factsOf(kept, field === undefined);
    return element(
      'li',
      {},
      faceOf(this.#options.doubles.seatOf(kept)),
      element(
        'div',
        { className: 'match' },
        ...(field === undefined ? [] : [field]),
        ...facts.map((fact) => element('span', {}, fact)),
      ),
      element('div', { className: 'buttons' }, ...buttons),
    );
  }

  #seatButtons(kept: KeptDouble): HTMLElement[] {
    const text = words().doubles;
    const { doubles, onPlay, onSeat } = this.#options;
    const { name } = kept;
    const isOwn = name === '';
    const leave = (then: (seat: SeatWithDouble) => void) => (): void => {
      const seat = doubles.seatOf(kept);
      this.opened.close();
      then(seat);
    };
    const play = actionButton({
      label: text.play,
      name: isOwn ? text.playOwn : text.playOne(name),
      onPress: leave(onPlay),
    });
    if (onSeat === undefined) return [play];
    return [
      actionButton({ label: text.seat, name: isOwn ? text.seatOwn : text.seatOne(name), onPress: leave(onSeat) }),
      play,
    ];
  }

  /** Does something, and says why where the storage fails. */
  async #reporting(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.#status.textContent = error.message;
    }
  }
}

/** What a double was learnt from, and how alike it is. */
function factsOf({ like, double: { decisions, games, alike } }: KeptDouble, isYours: boolean): string[] {
  const text = words().doubles;
  const names = games.map((game) => gameName(game).name || text.houseRules).join(', ');
  return [
    text.learnt(decisions, names),
    ...(alike === undefined ? [] : [text.alike(alike, isYours)]),
    ...(like === undefined ? [] : [words().habits.playsLike(characterInWords(like))]),
  ];
}

function listOf(rows: readonly HTMLElement[]): HTMLElement {
  return element('ul', { className: 'records doubles' }, ...rows);
}

function faceOf(seat: SeatWithDouble): HTMLCanvasElement {
  return faceCanvas({ name: seat.name, isYou: false, ...portraitIn(seat) });
}
