/** The menu while it is shown: its texts, buttons, pages and keys, and how it starts a match. */
import type Phaser from 'phaser';
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { changeScene } from '../../base/change-scene.ts';
import { inCssPixels, viewport } from '../../base/canvas.ts';
import { keyOf } from '../../base/keys.ts';
import { markTime } from '../../base/mark-time.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import type { Viewport } from '../../base/viewport.ts';
import { gameTitle } from '../../catalogue/game-title.ts';
import { DEFAULT_SETTINGS } from '../../catalogue/settings.ts';
import { today } from '../../catalogue/today.ts';
import { clampOpponents } from '../../catalogue/table-rules.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import type { TakenUp } from '../../features/challenge/comparison.ts';
import type { LessonPlan } from '../../features/lesson/lesson.ts';
import { LessonOffer } from '../../features/lesson/lesson-offer.ts';
import { ResumeMatch } from '../../features/resume/resume-match.ts';
import { words } from '../../i18n/words.ts';
import type { Arrangement } from '../../match/arrangement.ts';
import type { TableOpening } from '../../match/open-table.ts';
import { tookShortcut } from '../../services/pwa/shortcuts.ts';
import type { AccessibleScreen } from '../../ui/a11y/accessible-screen.ts';
import { dressPage } from '../../ui/a11y/dress-page.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { setSceneReader, USABLE } from '../../ui/screen-state.ts';
import { Button, pressables } from '../../ui/widgets/button.ts';
import { KeyboardFocus } from '../../ui/widgets/keyboard.ts';
import { showDay } from '../open-daily.ts';
import { introduce } from '../open-introduction.ts';
import { showExercises } from '../open-exercises.ts';
import { showRecords, type LeftReview } from '../open-records.ts';
import { showLadder } from '../open-ladder.ts';
import { showTeaching } from '../open-teaching.ts';
import { onceShown, onlyUntilShutdown, redrawer } from '../redraw.ts';
import type { Services } from '../services.ts';
import { TablePreparation, type MatchScenes } from './match-scenes.ts';
import { showComparison, showOffer } from './menu-challenges.ts';
import { countEntries, MenuButtons, MenuTiles, pageEntries, tileEntries, type MenuGoal } from './menu-entries.ts';
import { layoutMenu } from './menu-layout.ts';
import { openMenuPage, type MenuPage } from './menu-pages.tsx';
import { MenuPicture } from './menu-picture.ts';
import { MenuTexts } from './menu-texts.ts';
import { MenuNews } from './menu-tiles.ts';

/** What the standard game is about is said at more length than what is special about another. */
const DEFAULT_RULES = DEFAULT_SETTINGS.rules;

/** What the menu opens with. */
export interface MenuOpening {
  /** It is only drawn again, in other looks. */ isRedrawn?: boolean;
  /** With the records on top. */ records?: boolean;
  /** A review over them. */ reviewed?: LeftReview;
  /** With the page of that day on top. */ daily?: string;
  /** With what has become of a challenge on top. */ takenUp?: TakenUp;
  /** Only to leave it at once for a match. */ match?: Arrangement;
}

/** Created each time that the menu is shown or drawn again. */
export class MenuScreen {
  readonly #scene: Phaser.Scene;
  readonly #services: Services;
  readonly #matchScenes: MatchScenes;
  readonly #picture: MenuPicture;
  readonly #texts: MenuTexts;
  readonly #news = new MenuNews();
  readonly #counts: MenuButtons;
  readonly #play: Button;
  readonly #resume: ResumeMatch;
  readonly #lesson: LessonOffer;
  readonly #tiles: MenuTiles;
  readonly #pageButtons: MenuButtons;
  readonly #keyboard: KeyboardFocus;
  readonly #preparation: TablePreparation;
  #isLeaving = false;
  #hasHint = false;

