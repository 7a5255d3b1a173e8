/** What the person may do now: the targets, how they answer to mouse, touch and keyboard, and what is chosen. */
import { discardedBy, DRAW, isDiscard, KNOCK, TAKE, type Action } from '../../engine/actions.ts';
import { CONFIRM_WINDOW, DURATION, HOVER_SCALE } from '../theme/motion.ts';
import type { Animator, Run } from './animator.ts';
import type { ButtonsView } from './buttons-view.ts';
import { grow, slide } from './cards/card-motion.ts';
import type { CardSprite } from './cards/card-sprite.ts';
import type { CardsView } from './cards/cards-view.ts';
import { Confirmation } from './confirmation.ts';
import { FocusRing } from './focus-ring.ts';
import { centre, contains, grown, type Point } from './geometry.ts';
import { raised } from './layout/hand-layout.ts';
import { TablePointer } from './pointer.ts';
import { cardSign } from './sentences.ts';
import { DEPTH, type Stage } from './stage.ts';
import type { TableState } from './table-state.ts';
import { topDiscard } from './table-state.ts';
import { targetAt, targetsFor, type Target } from './targets.ts';

export type OfferOptions = {
  stage: Stage;
  animator: Animator;
  cards: CardsView;
  buttons: ButtonsView;
  act: (action: Action) => void;
  /** Called when hint or buttons may have changed. */
  changed: () => void;
  reducedMotion: () => boolean;
};

/** Height of a chosen card above the table, for its shadow, and of one that is dragged. */
const RAISED = 12;
const DRAGGED = 18;

/** How close to the pile a card is dropped on it, and how far one is drawn off a pile, in card widths. */
const REACH = 0.4;

export class Offer {
  targets: Target[] = [];
  readonly #options: OfferOptions;
  readonly #confirmation = new Confirmation();
  readonly #ring: FocusRing;
  readonly #pointer: TablePointer;
  #actions: readonly Action[] = [];
  #state: TableState;
  #focused: Action | null = null;
  #hovered: Action | null = null;
  #dragged: Target | null = null;

