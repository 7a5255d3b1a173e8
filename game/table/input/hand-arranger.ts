/** Puts the cards of one's own hand in another order, also while others play: hovered cards grow, dragged ones move over. */
import { discardedBy, isDiscard } from '../../../engine/actions.ts';
import type { Card } from '../../../engine/cards.ts';
import { contains, grown, type Point } from '../../base/geometry.ts';
import { DRAG_THRESHOLD, HOVER_SCALE } from '../../base/theme/motion.ts';
import type { TableState } from '../../model/table-state.ts';
import { grow } from '../cards/card-motion.ts';
import type { CardSprite } from '../cards/card-sprite.ts';
import { cardBox } from '../layout/hand-layout.ts';
import { DEPTH } from '../stage.ts';
import type { Target } from './targets.ts';
import type { TurnDrawingParts } from './turn-drawing.ts';

type HandArrangerOptions = TurnDrawingParts & { table: () => TableState };

/** A card of one's own hand that belongs at another place, counted from the left. */
export interface CardMove {
  card: Card;
  place: number;
}

/** A dragged card is this high above the table, for its shadow. */
const DRAGGED = 18;
/** How far outside of the hand a card can be dropped and still stays in it, in CSS px. */
const AROUND = 30;

export class HandArranger {
  readonly #options: HandArrangerOptions;
  #held: { sprite: CardSprite; pointer: number; from: Point; isDragged: boolean } | null = null;
  #hovered: CardSprite | null = null;

  constructor(options: HandArrangerOptions) {
    this.#options = options;
  }

  /** Lets the card under the mouse grow, if nothing else can be done with it. */
  hover(at: Point): void {
    const sprite = this.#cardAt(at);
    if (sprite === this.#hovered) return;
    if (this.#hovered !== null) this.#grow(this.#hovered, 1);
    if (sprite !== null) this.#grow(sprite, HOVER_SCALE);
    this.#hovered = sprite;
  }

  press(pointer: number, at: Point): void {
    const sprite = this.#cardAt(at);
    if (sprite !== null) this.#held = { sprite, pointer, from: at, isDragged: false };
  }

  /** @returns whether it drags a card */
  move(pointer: number, at: Point): boolean {
    const held = this.#held;
    if (held === null || held.pointer !== pointer || !this.#mayArrange) return false;
    held.isDragged ||= Math.hypot(at.x - held.from.x, at.y - held.from.y) > DRAG_THRESHOLD;
    if (!held.isDragged) return false;
    const { sprite } = held;
    sprite.claim('place');
    sprite.depth = DEPTH.flying;
    sprite.pose = { ...sprite.pose, x: at.x, y: at.y, angle: 0, lift: DRAGGED };
    sprite.draw();
    return true;
  }

  /** @returns where a card was dropped; null for none */
  release(pointer: number, at: Point): CardMove | null {
    const held = this.#held;
    if (held === null || held.pointer !== pointer) return null;
    this.#held = null;
    this.#grow(held.sprite, 1);
    return held.isDragged && this.#mayArrange ? this.#moveTo(held.sprite.card, at) : null;
  }

  /** The pointer is gone without having been released. @returns where the card that it dragged was; null for none */
  takeBack(pointer: number): CardMove | null {
    return this.#held === null ? null : this.release(pointer, this.#held.from);
  }

  /** A card that could have been discarded was dropped elsewhere. @returns its place in the hand; null if it was not there */
  dropTarget({ action, kind }: Target, at: Point): CardMove | null {
    const { layout } = this.#options.stage;
    const isOnHand = contains(grown(layout.seats[0].hand.bounds, AROUND), at);
    if (kind !== 'card' || !isDiscard(action) || !isOnHand || !this.#mayArrange) return null;
    return this.#moveTo(discardedBy(action), at);
  }

  /** Whether a card of one's own hand is at a point. */
  isOnCard(at: Point): boolean {
    return this.#cardAt(at) !== null;
  }

  #moveTo(card: Card, at: Point): CardMove {
    const { cards, stage } = this.#options;
    const others = cards.hands.of(stage.bottom).filter((sprite) => sprite.card !== card);
    return { card, place: others.filter(({ pose }) => pose.x < at.x).length };
  }

  /** In the deal, with one's hand open; the slots of golf have a meaning of their own. */
  get #mayArrange(): boolean {
    const { stage, table } = this.#options;
    const { unseen, seats, phase } = table();
    const isOwn = stage.viewer === stage.bottom && !seats[stage.bottom].out;
    return isOwn && !unseen && phase === 'play' && stage.rules.play !== 'golf' && seats[stage.bottom].value === null;
  }

  #cardAt(at: Point): CardSprite | null {
    if (!this.#mayArrange) return null;
    const { cards, stage } = this.#options;
    return cards.hands.of(stage.bottom).findLast(({ pose }) => contains(cardBox(pose, pose.width), at)) ?? null;
  }

  #grow(sprite: CardSprite, size: number): void {
    const { animator, cards, stage, reducedMotion } = this.#options;
    // It may have left the hand since.
    if (!cards.hands.of(stage.bottom).includes(sprite)) return;
    const run = animator.begin({ scale: 1, reducedMotion: reducedMotion() });
    void grow(sprite, size, run);
    animator.close(run);
  }
}
