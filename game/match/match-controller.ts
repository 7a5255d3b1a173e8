/** One match at the table: the match itself, the queue that shows it, and the person and opponents who play it. */
import type { Viewport } from '../base/viewport.ts';
import type Phaser from 'phaser';
import { formatAction, type Action } from '../../engine/actions.ts';
import type { MatchEvent } from '../../engine/events.ts';
import type { Match } from '../../engine/match.ts';
import type { Recorder } from '../../engine/record.ts';
import { inCssPixels } from '../base/canvas.ts';
import { HintController } from '../features/hints/hint-controller.ts';
import { BotsUnavailable, type BotService, type Thinker } from '../services/bots/bot-service.ts';
import { describeTable, type Seen } from '../table/a11y/describe-table.ts';
import { announce } from '../ui/a11y/announcer.ts';
import type { AccessibleScreen } from '../ui/a11y/accessible-screen.ts';
import { TableAnnouncer } from '../table/a11y/table-announcer.ts';
import { openKeysDialog } from '../ui/dialogs/keys-dialog.ts';
import { changesAppearance, type Preferences } from '../services/preferences.ts';
import type { Knowledge } from '../services/bots/knowledge.ts';
import type { Games } from '../services/games.ts';
import type { Sounds } from '../services/sound/player.ts';
import { hasKeyboard } from '../base/media-queries.ts';
import { atTableOf } from '../catalogue/table-rules.ts';
import type { MatchKeeper, OpenMatches } from '../services/storage/open-matches.ts';
import type { Heard } from '../services/sound/limit.ts';
import { Person } from './person.ts';
import { playMatch } from './play-match.ts';
import { PresentationQueue, type Step } from '../model/presentation-queue.ts';
import { recordFile } from '../model/record-file.ts';
import { showsOnScreen, type SceneState } from '../ui/screen-state.ts';
import { thinkingTime } from './thinking-time.ts';
import { layoutTable } from '../table/layout/layout-table.ts';
import { PUT_AWAY } from '../table/input/golf-choices.ts';
import type { TableState } from '../model/table-state.ts';
import { TableView } from '../table/table-view.ts';
import { remains } from '../model/tokens.ts';
import { nameNow } from '../i18n/given-names.ts';
import { words } from '../i18n/words.ts';
import { AfterDeal } from './after-deal.ts';
import type { TableSetup } from '../catalogue/table-setup.ts';
import { titleOf } from '../catalogue/game-title.ts';
import { openTable, type TableOpening, type Ending } from './open-table.ts';
import { openRulesDialog } from '../features/rules/rules-dialog.ts';
import { OptionsPage } from '../features/options/options-page.ts';
import type { Page } from '../ui/pages/page.ts';
import { Hud } from '../table/hud/hud.ts';
import { pressKey, shownTargets, tableActions } from '../table/input/table-actions.ts';
import { keyCapsOf, skips } from '../table/input/table-keys.ts';
import { pressables, type Button } from '../ui/widgets/button.ts';
import { QuestionDialog, type QuestionDialogOptions } from '../table/hud/question-dialog.ts';
import { KeyboardFocus, type Focusable } from '../ui/widgets/keyboard.ts';
import { dressPage } from '../ui/dialogs/page-colours.ts';

/** How long the answer to a single key stays on the screen, in ms. */
const ANSWER = 7000;

