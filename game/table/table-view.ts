/**
 * The table as a person sees it. It plays the engine's events one by one, shows what may be done, and tells what was
 * chosen; it holds no rules and changes nothing but the picture.
 */
import { afterEvent } from '../model/after-event.ts';
import type { Pace } from '../model/presentation-queue.ts';
import type { SeatInfo } from '../catalogue/table-setup.ts';
import type Phaser from 'phaser';
import type { Action } from '../../engine/actions.ts';
import { NO_CARD, type Card } from '../../engine/cards.ts';
import type { MatchEvent } from '../../engine/events.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { Heard } from '../services/sound/limit.ts';
import type { Theme } from '../base/theme/theme.ts';
import { Animator } from './animation/animator.ts';
import { BusView } from './bus/bus-view.ts';
import { ButtonsView } from './views/buttons-view.ts';
import { CardsView } from './cards/cards-view.ts';
import { EventPlayer } from './animation/event-player.ts';
import type { Viewport } from '../base/viewport.ts';
import { openRow, rowWorth } from '../model/golf-state.ts';
import { MatsView } from './views/mats-view.ts';
import { MessageView } from './views/message-view.ts';
import { TurnInput } from './input/turn-input.ts';
import { PilesView } from './views/piles-view.ts';
import { QuestionView } from './views/question-view.ts';
import { SeatView } from './seats/seat-view.ts';
import { suitOfAll } from '../model/sentences.ts';
import { DEPTH, Stage } from './stage.ts';
import {
  emptyTable,
  handWorth,
  topDiscard,
  turnsLeft,
  type TableFacts,
  type TableState,
  type Worth,
} from '../model/table-state.ts';
import type { Target } from './input/targets.ts';
import type { WhyNot } from '../model/prompts.ts';

export type { Target } from './input/targets.ts';

export type TableViewOptions = {
  seats: readonly SeatInfo[];
  /** The seat at the bottom; its hand is open where it is yours, else once `turnTo` opens one. */
  bottom: number;
  theme: Theme;
  rules: HouseRules;
  /** Lets a sound be heard. */
  sound: (heard: Heard) => void;
  /** Nobody acts here: what is played has been played before. */
  isReplay?: boolean;
};

/** What the screen shows, as plain data. */
export type ShownTable = {
  phase: TableState['phase'];
  deal: number;
  dealer: number;
  tokens: number[];
  out: boolean[];
  /** By seat, what it did last in this deal, empty for nothing. */
  actions: string[];
  /** By seat, points of the match. */
  points: number[];
  top: Card | null;
  stock: number;
  kitty: number;
  /** The seat at the bottom, and the one whose hand is open, -1 for nobody's. */
  bottom: number;
  viewer: number;
  /** The cards of that hand from left to right; none in golf, where nobody has seen them. */
  hand: Card[];
  /** In golf: by seat, the cards of its row from left to right, null where one lies face down; none in other games. */
  rows: (Card | null)[][];
  /** In golf: one's own card that waits to be placed. */
  waiting: Card | null;
  value: number | null;
  /** The suit that makes the value, null where several do. */
  suit: number | null;
  whoseTurn: number;
  knocker: number;
  /** Players who still have a turn after the knock. */
  turnsLeft: number;
  /** By seat, the cards that lie open there. */
  open: Card[][];
  values: (number | null)[];
  message: string;
  /** What the table says of what happened last, without a hint or a question. */
  said: string;
  /** Steps that were agreed on during the match. */
  extraSteps: number;
  /** The share of the moment in which 31 can be declared that is left, null where there is no hurry. */
  momentLeft: number | null;
  winner: number | null;
};

/** What somebody advises: what to do, nothing as long as that is thought about, and why. */
export type ShownAdvice = {
  action: Action | null;
  sentence: string;
  /** Wordings of what speaks for it, the longest first. */
  details: readonly string[];
};

/** What stands on the table; made when its size is known, since every picture is drawn at its size. */
type Parts = {
  ground: Phaser.GameObjects.Image;
  lamp: Phaser.GameObjects.Image;
  mats: MatsView;
  seats: SeatView[];
  piles: PilesView;
  cards: CardsView;
  buttons: ButtonsView;
  message: MessageView;
  question: QuestionView;
  input: TurnInput;
  player: EventPlayer;
};

export class TableView {
  readonly #stage: Stage;
  #facts: TableFacts;
  readonly #animator: Animator;
  readonly #sound: (heard: Heard) => void;
  readonly #handlers = new Set<(action: Action) => void>();
  readonly #onShutdown = (): void => this.destroy();
  #parts: Parts | null = null;
  #size: Viewport | undefined;
  #advice: ShownAdvice | null = null;
  #state: TableState;
  #pace: Pace = { scale: 1, reducedMotion: false };
  #destroyed = false;
  /** What moves now. */
  readonly #moving = new Set<Promise<void>>();
  /** Counts the states that were shown at once: the latest holds. */
  #shows = 0;
  readonly #isReplay: boolean;
  /** The table before this deal and what has happened since: what was said of it can be said again. */
  #before: TableState;
  #events: MatchEvent[] = [];

