/** One card on the table: an image with its shadow, at its pose. */
import type Phaser from 'phaser';
import { NO_CARD, suitOf, type Card } from '../../../engine/cards.ts';
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { mix, toInteger } from '../../base/theme/colours.ts';
import { between } from '../../base/easing.ts';
import type { Point } from '../../base/geometry.ts';
import type { Stage } from '../stage.ts';
import { backFrame, faceFrame, haloFrame, SHADOW_SPREAD, shadowFrame } from './card-pictures.ts';

export type Pose = Point & {
  /** In radians. */
  angle: number;
  /** Shown width in CSS px. */
  width: number;
  /** Height above the table in CSS px, for the shadow. */
  lift: number;
  /** 0 is as printed, 1 as dim as possible. */
  dim: number;
  /** Light around a card that counts, 0 to 1. */
  glow: number;
};

type Claim = 'place' | 'side' | 'growth';

/** Shadow of a card on the table, and how it grows with height. */
const CONTACT = 2;
/** The ink over a card that is as dim as possible. */
export const DIMMED = '#8E8A82';

export class CardSprite {
  /** One that is face down may be given another name. */
  card: Card;
  /** 0 shows the back, 1 the face; in between the card is turning. */
  open = 0;
  /** Growth under the mouse: 1 is none. */
  growth = 1;
  alpha = 1;
  pose: Pose;
  readonly #stage: Stage;
  readonly #image: Phaser.GameObjects.Image;
  readonly #shadow: Phaser.GameObjects.Image;
  readonly #claims: Record<Claim, number> = { place: 0, side: 0, growth: 0 };

  constructor(stage: Stage, card: Card, pose: Pose) {
    this.card = card;
    this.pose = pose;
    this.#stage = stage;
    this.#shadow = stage.image(shadowFrame(0), 0);
    this.#image = stage.image(backFrame(0), 0);
    this.draw();
  }

  set depth(depth: number) {
    this.#image.setDepth(depth);
    this.#shadow.setDepth(depth - 0.5);
  }

  get depth(): number {
    return this.#image.depth;
  }

  /** A claim on where the card is, which side is up or how large it is: only the latest one may change it. */
  claim(what: Claim): () => boolean {
    const claim = ++this.#claims[what];
    return () => claim === this.#claims[what];
  }

  /** Puts the card where it belongs, open or closed, and stops whatever moves it. */
  lay(pose: Pose, isOpen: boolean): void {
    for (const what of ['place', 'side', 'growth'] as const) this.claim(what);
    this.growth = 1;
    this.alpha = 1;
    this.pose = pose;
    this.open = isOpen ? 1 : 0;
    this.draw();
  }

  /** Shows the card at a share of the way between two poses. */
  moveBetween(from: Pose, to: Pose, share: number): void {
    this.pose = {
      x: between(from.x, to.x, share),
      y: between(from.y, to.y, share),
      angle: between(from.angle, to.angle, share),
      width: between(from.width, to.width, share),
      lift: between(from.lift, to.lift, share),
      dim: between(from.dim, to.dim, share),
      glow: between(from.glow, to.glow, share),
    };
    this.draw();
  }

  /** Shows the card as its fields say. */
  draw(): void {
    const { x, y, angle, width, lift, dim, glow } = this.pose;
    const { widths, sheet } = this.#stage;
    const shown = width * this.growth;
    // The smallest drawing that need not be stretched; the largest if even that one is too small.
    const size = Math.max(
      0,
      widths.findLastIndex((drawn) => drawn >= shown - 0.5),
    );
    const face = this.open >= 0.5 && this.card !== NO_CARD;
    const turning = Math.abs(Math.cos(this.open * Math.PI));
    const raised = lift + (this.growth - 1) * 60;
    this.#image
      .setTexture(
        face ? this.#stage.faces(suitOf(this.card), size) : sheet,
        face ? faceFrame(this.card, size) : backFrame(size),
      )
      .setPosition(x, y)
      .setRotation(angle)
      .setDisplaySize(Math.max(0.5, shown * turning), shown * CARD_ASPECT)
      .setAlpha(this.alpha)
      .setTint(toInteger(mix('#ffffff', DIMMED, dim)));
    if (glow > 0) this.#drawAura(haloFrame(size), shown, turning, 0, glow * 0.9);
    else this.#drawAura(shadowFrame(size), shown, turning, raised, 0.75 - Math.min(0.35, raised * 0.014));
  }

  #drawAura(frame: string, shown: number, turning: number, raised: number, alpha: number): void {
    const { x, y, angle, glow } = this.pose;
    const spread = 1 + 2 * SHADOW_SPREAD + raised * 0.004;
    const spreadHigh = CARD_ASPECT + 2 * SHADOW_SPREAD + raised * 0.004;
    this.#shadow
      .setTexture(this.#stage.sheet, frame)
      .setPosition(x, y + (glow > 0 ? 0 : CONTACT + raised * 0.8))
      .setRotation(angle)
      .setDisplaySize(Math.max(0.5, shown * turning * spread), shown * spreadHigh)
      .setAlpha(this.alpha * alpha);
  }

  destroy(): void {
    for (const what of ['place', 'side', 'growth'] as const) this.claim(what);
    this.#image.destroy();
    this.#shadow.destroy();
  }
}