/** The seed of the shuffles: the page's address may give one (`?seed=7`), else nobody can know it. */
function shuffleSeed(): number {
  const text = new URLSearchParams(window.location.search).get('seed');
  if (text !== null && /^\d{1,9}$/.test(text)) return Number(text);
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/** What a match needs from the page. */
export type MatchServices = {
  preferences: Preferences;
  games: Pick<Games, 'rules'>;
  bots: BotService;
  knowledge: Knowledge;
  sounds: Pick<Sounds, 'play'>;
  openMatches: Pick<OpenMatches, 'keep'>;
};

export class MatchController {
  readonly #scene: Phaser.Scene;
  readonly #services: MatchServices;
  readonly #company: TableSetup;
  #names: readonly string[];
  readonly #seed = shuffleSeed();
  readonly #thinkers: readonly (Thinker | null)[];
  readonly #queue: PresentationQueue;
  readonly #view: TableView;
  readonly #recorder: Recorder;
  readonly #match: Match;
  readonly #keeper: MatchKeeper;
  /** The table as it was left, where the match goes on. */
  readonly #before: TableState | null;
  readonly #person: Person;
  readonly #hud: Hud;
  readonly #afterDeal: AfterDeal;
  readonly #adviser: HintController;
  readonly #keyboard: KeyboardFocus;
  readonly #announcer = new TableAnnouncer(
    () => this.#seen(),
    () => (this.#person.legal.length === 0 ? [] : this.#actions().map(({ name, label }) => name ?? label)),
  );
  /** What was answered to a single key, and until when it is shown, in the scene's time in ms. */
  #answer = { text: '', until: 0 };
  readonly #left = new AbortController();
  /** By key, what is no move in the game. */
  readonly #commands: Readonly<Record<string, (() => void) | undefined>> = {
    Escape: () => this.#askToLeave(),
    i: () => this.#adviser.ask(),
    r: () => this.#readRules(),
    s: () => this.#hud.nextSpeed(),
    m: () => this.#hud.toggleSound(),
    '?': () => this.#readKeys(),
  };
  #size: Viewport | undefined;
  #dialog: QuestionDialog | undefined;
  /** What the dialog asks, in the words of the language that is spoken when it is called. */
  #asked: () => QuestionDialogOptions = () => ({ title: '', text: '', answers: [] });
  /** The options, while they lie over the table. */
  #page: Page | undefined;
  #asking: Promise<void> | undefined;
  #hasMoved = false;
  #isHandingOver = false;

  constructor(scene: Phaser.Scene, services: MatchServices, { goingOn, again }: TableOpening) {
    this.#scene = scene;
    this.#services = services;
    const { preferences, games, bots, sounds } = services;
    const { theme, settings } = preferences;
    const table = openTable({
      ...(again ?? { settings, rules: games.rules }),
      goingOn,
      seed: this.#seed,
      listener: (event) => this.#hear(event),
    });
    this.#company = table.company;
    this.#match = table.match;
    this.#recorder = table.recorder;
    this.#before = table.left;
    this.#keeper = services.openMatches.keep(table.id, () => table.snapshot(bots.state));
    const { rules } = table.match;
    const { seats, players, bottom } = this.#company;
    this.#names = seats.map(({ name }) => name);
    this.#queue = new PresentationQueue(preferences.pace);
    const sound = (heard: Heard): void => sounds.play(heard);
    this.#view = new TableView(scene, { seats, bottom, theme, rules, sound });
    this.#thinkers = players.map((player, seat) =>
      player.kind === 'person' ? null : bots.createBot({ ...player, seed: this.#seed + seat }),
    );
    this.#person = new Person(
      this.#queue,
      (seat) => this.#handOver(seat),
      () => this.#offer(),
    );
    this.#view.on('act', (action) => this.#act(action));
    this.#hud = new Hud(scene, theme, {
      speed: settings.speed,
      onMenu: () => this.#askToLeave(),
      onRules: () => this.#readRules(),
      onSpeed: (speed) => {
        preferences.change({ speed });
        this.#queue.setPace(preferences.pace);
      },
      isMuted: settings.isMuted,
      onMute: (isMuted) => {
        preferences.change({ isMuted });
        announce(isMuted ? words().match.soundOff : words().match.soundOn);
      },
    });
    this.#afterDeal = new AfterDeal({
      match: this.#match,
      queue: this.#queue,
      hud: this.#hud,
      peopleIn: () => this.#peopleIn(),
      isWatched: this.#company.people.length === 0,
      nextFrame: () =>
        new Promise((resolve) => {
          scene.time.delayedCall(0, resolve);
        }),
      showResult: () => this.#showResult(),
    });
    this.#adviser = new HintController({
      scene,
      preferences,
      bots,
      table: this.#view,
      seen: () => this.#match.view(this.#match.seat),
      hasPeople: this.#company.people.length > 0,
    });
    this.#keyboard = new KeyboardFocus(scene, {
      items: () => this.#focusables(),
      screen: () => this.#screen(),
      onKey: (event) => this.#onKey(event),
      onPressNothing: () => this.#pressNothing(),
    });
    scene.input.on('pointerdown', (_pointer: unknown, over: readonly unknown[]) => {
      if (over.length === 0) this.#queue.skip();
    });
    for (const stop of [
      preferences.onReducedMotion(() => this.#queue.setPace(preferences.pace)),
      preferences.onAppearance(() => this.#changeLook()),
      preferences.onOtherTab(() => {
        this.#obey();
        this.#renewOptions();
      }),
    ]) {
      this.#left.signal.addEventListener('abort', stop);
    }
    inCssPixels(scene, (size) => this.#place(size));
    showsOnScreen(() => this.#state());
  }

  /** Plays the match to its end, or until the table is left. */
  async play(): Promise<void> {
    try {
      await this.#playToTheEnd();
    } catch (error) {
      console.error(error);
      this.#ask(() => ({
        title: words().match.stuck.title,
        text: error instanceof Error ? error.message : String(error),
        answers: [{ label: words().match.stuck.toMenu, onPress: () => this.#scene.scene.start('menu') }],
      }));
    }
  }

  async #playToTheEnd(): Promise<void> {
    const match = this.#match;
    if (this.#before !== null) await this.#view.show(this.#before);
    this.#services.bots.prepare(atTableOf(match.players, match.rules));
    await playMatch({
      match,
      deciders: this.#thinkers.map((thinker) => thinker ?? this.#person),
      queue: this.#queue,
      thinkingTime: (seat, legal) => {
        const thinker = this.#thinkers[seat];
        return thinker === null ? 0 : thinkingTime(legal, thinker.doubt, match.players - 1, Math.random());
      },
      nextDeal: () => this.#afterDeal.nextDeal(),
      mend: (error) => this.#mend(error),
      left: this.#left.signal,
    });
    if (!this.#left.signal.aborted) this.#afterDeal.end();
  }

  /** Once a frame. */
  update(): void {
    const { bots } = this.#services;
    const { seat } = this.#match;
    const isBots = seat >= 0 && this.#thinkers[seat] !== null;
    const awaited = isBots && this.#queue.isEmpty && bots.state.is === 'loading';
    const { text, until } = this.#answer;
    this.#hud.say(awaited ? words().match.findingSeats : this.#scene.time.now < until ? text : '');
    if (bots.state.is === 'unavailable' && !this.#isHandingOver) void this.#askWhoPlays();
  }

  leave(): void {
    this.#left.abort();
    this.#adviser.leave();
    this.#keeper.close();
    this.#queue.close();
    this.#view.destroy();
  }

  #hear(event: MatchEvent): void {
    this.#queue.push(this.#showing(event));
    this.#keeper.changed();
  }

  #showing(event: MatchEvent): Step {
    return {
      play: (pace) => {
        if (event.type === 'dealt' && !this.#hasMoved) {
          this.#hasMoved = true;
          this.#scene.game.events.once('postrender', () => performance.mark('first card moves'));
        }
        // Nobody knows who holds the device when the cards come.
        if (event.type === 'deal-began' && this.#peopleIn().length > 1)
          this.#view.turnTo(this.#view.state().bottom, false);
        const { said } = this.#view.state();
        const played = this.#view.play(event, pace);
        this.#announcer.tell(event, said);
        return played;
      },
      finish: () => this.#view.finish(),
    };
  }

  /** The seats of people who are still in the match. */
  #peopleIn(): number[] {
    return this.#company.people.filter((seat) => this.#match.tokens[seat] >= 0);
  }

  /** Resolves when whoever plays a seat has the device: until then no hand is to be seen. */
  async #handOver(seat: number): Promise<void> {
    if (this.#view.state().viewer === seat) return;
    this.#announcer.handOver();
    this.#answer = { text: '', until: 0 };
    announce(words().match.pass.title(this.#names[seat]));
    this.#isHandingOver = true;
    await new Promise<void>((resolve) => {
      this.#ask(() => {
        const { pass } = words().match;
        const name = this.#names[seat];
        return {
          title: pass.title(name),
          text: pass.text(name),
          hides: true,
          answers: [{ label: pass.answer(name), onPress: resolve }],
        };
      });
      this.#view.turnTo(seat, false);
    });
    this.#isHandingOver = false;
    this.#view.turnTo(seat, true);
  }

  #place(size: Viewport): void {
    this.#size = size;
    this.#view.resize(size);
    const layout = layoutTable(size, this.#names.length, this.#match.rules);
    this.#hud.place(layout);
    this.#adviser.place(layout);
    this.#dialog?.place(size);
    this.#page?.place(size);
    this.#showKeys();
  }

  /** Offers on the table what the person may do, unless a question has to be answered first. */
  #offer(): void {
    const offered = this.#isCovered ? [] : this.#person.legal;
    this.#view.offer(offered, (action) => this.#match.whyNot(action));
    this.#adviser.follow(this.#person.legal, this.#isCovered);
    this.#announcer.offer(offered, this.#view.state().momentLeft === null ? '' : words().questions.declare.unhurried);
    this.#showKeys();
  }

  /** Prints the names of the keys on what they do. */
  #showKeys(): void {
    if (hasKeyboard()) this.#hud.keyCaps.show(keyCapsOf(this.#view.targets, this.#view.state().hand));
  }

  #showResult(): void {
    const match = this.#match;
    const { players } = this.#company;
    const ending: Ending = {
      outcome: {
        names: this.#names,
        you: this.#company.seats.findIndex(({ isYou }) => isYou),
        places: match.places(),
        eliminatedIn: Array.from(match.eliminatedIn),
        deals: match.dealNumber,
        remains: Array.from(match.tokens, (tokens, seat) =>
          remains(match.rules, { tokens, points: match.points[seat], extraSteps: match.extraSteps }),
        ),
      },
      record: recordFile(this.#recorder.record(match, this.#names), new Date()),
      again: { rules: match.rules, settings: { seats: players, opponents: players.length - 1 } },
    };
    this.#scene.scene.start('result', ending);
  }

  async #mend(error: unknown): Promise<void> {
    if (!(error instanceof BotsUnavailable)) throw error;
    await this.#askWhoPlays();
  }

  /** Asks, once at a time, who plays in place of the policy that did not come. */
  #askWhoPlays(): Promise<void> {
    const { bots } = this.#services;
    const { state } = bots;
    if (state.is !== 'unavailable') return Promise.resolve();
    this.#asking ??= new Promise<void>((resolve) => {
      this.#ask(() => {
        const { noPolicy } = words().match;
        return {
          title: noPolicy.title,
          text: noPolicy.text(words().offline.opponents[state.why]),
          answers: [
            { label: noPolicy.playExpert, onPress: () => (bots.playExpert(), resolve()) },
            { label: noPolicy.again, onPress: () => (bots.load(), resolve()) },
          ],
        };
      });
    }).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  #closeDialog(): void {
    this.#dialog = undefined;
    this.#offer();
  }

  #askToLeave(): void {
    if (this.#dialog !== undefined) return;
    const { mayExtendSteps } = this.#afterDeal;
    this.#ask(() => {
      const { leave, oneMoreStepForAll } = words().match;
      return {
        title: leave.title,
        text: this.#match.phase === 'over' ? '' : words().saves.leaving,
        answers: [
          { label: leave.stay, onPress: () => undefined },
          { label: leave.options, onPress: () => this.#openOptions() },
          ...(mayExtendSteps ? [{ label: oneMoreStepForAll, onPress: () => this.#afterDeal.extendSteps() }] : []),
          { label: leave.leave, onPress: () => this.#scene.scene.start('menu') },
        ],
      };
    });
  }

  /** Whether something lies over the table that has to be dealt with first. */
  get #isCovered(): boolean {
    return this.#dialog !== undefined || this.#page !== undefined;
  }

  /** Lays the options over the match, which goes on below them; looks change at once. */
  #openOptions(focused?: number): void {
    const { preferences } = this.#services;
    const close = () => {
      this.#page?.destroy();
      this.#page = undefined;
      this.#offer();
    };
    this.#page?.destroy();
    this.#page = new OptionsPage(this.#scene, preferences, {
      onDone: close,
      onChange: (before) => {
        this.#obey();
        if (changesAppearance(before, preferences.settings)) this.#changeLook();
      },
    });
    if (this.#size !== undefined) this.#page.place(this.#size);
    this.#offer();
    if (focused !== undefined) this.#keyboard.focus(this.#keyboard.at(focused));
  }

  /** Opens the options anew where they are open, at the same button. */
  #renewOptions(): void {
    if (this.#page !== undefined) this.#openOptions(this.#keyboard.place);
  }

  /** Follows the settings after they have changed, except in how everything looks. */
  #obey(): void {
    const { settings, pace } = this.#services.preferences;
    this.#queue.setPace(pace);
    this.#hud.showSpeed(settings.speed);
    this.#hud.showMuted(settings.isMuted);
  }

  /** Shows everything as it is to look now, the options too where they are open. */
  #changeLook(): void {
    this.#dress();
    this.#renewOptions();
  }

  /** Shows table and page in the colours and the language that the settings ask for now. */
  #dress(): void {
    const { theme } = this.#services.preferences;
    dressPage(theme);
    this.#names = this.#names.map(nameNow);
    this.#view.setTheme(theme);
    this.#view.refreshText(this.#names);
    this.#hud.setTheme(theme);
    this.#adviser.setTheme(theme);
    this.#hud.refreshText();
    this.#adviser.retell();
    this.#afterDeal.refreshText();
    if (this.#size !== undefined) this.#place(this.#size);
    if (this.#dialog !== undefined) this.#ask(this.#asked);
  }

  #readRules(): void {
    const close = openRulesDialog(this.#services.knowledge, this.#match.rules, this.#names.length);
    this.#left.signal.addEventListener('abort', close);
  }

  #ask(asked: () => QuestionDialogOptions): void {
    const { answers, ...question } = asked();
    this.#asked = asked;
    this.#dialog?.destroy();
    this.#dialog = new QuestionDialog(this.#scene, this.#services.preferences.theme, {
      ...question,
      answers: answers.map(({ label, onPress }) => ({
        label,
        onPress: () => {
          this.#closeDialog();
          onPress();
        },
      })),
    });
    if (this.#size !== undefined) this.#dialog.place(this.#size);
    this.#offer();
  }

  #readKeys(): void {
    this.#left.signal.addEventListener('abort', openKeysDialog());
  }

  #focusables(): Focusable[] {
    if (this.#dialog !== undefined) return [...this.#dialog.buttons];
    if (this.#page !== undefined) return this.#page.buttons;
    return [...this.#actions(), ...this.#tableButtons];
  }

  get #tableButtons(): readonly Button[] {
    return [...this.#hud.buttons, ...this.#adviser.buttons.filter(({ isEnabled }) => isEnabled)];
  }

  #actions(): Focusable[] {
    return tableActions({
      view: this.#view,
      legal: this.#person.legal,
      choose: (action) => this.#choose(action),
      moved: () => this.#showKeys(),
    });
  }

  /** What is said to screen readers. */
  #screen(): AccessibleScreen {
    return (this.#dialog ?? this.#page)?.screen ?? describeTable(this.#seen());
  }

  #seen(): Seen {
    const { rules } = this.#match;
    return {
      game: titleOf(rules),
      rules,
      speakers: this.#company.seats.map(({ isYou }, seat) => ({ name: this.#names[seat], you: isYou })),
      shown: this.#view.state(),
      notice: this.#hud.notice === this.#answer.text ? '' : this.#hud.notice,
    };
  }

  #choose(action: Action): void {
    if (action === PUT_AWAY) this.#view.putAway();
    else this.#act(action);
  }

  #act(action: Action): void {
    this.#announcer.forget();
    this.#person.act(action);
  }

  #onKey({ key, repeat }: KeyboardEvent): boolean {
    this.#view.moreTime();
    if (this.#dialog !== undefined) return false;
    if (this.#page !== undefined) {
      if (key === 'Escape') this.#page.goBack();
      return key === 'Escape';
    }
    if (!this.#queue.isEmpty && skips(key, this.#keyboard.focused !== undefined)) {
      if (!repeat) this.#queue.skip();
      return true;
    }
    if (repeat) return false;
    const answer = this.#announcer.answer(key);
    if (answer !== null) {
      this.#answer = { text: answer, until: this.#scene.time.now + ANSWER };
      return true;
    }
    const command = this.#commands[key];
    if (command !== undefined) {
      command();
      return true;
    }
    return pressKey(key, this.#view, this.#keyboard, (action) => this.#choose(action));
  }

  #pressNothing(): void {
    if (!this.#isCovered && this.#afterDeal.isOffering) this.#hud.buttons[0].press();
  }

  #state(): SceneState {
    const match = this.#match;
    const buttons = this.#dialog?.buttons ?? this.#page?.buttons ?? this.#tableButtons;
    return {
      scene: 'table',
      buttons: pressables(buttons, this.#keyboard.focused),
      page: this.#page?.title ?? null,
      match: this.#keeper.id,
      isKept: this.#keeper.isKept,
      names: this.#names,
      phase: match.phase,
      deal: match.dealNumber,
      turn: match.seat,
      tokens: Array.from(match.tokens),
      winner: match.winner,
      isQueueEmpty: this.#queue.isEmpty,
      legal: this.#person.legal.map(formatAction),
      targets: shownTargets(this.#view, this.#keyboard),
      shown: this.#view.state(),
      notice: this.#hud.notice,
      advised: this.#adviser.advised,
      question: this.#dialog === undefined ? null : { title: this.#dialog.title, text: this.#dialog.text },
    };
  }
}
