/**
 * The table as a person sees it. It plays the engine's events one by one, shows what may be done, and tells what was
 * chosen; it holds no rules and changes nothing but the picture.
 */
import type Phaser from 'phaser';
import type { Action } from '../../engine/actions.ts';
import { NO_CARD, type Card } from '../../engine/cards.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { Theme } from '../theme/theme.ts';
import { Animator, type Pace } from './animator.ts';
import { ButtonsView } from './buttons-view.ts';
import { CardsView } from './cards/cards-view.ts';
import { EventPlayer } from './event-player.ts';
import type { Viewport } from './layout.ts';
import { MessageView } from './message-view.ts';
import { Offer } from './offer.ts';
import { PilesView } from './piles-view.ts';
import { SeatView, type Worth } from './seats/seat-view.ts';
import { suitOfAll } from './sentences.ts';
import { DEPTH, Stage, type SeatInfo } from './stage.ts';
import {
  afterEvent,
  emptyTable,
  handWorth,
  topDiscard,
  turnsLeft,
  type TableFacts,
  type TableState,
} from './table-state.ts';
import type { Target } from './targets.ts';

export type { Pace } from './animator.ts';
export type { SeatInfo } from './stage.ts';
export type { Target } from './targets.ts';

export type TableViewOptions = {
  seats: readonly SeatInfo[];
  /** The seat at the bottom, whose hand is open. */
  human: number;
  theme: Theme;
  /** The match's rules, for what a hand is worth; `scat` where absent. */
  rules?: HouseRules;
};

/** What the screen shows, as plain data. */
export type ShownTable = {
  phase: TableState['phase'];
  deal: number;
  dealer: number;
  tokens: number[];
  out: boolean[];
  top: Card | null;
  stock: number;
  kitty: number;
  /** One's own cards from left to right. */
  hand: Card[];
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
  winner: number | null;
};

/** What stands on the table; made when its size is known, since every picture is drawn at its size. */
type Parts = {
  ground: Phaser.GameObjects.Image;
  lamp: Phaser.GameObjects.Image;
  seats: SeatView[];
  piles: PilesView;
  cards: CardsView;
  buttons: ButtonsView;
  message: MessageView;
  offer: Offer;
  player: EventPlayer;
};

export class TableView {
  readonly #stage: Stage;
  readonly #facts: TableFacts;
  readonly #animator: Animator;
  readonly #handlers = new Set<(action: Action) => void>();
  readonly #onShutdown = (): void => this.destroy();
  #parts: Parts | null = null;
  #state: TableState;
  #reducedMotion = false;
  #destroyed = false;

