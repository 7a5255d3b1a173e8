/** Exercises, one after the other: the table, what one would do, and then what is best, by how much, and why. */
import type { Action } from '../../../engine/actions.ts';
import { reasonsFor } from '../../../engine/review/reasons.ts';
import type { ExercisePosition } from '../../../engine/review/position.ts';
import { element } from '../../base/elements.ts';
import { StorageError } from '../../base/store.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { today } from '../../catalogue/today.ts';
import { words } from '../../i18n/words.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { percent } from '../../i18n/numbers.ts';
import { actionName } from '../../model/action-names.ts';
import { DAYS, MISTAKEN, afterAnswer, type Practice } from '../../model/spaced-repetition.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, showLines } from '../../ui/dialogs/elements.ts';
import { namedCards } from '../../ui/dialogs/named-cards.ts';
import { betterInWords, reasonsInWords } from '../../ui/moments/in-words.ts';
import { momentTable } from '../../ui/moments/moment-table.ts';
import { SET_SIZE, queueOf } from './daily-set.ts';
import { isRight, libraryExercises, lossOf, ownExercises, type Exercise, type ExerciseEntry } from './exercise.ts';
import '../../ui/dialogs/lists.css';
import './exercises.css';

interface ExercisesDialogOptions {
  stores: Pick<Stores, 'records' | 'reviews' | 'exercises'>;
  /** Positions that came with the game; those of this game first. */
  library: readonly ExercisePosition[];
  /** The name of the game that is chosen. */
  game: string;
  theme: Theme;
}

/** Opens it; returns a function that closes it. */
export function openExercisesDialog(options: ExercisesDialogOptions): () => void {
  return openToRead(() => new ExercisesDialog(options).opened);
}

class ExercisesDialog {
  readonly opened: OpenedDialog;
  readonly #options: ExercisesDialogOptions;
  readonly #sheet = element('div', { className: 'exercise' });
  readonly #count = element('p', { className: 'soft' });
  #entries: readonly ExerciseEntry[] = [];
  #practices = new Map<string, Practice>();
  /** Whether one goes on after the set of the day. */
  #wantsMore = false;

  constructor(options: ExercisesDialogOptions) {
    this.#options = options;
    this.opened = openDialog({ title: words().exercises.title, body: [this.#count, this.#sheet] });
    void this.#reporting(this.#begin());
  }

  async #begin(): Promise<void> {
    const { stores, library, game } = this.#options;
    const [records, reviews, practices] = await Promise.all([
      stores.records.all(),
      stores.reviews.all(),
      stores.exercises.all(),
    ]);
    this.#practices = new Map(practices);
    const sorted = [...library].sort((a, b) => Number(b.rules === game) - Number(a.rules === game));
    this.#entries = [...ownExercises(reviews.values(), records), ...libraryExercises(sorted)];
    this.#showNext();
  }

  /** Reports why, if the storage fails. */
  async #reporting(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      showLines(this.#sheet, error.message);
    }
  }

