/** Draws the state of a turn: chosen cards are raised, those under the mouse grow, one is dragged; ring and hint. */
import {
  discardedBy,
  discardOf,
  DRAW,
  isFlip,
  isKnockWith,
  slotOf,
  TAKE,
  type Action,
  takenBy,
} from '../../../engine/actions.ts';
import type { Point } from '../../base/geometry.ts';
import { DURATION, HOVER_SCALE } from '../../base/theme/motion.ts';
import type { TableState } from '../../model/table-state.ts';
import type { Animator, Run } from '../animation/animator.ts';
import { grow, slide } from '../cards/card-motion.ts';
import type { CardSprite } from '../cards/card-sprite.ts';
import type { CardsView } from '../cards/cards-view.ts';
import { raised } from '../layout/hand-layout.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { FocusRing } from './focus-ring.ts';
import { Glow } from './glow.ts';
import { PUT_AWAY } from './golf-choices.ts';
import type { Target } from './targets.ts';
import { armedAction, chosenCard, restingState, type TurnState } from './turn-states.ts';

export interface TurnDrawingParts {
  stage: Stage;
  animator: Animator;
  cards: CardsView;
  reducedMotion: () => boolean;
}

interface ShownTurn {
  turn: TurnState;
  targets: readonly Target[];
  table: TableState;
}

/** Height of a chosen card above the table, for its shadow, and of one that is dragged. */
const RAISED = 12;
const DRAGGED = 18;
/** How far a card of the pool rises, in its widths, and how much it grows under the mouse: others lie close to it. */
const POOL_LIFT = 0.1;
const POOL_HOVER = 1.08;
/** How much the waiting card grows under the mouse: it is large already. */
const WAITING_HOVER = 1.05;

/** A light on a card is above it, and below the shadow of the next one of the hand. */
const ON_CARD = 0.25;

export class TurnDrawing {
  readonly #parts: TurnDrawingParts;
  readonly #ring: FocusRing;
  readonly #glow: Glow;
  #shown: ShownTurn;
  #hovered: Action | null = null;
  #advised: Action | null = null;
  /** What the glow is around, as far as that is known. */
  #lit: string | null = '';

  constructor(parts: TurnDrawingParts, shown: ShownTurn) {
    this.#parts = parts;
    this.#shown = shown;
    this.#ring = new FocusRing(parts.stage);
    this.#glow = new Glow(parts.stage);
  }

  /** Draws ring and glow, and raises or lowers cards if `movesCards`. */
  show(shown: ShownTurn, movesCards: boolean): void {
    const isOther = restingState(shown.turn)?.choices !== restingState(this.#shown.turn)?.choices;
    if (isOther) this.#hovered = null;
    this.#shown = shown;
    this.#showRing();
    this.#showGlow();
    if (movesCards) this.#raise();
  }

  /** Draws everything again: the table may have another size. */
  redraw(shown: ShownTurn): void {
    this.#lit = null;
    const resting = restingState(shown.turn);
    const hasRaised = resting !== null && (resting.name !== 'choosing' || resting.focused !== null);
    this.show(shown, hasRaised);
  }

  /** Lights the advised target, now and whenever it can be chosen again; null lights nothing. */
  advise(action: Action | null): void {
    this.#advised = action;
    this.#showGlow();
  }

  /** Lets the target under the mouse grow, or none. */
  hover(target: Target | null): void {
    const action = target?.action ?? null;
    if (action === this.#hovered) return;
    this.#hovered = action;
    this.#parts.stage.scene.input.setDefaultCursor(target === null ? 'default' : 'pointer');
    this.#raise();
  }

  /** Puts a card under the pointer, above all others. */
  drag(target: Target, to: Point): void {
    const { cards, animator } = this.#parts;
    if (target.kind === 'stock' && cards.lifted === null) {
      const run = this.#run();
      void cards.liftStock(run);
      animator.close(run);
    }
    const sprite = this.#sprite(target);
    if (sprite === null) return;
    sprite.claim('place');
    sprite.claim('growth');
    sprite.growth = 1;
    sprite.depth = DEPTH.flying;
    sprite.pose = { ...sprite.pose, x: to.x, y: to.y, angle: 0, lift: DRAGGED };
    sprite.draw();
  }

  /** Puts a card back that was not dropped on anything; one of a row slides back to its slot. */
  putBack(target: Target): void {
    const { animator, cards, stage } = this.#parts;
    const { table } = this.#shown;
    if (target.kind === 'slot') {
      const run = this.#run();
      void cards.hands.regroup(table, stage.bottom, run);
      animator.close(run);
    } else {
      cards.place(table);
    }
    this.#raise();
  }

  destroy(): void {
    this.#glow.hide();
  }

  #run(): Run {
    return this.#parts.animator.begin({ scale: 1, reducedMotion: this.#parts.reducedMotion() });
  }

  get #dragged(): Target | null {
    const { turn } = this.#shown;
    return turn.name === 'dragging' ? turn.target : null;
  }

