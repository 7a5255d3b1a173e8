/**
 * The table as a person sees it. It shows the engine's events one by one, shows what may be done, and reports what was
 * chosen; it holds no rules and only changes the picture.
 */
import type Phaser from 'phaser';
import { TAKE, takeOf, type Action } from '../../engine/actions.ts';
import type { Point, Rect } from '../base/geometry.ts';
import type { Theme } from '../base/theme/theme.ts';
import type { Viewport } from '../base/viewport.ts';
import { tableFactsOf, type SeatInfo } from '../catalogue/table-setup.ts';
import type { StepPace } from '../model/presentation-queue.ts';
import type { Renaming } from '../model/stand-ins.ts';
import { TableLog } from '../model/table-log.ts';
import type { SeenEvent } from '../../engine/seen.ts';
import type { TableFacts, TableState } from '../model/table-state.ts';
import type { SoundRequest } from '../services/sound/limit.ts';
import { Animator } from './animation/animator.ts';
import type { CardMove } from './input/hand-arranger.ts';
import type { Target } from './input/targets.ts';
import type { TableInput } from './input/turn-input.ts';
import type { Choices } from './input/turn-states.ts';
import type { ItemFace } from './page/item-button.tsx';
import type { Sheet } from './page/sheet.tsx';
import { faceOf, tableSheets } from './views/table-sheets.ts';
import { shownTable, shownWorth, type ShownTable } from './shown-table.ts';
import type { LayoutPurpose } from './layout/layout-table.ts';
import { Stage } from './stage.ts';
import { createParts, placeParts, type TableParts } from './table-parts.ts';

/** The match that a table shows. */
export type TableOptions = Pick<TableFacts, 'rules' | 'start'> & {
  seats: readonly SeatInfo[];
  /** The seat at the bottom at first; its hand is open if it is yours, otherwise once `turnTo` opens it. */
  bottom: number;
  /** Nobody acts here: what is shown has been played before. */
  isReplay?: boolean;
  /** What it is laid out for, other than a match. */
  purpose?: LayoutPurpose;
};

interface Presentation {
  theme: Theme;
  sound: (request: SoundRequest) => void;
}

/** Advice: what to do, null while thinking, and why. */
interface ShownAdvice {
  action: Action | null;
  sentence: string;
  /** Wordings of the reasons, longest first. */
  details: readonly string[];
}

export class TableView {
  readonly #stage: Stage;
  readonly #log: TableLog;
  readonly #animator: Animator;
  readonly #sound: (request: SoundRequest) => void;
  #onAct: (action: Action) => void = () => undefined;
  readonly #onShutdown = (): void => this.destroy();
  #parts: TableParts | null = null;
  #size: Viewport | undefined;
  #advice: ShownAdvice | null = null;
  #hidesMessage = false;
  #pace: StepPace = { scale: 1, reducedMotion: false };
  #destroyed = false;
  readonly #moving = new Set<Promise<void>>();
  /** Counts calls of `show`: only the latest counts. */
  #shows = 0;
  readonly #isReplay: boolean;

