/** The ladder: who has been beaten, who is next, and a match against either. */
import { element } from '../../base/elements.ts';
import { LADDER, type LadderStep } from '../../catalogue/ladder.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import '../../ui/dialogs/lists.css';
import { standingOnLadder, type StepState } from './ladder.ts';
import './ladder.css';

interface LadderDialogOptions {
  stores: Pick<Stores, 'ladder'>;
  /** Counts matches that have not been counted yet. @returns whether that changed anything */
  catchUp: () => Promise<boolean>;
  /** Plays a match against an opponent; the dialog is closed by then. */
  onPlay: (step: LadderStep) => void;
  /** Leads to a table of one's own choice; the dialog is closed by then. */
  onAllOpponents: () => void;
  onGoals: () => void;
}

/** Opens the ladder; returns a function that closes it. */
export function openLadderDialog(options: LadderDialogOptions): () => void {
  return openToRead(() => createLadderDialog(options));
}

function createLadderDialog({ stores, catchUp, onPlay, onAllOpponents, onGoals }: LadderDialogOptions): OpenedDialog {
  const messages = words().ladder;
  const count = element('p', { className: 'soft' });
  const list = element('ol', { className: 'ladder' });
  const leave = (where: () => void) => (): void => {
    dialog.close();
    where();
  };
  const tools = element(
    'div',
    { className: 'tools' },
    actionButton({ label: words().goals.title, onPress: onGoals }),
    actionButton({ label: messages.allOpponents, onPress: leave(onAllOpponents) }),
  );
  const dialog = openDialog({ title: words().menu.ladder, lead: messages.lead, body: [tools, count, list] });
  const show = async (): Promise<void> => {
    const beaten = await stores.ladder.all();
    const steps = standingOnLadder(beaten);
    count.textContent = messages.beaten(steps.filter(({ state }) => state.is === 'beaten').length, LADDER.length);
    list.replaceChildren(
      ...steps.map(({ step, state }) =>
        rowOf(
          step,
          state,
          leave(() => onPlay(step)),
        ),
      ),
    );
  };
  const fill = async (): Promise<void> => {
    await show();
    list.querySelector('.next')?.scrollIntoView({ block: 'nearest' });
    if (await catchUp()) await show();
  };
  fill().catch((error: Error) => {
    count.textContent = error.message;
  });
  return dialog;
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

/** An opponent, and a button that plays a match where that is possible. */
function rowOf({ animal, level, style }: LadderStep, state: StepState, onPlay: () => void): HTMLLIElement {
  const messages = words().ladder;
  const { animals, bot } = words().seats;
  const name = animals[animal];
  const isNext = state.is === 'next';
  const label = isNext ? messages.play : messages.playAgain;
  const spoken = isNext ? messages.playAgainst(name) : messages.playAgainAgainst(name);
  return element(
    'li',
    { className: state.is },
    face(name),
    element(
      'div',
      { className: 'who' },
      element('strong', {}, name),
      ` · ${bot(level, style)}`,
      line(words().biographies[animal]),
      line(stateInWords(state)),
    ),
    ...(state.is === 'later' ? [] : [actionButton({ label, name: spoken, onPress: onPlay })]),
  );
}

const line = (text: string): HTMLElement => element('span', {}, text);

/** In CSS px, and how many pixels are drawn for each: enough for any screen. */
const FACE = { size: 44, scale: 3 };

function face(name: string): HTMLCanvasElement {
  const size = FACE.size * FACE.scale;
  const canvas = element('canvas', { width: size, height: size, ariaHidden: 'true' });
  const pen = canvas.getContext('2d');
  if (pen !== null) drawSeatFace(pen, { name, isYou: false }, size);
  return canvas;
}