  #showRing(): void {
    const { turn, targets } = this.#shown;
    const focused = restingState(turn)?.focused ?? null;
    const target = targets.find(({ action }) => action === focused);
    const { lift } = this.#parts.stage.layout.seats[0].hand;
    if (target === undefined) this.#ring.hide();
    else this.#ring.show(target, target.kind === 'card' || target.kind === 'slot' ? lift : 0);
  }

  /** A knock with a card begins with that card, and in golf a card to turn up with the one to put away. */
  get #litTarget(): Target | undefined {
    const action = this.#advised;
    if (action === null) return undefined;
    const on = (wanted: Action): Target | undefined => this.#shown.targets.find((target) => target.action === wanted);
    if (isKnockWith(action)) return on(action) ?? on(discardOf(discardedBy(action)));
    return on(action) ?? (isFlip(action) ? on(PUT_AWAY) : undefined);
  }

  #showGlow(): void {
    const target = this.#dragged === null ? this.#litTarget : undefined;
    const isChosen = target?.kind === 'card' && discardedBy(target.action) === chosenCard(this.#shown.turn);
    const lit = target === undefined ? '' : `${target.label} ${isChosen}`;
    if (lit === this.#lit) return;
    this.#lit = lit;
    const { stage, reducedMotion } = this.#parts;
    if (target === undefined) {
      this.#glow.hide();
      return;
    }
    const card = target.kind === 'card' ? this.#sprite(target) : null;
    this.#glow.show(target, {
      lift: isChosen ? stage.layout.seats[0].hand.lift : 0,
      depth: card === null ? null : card.depth + ON_CARD,
      isStill: reducedMotion(),
    });
  }

  #sprite(target: Target): CardSprite | null {
    const { cards, stage } = this.#parts;
    if (target.kind === 'card') {
      return cards.hands.of(stage.bottom).find(({ card }) => card === discardedBy(target.action)) ?? null;
    }
    if (target.kind === 'slot') return cards.hands.of(stage.bottom)[slotOf(target.action)];
    if (target.kind === 'held') return cards.waiting(stage.bottom);
    if (target.kind === 'pool') return cards.pool.at(this.#shown.table.pool.indexOf(takenBy(target.action)));
    return target.kind === 'discard' ? cards.top : target.kind === 'stock' ? cards.lifted : null;
  }

  #raise(): void {
    const { cards, stage, animator } = this.#parts;
    const { turn, targets, table } = this.#shown;
    const chosen = chosenCard(turn);
    this.#showGlow();
    const run = this.#run();
    const homes = cards.poses.hand(table, stage.bottom);
    const { lift } = stage.layout.seats[0].hand;
    for (const [index, sprite] of cards.hands.of(stage.bottom).entries()) {
      if (this.#dragged !== null && this.#sprite(this.#dragged) === sprite) continue;
      const target = targets.find((candidate) => this.#sprite(candidate) === sprite);
      const isHovered = this.#hovered !== null && [target?.action, discardOf(sprite.card)].includes(this.#hovered);
      const up = sprite.card === chosen;
      const home = homes[index];
      const pose = up ? { ...home, ...raised(home, lift), lift: RAISED } : home;
      if (pose.x !== sprite.pose.x || pose.y !== sprite.pose.y) void slide(sprite, pose, run, DURATION.hover);
      void grow(sprite, isHovered ? HOVER_SCALE : 1, run);
    }
    this.#raiseWaiting(run);
    this.#raisePool(run);
    if (cards.top !== null) void grow(cards.top, this.#hovered === TAKE ? HOVER_SCALE : 1, run);
    if (armedAction(turn) === DRAW || this.#hovered === DRAW) void cards.liftStock(run);
    else if (this.#dragged?.kind !== 'stock') cards.dropLifted();
    animator.close(run);
  }

  #raisePool(run: Run): void {
    const { cards } = this.#parts;
    const { turn, targets } = this.#shown;
    for (const target of targets) {
      const sprite = target.kind === 'pool' ? this.#sprite(target) : null;
      if (sprite === null || target.action === this.#dragged?.action) continue;
      const home = cards.pool.pose(sprite);
      const isUp = armedAction(turn) === target.action;
      const pose = isUp ? { ...home, y: home.y - home.width * POOL_LIFT, lift: RAISED } : home;
      if (pose.x !== sprite.pose.x || pose.y !== sprite.pose.y) void slide(sprite, pose, run, DURATION.hover);
      void grow(sprite, this.#hovered === target.action ? POOL_HOVER : 1, run);
    }
  }

  #raiseWaiting(run: Run): void {
    const { cards, stage } = this.#parts;
    const sprite = cards.waiting(stage.bottom);
    if (sprite === null || this.#dragged?.kind === 'held') return;
    const isPutAway = restingState(this.#shown.turn)?.name === 'putting-away';
    const pose = isPutAway ? cards.poses.putAway(sprite.card) : cards.poses.waiting(stage.bottom);
    if (pose.x !== sprite.pose.x || pose.y !== sprite.pose.y) void slide(sprite, pose, run, DURATION.hover);
    void grow(sprite, this.#hovered === PUT_AWAY ? WAITING_HOVER : 1, run);
  }
}
