/** What the person may do now: the targets, how they answer to mouse, touch and keyboard, and what is chosen. */
import {
  discardedBy,
  discardOf,
  DRAW,
  isDiscard,
  isKnockWith,
  REPLACE,
  TAKE,
  type Action,
} from '../../../engine/actions.ts';
import { NO_CARD, type Card } from '../../../engine/cards.ts';
import { CONFIRM_WINDOW, DURATION, HOVER_SCALE } from '../../base/theme/motion.ts';
import type { Animator, Run } from '../animation/animator.ts';
import type { ButtonsView } from '../views/buttons-view.ts';
import { grow, slide } from '../cards/card-motion.ts';
import type { CardSprite } from '../cards/card-sprite.ts';
import type { CardsView } from '../cards/cards-view.ts';
import { Confirmation } from './confirmation.ts';
import { FocusRing } from './focus-ring.ts';
import { Glow } from './glow.ts';
import { centre, contains, grown, type Point } from '../../base/geometry.ts';
import { isFlip, isReplace, PUT_AWAY, rowChoices, rowHint, slotAt, slotOf } from './golf-choices.ts';
import { raised } from '../layout/hand-layout.ts';
import { TablePointer } from './pointer.ts';
import { hintFor, type WhyNot } from '../../model/prompts.ts';
import { questionOf, type Question } from '../../model/questions.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { TableState } from '../../model/table-state.ts';
import { handWorth, topDiscard } from '../../model/table-state.ts';
import { targetAt, targetsFor, type Target } from './targets.ts';

