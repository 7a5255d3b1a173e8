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
import { pupilOf } from '../../services/teaching/pupil.ts';
import type { TaughtSoFar } from '../../services/teaching/messages.ts';
import type { Failure } from '../../services/teaching/failure.ts';
import { openDialog, openToRead, type DialogButton, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, statusLine } from '../../ui/dialogs/elements.ts';
import { acceptDrops } from '../../ui/dialogs/files.ts';
import { sendFile } from '../../ui/dialogs/send-to-others.ts';
import '../../ui/dialogs/lists.css';
import { BotsList } from './bots-list.ts';
import { LearntSection } from './learnt-section.ts';
import { outcomeInWords } from './outcome-in-words.ts';
import { PupilHead } from './pupil-head.ts';
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
  readonly #pupil = new PupilHead();
  readonly #status = statusLine();
  readonly #time = element('p', { className: 'soft' });
  readonly #progress = element('progress', { max: 1 });
  readonly #tools = element('div');
  readonly #learnt = new LearntSection();
  readonly #failure = new FailureDetail();
  /** Of the next course, whose pupil is here already. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;
  /** What the tools were made for, so that the focus stays on them while they are the same. */
  #toolsFor = '';

  constructor(options: TeachingDialogOptions) {
    this.#options = options;
    const { course } = options;
    const text = words().teaching;
    this.#progress.ariaLabel = text.title('').replace(/[ :]+$/u, '');
    const bots = new BotsList(options.ownBots, options.bring);
    this.#bots = bots;
    const stopFollowing = [course, options.ownBots].map((followed) => followed.onChange(() => this.#show()));
    const { state } = course;
    const rules = 'log' in state ? rulesOfCourse(state.log) : options.rules;
    const body = [
      this.#pupil.element,
      this.#status,
      this.#failure.element,
      this.#progress,
      this.#time,
      this.#tools,
      this.#learnt.element,
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
    const pupil = pupilOf(log?.plan ?? { seed: this.#seed });
    this.#pupil.element.hidden = state.is === 'elsewhere';
    this.#pupil.show(pupil, learningTime(pupil.name, log, state.is === 'over'));
    this.#showTools();
    this.#learnt.show(log);
    this.#failure.show(state.is === 'failed' ? state.failure : null);
    this.#say(this.#stateInWords(state));
  }

  #stateInWords(state: CourseState): string {
    const text = words().teaching;
    switch (state.is) {
      case 'idle':
        return '';
      case 'unfinished':
        return text.unfinished(pupilOf(state.log.plan).name);
      case 'failed':
        return state.failure.kind === 'no-webassembly'
          ? words().offline.noWebAssembly
          : text.failed[state.failure.kind];
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

  /** How much of a course is left by the clock. */
  #timeLeft({ plan, progress }: CourseLog): string {
    if (progress === null) return '';
    return words().teaching.left(minutesTaken((plan.minutes ?? 0) * (1 - progress.share), this.#options.course.effort));
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
    const { tools, main } = this.#toolsNow();
    this.#tools.replaceChildren(...tools);
    this.opened.setMain(main);
    if (hadFocus) this.#tools.querySelector('button')?.focus();
  }

  /** What can be done now, and what one wants most. */
  #toolsNow(): { tools: HTMLElement[]; main: DialogButton | null } {
    const { course } = this.#options;
    const { state } = course;
    const text = words().teaching;
    const setEffort = (chosen: Effort): void => void (course.effort = chosen);
    const manners = [effortField(course.effort, setEffort), ...this.#hiddenFields()];
    switch (state.is) {
      case 'idle':
      case 'failed': {
        const { form, chosen } = teachingForm(course.effort, setEffort, this.#hiddenFields());
        return { tools: [form], main: { label: text.begin, onPress: () => void this.#begin(chosen) } };
      }
      case 'over':
        return { tools: [this.#outcome(state)], main: this.#playButton(state.log, state.files.policy) };
      case 'unfinished': {
        const forget = actionButton({ label: text.forget, onPress: () => void course.leave() });
        return {
          tools: [element('div', { className: 'tools' }, forget, ...manners)],
          main: { label: text.goOn, onPress: () => void course.goOn() },
        };
      }
      case 'elsewhere':
        return { tools: [], main: null };
      case 'teaching':
        return state.isStopping ? { tools: [], main: null } : this.#teachingTools(state, manners);
    }
  }

  #teachingTools(
    { isPaused, log }: Extract<CourseState, { is: 'teaching' }>,
    manners: readonly HTMLElement[],
  ): { tools: HTMLElement[]; main: DialogButton | null } {
    const { course } = this.#options;
    const text = words().teaching;
    const pause = isPaused
      ? actionButton({ label: text.goOn, className: 'leading', onPress: () => course.resume() })
      : actionButton({ label: text.pause, onPress: () => course.pause() });
    const stop = actionButton({ label: text.stop, onPress: () => course.stop() });
    return {
      tools: [element('div', { className: 'tools' }, pause, stop, ...manners)],
      main: this.#playButton(log, null),
    };
  }

  /** Sits down against the pupil, once it has learnt anything. @param policy at the end; null for as it is by then */
  #playButton(log: CourseLog, policy: Uint8Array<ArrayBuffer> | null): DialogButton | null {
    const { progress } = log;
    if (progress === null) return null;
    const { course } = this.#options;
    const taught = () => (policy === null ? course.current() : Promise.resolve({ policy, progress }));
    return {
      label: words().teaching.sitDown(pupilOf(log.plan).name),
      onPress: () => void this.#sitDown(log, taught),
    };
  }

  async #sitDown(log: CourseLog, taught: () => Promise<TaughtSoFar>): Promise<void> {
    try {
      this.#options.playAgainst(await guestOf(await taught(), log), rulesOfCourse(log));
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

  /** What can be done with what was learnt. */
  #outcome(state: Extract<CourseState, { is: 'over' }>): HTMLElement {
    const { log, files } = state;
    const { again, send } = words().teaching;
    return element(
      'div',
      { className: 'tools' },
      ...(state.bot === null ? this.#unkept(state) : this.#swap(state.bot)),
      actionButton({ label: send, onPress: () => void this.#send(pupilOf(log.plan).name, files.policy) }),
      actionButton({ label: again, onPress: () => void this.#options.course.leave() }),
    );
  }

  #send(name: string, policy: Uint8Array<ArrayBuffer>): Promise<void> {
    return sendFile(new File([policy], `${fileNameOf(name)}.onnx`, { type: 'application/octet-stream' }), name);
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
    const name = fileNameOf(pupilOf(log.plan).name);
    return [
      actionButton({ label: savePolicy, onPress: () => downloadBytes(`${name}.onnx`, policy) }),
      actionButton({ label: saveCritic, onPress: () => downloadBytes(`${name}.critic.onnx`, critic) }),
    ];
  }

  async #begin({ minutes, start }: TeachingChoice): Promise<void> {
    const { course, rules, playerOf } = this.#options;
    await course.begin({ rules, minutes, start: start === 'present' ? await playerOf(rules) : null, seed: this.#seed });
  }
}

/** Who learns, and for how long: "Pip has been learning for 3 minutes." */
function learningTime(name: string, log: CourseLog | null, isOver: boolean): string {
  const { learns, pupil } = words().teaching;
  const minutes = Math.floor((log?.progress?.seconds ?? 0) / 60);
  return log === null || (isOver && minutes === 0) ? pupil(name) : learns(name, minutes);
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
