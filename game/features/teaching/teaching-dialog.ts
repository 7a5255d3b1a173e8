/** The page on which bots are taught the rules of a game: it begins there, and is watched, paused and ended. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { downloadBytes } from '../../base/download.ts';
import { element } from '../../base/elements.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { teachingWords } from '../../i18n/teaching.ts';
import { rulesOfCourse, type Course, type CourseLog, type TaughtFiles } from '../../services/teaching/course.ts';
import type { PolicySource } from '../../services/teaching/messages.ts';
import { DUTY } from '../../services/teaching/pace.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, showLines, statusLine } from '../../ui/dialogs/elements.ts';
import '../../ui/dialogs/lists.css';
import { LearningFigures } from './learning-figures.ts';
import { strengthChart } from './strength-chart.ts';
import { strengthInWords } from './strength-in-words.ts';
import { effortField, teachingForm, type TeachingChoice } from './teaching-form.ts';
import './teaching.css';

/** Part of the working time that measuring takes. */
const MEASURING = 0.15;

export interface TeachingDialogOptions {
  course: Course;
  /** The rules that may be taught; those that are being taught come first. */
  rules: HouseRules;
  /** The policy that plays some rules now; null for none. */
  playerOf: (rules: HouseRules) => PolicySource | null;
}

/** Opens the page; returns a function that closes it. */
export function openTeachingDialog(options: TeachingDialogOptions): () => void {
  return openToRead(() => new TeachingDialog(options).opened);
}

/** Created each time that the dialog is opened. */
class TeachingDialog {
  readonly opened: OpenedDialog;
  readonly #options: TeachingDialogOptions;
  readonly #status = statusLine();
  readonly #time = element('p', { className: 'soft' });
  readonly #progress = element('progress', { max: 1 });
  readonly #tools = element('div');
  readonly #strength = element('div');
  readonly #more = new LearningFigures();
  /** What the tools were made for, so that the focus stays on them while they are the same. */
  #toolsFor = '';
  #measured = -1;

  constructor(options: TeachingDialogOptions) {
    this.#options = options;
    const { course } = options;
    const text = teachingWords();
    this.#progress.ariaLabel = text.title('').replace(/[ :]+$/u, '');
    const stopFollowing = course.onChange(() => this.#show());
    const { state } = course;
    const rules = 'log' in state ? rulesOfCourse(state.log) : options.rules;
    const body = [this.#status, this.#tools, this.#progress, this.#time, this.#strength, this.#more.element];
    this.opened = openDialog({
      title: text.title(titleOf(rules)),
      lead: text.lead,
      isWide: true,
      body: [element('div', { className: 'teaching' }, ...body)],
      onClose: stopFollowing,
    });
    this.#show();
  }

  #show(): void {
    const { state } = this.#options.course;
    const text = teachingWords();
    const log = 'log' in state ? state.log : null;
    const isTeaching = state.is === 'teaching';
    this.#progress.hidden = !isTeaching;
    this.#progress.value = log?.progress?.share ?? 0;
    this.#time.textContent = isTeaching ? this.#timeLeft(state.log) : '';
    this.#showTools();
    this.#showStrength(log);
    this.#more.show(log);
    if (state.is === 'failed') this.#say(text.failed(state.reason));
    else if (state.is === 'over') this.#say(state.isDone ? text.taught : text.stopped);
    else if (!isTeaching) this.#say('');
    else if (state.isStopping) this.#say(text.stopping);
    else if (state.isPaused) this.#say(text.paused);
    else this.#say(state.log.progress === null ? text.preparing : '');
  }

  /** Says it once: screen readers would hear the same again. */
  #say(sentence: string): void {
    if (this.#status.textContent !== sentence) this.#status.textContent = sentence;
  }

  /** What is left of a course, with its rests and measurements. */
  #timeLeft({ plan, progress }: CourseLog): string {
    if (progress === null) return '';
    const seconds = (plan.minutes ?? 0) * 60 * (1 - progress.share);
    const duty = DUTY[this.#options.course.effort] * (1 - MEASURING);
    return teachingWords().left(Math.ceil(seconds / duty / 60));
  }

  #showTools(): void {
    const { state, effort } = this.#options.course;
    const isPaused = state.is === 'teaching' && state.isPaused;
    const wanted = `${state.is} ${isPaused} ${state.is === 'teaching' && state.isStopping} ${effort}`;
    if (wanted === this.#toolsFor) return;
    this.#toolsFor = wanted;
    const hadFocus = this.#tools.contains(document.activeElement);
    this.#tools.replaceChildren(...this.#toolsNow());
    if (hadFocus) this.#tools.querySelector('button')?.focus();
  }

  #toolsNow(): HTMLElement[] {
    const { course } = this.#options;
    const { state } = course;
    const text = teachingWords();
    const effort = effortField(course.effort, (chosen) => (course.effort = chosen));
    if (state.is === 'idle' || state.is === 'failed') return [teachingForm(effort, (choice) => this.#begin(choice))];
    if (state.is === 'over') return [this.#outcome(state.log, state.files)];
    if (state.isStopping) return [];
    const pause = state.isPaused
      ? actionButton({ label: text.goOn, className: 'leading', onPress: () => course.resume() })
      : actionButton({ label: text.pause, onPress: () => course.pause() });
    const stop = actionButton({ label: text.stop, onPress: () => course.stop() });
    return [element('div', { className: 'tools' }, pause, stop, effort)];
  }

  /** What can be done with what was learnt. */
  #outcome(log: CourseLog, { policy, critic }: TaughtFiles): HTMLElement {
    const text = teachingWords();
    const name = fileNameOf(rulesOfCourse(log).name);
    return element(
      'div',
      { className: 'tools' },
      actionButton({ label: text.savePolicy, onPress: () => downloadBytes(`${name}.onnx`, policy) }),
      actionButton({ label: text.saveCritic, onPress: () => downloadBytes(`${name}.critic.onnx`, critic) }),
      actionButton({ label: text.again, onPress: () => this.#options.course.leave() }),
    );
  }

  #begin({ minutes, start }: TeachingChoice): void {
    const { course, rules, playerOf } = this.#options;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;
    course.begin({ rules, minutes, start: start === 'present' ? playerOf(rules) : null, seed });
  }

  /** Only where there is a new measurement: it is read out. */
  #showStrength(log: CourseLog | null): void {
    const measured = log?.measured ?? [];
    if (measured.length === this.#measured) return;
    this.#measured = measured.length;
    const latest = measured.at(-1);
    const text = teachingWords();
    if (log === null) this.#strength.replaceChildren();
    else if (latest === undefined) showLines(this.#strength, text.notMeasured);
    else {
      const said = element('div', { role: 'status' });
      showLines(said, ...strengthInWords(latest.strength));
      const isOpen = this.#strength.querySelector('details')?.open ?? false;
      showLines(this.#strength, element('h2', {}, text.strength), said, strengthChart(measured, log.plan.players[0]));
      this.#strength.querySelector('details')?.toggleAttribute('open', isOpen);
    }
  }
}