export type TurnInputOptions = {
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
/** How much the waiting card grows under the mouse: it is large already. */
const WAITING_HOVER = 1.05;

/** How close to the pile a card is dropped on it, and how far one is drawn off a pile, in card widths. */
const REACH = 0.4;

export class TurnInput {
  targets: Target[] = [];
  /** In golf: what the pointer alone can take hold of. */
  grips: Target[] = [];
  readonly #options: TurnInputOptions;
  readonly #confirmation = new Confirmation();
  readonly #ring: FocusRing;
  readonly #glow: Glow;
  /** What somebody advised to do; null where nobody was asked. */
  #advised: Action | null = null;
  /** What the glow is around, as far as that is known. */
  #lit: string | null = '';
  readonly #pointer: TablePointer;
  #actions: readonly Action[] = [];
  #whyNot: WhyNot = () => null;
  #state: TableState;
  #focused: Action | null = null;
  #hovered: Action | null = null;
  #dragged: Target | null = null;
  #question: Question | null = null;
  /** In golf: the waiting card lies on the discards until a card of the row is turned up for it. */
  #isPutAway = false;
  /** In golf: the slot on which the card was dropped that is being taken for it. */
  #meantFor: Action | null = null;

  constructor(options: TurnInputOptions, state: TableState) {
    this.#options = options;
    this.#state = state;
    this.#ring = new FocusRing(options.stage);
    this.#glow = new Glow(options.stage);
    this.#pointer = new TablePointer(options.stage.scene, {
      targetUnder: (point) => targetAt([...this.targets, ...this.grips], point),
      hover: (target) => this.#hover(target),
      press: (target) => options.buttons.press(target?.action ?? null),
      tap: (target) => this.#tap(target),
      hold: (target) => this.#hold(target),
      drag: (target, to) => this.#drag(target, to),
      drop: (target, at) => this.#drop(target, at),
    });
  }

  /** In golf: whether the waiting card may go on the discards. */
  get mayPutAway(): boolean {
    return this.#actions.some(isFlip);
  }

  /** Whether the top discard is off its pile, under a finger. */
  get isTopDragged(): boolean {
    return this.#dragged?.kind === 'discard';
  }

  /** What a first tap chose and a second one will do. */
  get armed(): Action | null {
    return this.#confirmation.armed(this.#now);
  }

  /** What is asked where the decision is no turn. */
  get question(): Question | null {
    return this.#question;
  }

  /** The card that a first tap or the focus chose, `NO_CARD` for none. */
  get #chosen(): Card {
    const action = [this.armed, this.#focused].find((one) => one !== null && (isDiscard(one) || isKnockWith(one)));
    return action === undefined || action === null ? NO_CARD : discardedBy(action);
  }

  /** Offers these actions in this state of the table. @param whyNot says what keeps one from the others */
  set(actions: readonly Action[], whyNot: WhyNot, state: TableState): void {
    this.clear();
    if (actions.length === 0) return;
    const meant = this.#meantFor;
    this.#meantFor = null;
    if (meant !== null && actions.includes(meant)) {
      this.#options.act(meant);
      return;
    }
    this.#actions = actions;
    this.#whyNot = whyNot;
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
    this.#isPutAway = false;
    this.#actions = [];
    this.#question = null;
    this.targets = [];
    this.grips = [];
    this.#ring.hide();
    this.#showGlow();
    this.#options.changed();
  }

  /** Lights what is advised, now and whenever it is on offer again; null lights nothing. */
  advise(action: Action | null): void {
    this.#advised = action;
    this.#showGlow();
  }

  /** Finds the places of the targets: in this state, and when the table has another size. */
  refresh(state: TableState): void {
    this.#state = state;
    const { stage } = this.#options;
    const { hand, quiet } = state.seats[stage.bottom];
    const value = state.unseen ? null : (handWorth(stage.rules, hand, quiet)?.value ?? null);
    this.#question = questionOf(this.#actions, stage.rules, { value, extraSteps: state.extraSteps });
    this.#aim();
    if (!this.targets.some(({ action }) => action === this.#focused)) this.#focused = null;
    this.#showRing();
    this.#lit = null;
    this.#showGlow();
    if (this.armed !== null || this.#focused !== null || this.#isPutAway) this.#raise();
    this.#options.changed();
  }

  /** Finds what can be touched: where the discard may knock, that depends on the chosen card. */
  #aim(): void {
    const { stage } = this.#options;
    const { hand, waiting } = this.#state.seats[stage.bottom];
    if (waiting !== null) {
      const choices = rowChoices(this.#actions, stage.layout, waiting.card, this.#isPutAway);
      this.targets = choices.targets;
      this.grips = choices.grips;
      return;
    }
    const cards = hand.map(({ card }) => card);
    const top = topDiscard(this.#state);
    this.targets = targetsFor(this.#actions, stage.layout, cards, top, this.#chosen, this.#question);
  }

  focus(target: Target | null): void {
    this.#focused = target?.action ?? null;
    this.#aim();
    this.#options.changed();
    this.#showRing();
    this.#raise();
  }

  /** In golf: puts the waiting card on the discards for a card of the row to be turned up, or takes it back. */
  putAway(): void {
    this.#setPutAway(!this.#isPutAway);
  }

  #setPutAway(isPutAway: boolean): void {
    this.#isPutAway = isPutAway;
    this.#confirmation.clear();
    this.#focused = null;
    this.refresh(this.#state);
    this.#raise();
  }

  /** A word on what can be done, empty where nothing is on offer. */
  get hint(): string {
    if (this.#actions.length === 0 || this.#question !== null) return '';
    const { armed } = this;
    const { waiting } = this.#state.seats[this.#options.stage.bottom];
    if (waiting !== null) return rowHint(this.#actions, waiting.card, armed, this.#isPutAway);
    const top = topDiscard(this.#state);
    return hintFor({ actions: this.#actions, armed, chosen: this.#chosen, top, whyNot: this.#whyNot });
  }

  destroy(): void {
    this.targets = [];
    this.grips = [];
    this.#glow.hide();
    this.#pointer.destroy();
  }

  get #now(): number {
    return performance.now();
  }

  #showRing(): void {
    const target = this.targets.find(({ action }) => action === this.#focused);
    const { lift } = this.#options.stage.layout.seats[0].hand;
    if (target === undefined) this.#ring.hide();
    else this.#ring.show(target, target.kind === 'card' || target.kind === 'slot' ? lift : 0);
  }

  /** A knock with a card begins with that card, and in golf a card to turn up with the one to put away. */
  get #litTarget(): Target | undefined {
    const action = this.#advised;
    if (action === null) return undefined;
    const on = (wanted: Action): Target | undefined => this.targets.find((target) => target.action === wanted);
    if (isKnockWith(action)) return on(action) ?? on(discardOf(discardedBy(action)));
    return on(action) ?? (isFlip(action) ? on(PUT_AWAY) : undefined);
  }

  #showGlow(): void {
    const target = this.#dragged === null ? this.#litTarget : undefined;
    const isChosen = target?.kind === 'card' && discardedBy(target.action) === this.#chosen;
    const lit = target === undefined ? '' : `${target.label} ${isChosen}`;
    if (lit === this.#lit) return;
    this.#lit = lit;
    const { stage, reducedMotion } = this.#options;
    if (target === undefined) this.#glow.hide();
    else this.#glow.show(target, isChosen ? stage.layout.seats[0].hand.lift : 0, reducedMotion());
  }

  #sprite(target: Target): CardSprite | null {
    const { cards, stage } = this.#options;
    if (target.kind === 'card') {
      return cards.hand(stage.bottom).find(({ card }) => card === discardedBy(target.action)) ?? null;
    }
    if (target.kind === 'slot') return cards.hand(stage.bottom)[slotOf(target.action)];
    if (target.kind === 'held') return cards.waiting(stage.bottom);
    return target.kind === 'discard' ? cards.top : target.kind === 'stock' ? cards.lifted : null;
  }

  #perform(action: Action): void {
    this.close();
    this.#options.act(action);
  }

  #tap(target: Target): void {
    if (target.action === PUT_AWAY) {
      if (this.mayPutAway) this.putAway();
      return;
    }
    if (this.#confirmation.tap(target.action, this.#now)) {
      this.#perform(target.action);
      return;
    }
    this.#aim();
    this.#raise();
    this.#options.changed();
    this.#options.stage.scene.time.delayedCall(CONFIRM_WINDOW + 1, () => {
      if (this.targets.length === 0) return;
      this.#aim();
      this.#raise();
      this.#options.changed();
    });
  }

  #hold(target: Target): void {
    if (target.action === PUT_AWAY) this.#tap(target);
    else this.#perform(target.action);
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
    const chosen = this.#chosen;
    this.#showGlow();
    const run = this.#run();
    const homes = cards.handPoses(this.#state, stage.bottom);
    const { lift } = stage.layout.seats[0].hand;
    for (const [index, sprite] of cards.hand(stage.bottom).entries()) {
      const target = this.targets.find((candidate) => this.#sprite(candidate) === sprite);
      if (target !== undefined && target.action === this.#dragged?.action) continue;
      const up = target !== undefined && sprite.card === chosen;
      const home = homes[index];
      const pose = up ? { ...home, ...raised(home, lift), lift: RAISED } : home;
      if (pose.x !== sprite.pose.x || pose.y !== sprite.pose.y) void slide(sprite, pose, run, DURATION.hover);
      void grow(sprite, target !== undefined && this.#hovered === target.action ? HOVER_SCALE : 1, run);
    }
    this.#raiseWaiting(run);
    if (cards.top !== null) void grow(cards.top, this.#hovered === TAKE ? HOVER_SCALE : 1, run);
    if (armed === DRAW || this.#hovered === DRAW) void cards.liftStock(run);
    else if (this.#dragged?.kind !== 'stock') cards.dropLifted();
    this.#options.animator.close(run);
  }

  /** The waiting card hovers over the discards while it is put away. */
  #raiseWaiting(run: Run): void {
    const { cards, stage } = this.#options;
    const sprite = cards.waiting(stage.bottom);
    if (sprite === null || this.#dragged?.kind === 'held') return;
    const pose = this.#isPutAway ? cards.putAwayPose(sprite.card) : cards.waitingPose(stage.bottom);
    if (pose.x !== sprite.pose.x || pose.y !== sprite.pose.y) void slide(sprite, pose, run, DURATION.hover);
    void grow(sprite, this.#hovered === PUT_AWAY ? WAITING_HOVER : 1, run);
  }

  #run(): Run {
    return this.#options.animator.begin({ scale: 1, reducedMotion: this.#options.reducedMotion() });
  }

  #drag(target: Target, to: Point): void {
    if (target.kind === 'plaque' || target.kind === 'button') return;
    const { cards, animator } = this.#options;
    if (target.kind === 'stock' && cards.lifted === null) {
      const run = this.#run();
      void cards.liftStock(run);
      animator.close(run);
    }
    const sprite = this.#sprite(target);
    if (sprite === null) return;
    if (this.#dragged === null) {
      this.#dragged = target;
      this.#showGlow();
      this.#options.changed();
    }
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
    this.#options.changed();
    const { stage, cards } = this.#options;
    const { discard, pileWidth } = stage.layout;
    const onPile = contains(grown(discard, pileWidth * REACH), at);
    if (this.#dropInGolf(target, at, onPile)) return;
    const from = centre(target.bounds);
    const offPile = Math.hypot(at.x - from.x, at.y - from.y) > pileWidth * REACH;
    if (target.kind === 'card' ? onPile : offPile) {
      this.#perform(target.action);
      return;
    }
    cards.place(this.#state);
    this.#raise();
  }

  /**
   * What golf makes of a drop: the waiting card goes into a slot or on the discards, a card of the row goes on the
   * discards for it, the top discard goes straight into a slot. False where it is none of these.
   */
  #dropInGolf(target: Target, at: Point, onPile: boolean): boolean {
    const { stage } = this.#options;
    const { hand, up, waiting } = this.#state.seats[stage.bottom];
    const isOpen = hand.map(({ card }) => up.includes(card));
    const slot = stage.layout.held === null ? null : slotAt(stage.layout, isOpen, at);
    if (target.kind === 'held') {
      if (slot !== null) this.#perform(REPLACE + slot);
      else this.#setPutAway(onPile && this.mayPutAway);
      return true;
    }
    if (target.kind === 'slot') {
      if (waiting !== null && onPile && isReplace(target.action)) this.#perform(target.action);
      else this.#layBack();
      return true;
    }
    if (target.action === TAKE && slot !== null) {
      this.#perform(TAKE);
      this.#meantFor = REPLACE + slot;
      return true;
    }
    return false;
  }

  /** A card of the row that was dropped nowhere goes back to its slot. */
  #layBack(): void {
    const { animator, cards, stage } = this.#options;
    const run = this.#run();
    void cards.relay(this.#state, stage.bottom, run);
    animator.close(run);
    this.#raise();
  }
}