  /** Draws nothing before the first `resize`. */
  constructor(scene: Phaser.Scene, { seats, human, theme, rules = preset('scat') }: TableViewOptions) {
    if (rules.play === 'golf') throw new RangeError('the table has no rows for golf: play has to be draw-discard');
    this.#facts = { rules, speakers: seats.map(({ name }, seat) => ({ name, you: seat === human })) };
    this.#state = emptyTable(this.#facts);
    this.#stage = new Stage(scene, { seats, human, theme });
    this.#animator = new Animator(scene.tweens);
    scene.events.once('shutdown', this.#onShutdown);
  }

  /** Lays everything out for a page of this size, at any time; what is moving jumps to its end. */
  resize(size: Viewport): void {
    if (this.#destroyed) return;
    this.#animator.finish();
    this.#stage.resize(size);
    this.#parts ??= this.#build();
    this.#place(this.#parts);
  }

  /** Shows one event of the engine; resolves when the next may start. */
  async play(event: MatchEvent, pace: Pace): Promise<void> {
    if (this.#destroyed) return;
    const before = this.#state;
    this.#parts?.offer.clear();
    this.#state = afterEvent(before, event, this.#facts);
    this.#reducedMotion = pace.reducedMotion;
    if (this.#parts === null) return;
    const run = this.#animator.begin(pace);
    const { next, whole } = this.#parts.player.play(event, before, this.#state, run, () => this.#sync());
    // What was still to come when the table was destroyed finds nothing to move any more.
    const unlessDestroyed = (error: unknown): void => {
      if (!this.#destroyed) throw error;
    };
    void whole.catch(unlessDestroyed).finally(() => this.#animator.close(run));
    await next.catch(unlessDestroyed);
  }

  /** Jumps everything that moves to its end. */
  finish(): void {
    this.#animator.finish();
  }

  /** Offers what the person may do now; none takes it back. */
  offer(actions: readonly Action[]): void {
    if (!this.#destroyed) this.#parts?.offer.set(actions, this.#state);
  }

  /** What is on offer, for the keyboard. */
  get targets(): Target[] {
    return this.#parts?.offer.targets ?? [];
  }

  /** Shows the ring around what the keyboard has in hand. */
  focus(target: Target | null): void {
    if (!this.#destroyed) this.#parts?.offer.focus(target);
  }

  /** Calls the handler with what the person chose by mouse or touch. */
  on(_event: 'act', handler: (action: Action) => void): void {
    this.#handlers.add(handler);
  }

  /** What the screen shows when nothing moves. */
  state(): ShownTable {
    const { seats, phase, deal, dealer, stock, kitty, turn, knocker, winner } = this.#state;
    const top = topDiscard(this.#state);
    const own = seats[this.#stage.human];
    const worth = this.#worth(this.#stage.human);
    return {
      phase,
      deal,
      dealer,
      tokens: seats.map(({ tokens }) => tokens),
      out: seats.map(({ out }) => out),
      top: top === NO_CARD ? null : top,
      stock,
      kitty,
      hand: own.hand.map(({ card }) => card),
      value: worth?.value ?? null,
      suit: worth?.suit ?? null,
      whoseTurn: turn,
      knocker,
      turnsLeft: turnsLeft(this.#state),
      open: seats.map((_, seat) => this.#parts?.cards.openCards(seat) ?? []),
      values: seats.map(({ value }) => value),
      message: this.#parts?.message.words ?? '',
      winner,
    };
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#stage.scene.events.off('shutdown', this.#onShutdown);
    this.#animator.destroy();
    this.#parts?.offer.destroy();
    this.#handlers.clear();
    this.#stage.destroy();
  }

  #build(): Parts {
    const stage = this.#stage;
    const ground = stage.image('glow', DEPTH.ground).setOrigin(0);
    const lamp = stage.image('glow', DEPTH.ground + 1).setAlpha(0);
    const seats = stage.seats.map((_, seat) => new SeatView(stage, seat));
    const piles = new PilesView(stage);
    const cards = new CardsView(stage);
    const buttons = new ButtonsView(stage);
    const offer = new Offer(
      {
        stage,
        animator: this.#animator,
        cards,
        buttons,
        act: (action) => this.#act(action),
        changed: () => this.#showOffer(),
        reducedMotion: () => this.#reducedMotion,
      },
      this.#state,
    );
    const player = new EventPlayer({ stage, seats, piles, cards, lamp });
    return { ground, lamp, seats, piles, cards, buttons, message: new MessageView(stage), offer, player };
  }

  #act(action: Action): void {
    for (const handler of this.#handlers) handler(action);
  }

  #place({ ground, lamp, seats, piles, cards, message, player, offer }: Parts): void {
    const { layout, sheet } = this.#stage;
    ground.setTexture(this.#stage.ground).setDisplaySize(layout.screen.width, layout.screen.height);
    lamp.setTexture(sheet, 'glow');
    for (const seat of seats) seat.place();
    piles.place(this.#state);
    cards.place(this.#state);
    message.place();
    player.place(this.#state);
    offer.refresh(this.#state);
    this.#sync();
    this.#stage.discardOldTextures();
  }

  /** Brings everything that does not move in line with the state. */
  #sync(): void {
    if (this.#parts === null || this.#destroyed) return;
    const { lives } = this.#facts.rules;
    for (const [index, seat] of this.#parts.seats.entries()) seat.show(this.#state, lives, this.#worth(index));
    this.#parts.piles.show(this.#state);
    this.#showOffer();
  }

  #showOffer(): void {
    if (this.#parts === null) return;
    const { message, buttons, offer, piles } = this.#parts;
    const idlePlaque = this.#state.phase === 'play' && !this.#state.seats[this.#stage.human].out;
    message.show(this.#state.message, offer.hint);
    const offers = (pile: Target['kind']): boolean => offer.targets.some(({ kind }) => kind === pile);
    piles.light(offers('stock'), offers('discard'));
    buttons.show(offer.targets, offer.armed, idlePlaque);
  }

  /** What a hand is worth, as far as the table shows it. */
  #worth(seat: number): Worth | null {
    const { value, scoring, hand } = this.#state.seats[seat];
    if (value !== null) return { value, suit: suitOfAll(scoring) };
    if (this.#state.phase === 'dealing') return null;
    return seat === this.#stage.human ? handWorth(this.#facts.rules, hand) : null;
  }
}