  constructor(options: OfferOptions, state: TableState) {
    this.#options = options;
    this.#state = state;
    this.#ring = new FocusRing(options.stage);
    this.#pointer = new TablePointer(options.stage.scene, {
      targetUnder: (point) => targetAt(this.targets, point),
      hover: (target) => this.#hover(target),
      press: (target) => options.buttons.press(target?.action ?? null),
      tap: (target) => this.#tap(target),
      hold: (target) => this.#hold(target),
      drag: (target, to) => this.#drag(target, to),
      drop: (target, at) => this.#drop(target, at),
    });
  }

  /** What a first tap chose and a second one will do. */
  get armed(): Action | null {
    return this.#confirmation.armed(this.#now);
  }

  /** Offers these actions in this state of the table. */
  set(actions: readonly Action[], state: TableState): void {
    this.clear();
    if (actions.length === 0) return;
    this.#actions = actions;
    this.refresh(state);
  }

  /** Takes everything back; what had been raised or had grown lies as it did. */
  clear(): void {
    if (this.#actions.length === 0) return;
    this.close();
    this.#raise();
  }

  /** Takes everything back and leaves the cards where they are: what was chosen is about to move them. */
  close(): void {
    this.#pointer.release();
    this.#confirmation.clear();
    this.#dragged = null;
    this.#hovered = null;
    this.#focused = null;
    this.#actions = [];
    this.targets = [];
    this.#ring.hide();
    this.#options.changed();
  }

  /** Finds the places of the targets: in this state, and when the table has another size. */
  refresh(state: TableState): void {
    this.#state = state;
    const { stage } = this.#options;
    const hand = state.seats[stage.human].hand.map(({ card }) => card);
    this.targets = targetsFor(this.#actions, stage.layout, hand, topDiscard(state));
    if (!this.targets.some(({ action }) => action === this.#focused)) this.#focused = null;
    this.#showRing();
    if (this.armed !== null || this.#focused !== null) this.#raise();
    this.#options.changed();
  }

  focus(target: Target | null): void {
    this.#focused = target?.action ?? null;
    this.#showRing();
    this.#raise();
  }

  /** A word on what can be done, empty where nothing is on offer. */
  get hint(): string {
    if (this.#actions.length === 0) return '';
    const { armed } = this;
    if (armed === DRAW) return 'Once more on the stock to draw.';
    if (armed === KNOCK) return 'Rap once more to knock.';
    if (armed !== null && isDiscard(armed)) return 'Once more to put it down.';
    if (this.#actions.some(isDiscard)) return 'Put one card down.';
    const ways = [
      ...(this.#actions.includes(DRAW) ? ['draw'] : []),
      ...(this.#actions.includes(TAKE) ? [`take the ${cardSign(topDiscard(this.#state))}`] : []),
      ...(this.#actions.includes(KNOCK) ? ['knock'] : []),
    ];
    if (ways.length === 0) return '';
    const last = ways.length > 1 ? ` or ${ways[ways.length - 1]}` : '';
    const text = (ways.length > 1 ? ways.slice(0, -1).join(', ') : ways[0]) + last;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  }

  destroy(): void {
    this.targets = [];
    this.#pointer.destroy();
  }

  get #now(): number {
    return this.#options.stage.scene.time.now;
  }

  #showRing(): void {
    const target = this.targets.find(({ action }) => action === this.#focused);
    const { lift } = this.#options.stage.layout.seats[0].hand;
    if (target === undefined) this.#ring.hide();
    else this.#ring.show(target, target.kind === 'card' ? lift : 0);
  }

  #sprite(target: Target): CardSprite | null {
    const { cards, stage } = this.#options;
    if (target.kind === 'card') {
      return cards.hand(stage.human).find(({ card }) => card === discardedBy(target.action)) ?? null;
    }
    return target.kind === 'discard' ? cards.top : target.kind === 'stock' ? cards.lifted : null;
  }

  #perform(action: Action): void {
    this.close();
    this.#options.act(action);
  }

  #tap(target: Target): void {
    if (this.#confirmation.tap(target.action, this.#now)) {
      this.#perform(target.action);
      return;
    }
    this.#raise();
    this.#options.changed();
    this.#options.stage.scene.time.delayedCall(CONFIRM_WINDOW + 1, () => {
      if (this.targets.length === 0) return;
      this.#raise();
      this.#options.changed();
    });
  }

  #hold(target: Target): void {
    this.#perform(target.action);
  }

  #hover(target: Target | null): void {
    const action = target?.action ?? null;
    if (action === this.#hovered) return;
    this.#hovered = action;
    this.#options.stage.scene.input.setDefaultCursor(target === null ? 'default' : 'pointer');
    this.#raise();
  }

  /** Cards that are chosen rise, those under the mouse grow; the rest lies as it did. */
  #raise(): void {
    const { cards, stage } = this.#options;
    const { armed } = this;
    const run = this.#run();
    const homes = cards.handPoses(this.#state, stage.human);
    const { lift } = stage.layout.seats[0].hand;
    for (const [index, sprite] of cards.hand(stage.human).entries()) {
      const target = this.targets.find((candidate) => this.#sprite(candidate) === sprite);
      if (target !== undefined && target === this.#dragged) continue;
      const up = target !== undefined && (armed === target.action || this.#focused === target.action);
      const home = homes[index];
      const pose = up ? { ...home, ...raised(home, lift), lift: RAISED } : home;
      if (pose.x !== sprite.pose.x || pose.y !== sprite.pose.y) void slide(sprite, pose, run, DURATION.hover);
      void grow(sprite, target !== undefined && this.#hovered === target.action ? HOVER_SCALE : 1, run);
    }
    if (cards.top !== null) void grow(cards.top, this.#hovered === TAKE ? HOVER_SCALE : 1, run);
    if (armed === DRAW || this.#hovered === DRAW) void cards.liftStock(run);
    else if (this.#dragged?.kind !== 'stock') cards.dropLifted();
    this.#options.animator.close(run);
  }

  #run(): Run {
    return this.#options.animator.begin({ scale: 1, reducedMotion: this.#options.reducedMotion() });
  }

  #drag(target: Target, to: Point): void {
    if (target.kind !== 'card' && target.kind !== 'discard' && target.kind !== 'stock') return;
    const { cards, animator } = this.#options;
    if (target.kind === 'stock' && cards.lifted === null) {
      const run = this.#run();
      void cards.liftStock(run);
      animator.close(run);
    }
    const sprite = this.#sprite(target);
    if (sprite === null) return;
    this.#dragged = target;
    sprite.claim('place');
    sprite.claim('growth');
    sprite.growth = 1;
    sprite.depth = DEPTH.flying;
    sprite.pose = { ...sprite.pose, x: to.x, y: to.y, angle: 0, lift: DRAGGED };
    sprite.draw();
  }

  #drop(target: Target, at: Point): void {
    if (this.#dragged === null) return;
    this.#dragged = null;
    const { stage, cards } = this.#options;
    const { discard, pileWidth } = stage.layout;
    const onPile = contains(grown(discard, pileWidth * REACH), at);
    const from = centre(target.bounds);
    const offPile = Math.hypot(at.x - from.x, at.y - from.y) > pileWidth * REACH;
    if (target.kind === 'card' ? onPile : offPile) {
      this.#perform(target.action);
      return;
    }
    cards.place(this.#state);
    this.#raise();
  }
}