  /** Draws nothing before the first `resize`. */
  constructor(scene: Phaser.Scene, { seats, bottom, theme, rules, sound, isReplay = false }: TableViewOptions) {
    this.#isReplay = isReplay;
    this.#facts = { rules, speakers: seats.map(({ name, isYou }) => ({ name, you: isYou })) };
    this.#state = emptyTable(this.#facts);
    this.#before = this.#state;
    this.#stage = new Stage(scene, { seats, bottom, theme, rules });
    this.#stage.viewer = seats[bottom].isYou ? bottom : -1;
    this.#animator = new Animator(scene.tweens);
    this.#sound = sound;
    scene.events.once('shutdown', this.#onShutdown);
  }

  /** Lays everything out for a page of this size, at any time; what is moving jumps to its end. */
  resize(size: Viewport): void {
    if (this.#destroyed) return;
    this.#animator.finish();
    this.#size = size;
    this.#stage.resize(size);
    this.#parts ??= this.#build();
    this.#place(this.#parts);
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
    void this.#parts.cards.unveil(seat, run).finally(() => this.#animator.close(run));
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

  /** Says everything in the language that is spoken now, from the next `resize` on. @param names of the seats in it */
  refreshText(names: readonly string[]): void {
    const stage = this.#stage;
    stage.seats = stage.seats.map((seat, index) => ({ ...seat, name: names[index] }));
    const speakers = stage.seats.map(({ name, isYou }) => ({ name, you: isYou }));
    this.#facts = { ...this.#facts, speakers };
    this.#state = this.#events.reduce((state, event) => afterEvent(state, event, this.#facts), this.#before);
  }

  /** What happens from now on happens to this table. */
  #begin(state: TableState): void {
    this.#before = state;
    this.#events = [];
  }

  /** Shows one event of the engine; resolves when the next may start. */
  async play(event: MatchEvent, pace: Pace): Promise<void> {
    if (this.#destroyed) return;
    const before = this.#state;
    this.#parts?.input.clear();
    if (event.type === 'deal-began') this.#begin(before);
    this.#events.push(event);
    this.#state = afterEvent(before, event, this.#facts);
    this.#pace = pace;
    if (this.#parts === null) return;
    const run = this.#animator.begin(pace);
    const { next, whole } = this.#parts.player.play(event, before, this.#state, run, (shown) => this.#sync(shown));
    // What was still to come when the table was destroyed finds nothing to move any more.
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
    this.#state = state;
    this.#begin(state);
    if (this.#parts === null) return;
    this.#parts.input.clear();
    this.#parts.cards.lay(state);
    this.#place(this.#parts);
  }

  /** Jumps everything that moves to its end. */
  finish(): void {
    this.#animator.finish();
  }

  /** Offers what the person may do now; none takes it back. @param whyNot says what keeps one from the rest */
  offer(actions: readonly Action[], whyNot: WhyNot): void {
    if (!this.#destroyed) this.#parts?.input.set({ actions, whyNot }, this.#state);
  }

  /** Says and lights what somebody advises, until it is told to say nothing (null). */
  advise(advice: ShownAdvice | null): void {
    this.#advice = advice;
    if (this.#destroyed) return;
    this.#parts?.input.advise(advice?.action ?? null);
    this.#showOffer();
  }

  /** Whether a question lies over the middle of the table. */
  get isAsking(): boolean {
    return (this.#parts?.input.question ?? null) !== null;
  }

  /** What is on offer, for the keyboard. */
  get targets(): Target[] {
    return this.#parts?.input.targets ?? [];
  }

  /** Shows the ring around what the keyboard has in hand. */
  focus(target: Target | null): void {
    if (!this.#destroyed) this.#parts?.input.focus(target);
  }

  /** Calls the handler with what the person chose by mouse or touch. */
  on(_event: 'act', handler: (action: Action) => void): void {
    this.#handlers.add(handler);
  }

  /** What the screen shows when nothing moves. */
  state(): ShownTable {
    const { seats, phase, deal, dealer, stock, kitty, turn, knocker, winner } = this.#state;
    const top = topDiscard(this.#state);
    const { bottom, viewer } = this.#stage;
    const worth = this.#worth(bottom);
    return {
      phase,
      deal,
      dealer,
      tokens: seats.map(({ tokens }) => tokens),
      out: seats.map(({ out }) => out),
      actions: seats.map(({ action }) => action),
      top: top === NO_CARD ? null : top,
      stock,
      kitty,
      bottom,
      viewer,
      hand: viewer < 0 || this.#state.unseen || this.#isGolf ? [] : seats[viewer].hand.map(({ card }) => card),
      rows: this.#isGolf ? seats.map(openRow) : [],
      waiting: viewer < 0 ? null : (seats[viewer].waiting?.card ?? null),
      points: seats.map(({ points }) => points),
      value: worth?.value ?? null,
      suit: worth?.suit ?? null,
      whoseTurn: turn,
      knocker,
      turnsLeft: turnsLeft(this.#state),
      open: seats.map((_, seat) => this.#parts?.cards.openCards(seat) ?? []),
      values: seats.map(({ value }) => value),
      message: this.#said(),
      said: this.#state.message,
      extraSteps: this.#state.extraSteps,
      momentLeft: this.#parts?.question.left ?? null,
      winner,
    };
  }

  /** In golf: puts the waiting card away for a card of the row to be turned up, or takes it back. */
  putAway(): void {
    if (!this.#destroyed) this.#parts?.input.putAway();
  }

  /** A moment that runs down begins anew. */
  moreTime(): void {
    this.#parts?.question.moreTime();
  }

  /** What the table says or asks. */
  #said(): string {
    const question = this.#parts?.input.question ?? null;
    if (question === null) return this.#parts?.message.words ?? '';
    return `${question.title}${/[?!.]$/.test(question.title) ? '' : '.'} ${question.text}`;
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#stage.scene.events.off('shutdown', this.#onShutdown);
    this.#animator.destroy();
    this.#parts?.input.destroy();
    this.#parts?.question.destroy();
    this.#handlers.clear();
    this.#stage.destroy();
  }

  #build(): Parts {
    const stage = this.#stage;
    const ground = stage.image('glow', DEPTH.ground).setOrigin(0);
    const lamp = stage.image('glow', DEPTH.ground + 1).setAlpha(0);
    const mats = new MatsView(stage);
    const seats = stage.seats.map((_, seat) => new SeatView(stage, seat));
    const piles = new PilesView(stage);
    const cards = new CardsView(stage);
    const buttons = new ButtonsView(stage);
    const input = new TurnInput(
      {
        stage,
        animator: this.#animator,
        cards,
        buttons,
        act: (action) => this.#act(action),
        changed: () => this.#showOffer(),
        reducedMotion: () => this.#pace.reducedMotion,
      },
      this.#state,
    );
    const bus = stage.tokens === 'places' ? new BusView(stage) : null;
    const question = new QuestionView(
      stage,
      (action) => this.#act(action),
      () => this.#pace.reducedMotion,
    );
    const player = new EventPlayer({ stage, seats, piles, cards, lamp, bus, sound: this.#sound });
    const message = new MessageView(stage);
    return { ground, lamp, mats, seats, piles, cards, buttons, message, question, input, player };
  }

  #act(action: Action): void {
    for (const handler of this.#handlers) handler(action);
  }

  #place({ ground, lamp, mats, seats, piles, cards, message, player, input }: Parts): void {
    const { layout, sheet } = this.#stage;
    ground.setTexture(this.#stage.ground).setDisplaySize(layout.screen.width, layout.screen.height);
    lamp.setTexture(sheet, 'glow');
    mats.place(this.#state);
    for (const seat of seats) seat.place();
    piles.place(this.#state);
    cards.place(this.#state);
    message.place();
    player.place(this.#state);
    input.refresh(this.#state);
    this.#sync();
    this.#stage.discardOldTextures();
  }

  /** Brings everything that does not move in line with the state, or with what of it is to be seen so far. */
  #sync(shown: TableState = this.#state): void {
    if (this.#parts === null || this.#destroyed) return;
    const { lives, pointsTarget, scoring } = this.#facts.rules;
    const places = scoring === 'points' ? pointsTarget : lives + shown.extraSteps;
    for (const [index, seat] of this.#parts.seats.entries()) seat.show(shown, places, this.#worth(index, shown));
    this.#parts.piles.show(shown);
    this.#parts.mats.show(shown);
    this.#showOffer();
  }

  #showOffer(): void {
    if (this.#parts === null) return;
    const { message, buttons, input, piles, question } = this.#parts;
    const { viewer } = this.#stage;
    const idlePlaque =
      !this.#isReplay && !this.#isGolf && this.#state.phase === 'play' && viewer >= 0 && !this.#state.seats[viewer].out;
    // What waits for a second tap says so instead.
    const advice = input.targets.length > 0 && input.armed === null ? this.#advice : null;
    question.show(input.question, advice?.sentence);
    if (input.question !== null) message.show('', '');
    else if (advice !== null) message.show(advice.sentence, advice.details);
    else message.show(this.#state.message, input.prompt);
    const offers = (pile: Target['kind']): boolean => input.targets.some(({ kind }) => kind === pile);
    const takesDiscard = offers('discard') && !input.isTopDragged;
    piles.light(offers('stock'), takesDiscard || input.mayPutAway);
    buttons.show(input.targets, input.armed, idlePlaque);
  }

  get #isGolf(): boolean {
    return this.#facts.rules.play === 'golf';
  }

  /** What a hand is worth, as far as the table shows it. */
  #worth(seat: number, { seats, phase, discards }: TableState = this.#state): Worth | null {
    if (this.#isGolf) return rowWorth(this.#facts.rules, seats[seat]);
    const { value, scoring, hand, quiet } = seats[seat];
    if (value !== null) return { value, suit: suitOfAll(scoring) };
    if (phase === 'dealing' && discards.length === 0) return null;
    return this.#stage.sees(seat) ? handWorth(this.#facts.rules, hand, quiet) : null;
  }
}
