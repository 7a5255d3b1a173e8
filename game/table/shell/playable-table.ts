/**
 * A table at which somebody plays: shows what happens in order, has buttons over it, and offers what the person may do
 * to pointer, keyboard and screen readers. Whoever opens it knows whose turn it is and what is legal.
 */
import type Phaser from 'phaser';
import { formatAction, type Action } from '../../../engine/actions.ts';
import type { OpenDecision } from '../../../engine/open-decision.ts';
import { inCssPixels } from '../../base/canvas.ts';
import { isCharacter, keyOf } from '../../base/keys.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import type { Point } from '../../base/geometry.ts';
import type { Viewport } from '../../base/viewport.ts';
import { nameNow } from '../../i18n/given-names.ts';
import { words } from '../../i18n/words.ts';
import { PresentationQueue } from '../../model/presentation-queue.ts';
import type { WhyNot } from '../../model/prompts.ts';
import type { SeenEvent } from '../../../engine/seen.ts';
import { announce, announceUrgently } from '../../kit/announcer.ts';
import { applyPageColours } from '../../base/theme/page-colours.ts';
import { setSceneReader, type Pressable, type SceneState } from '../../services/screen-state.ts';
import { describeTable } from '../a11y/describe-table.ts';
import { TableAnnouncer } from '../a11y/table-announcer.ts';
import { Hud } from '../hud/hud.ts';
import type { Offered } from '../input/confirmation.ts';
import { PUT_AWAY } from '../input/golf-choices.ts';
import { keyCommand, shownTargets, tableActions } from '../input/table-actions.ts';
import { keyCapsOf, skips } from '../input/table-keys.ts';
import { layoutTable } from '../layout/layout-table.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { AccessibleScreen, Passage } from '../page/accessible-screen.ts';
import { KeyboardFocus, type Focusable } from '../page/keyboard.ts';
import type { Sheet } from '../page/sheet.tsx';
import type { TablePageState } from '../page/table-page.tsx';
import { Overlays } from './overlays.tsx';
import { TableShell, type TableShellOptions } from './table-shell.ts';

/** Another part of a table, which is worded with it, and follows the legal actions. */
export interface TablePart {
  /** What can be pressed, and what stands on sheets, in a layout; in the current language. */
  items?(layout: TableLayout): readonly Focusable[];
  sheets?(layout: TableLayout): readonly Sheet[];
  refreshText?(): void;
  /** @param isCovered whether something is open over the table that comes first */
  follow?(legal: readonly Action[], isCovered: boolean): void;
}

interface Turn {
  /** What the person may do now, and what keeps them from the rest. */
  legal: () => readonly Action[];
  /** What they are asked, while something is legal. */
  decision: () => OpenDecision;
  whyNot: WhyNot;
  /** Called with what the person has chosen, which may no longer be legal. */
  act: (action: Action) => void;
}

type PlayableTableOptions = TableShellOptions & {
  turn: Turn;
  onMenu: () => void;
  /** Opens the rules; returns how to close them. */
  openRules: () => () => void;
  /** What keys do that mean no action. */
  commandOf: (key: string) => (() => void) | undefined;
  /** What screen readers read first. */
  passages?: () => readonly Passage[];
};

const NO_DECISION: OpenDecision = { phase: 'draw', pass: 'turn', forGood: [] };

/** What the owner of a table adds to the state of the screen. */
export type OwnState = Pick<SceneState, 'scene'> & Record<string, unknown>;

export class PlayableTable extends TableShell {
  readonly queue: PresentationQueue;
  readonly hud: Hud;
  readonly overlays: Overlays;
  readonly announcer: TableAnnouncer;
  readonly keyboard: KeyboardFocus;
  readonly #options: PlayableTableOptions;
  readonly #parts: TablePart[] = [];
  #size: Viewport | undefined;
  #layout: TableLayout | undefined;

