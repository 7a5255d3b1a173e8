/** The page on which bots are taught the rules of a game: it begins there, and is watched, paused and ended. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { downloadBytes } from '../../base/download.ts';
import { element } from '../../base/elements.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { words } from '../../i18n/words.ts';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import { rulesOfCourse, type CourseLog } from '../../services/teaching/course-log.ts';
import type { Course, CourseStart, CourseState } from '../../services/teaching/course.ts';
import type { Failure } from '../../services/teaching/failure.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, showLines, statusLine } from '../../ui/dialogs/elements.ts';
import { acceptDrops } from '../../ui/dialogs/files.ts';
import '../../ui/dialogs/lists.css';
import { BotsList } from './bots-list.ts';
import { ChangesSection } from './changes-section.ts';
import { DealsSection } from './deals-section.ts';
import { LearningFigures } from './learning-figures.ts';
import { outcomeInWords } from './outcome-in-words.ts';
import { strengthChart } from './strength-chart.ts';
import { strengthInWords } from './strength-in-words.ts';
import { NotTeaching } from '../../services/teaching/teaching-service.ts';
import type { Effort } from '../../services/teaching/pace.ts';
import type { OwnPolicy } from '../../services/bots/messages.ts';
import { guestOf } from './guest.ts';
import { effortField, hiddenField, teachingForm, type TeachingChoice } from './teaching-form.ts';
import { minutesTaken } from './time-taken.ts';
import './teaching.css';

interface TeachingDialogOptions {
  course: Course;
  /** The rules that may be taught; those that are being taught come first. */
  rules: HouseRules;
  ownBots: OwnBots;
  /** Keeps the bots in files. @returns what is to be said about them */
  bring: (files: readonly File[]) => Promise<string[]>;
  /** Begins a match against a policy as it is in mid-course. */
  playAgainst: (guest: OwnPolicy, rules: HouseRules) => void;
  /** The policy that plays some rules now; null for none. */
  playerOf: (rules: HouseRules) => Promise<CourseStart | null>;
}

/** Opens the page; returns a function that closes it. */
export function openTeachingDialog(options: TeachingDialogOptions): () => void {
  const { course, rules } = options;
  // What has come of other rules is in the list.
  if (course.state.is === 'over' && !isSame(rulesOfCourse(course.state.log), rules)) void course.leave();
  return openToRead(() => new TeachingDialog(options).opened);
}

function isSame(rules: HouseRules, others: HouseRules): boolean {
  return JSON.stringify(rules) === JSON.stringify(others);
}

/** Created each time that the dialog is opened. */
class TeachingDialog {
  readonly opened: OpenedDialog;
  readonly #options: TeachingDialogOptions;
  readonly #bots: BotsList;
  readonly #status = statusLine();
  readonly #time = element('p', { className: 'soft' });
  readonly #progress = element('progress', { max: 1 });
  readonly #tools = element('div');
  readonly #inWords = element('div', { role: 'status' });
  readonly #picture = element('div');
  readonly #strength: HTMLElement;
  readonly #failure = new FailureDetail();
  readonly #changes = new ChangesSection();
  readonly #deals = new DealsSection();
  readonly #more = new LearningFigures();
  /** What the tools were made for, so that the focus stays on them while they are the same. */
  #toolsFor = '';
  #measured = -1;

