/** The ladder as a picture: nine rungs with an animal on each, one's own face where one stands, and what is won with each. */
import { element } from '../../base/elements.ts';
import { LADDER, type LadderStep } from '../../catalogue/ladder.ts';
import { isInUse, toggled, type Reward } from '../../catalogue/rewards.ts';
import type { Seat, Settings } from '../../catalogue/settings.ts';
import { portraitIn } from '../../catalogue/table-setup.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { faceCanvas } from '../../table/art/picture-canvas.ts';
import { openDialog, openToRead, type DialogButton, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import '../../ui/dialogs/lists.css';
import { standingOnLadder, type StepState } from './ladder.ts';
import './ladder.css';

interface LadderDialogOptions {
  stores: Pick<Stores, 'ladder'>;
  /** Counts matches that have not been counted yet. @returns whether that changed anything */
  catchUp: () => Promise<boolean>;
  /** As they are when it opens. */
  settings: Settings;
  /** Called when it closes, with what was chosen of the things that were won. */
  onLooks: (looks: Partial<Settings>) => void;
  /** Plays a match against an opponent; the dialog is closed by then. */
  onPlay: (step: LadderStep) => void;
  /** Leads to a table of one's own choice; the dialog is closed by then. */
  onAllOpponents: () => void;
  onGoals: () => void;
}

/** Opens the ladder; returns a function that closes it. */
export function openLadderDialog(options: LadderDialogOptions): () => void {
  return openToRead(() => new LadderDialog(options).opened);
}

class LadderDialog {
  readonly opened: OpenedDialog;
  readonly #options: LadderDialogOptions;
  /** What was chosen here: it is used once the dialog closes, because the scene below is then drawn anew. */
  #looks: Partial<Settings> = {};
  readonly #count = element('p', { className: 'soft' });
  readonly #list = element('ol', { className: 'ladder', reversed: true });
  /** Where one stands who has beaten nobody yet. */
  readonly #ground = element('div', { className: 'ladder-ground', ariaHidden: 'true' });

  constructor(options: LadderDialogOptions) {
    this.#options = options;
    const { onAllOpponents, onGoals } = options;
    const { allOpponents, lead } = words().ladder;
    const tools = element(
      'div',
      { className: 'tools' },
      actionButton({ label: words().goals.title, onPress: onGoals }),
      actionButton({ label: allOpponents, onPress: () => this.#leave(onAllOpponents) }),
    );
    const body = [tools, this.#count, this.#list, this.#ground];
    const onClose = (): void => options.onLooks(this.#looks);
    this.opened = openDialog({ title: words().menu.ladder, lead, body, onClose });
    this.#fill().catch((error: Error) => {
      this.#count.textContent = error.message;
    });
  }

  async #fill(): Promise<void> {
    await this.#show();
    this.#list.querySelector('.next')?.scrollIntoView({ block: 'center' });
    if (await this.#options.catchUp()) await this.#show();
  }

  async #show(): Promise<void> {
    const steps = standingOnLadder(await this.#options.stores.ladder.all());
    const beaten = steps.filter(({ state }) => state.is === 'beaten').length;
    this.#count.textContent = words().ladder.beaten(beaten, LADDER.length);
    const next = steps.findIndex(({ state }) => state.is === 'next');
    const standsOn = next === -1 ? LADDER.length - 1 : next - 1;
    const rows = steps.map(({ step, state }, index) => this.#row(step, state, index === standsOn));
    this.#list.replaceChildren(...rows.toReversed());
    this.#ground.replaceChildren(...(standsOn < 0 ? [this.#ownFace()] : []));
    this.opened.setMain(next === -1 ? null : this.#challenge(steps[next].step));
  }

  /** Plays the next opponent. */
  #challenge(step: LadderStep): DialogButton {
    return {
      label: words().ladder.playAgainst(words().seats.animals[step.animal]),
      onPress: () => this.#leave(() => this.#options.onPlay(step)),
    };
  }

  #leave(where: () => void): void {
    this.opened.close();
    where();
  }

  #ownFace(): HTMLCanvasElement {
    const [own] = this.#options.settings.seats;
    return face(own.kind === 'person' ? own.name : '', own);
  }

  /** An opponent on its rung, what is won with it, and buttons for what is possible. */
  #row(step: LadderStep, state: StepState, isHere: boolean): HTMLLIElement {
    const { animal, level, style } = step;
    const messages = words().ladder;
    const { animals, bot } = words().seats;
    const name = animals[animal];
    const what = messages.rewards[step.reward.value];
    return element(
      'li',
      { className: state.is },
      element('div', { className: 'rung' }, face(name), ...(isHere ? [this.#ownFace()] : [])),
      element(
        'div',
        { className: 'who' },
        element('strong', {}, name),
        ` · ${bot(level, style)}`,
        line(words().biographies[animal]),
        line(capitalised(stateInWords(state))),
        line((state.is === 'beaten' ? messages.won : messages.reward)(what)),
      ),
      element(
        'div',
        { className: 'can' },
        ...(state.is === 'beaten' ? [this.#againButton(step, name), this.#useButton(step.reward, what)] : []),
      ),
    );
  }

  #againButton(step: LadderStep, name: string): HTMLButtonElement {
    const { playAgain, playAgainAgainst } = words().ladder;
    return actionButton({
      label: playAgain,
      name: playAgainAgainst(name),
      onPress: () => this.#leave(() => this.#options.onPlay(step)),
    });
  }

  #useButton(reward: Reward, what: string): HTMLButtonElement {
    const messages = words().ladder;
    const looks = { ...this.#options.settings, ...this.#looks };
    const isUsed = isInUse(reward, looks);
    const button = actionButton({
      label: isUsed ? messages.inUse : messages.use,
      name: messages.useIt(what),
      onPress: () => {
        this.#looks = { ...this.#looks, ...toggled(reward, looks) };
        void this.#show().then(() => this.#focusUse(reward));
      },
    });
    button.ariaPressed = String(isUsed);
    button.dataset.reward = reward.value;
    return button;
  }

  /** Back to the button that was pressed, which has been made anew. */
  #focusUse({ value }: Reward): void {
    this.#list.querySelector<HTMLButtonElement>(`[data-reward="${value}"]`)?.focus();
  }
}

function stateInWords(state: StepState): string {
  const { beatenOn, isNext, notYet } = words().ladder;
  switch (state.is) {
    case 'beaten':
      return beatenOn(dayInWords(state.reached));
    case 'next':
      return isNext;
    case 'later':
      return notYet;
  }
}

const line = (text: string): HTMLElement => element('span', {}, text);

/** @param own the seat whose portrait it is; left out for an animal */
function face(name: string, own?: Seat): HTMLCanvasElement {
  const canvas = faceCanvas({ name, isYou: own !== undefined, ...(own !== undefined && portraitIn(own)) });
  if (own !== undefined) canvas.className = 'own';
  return canvas;
}