  /** Shows nothing before `open`. */
  constructor(scene: Phaser.Scene, options: PlayableTableOptions) {
    super(scene, options);
    this.#options = options;
    const { preferences } = this;
    this.queue = new PresentationQueue(preferences.pace);
    this.hud = this.#createHud();
    this.overlays = new Overlays(() => this.offer());
    this.whenLeft(() => this.overlays.close());
    this.announcer = new TableAnnouncer(
      () => this.seen(),
      () => (options.turn.legal().length === 0 ? [] : this.#actions().map(({ name, label }) => name ?? label)),
    );
    this.keyboard = new KeyboardFocus(scene, {
      items: () => [...this.#actions(), ...this.#items],
      rest: () => this.#rest(),
      onKey: (event) => this.#onKey(event),
      onPressNothing: () => this.hud.pressNextStep(),
    });
    this.view.onAct((action) => this.#act(action));
    scene.input.on('pointerdown', ({ x, y }: Point, over: readonly unknown[]) => {
      const isOnCard = this.view.isOnOwnCard(scene.cameras.main.getWorldPoint(x, y));
      if (over.length === 0 && !isOnCard) this.queue.skip();
    });
    this.whenLeft(() => this.queue.close());
    this.whenLeft(() => announceUrgently(''));
    const followPace = (): void => this.queue.setPace(preferences.pace);
    this.whenLeft(preferences.onReducedMotion(followPace));
    this.whenLeft(preferences.onChange(followPace));
    this.whenLeft(preferences.onAppearance(() => this.applyAppearance()));
  }

  /** Where everything is; undefined before `open`. */
  get layout(): TableLayout | undefined {
    return this.#layout;
  }

  add(part: TablePart): void {
    this.#parts.push(part);
  }

  /** Shows the table from now on, at any size of the window. */
  open(state: () => OwnState): void {
    inCssPixels(this.scene, (size) => this.#place(size));
    setSceneReader(() => ({ ...this.#state(), ...state() }));
  }

  /**
   * Shows an event once everything before it has been seen.
   * @param before called right before it is shown
   * @param event may be given only then
   */
  present(event: SeenEvent | (() => SeenEvent), before: () => void = () => undefined): void {
    this.queue.push({
      play: (pace) => {
        before();
        const shown = typeof event === 'function' ? event() : event;
        const { eventMessage } = this.view.state();
        const played = this.view.play(shown, pace);
        this.announcer.announceEvent(shown, eventMessage);
        return played;
      },
      finish: () => this.view.finish(),
    });
  }

  /** Offers on the table what the person may do, unless something else comes first. */
  offer(): void {
    const legal = this.#options.turn.legal();
    const isCovered = this.overlays.isAsking;
    this.view.offer({ ...this.#offered(legal), actions: isCovered ? [] : legal, whyNot: this.#options.turn.whyNot });
    for (const part of this.#parts) part.follow?.(legal, isCovered);
  }

  /** Says from now on what the person may do. */
  announceOffers(): void {
    this.add({
      follow: (legal, isCovered) => {
        const { momentLeft } = this.view.state();
        this.announcer.offer(isCovered ? [] : legal, momentLeft === null ? '' : words().questions.declare.unhurried);
      },
    });
  }

  /** Opens the rules; they close when the table is left. */
  readRules(): void {
    this.whenLeft(this.#options.openRules());
  }

  /** Shows table and page in the colours and the language of the settings. */
  applyAppearance(): void {
    const { theme } = this.preferences;
    applyPageColours(theme);
    this.view.setTheme(theme);
    this.rename(this.names.map(nameNow));
    for (const part of this.#parts) part.refreshText?.();
    if (this.#size !== undefined) this.#place(this.#size);
  }

  #createHud(): Hud {
    const { preferences } = this;
    const { onMenu } = this.#options;
    return new Hud({
      settings: () => preferences.settings,
      onMenu,
      onRules: () => this.readRules(),
      onSpeed: (speed) => preferences.change({ speed }),
      onMute: (isNowMuted) => {
        preferences.change({ isMuted: isNowMuted });
        announce(isNowMuted ? words().match.soundOff : words().match.soundOn);
      },
    });
  }

  get #items(): readonly Focusable[] {
    const layout = this.#layout;
    return layout === undefined ? [] : [this.hud, ...this.#parts].flatMap((part) => part.items?.(layout) ?? []);
  }

  get #hasKeys(): boolean {
    return hasKeyboard() && this.preferences.settings.characterKeys;
  }

  #actions(): Focusable[] {
    const legal = this.#options.turn.legal();
    return tableActions({
      view: this.view,
      legal,
      hasKeys: this.#hasKeys,
      offered: this.#offered(legal),
      choose: (action) => this.#choose(action),
    });
  }

  #choose(action: Action): void {
    if (action === PUT_AWAY) this.view.putAway();
    else this.#act(action);
  }

  #act(action: Action): void {
    this.announcer.forget();
    this.#options.turn.act(action);
  }

  /** What the page shows besides what can be pressed; the names of keys stand on what they do. */
  #rest(): Omit<TablePageState, 'items'> {
    const { view, hud } = this;
    const layout = this.#layout;
    return {
      screen: this.#screen(),
      isHidden: this.overlays.hides,
      sheets: [
        ...(hud.hasNextSteps ? [] : view.sheets),
        ...(layout === undefined ? [] : [...this.#parts, hud].flatMap((part) => part.sheets?.(layout) ?? [])),
      ],
      keyCaps: this.#hasKeys ? keyCapsOf(view.targetsInPlace, view.state()) : [],
      countdown: view.countdown,
    };
  }

  #screen(): AccessibleScreen {
    const table = describeTable(this.seen());
    return { ...table, passages: [...(this.#options.passages?.() ?? []), ...table.passages] };
  }

  #place(size: Viewport): void {
    this.#size = size;
    this.view.resize(size);
    this.keyboard.place(size);
    this.#layout = layoutTable(size, this.names.length, this.rules, this.#options.table.purpose);
  }

  #offered(actions: readonly Action[]): Offered {
    const decision = actions.length === 0 ? NO_DECISION : this.#options.turn.decision();
    return { ...decision, actions, asksTwice: this.preferences.settings.asksTwice };
  }

  #onKey(event: KeyboardEvent): boolean {
    const [key, { repeat }] = [keyOf(event), event];
    this.view.moreTime();
    if (isCharacter(key) && !this.preferences.settings.characterKeys) return false;
    if (this.overlays.isAsking) return false;
    if (!this.queue.isEmpty && skips(key, this.keyboard.focused !== undefined)) {
      if (!repeat) this.queue.skip();
      return true;
    }
    if (repeat) return false;
    const { view, keyboard } = this;
    const offered = this.#offered(this.#options.turn.legal());
    const choose = (action: Action): void => this.#choose(action);
    const command = this.#options.commandOf(key) ?? keyCommand(key, { view, keyboard, offered }, choose);
    command?.();
    return command !== undefined;
  }

  get #pressables(): Pressable[] {
    const focused = this.keyboard.focused?.label;
    return this.#items
      .filter(({ isEnabled }) => isEnabled !== false)
      .map(({ label, bounds }) => ({ label, bounds, isFocused: label === focused }));
  }

  #state() {
    return {
      ...this.overlays.state,
      buttons: this.#pressables,
      names: this.names,
      isQueueEmpty: this.queue.isEmpty,
      legal: this.#options.turn.legal().map(formatAction),
      targets: shownTargets(this.view, this.keyboard),
      shown: this.view.state(),
      notice: this.hud.notice,
    };
  }
}