  constructor(options: TeachingDialogOptions) {
    this.#options = options;
    const { course } = options;
    const text = words().teaching;
    this.#strength = element('section', {}, element('h2', {}, text.strength), this.#inWords, this.#picture);
    this.#progress.ariaLabel = text.title('').replace(/[ :]+$/u, '');
    const bots = new BotsList(options.ownBots, options.bring);
    this.#bots = bots;
    const stopFollowing = [course, options.ownBots].map((followed) => followed.onChange(() => this.#show()));
    const { state } = course;
    const rules = 'log' in state ? rulesOfCourse(state.log) : options.rules;
    const body = [
      this.#status,
      this.#failure.element,
      this.#tools,
      this.#progress,
      this.#time,
      this.#strength,
      this.#changes.element,
      this.#deals.element,
      this.#more.element,
      element('h2', {}, text.bots.title),
      bots.element,
    ];
    this.opened = openDialog({
      title: text.title(titleOf(rules)),
      lead: text.lead,
      isWide: true,
      body: [element('div', { className: 'teaching' }, ...body)],
      onClose: () => {
        for (const stop of stopFollowing) stop();
        bots.close();
      },
    });
    acceptDrops(bots.element, bots.onFiles);
    this.#show();
  }

  #show(): void {
    const { state } = this.#options.course;
    const log = 'log' in state ? state.log : null;
    const isTeaching = state.is === 'teaching';
    this.#progress.hidden = !isTeaching;
    this.#progress.value = log?.progress?.share ?? 0;
    this.#time.textContent = isTeaching ? this.#timeLeft(state.log) : '';
    this.#showTools();
    this.#showStrength(log);
    this.#changes.show(log);
    this.#deals.show(log);
    this.#more.show(log);
    this.#failure.show(state.is === 'failed' ? state.failure : null);
    this.#say(this.#stateInWords(state));
  }

  #stateInWords(state: CourseState): string {
    const text = words().teaching;
    switch (state.is) {
      case 'idle':
        return '';
      case 'unfinished':
        return text.unfinished;
      case 'failed':
        return text.failed[state.failure.kind];
      case 'elsewhere':
        return text.elsewhere;
      case 'over':
        return outcomeInWords(state, this.#options.ownBots);
      case 'teaching':
        if (state.problem !== null) return state.problem;
        if (state.isStopping) return text.stopping;
        if (state.isPaused) return text.paused;
        return state.log.progress === null ? text.preparing : '';
    }
  }

  /** Says it once: screen readers would hear the same again. */
  #say(sentence: string): void {
    if (this.#status.textContent !== sentence) this.#status.textContent = sentence;
  }

  /** How much of a course is over, and what is left of it. */
  #timeLeft({ plan, progress }: CourseLog): string {
    if (progress === null) return '';
    const minutes = plan.minutes ?? 0;
    const left = minutesTaken(minutes * (1 - progress.share), this.#options.course.effort);
    return words().teaching.left(Math.floor(minutes * progress.share), minutes, left);
  }

  #showTools(): void {
    const { state } = this.#options.course;
    const isPaused = state.is === 'teaching' && state.isPaused;
    const kept = state.is === 'over' && state.bot !== null ? this.#options.ownBots.all.get(state.bot) : undefined;
    const isReady = state.is === 'teaching' && state.log.progress !== null;
    const wanted = `${state.is} ${isPaused} ${isReady} ${state.is === 'teaching' && state.isStopping} ${kept?.isUsed}`;
    if (wanted === this.#toolsFor) return;
    this.#toolsFor = wanted;
    const hadFocus = this.#tools.contains(document.activeElement);
    this.#tools.replaceChildren(...this.#toolsNow());
    if (hadFocus) this.#tools.querySelector('button')?.focus();
  }

  #toolsNow(): HTMLElement[] {
    const { course } = this.#options;
    const { state } = course;
    const text = words().teaching;
    const setEffort = (chosen: Effort): void => void (course.effort = chosen);
    const hidden = this.#hiddenFields();
    const manners = [effortField(course.effort, setEffort), ...hidden];
    if (state.is === 'idle' || state.is === 'failed')
      return [teachingForm(course.effort, setEffort, hidden, (choice) => void this.#begin(choice))];
    if (state.is === 'over') return [this.#outcome(state)];
    if (state.is === 'unfinished') return [this.#unfinished(manners)];
    if (state.is === 'elsewhere' || state.isStopping) return [];
    const pause = state.isPaused
      ? actionButton({ label: text.goOn, className: 'leading', onPress: () => course.resume() })
      : actionButton({ label: text.pause, onPress: () => course.pause() });
    const stop = actionButton({ label: text.stop, onPress: () => course.stop() });
    const sitDown = actionButton({
      label: text.sitDown,
      disabled: state.log.progress === null,
      onPress: () => void this.#sitDown(state.log),
    });
    return [element('div', { className: 'tools' }, pause, stop, sitDown, ...manners)];
  }

  async #sitDown(log: CourseLog): Promise<void> {
    const { course, playAgainst } = this.#options;
    try {
      playAgainst(await guestOf(await course.current(), log), rulesOfCourse(log));
    } catch (error) {
      // It has ended meanwhile, and the page says so.
      if (!(error instanceof NotTeaching)) throw error;
    }
  }

  /** Whether it goes on while the page is hidden, where one may decide that. */
  #hiddenFields(): HTMLElement[] {
    const { course } = this.#options;
    if (course.goesOnHidden === null) return [];
    return [hiddenField(course.goesOnHidden, (goesOn) => (course.goesOnHidden = goesOn))];
  }

  #unfinished(manners: readonly HTMLElement[]): HTMLElement {
    const { course } = this.#options;
    const { goOn, forget } = words().teaching;
    return element(
      'div',
      { className: 'tools' },
      actionButton({ label: goOn, className: 'leading', onPress: () => void course.goOn() }),
      actionButton({ label: forget, onPress: () => void course.leave() }),
      ...manners,
    );
  }

  /** What can be done with what was learnt. */
  #outcome(state: Extract<CourseState, { is: 'over' }>): HTMLElement {
    const { again } = words().teaching;
    return element(
      'div',
      { className: 'tools' },
      ...(state.bot === null ? this.#unkept(state) : this.#swap(state.bot)),
      actionButton({ label: again, onPress: () => void this.#options.course.leave() }),
    );
  }

  /** Lets a bot play in place of the one that did, or no longer. */
  #swap(id: string): HTMLElement[] {
    const { ownBots } = this.#options;
    const bot = ownBots.all.get(id);
    if (bot === undefined) return [];
    const { use, unuse } = words().teaching.bots;
    return [
      actionButton({
        label: bot.isUsed ? unuse : use,
        onPress: () => void this.#bots.reporting(ownBots.use(id, !bot.isUsed)),
      }),
    ];
  }

  /** Saves what is not stored among the bots. */
  #unkept({ log, files: { policy, critic } }: Extract<CourseState, { is: 'over' }>): HTMLElement[] {
    const { savePolicy, saveCritic } = words().teaching;
    const name = fileNameOf(rulesOfCourse(log).name);
    return [
      actionButton({ label: savePolicy, onPress: () => downloadBytes(`${name}.onnx`, policy) }),
      actionButton({ label: saveCritic, onPress: () => downloadBytes(`${name}.critic.onnx`, critic) }),
    ];
  }

  async #begin({ minutes, start }: TeachingChoice): Promise<void> {
    const { course, rules, playerOf } = this.#options;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;
    await course.begin({ rules, minutes, start: start === 'present' ? await playerOf(rules) : null, seed });
  }

  /** Only where there is a new measurement: it is read out. */
  #showStrength(log: CourseLog | null): void {
    this.#strength.hidden = log === null;
    const measured = log?.measured ?? [];
    if (log === null || measured.length === this.#measured) return;
    this.#measured = measured.length;
    const latest = measured.at(-1);
    if (latest === undefined) {
      showLines(this.#inWords, words().teaching.notMeasured);
      this.#picture.replaceChildren();
      return;
    }
    showLines(this.#inWords, ...strengthInWords(latest.strength));
    const isOpen = this.#picture.querySelector('details')?.open ?? false;
    this.#picture.replaceChildren(strengthChart(measured, log.plan.players[0]));
    this.#picture.querySelector('details')?.toggleAttribute('open', isOpen);
  }
}

/** The error behind what is said about a failure, for whoever looks into it. */
class FailureDetail {
  readonly #error = element('p', { className: 'soft', lang: 'en' });
  readonly element = element('details', {}, element('summary', {}, words().teaching.failureDetail), this.#error);

  /** @param failure null where there is none */
  show(failure: Failure | null): void {
    this.element.hidden = failure === null;
    this.#error.textContent = failure?.detail ?? '';
  }
}