  /** Offers to go on. @returns its button */
  #offer(label: string, onPress: () => void): HTMLButtonElement | null {
    return this.opened.setMain({
      label,
      onPress: () => {
        onPress();
        this.#toTop();
      },
    });
  }

  #showNext(): void {
    this.opened.setMain(null);
    const messages = words().exercises;
    const { done, next } = queueOf(this.#entries, this.#practices, today());
    this.#count.textContent = messages.today(Math.min(done, SET_SIZE), SET_SIZE);
    const isOver = done >= SET_SIZE && !this.#wantsMore;
    for (const entry of isOver ? [] : next) {
      const exercise = entry.open();
      if (exercise === null) continue;
      this.#ask(entry, exercise);
      return;
    }
    const own = this.#entries.some(({ isOwn }) => isOwn) ? [] : [messages.ownToo];
    showLines(this.#sheet, next.length > 0 ? messages.done : messages.nothing, ...own);
    if (!isOver || next.length === 0) return;
    this.#offer(messages.more, () => {
      this.#wantsMore = true;
      this.#showNext();
    });
  }

  /** Shows the table, and what one can do. */
  #ask(entry: ExerciseEntry, exercise: Exercise): void {
    const { question } = words().exercises;
    const { view, judgement, origin, speakers } = exercise;
    const answer = element('div', { className: 'answer', role: 'status' });
    const buttons = judgement.options.map(({ action }) => {
      const label = actionName(action, view, 'act');
      const onPress = (): void => {
        for (const [index, button] of buttons.entries()) {
          button.disabled = true;
          if (judgement.options[index].action === judgement.best) markBest(button);
        }
        pressed.classList.add('chosen');
        void this.#reporting(this.#answer(entry, exercise, action, answer));
      };
      const pressed: HTMLButtonElement = actionButton({ label, onPress });
      pressed.replaceChildren(...namedCards(label));
      return pressed;
    });
    this.#sheet.replaceChildren(
      element('p', { className: 'soft' }, origin),
      momentTable(view, { speakers, theme: this.#options.theme }),
      element('h2', {}, question),
      element('div', { className: 'tools' }, ...buttons),
      answer,
    );
  }

  async #answer(entry: ExerciseEntry, exercise: Exercise, action: Action, place: HTMLElement): Promise<void> {
    const messages = words().exercises;
    const before = this.#practices.get(entry.id)?.step ?? (entry.isOwn ? MISTAKEN : null);
    const practice = afterAnswer(before, isRight(action, exercise), today());
    this.#practices.set(entry.id, practice);
    const back = practice.due === null ? messages.solved : messages.comesBack(DAYS[practice.step]);
    showLines(place, ...answerLines(entry, exercise, action), element('p', { className: 'soft' }, back));
    place.scrollIntoView({ block: 'nearest' });
    this.#offer(messages.next, () => this.#showNext())?.focus({ preventScroll: true });
    await this.#options.stores.exercises.put(entry.id, practice);
  }

  #toTop(): void {
    const article = this.#sheet.closest('article');
    article?.scrollTo({ top: 0 });
    article?.focus();
  }
}

/** Marks the answer that is best. */
function markBest(button: HTMLButtonElement): void {
  button.classList.add('best');
  button.ariaLabel = words().exercises.best(button.textContent ?? '');
}

/** Whether an answer is right, what is best, by how much, and why. */
function answerLines({ isOwn }: ExerciseEntry, exercise: Exercise, action: Action): HTMLElement[] {
  const messages = words().exercises;
  const { view, judgement, speakers } = exercise;
  const { played, best, margin, options } = judgement;
  const right = isRight(action, exercise);
  const worse = right ? played : action;
  const compared = {
    played: worse,
    best,
    options,
    loss: lossOf(worse, judgement),
    margin: worse === played ? margin : 0,
  };
  const said = (text: string): HTMLElement => element('p', {}, ...namedCards(text));
  const alsoBest = messages.asGood(capitalised(actionName(best, view, 'than')));
  return [
    element('p', { className: 'verdict' }, element('strong', {}, right ? messages.right : messages.wrong)),
    ...(right && action !== best ? [said(alsoBest)] : []),
    ...(right && isOwn ? [said(messages.inTheMatch(actionName(played, view, 'act')))] : []),
    said(betterInWords({ ...compared, margin: 0 }, view)),
    ...reasonsInWords(reasonsFor(compared, view), speakers).map(said),
    chancesTable(exercise),
  ];
}

/** All actions, the best first, with the chance to win after each. */
function chancesTable({ view, judgement }: Exercise): HTMLElement {
  const { actions, action, chance } = words().exercises;
  const sorted = [...judgement.options].sort((a, b) => b.chance - a.chance);
  const rows = sorted.map((option) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, ...namedCards(actionName(option.action, view, 'act'))),
      element('td', {}, percent(option.chance)),
    ),
  );
  const head = element('tr', {}, element('th', { scope: 'col' }, action), element('th', { scope: 'col' }, chance));
  return element(
    'details',
    {},
    element('summary', {}, actions),
    element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows)),
  );
}