  /** Draws nothing before the first `resize`. */
  constructor(scene: Phaser.Scene, options: TableOptions, { theme, sound }: Presentation) {
    const { seats, bottom, isReplay = false, purpose, ...match } = options;
    this.#isReplay = isReplay;
    this.#log = new TableLog({ ...tableFactsOf(match.rules, seats), ...match });
    this.#stage = new Stage(scene, { seats, bottom, theme, rules: match.rules, purpose });
    this.#stage.viewer = seats[bottom].isYou ? bottom : -1;
    this.#animator = new Animator(scene.tweens);
    this.#sound = sound;
    scene.events.once('shutdown', this.#onShutdown);
  }

  /** Lays everything out for a page of this size; what is moving jumps to its end. */
  resize(size: Viewport): void {
    if (this.#destroyed) return;
    this.#animator.finish();
    this.#size = size;
    this.#stage.resize(size);
    this.#place((this.#parts ??= this.#createParts()));
  }

  /**
   * Turns the table so that a seat is at the bottom; what is moving jumps to its end.
   * @param isOpen whether that seat's hand is open from now on; all others are closed
   */
  turnTo(seat: number, isOpen: boolean): void {
    const stage = this.#stage;
    if (this.#destroyed || (seat === stage.bottom && isOpen === (seat === stage.viewer))) return;
    this.#animator.finish();
    const isTurned = seat !== stage.bottom;
    stage.bottom = seat;
    stage.viewer = isOpen ? seat : -1;
    if (this.#parts === null || this.#size === undefined) return;
    if (isTurned) stage.resize(this.#size);
    this.#place(this.#parts);
    if (isTurned || !isOpen) return;
    const run = this.#animator.begin(this.#pace);
    void this.#parts.cards.hands.unveil(seat, run).finally(() => this.#animator.close(run));
  }

  /** Opens all hands, or closes all but the viewer's; what is moving jumps to its end. */
  openAll(isOpen: boolean): void {
    if (this.#destroyed || isOpen === this.#stage.showsAll) return;
    this.#animator.finish();
    this.#stage.showsAll = isOpen;
    if (this.#parts !== null) this.#place(this.#parts);
  }

  /** Draws in the colours of another theme from the next `resize` on. */
  setTheme(theme: Theme): void {
    this.#stage.theme = theme;
  }

  /** Uses the current language from the next `resize` on. @param names of the seats in it */
  refreshText(names: readonly string[]): void {
    const { rules, seats } = this.#stage;
    this.#stage.seats = seats.map((seat, index) => ({ ...seat, name: names[index] }));
    this.#log.refreshText(tableFactsOf(rules, this.#stage.seats).speakers);
  }

  /** Two cards that nobody sees change names (`game/model/stand-ins.ts`). */
  rename(names: Renaming): void {
    this.#log.rename(names);
    this.#parts?.cards.rename(names);
  }

  /** Shows one event of the engine; resolves when the next may start. */
  async play(event: SeenEvent, pace: StepPace): Promise<void> {
    if (this.#destroyed) return;
    const before = this.#log.state;
    this.#parts?.input.clear();
    this.#log.add(event);
    this.#pace = pace;
    if (this.#parts === null) return;
    const run = this.#animator.begin(pace);
    const { next, whole } = this.#parts.player.play(event, before, this.#log.state, run, (shown) => this.#sync(shown));
    // Steps that were still to come when the table was destroyed have nothing to move any more.
    const unlessDestroyed = (error: unknown): void => {
      if (!this.#destroyed) throw error;
    };
    const moved = whole.catch(unlessDestroyed).finally(() => {
      this.#animator.close(run);
      this.#moving.delete(moved);
    });
    this.#moving.add(moved);
    await next.catch(unlessDestroyed);
  }

  /** Shows a table at once, whatever was shown before; events that are being shown come to their end first. */
  async show(state: TableState): Promise<void> {
    const shows = ++this.#shows;
    this.#animator.finish();
    await Promise.all(this.#moving);
    if (this.#destroyed || shows !== this.#shows) return;
    this.#log.startFrom(state);
    if (this.#parts === null) return;
    this.#parts.input.clear();
    this.#parts.cards.reset(state);
    this.#place(this.#parts);
  }

  /** Jumps everything that moves to its end. */
  finish(): void {
    this.#animator.finish();
  }

  /** Offers what the person may do now; none takes it back. */
  offer(choices: Choices): void {
    if (!this.#destroyed) this.#parts?.input.set(choices, this.#log.state);
  }

  /** Shows and lights advice, until it is called with null. */
  advise(advice: ShownAdvice | null): void {
    this.#advice = advice;
    if (this.#destroyed) return;
    this.#parts?.input.advise(advice?.action ?? null);
    this.#showTurn();
  }

  /** Hides what the table says of the deal, or shows it again. */
  hideMessage(isHidden: boolean): void {
    this.#hidesMessage = isHidden;
    if (!this.#destroyed) this.#showTurn();
  }

  get isAsking(): boolean {
    return (this.#parts?.input.question ?? null) !== null;
  }

  /** The sheet of a question, or the plaque for knocking while nothing can be pressed. */
  get sheets(): Sheet[] {
    if (this.#parts === null || this.#destroyed) return [];
    const [{ phase, seats }, { viewer }] = [this.#log.state, this.#stage];
    const isPlayed = !this.#isReplay && phase === 'play' && viewer >= 0 && !seats[viewer].out;
    return tableSheets(this.#parts.input, this.#stage, { isPlayed, advice: this.#shownAdvice });
  }

  /** How much is left of the time for an answer, and around what that is shown; null without a time limit. */
  get countdown(): { around: Rect; left: number } | null {
    const left = this.#parts?.question.left ?? null;
    const [first] = this.targets;
    return left === null || first === undefined ? null : { around: first.bounds, left };
  }

  /** How a target looks that the canvas does not draw; undefined for one that it does. */
  faceOf(target: Target): ItemFace | undefined {
    const { armed = null, isDown = null } = this.#parts?.input ?? {};
    return faceOf(target, this.#stage.layout, { isArmed: armed === target.action, isDown: isDown === target.action });
  }

  get targets(): Target[] {
    return this.#parts?.input.targets ?? [];
  }

  /** The same without a card that is off its place, under a finger. */
  get targetsInPlace(): Target[] {
    return this.targets.filter(({ action }) => action !== this.#parts?.input.dragged);
  }

  /** What is said of an action that has to be chosen once more; undefined for the answers to a question. */
  confirmationOf(action: Action): string | undefined {
    return this.#parts?.input.promptWith(action)[0];
  }

  focus(target: Target | null): void {
    if (!this.#destroyed) this.#parts?.input.focus(target);
  }

  /** Calls the handler with what the person chose by mouse or touch. */
  onAct(handler: (action: Action) => void): void {
    this.#onAct = handler;
  }

  /** The table that is shown, with cards that nobody sees. */
  get table(): TableState {
    return this.#log.state;
  }

  /** What the screen shows when nothing moves. */
  state(): ShownTable {
    return shownTable(this.#stage, this.#log.state, {
      open: this.#stage.seats.map((_, seat) => this.#parts?.cards.hands.openCards(seat) ?? []),
      message: this.#parts === null ? '' : saidBy(this.#parts),
      momentLeft: this.#parts?.question.left ?? null,
    });
  }

  /** In golf: puts the waiting card away for a card of the row to be turned up, or takes it back. */
  putAway(): void {
    if (!this.#destroyed) this.#parts?.input.putAway();
  }

  /** Whether a card that the person can put elsewhere in their hand is at a point, in CSS px. */
  isOnOwnCard(at: Point): boolean {
    return this.#parts?.input.isOnCard(at) ?? false;
  }

  /** Starts a running time limit again. */
  moreTime(): void {
    this.#parts?.question.moreTime();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#stage.scene.events.off('shutdown', this.#onShutdown);
    this.#animator.destroy();
    this.#parts?.input.destroy();
    this.#parts?.question.destroy();
    this.#stage.destroy();
  }

  #createParts(): TableParts {
    return createParts(this.#stage, this.#log.state, {
      animator: this.#animator,
      sound: this.#sound,
      reducedMotion: () => this.#pace.reducedMotion,
      onInput: (input) => this.#follow(input),
    });
  }

  #follow(input: TableInput): void {
    switch (input.type) {
      case 'act':
        this.#onAct(input.action);
        break;
      case 'moved-card':
        this.#moveCard(input);
        break;
      case 'changed':
        this.#showTurn();
    }
  }

  #moveCard({ card, place }: CardMove): void {
    const { bottom } = this.#stage;
    this.#log.moveCard(bottom, card, place);
    const { cards, input } = this.#parts!;
    const run = this.#animator.begin(this.#pace);
    void cards.hands.regroup(this.#log.state, bottom, run).finally(() => this.#animator.close(run));
    input.refresh(this.#log.state);
  }

  #place(parts: TableParts): void {
    placeParts(parts, this.#stage, this.#log.state);
    this.#sync();
    this.#stage.discardOldTextures();
  }

  /** Updates everything that is not animated to the state, or to what is visible of it so far. */
  #sync(shown: TableState = this.#log.state): void {
    if (this.#parts === null || this.#destroyed) return;
    const stage = this.#stage;
    const { lives, pointsTarget, scoring } = stage.rules;
    const places = scoring === 'points' ? pointsTarget : lives + shown.extraSteps;
    for (const [index, seat] of this.#parts.seats.entries()) seat.show(shown, places, shownWorth(stage, shown, index));
    const { next, piles, mats } = this.#parts;
    for (const part of [next, piles, mats]) part.show(shown);
    this.#showTurn();
  }

  #showTurn(): void {
    if (this.#parts === null) return;
    const { message, input, piles, question } = this.#parts;
    const advice = this.#shownAdvice;
    question.ask(input.question);
    if (input.question !== null || this.#hidesMessage) message.show('', '');
    else if (advice !== null) message.show(advice.sentence, advice.details);
    else message.show(this.#log.state.message, input.prompt);
    lightPiles(piles, input, this.targetsInPlace, this.#log.state.pool);
  }

  /** The advice that is shown: a target that waits for a second tap says so instead. */
  get #shownAdvice(): ShownAdvice | null {
    const { targets = [], armed = null } = this.#parts?.input ?? {};
    return targets.length > 0 && armed === null ? this.#advice : null;
  }
}

function saidBy({ input: { question }, message }: TableParts): string {
  if (question === null) return message.words;
  return `${question.title}${/[?!.]$/.test(question.title) ? '' : '.'} ${question.text}`;
}

function lightPiles(
  piles: TableParts['piles'],
  { targets, mayPutAway }: TableParts['input'],
  inPlace: readonly Target[],
  pool: TableState['pool'],
): void {
  const takes = (action: Action): boolean => inPlace.some((target) => target.action === action);
  const open = pool.map((card) => card !== null && takes(takeOf(card)));
  const offersStock = targets.some(({ kind }) => kind === 'stock');
  piles.light(offersStock, open.length > 0 ? open : [takes(TAKE) || mayPutAway]);
}
