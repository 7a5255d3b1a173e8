/** The lesson at the table: shows what happens, says what there is to learn, and hears what is tried. */
import { afterEvent } from '../../model/after-event.ts';
import type { Viewport } from '../../base/viewport.ts';
import type Phaser from 'phaser';
import { DRAW, formatAction, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { inCssPixels } from '../../base/canvas.ts';
import { describeTable, type Seen } from '../../table/a11y/describe-table.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { spelled, type AccessibleScreen } from '../../ui/a11y/accessible-screen.ts';
import { TableAnnouncer } from '../../table/a11y/table-announcer.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { pressKey, shownTargets, tableActions } from '../../table/input/table-actions.ts';
import { Hud } from '../../table/hud/hud.ts';
import { keyCapsOf, keyOf, skips } from '../../table/input/table-keys.ts';
import { pressables } from '../../ui/widgets/button.ts';
import { QuestionDialog } from '../../table/hud/question-dialog.ts';
import { KeyboardFocus, type Focusable } from '../../ui/widgets/keyboard.ts';
import { dressPage } from '../../ui/dialogs/page-colours.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Sounds } from '../../services/sound/player.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import { pause } from '../../model/pause.ts';
import { PresentationQueue } from '../../model/presentation-queue.ts';
import { showsOnScreen, type SceneState } from '../../ui/screen-state.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { layoutTable } from '../../table/layout/layout-table.ts';
import { emptyTable, type TableFacts, type TableState } from '../../model/table-state.ts';
import { TableView } from '../../table/table-view.ts';
import { words } from '../../i18n/words.ts';
import { Lesson, LESSON_RULES } from './lesson.ts';
import { Note } from './note.ts';
import { CHAPTERS, PARTNER } from './steps.ts';

/** How long the other visibly thinks at normal speed, in ms. */
const THINKING = 700;

const BEGINNER: Seat = { kind: 'bot', level: 'beginner', style: 'even' };
const YOU: Seat = { kind: 'person', name: '' };

export type LessonTableOptions = {
  preferences: Preferences;
  sounds: Pick<Sounds, 'play'>;
  /** Called when the person wants to play for real, or has enough. */
  onPlay: () => void;
  onMenu: () => void;
  /** Begins anew, with the first step. */
  onAgain: () => void;
  /** Opens the rules of the lesson's game; answers with what closes them. */
  openRules: () => () => void;
};

/** The table of the lesson, and of the first real game after it. */
export const LESSON_COMPANY = { seats: [YOU, BEGINNER], opponents: 1 };

export class LessonTable {
  readonly #scene: Phaser.Scene;
  readonly #preferences: Preferences;
  readonly #options: LessonTableOptions;
  #names: readonly string[] = [];
  #facts: TableFacts;
  readonly #queue: PresentationQueue;
  readonly #view: TableView;
  readonly #lesson: Lesson;
  readonly #hud: Hud;
  readonly #note: Note;
  readonly #keyboard: KeyboardFocus;
  readonly #announcer = new TableAnnouncer(
    () => this.#seen(),
    () => this.#actions().map(({ name, label }) => name ?? label),
  );
  readonly #left = new AbortController();
  #table: TableState;
  #size: Viewport | undefined;
  #dialog: QuestionDialog | undefined;
  /** Shown before the lesson goes on: the table as it was left. */
  #isGoingOn = false;
  #legal: readonly Action[] = [];
  /** What the note says, for the state of the screen. */
  #said = { heading: '', text: '' };

  constructor(scene: Phaser.Scene, options: LessonTableOptions) {
    this.#scene = scene;
    const { preferences, sounds } = options;
    this.#preferences = preferences;
    this.#options = options;
    const { theme, settings } = preferences;
    const { seats, bottom } = tableSetupOf(LESSON_COMPANY);
    this.#facts = this.#name();
    this.#table = emptyTable(this.#facts);
    this.#queue = new PresentationQueue(preferences.pace);
    this.#view = new TableView(scene, {
      seats,
      bottom,
      theme,
      rules: LESSON_RULES,
      sound: (heard) => sounds.play(heard),
    });
    this.#view.on('act', (action) => void this.#try(action));
    this.#note = new Note(scene, theme);
    this.#hud = new Hud(scene, theme, {
      speed: settings.speed,
      onMenu: () => this.#askToLeave(),
      onRules: () => this.#left.signal.addEventListener('abort', options.openRules()),
      onSpeed: (speed) => {
        preferences.change({ speed });
        this.#queue.setPace(preferences.pace);
      },
      isMuted: settings.isMuted,
      onMute: (isMuted) => preferences.change({ isMuted }),
    });
    this.#keyboard = new KeyboardFocus(scene, {
      items: () => this.#focusables(),
      screen: () => this.#screen(),
      onKey: (event) => this.#onKey(event),
      onPressNothing: () => {
        if (this.#dialog === undefined && this.#isReading) this.#hud.buttons[0].press();
      },
    });
    scene.input.on('pointerdown', (_pointer: unknown, over: readonly unknown[]) => {
      if (over.length === 0) this.#queue.skip();
    });
    for (const stop of [
      preferences.onReducedMotion(() => this.#queue.setPace(preferences.pace)),
      preferences.onAppearance(() => this.#dress()),
    ]) {
      this.#left.signal.addEventListener('abort', stop);
    }
    inCssPixels(scene, (size) => this.#place(size));

    this.#isGoingOn = settings.lessonStep > 0;
    this.#lesson = new Lesson((event) => this.#hear(event));
    this.#lesson.skipTo(settings.lessonStep);
    showsOnScreen(() => this.#state());
  }

  /** Begins, or goes on where it was left. */
  async begin(): Promise<void> {
    if (this.#isGoingOn) await this.#view.show(this.#table);
    this.#isGoingOn = false;
    await this.#enter();
  }

  leave(): void {
    this.#left.abort();
    this.#queue.close();
    this.#view.destroy();
  }

  #hear(event: MatchEvent): void {
    this.#table = afterEvent(this.#table, event, this.#facts);
    if (this.#isGoingOn) return;
    this.#queue.push({
      play: (pace) => {
        const { said } = this.#view.state();
        const played = this.#view.play(event, pace);
        this.#announcer.tell(event, said);
        return played;
      },
      finish: () => this.#view.finish(),
    });
    if (event.type === 'turn' && event.seat === PARTNER) this.#queue.push(pause(THINKING));
  }

  /** Says what the step is about as soon as everything before it has been seen, and offers what can be tried. */
  async #enter(): Promise<void> {
    const { at, isLast } = this.#lesson;
    this.#preferences.change({ lessonStep: isLast ? 0 : at });
    await this.#queue.whenEmpty();
    if (this.#left.signal.aborted) return;
    this.#queue.calm();
    this.#say(this.#stepWords);
    this.#legal = this.#lesson.legal;
    this.#offer();
    if (this.#isReading) this.#offerGoingOn();
  }

  #offerGoingOn(): void {
    const { goOn, play, menu } = words().lesson;
    this.#hud.offerNextSteps(
      this.#lesson.isLast
        ? [
            { label: play, onPress: () => this.#options.onPlay() },
            { label: menu, onPress: () => this.#options.onMenu() },
          ]
        : [{ label: goOn, onPress: () => this.#goOn() }],
    );
  }

  get #isReading(): boolean {
    return this.#lesson.wanted === null && this.#queue.isEmpty;
  }

  /** What the step says, and how it is done. */
  get #stepWords(): string {
    const { steps, twice } = words().lesson;
    const { wanted, step } = this.#lesson;
    const text = steps[step.name].text(this.#names[PARTNER]);
    if (wanted === null) return text;
    const name = keyOf(wanted, this.#view.state().hand);
    const key = hasKeyboard() && name !== null ? name.toUpperCase() : null;
    const way = wanted === DRAW ? 'stock' : wanted === TAKE ? 'discard' : wanted === KNOCK ? 'plaque' : 'card';
    return `${text} ${twice[way](key)}`;
  }

  #say(text: string): void {
    const { heading, steps } = words().lesson;
    const { step } = this.#lesson;
    this.#said = { heading: heading(step.chapter, CHAPTERS, steps[step.name].title), text };
    this.#note.say({ ...this.#said, about: step.about }, this.#isStill);
    announce(spelled(`${this.#said.heading}. ${text}`));
  }

  get #isStill(): boolean {
    const { reducedMotion, scale } = this.#preferences.pace;
    return reducedMotion || scale === 0;
  }

  #goOn(): void {
    this.#note.say(null, this.#isStill);
    this.#lesson.goOn();
    void this.#enter();
  }

  async #try(action: Action): Promise<void> {
    if (!this.#legal.includes(action)) return;
    const reply = this.#lesson.answer(action);
    this.#legal = [];
    this.#offer();
    if (reply === null) {
      this.#note.say(null, this.#isStill);
      await this.#enter();
      return;
    }
    // What was dragged or chosen lies as it did.
    await this.#view.show(this.#table);
    this.#say(reply);
    this.#legal = this.#lesson.legal;
    this.#offer();
  }

  #offer(): void {
    const isCovered = this.#dialog !== undefined;
    this.#view.advise(this.#legal.length === 0 ? null : { action: this.#lesson.wanted, sentence: '', details: [] });
    this.#view.offer(isCovered ? [] : this.#legal, (action) => this.#lesson.match.whyNot(action));
    this.#showKeys();
  }

  #showKeys(): void {
    if (hasKeyboard()) this.#hud.keyCaps.show(keyCapsOf(this.#view.targets, this.#view.state().hand));
  }

  #place(size: Viewport): void {
    this.#size = size;
    this.#view.resize(size);
    const layout = layoutTable(size, this.#names.length, LESSON_RULES);
    this.#hud.place(layout);
    this.#note.place(layout);
    this.#dialog?.place(size);
    this.#showKeys();
  }

  /** Calls the seats by the names of the language that is spoken now. */
  #name(): TableFacts {
    const { seats } = tableSetupOf(LESSON_COMPANY);
    this.#names = seats.map(({ name }) => name);
    return { rules: LESSON_RULES, speakers: seats.map(({ name, isYou }) => ({ name, you: isYou })) };
  }

  /** Shows everything in the colours and the language that the settings ask for now. */
  #dress(): void {
    const { theme } = this.#preferences;
    dressPage(theme);
    this.#facts = this.#name();
    this.#view.setTheme(theme);
    this.#view.refreshText(this.#names);
    this.#hud.setTheme(theme);
    this.#hud.refreshText();
    this.#note.setTheme(theme);
    if (this.#said.text !== '' && this.#queue.isEmpty) {
      this.#say(this.#stepWords);
      if (this.#isReading) this.#offerGoingOn();
    }
    if (this.#size !== undefined) this.#place(this.#size);
    if (this.#dialog !== undefined) this.#askWhetherToLeave();
  }

  #askToLeave(): void {
    if (this.#dialog !== undefined || this.#size === undefined) return;
    this.#askWhetherToLeave();
    announce(words().lesson.leave.title);
    this.#offer();
  }

  #askWhetherToLeave(): void {
    const { title, text, stay, leave, again } = words().lesson.leave;
    const close = (then: () => void) => () => {
      this.#dialog = undefined;
      this.#offer();
      then();
    };
    this.#dialog?.destroy();
    this.#dialog = new QuestionDialog(this.#scene, this.#preferences.theme, {
      title,
      text,
      answers: [
        { label: stay, onPress: close(() => undefined) },
        { label: leave, onPress: close(() => this.#options.onMenu()) },
        ...(this.#lesson.at > 0 ? [{ label: again, onPress: close(() => this.#options.onAgain()) }] : []),
      ],
    });
    if (this.#size !== undefined) this.#dialog.place(this.#size);
  }

  #focusables(): Focusable[] {
    if (this.#dialog !== undefined) return [...this.#dialog.buttons];
    return [...this.#actions(), ...this.#hud.buttons];
  }

  #actions(): Focusable[] {
    return tableActions({
      view: this.#view,
      legal: this.#legal,
      choose: (action) => void this.#try(action),
      moved: () => this.#showKeys(),
    });
  }

  /** What is said to screen readers. */
  #screen(): AccessibleScreen {
    if (this.#dialog !== undefined) return this.#dialog.screen;
    const table = describeTable(this.#seen());
    const { heading, text } = this.#said;
    return { ...table, passages: [{ title: heading, lines: [spelled(text)] }, ...table.passages] };
  }

  #seen(): Seen {
    return {
      game: titleOf(LESSON_RULES),
      rules: LESSON_RULES,
      speakers: this.#facts.speakers,
      shown: this.#view.state(),
      notice: '',
    };
  }

  #onKey({ key, repeat }: KeyboardEvent): boolean {
    if (this.#dialog !== undefined) return false;
    if (!this.#queue.isEmpty && skips(key, this.#keyboard.focused !== undefined)) {
      if (!repeat) this.#queue.skip();
      return true;
    }
    if (repeat) return false;
    if (key === 'Escape') {
      this.#askToLeave();
      return true;
    }
    return pressKey(key, this.#view, this.#keyboard, (action) => void this.#try(action));
  }

  #state(): SceneState {
    const { step, match } = this.#lesson;
    return {
      scene: 'lesson',
      buttons: pressables(this.#dialog?.buttons ?? this.#hud.buttons, this.#keyboard.focused),
      names: this.#names,
      deal: match.dealNumber,
      turn: match.seat,
      tokens: Array.from(match.tokens),
      isQueueEmpty: this.#queue.isEmpty,
      legal: this.#legal.map(formatAction),
      targets: shownTargets(this.#view, this.#keyboard),
      shown: this.#view.state(),
      lesson: { step: step.name, wants: step.wants, ...this.#said },
      question: this.#dialog === undefined ? null : { title: this.#dialog.title, text: this.#dialog.text },
    };
  }
}