  /** @param opensCards whether the cards are seen opening, or found open */
  constructor(scene: Phaser.Scene, services: Services, matchScenes: MatchScenes, opensCards: boolean) {
    this.#scene = scene;
    this.#services = services;
    this.#matchScenes = matchScenes;
    const { preferences, openMatches, teachingSign } = services;
    const { theme } = preferences;
    this.#picture = new MenuPicture(scene, theme, opensCards);
    this.#texts = new MenuTexts(scene, theme);
    const open = (goal: MenuGoal): void => this.#open(goal);
    const counts = countEntries(services, (change) => this.#seat(change));
    this.#counts = new MenuButtons(scene, theme, counts);
    this.#play = new Button(scene, theme, {
      label: words().menu.play,
      kind: 'main',
      onPress: () => this.#sitDown(),
    });
    this.#resume = new ResumeMatch(scene, {
      theme,
      openMatches,
      play: this.#play,
      onResume: (match) => this.#start({ resumed: match }),
      chosen: () => services.games.rules.name,
      onChange: () => this.#followMatches(),
    });
    this.#lesson = new LessonOffer(scene, preferences, () => void this.#leaveFor('lesson', {}));
    this.#tiles = new MenuTiles(scene, theme, tileEntries({ news: this.#news, teachingSign }, open));
    this.#pageButtons = new MenuButtons(scene, theme, pageEntries(services, open));
    this.#followChanges();
    this.#keyboard = this.#listenToKeys();
    this.#preparation = new TablePreparation(scene, services, matchScenes, () => !this.#isLeaving);
  }

  /** Shows it, with what it opens with. */
  show({ records = false, reviewed, daily, takenUp, match }: MenuOpening): void {
    this.#refresh();
    inCssPixels(this.#scene, (size) => this.#place(size));
    if (records) void showRecords(this.#scene, this.#services, reviewed);
    if (daily !== undefined) void this.#showDay(daily);
    if (match !== undefined) void this.#start({ again: match });
    this.#followChallenges(takenUp);
    this.#followNews();
    setSceneReader(() => ({
      scene: 'menu',
      openMatches: this.#resume.listed,
      buttons: pressables(this.#buttons, this.#keyboard.focused),
    }));
    onceShown(this.#scene, () => this.#afterShown());
  }

  /** Does what takes time, now that the person can see the menu. */
  #afterShown(): void {
    const { preferences } = this.#services;
    markTime('menu usable');
    this.#scene.game.events.emit(USABLE);
    if (tookShortcut('deal')) void this.#start();
    this.#scene.time.delayedCall(0, () => this.#picture.light(preferences.pace.reducedMotion));
    this.#preparation.schedule();
  }

  /** Everything that can be pressed, in tab order. */
  get #buttons(): readonly Button[] {
    return [
      ...this.#counts.all,
      ...this.#resume.buttons,
      this.#play,
      ...this.#lesson.buttons,
      ...this.#tiles.all,
      ...this.#pageButtons.all,
    ];
  }

  /** What it says to screen readers. */
  get #accessible(): AccessibleScreen {
    const { title, hint } = this.#texts;
    return { layer: 'menu', title, passages: [{ lines: [this.#about.replace('\n', ' '), hint] }] };
  }

  /** Draws the menu again when its looks have changed, and shows what else has. */
  #followChanges(): void {
    const { preferences, games, teachingSign } = this.#services;
    const redraw = redrawer(this.#scene, (): MenuOpening => ({ isRedrawn: true }));
    for (const stop of [
      preferences.onAppearance(redraw),
      preferences.onChange(() => this.#follow()),
      games.onChange(() => this.#follow()),
      teachingSign.onChange(() => this.#tiles.refresh()),
    ])
      this.#scene.events.once('shutdown', stop);
  }

  #listenToKeys(): KeyboardFocus {
    return new KeyboardFocus(this.#scene, {
      items: () => this.#buttons,
      screen: () => this.#accessible,
      onKey: (event) => this.#pressKey(keyOf(event)),
      onPressNothing: () => {
        if (this.#resume.leads) this.#resume.press();
        else this.#sitDown();
      },
    });
  }

  /** Handles a digit for the number of opponents. @returns whether it did something */
  #pressKey(key: string): boolean {
    const { games, preferences } = this.#services;
    if (!/^[1-9]$/.test(key) || !preferences.settings.characterKeys) return false;
    this.#services.preferences.change({ opponents: clampOpponents(games.rules, Number(key)) });
    return true;
  }

  #seat(change: number): void {
    const { preferences, games } = this.#services;
    const opponents = clampOpponents(games.rules, preferences.settings.opponents + change);
    this.#services.preferences.change({ opponents });
    const { seats } = tableSetupOf({ ...preferences.settings, opponents });
    announce(words().menu.atTheTable(seats.map(({ name }) => name)));
  }

  /** Shows what is chosen now, and prepares the table for it. */
  #follow(): void {
    if (!this.#picture.looksLike(this.#services.games.rules)) this.#place(viewport());
    this.#refresh();
    this.#preparation.schedule();
  }

  #refresh(): void {
    this.#counts.refresh();
    this.#resume.followGame();
    this.#tiles.refresh();
    this.#pageButtons.refresh();
    this.#picture.seat(this.#services.preferences.settings);
    this.#texts.showSummary(this.#about);
  }

  /** Begins a match of the chosen game, which introduces itself the first time. */
  #sitDown(): void {
    const { rules } = this.#services.games;
    introduce(this.#scene, this.#services, {
      rules,
      players: 1 + clampOpponents(rules, this.#services.preferences.settings.opponents),
      onPlay: () => void this.#start(),
      onTry: (plan: LessonPlan) => void this.#leaveFor('lesson', { plan }),
    });
  }

  #start(opening: TableOpening = {}): Promise<boolean> {
    markTime('deal pressed');
    return this.#leaveFor('table', opening);
  }

  /** Opens what a button of the menu leads to. */
  #open(goal: MenuGoal): void {
    const [scene, services] = [this.#scene, this.#services];
    switch (goal) {
      case 'records':
        void showRecords(scene, services);
        break;
      case 'ladder':
        void showLadder(scene, services, {
          onPlay: (again) => void this.#start({ again }),
          onAllOpponents: () => this.#openPage('players'),
        });
        break;
      case 'today':
        void this.#showDay(today());
        break;
      case 'learning':
        if (services.teachingSign.state === null) void showExercises(scene, services);
        else void showTeaching(scene, services);
        break;
      default:
        this.#openPage(goal);
    }
  }

  #openPage(page: MenuPage): void {
    openMenuPage(this.#scene, this.#services, page, () => void this.#leaveFor('lesson', {}));
  }

  #showDay(date: string): Promise<void> {
    return showDay(this.#scene, this.#services, date, (deal) => this.#start({ daily: deal }));
  }

  /** Shows the challenges that arrive. @param takenUp one that has been played */
  #followChallenges(takenUp: TakenUp | undefined): void {
    const onPlay = (challenge: Challenge): void => void this.#start({ challenge });
    if (takenUp !== undefined) void showComparison(this.#scene, this.#services, takenUp, onPlay);
    const stop = this.#services.arrivedChallenges.follow(
      (challenge) => void showOffer(this.#scene, this.#services, challenge, onPlay),
    );
    this.#scene.events.once('shutdown', stop);
  }

  /** Says on the tiles what has been played, and what the animals are like. */
  #followNews(): void {
    const show = onlyUntilShutdown(this.#scene)(() => {
      this.#tiles.refresh();
      this.#showFaces();
    });
    this.#scene.events.once('shutdown', this.#news.follow(this.#services, show));
  }

  #showFaces(): void {
    this.#tiles.showFaces((animal) => this.#picture.faceOf(animal));
  }

  /** @returns whether it leaves; false if it is leaving already */
  async #leaveFor(scene: 'table' | 'lesson', opening: TableOpening | { plan: LessonPlan }): Promise<boolean> {
    if (this.#isLeaving) return false;
    this.#isLeaving = true;
    await this.#matchScenes.load(this.#scene.scene).catch((error: unknown) => {
      this.#isLeaving = false;
      throw error;
    });
    return changeScene(this.#scene, scene, opening);
  }

  /** What the chosen game is about. */
  get #about(): string {
    const { games, knowledge } = this.#services;
    return games.chosen === DEFAULT_RULES ? words().menu.summary : gameTitle(games.rules, knowledge).special;
  }

  /** Makes room for the buttons of matches that wait, and says which would be continued, after that has changed. */
  #followMatches(): void {
    this.#place(viewport());
  }

  /** Which keys there are, and which match would be continued. */
  #hintText(): string {
    const { saves, menu } = words();
    const { only, leads } = this.#resume;
    if (!hasKeyboard()) return only === null ? '' : `${saves.resume} · ${only}`;
    if (only !== null) return saves.hintFor(only);
    return leads ? saves.hint : menu.hint;
  }

  #place(size: Viewport): void {
    const hint = this.#hintText();
    this.#hasHint = hint !== '';
    const layout = layoutMenu(size, this.#hasHint);
    const { type } = layout;
    dressPage(this.#services.games.rules, this.#services.preferences.theme);
    this.#picture.place(this.#services.games.rules, layout, size, this.#services.preferences);
    this.#texts.place(layout);
    this.#texts.showHint(hint);
    this.#counts.place(layout);
    this.#tiles.place(layout);
    this.#showFaces();
    this.#pageButtons.place(layout);
    const rest = this.#lesson.place(layout.play, type, this.#resume.listed.length === 0);
    this.#resume.place(rest, type.title);
  }
}
