/** The light on the target that a hint advises: a soft glow around it, and a light bulb at its corner. */
import type Phaser from 'phaser';
import { toInteger } from '../../base/theme/colours.ts';
import { RADIUS } from '../../base/theme/theme.ts';
import { raised } from '../layout/hand-layout.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { Target } from './targets.ts';
import type { Point } from '../../base/geometry.ts';

/** From the outside in: how far from the target each line is, how thick and how opaque. */
const LINES = [
  { gap: 9, width: 6, opacity: 0.18 },
  { gap: 5, width: 5, opacity: 0.4 },
  { gap: 2, width: 3, opacity: 1 },
] as const;
/** The light bulb and the plate that it is on, in CSS px. */
const SIGN = 16;
const PLATE = 13;
/** How weak the glow gets, and how long it takes to, in ms: slower than breathing. */
const FAINT = 0.6;
const PULSE = 1400;

interface Shining {
  /** How far the target has risen, in CSS px. */
  lift: number;
  /** Where it lies among cards that overlap, so that the next one covers the light too; null for above all. */
  depth: number | null;
  /** Without a pulse, for reduced motion. */
  isStill: boolean;
}

export class Glow {
  readonly #stage: Stage;
  readonly #light: Phaser.GameObjects.Graphics;
  readonly #sign: Phaser.GameObjects.Graphics;
  #pulse: Phaser.Tweens.Tween | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#light = stage.scene.add.graphics();
    this.#sign = stage.scene.add.graphics().setDepth(DEPTH.ring - 1);
    stage.layer.add([this.#light, this.#sign]);
  }

  hide(): void {
    this.#pulse?.remove();
    this.#pulse = undefined;
    this.#light.clear();
    this.#sign.clear();
  }

  /** Shows it around a target. */
  show({ kind, place, width, height }: Target, { lift, depth, isStill }: Shining): void {
    this.hide();
    const { x, y, angle } = raised(place, lift);
    const { colours } = this.#stage.theme;
    const light = this.#light.setPosition(x, y).setRotation(angle).setAlpha(1);
    light.setDepth(depth ?? DEPTH.ring - 2);
    for (const { gap, width: thick, opacity } of LINES) {
      const [w, h] = [width + 2 * gap, height + 2 * gap];
      light.lineStyle(thick, toInteger(colours.accent), opacity);
      light.strokeRoundedRect(-w / 2, -h / 2, w, h, RADIUS.button + gap);
    }
    // On the upper edge of a card of the hand, where it covers no index, and of words; otherwise in the upper right corner.
    const isOnEdge = kind === 'card' || kind === 'plaque' || kind === 'button';
    const at = {
      x: kind === 'card' ? -width / 4 : width / 2 - PLATE / 2,
      y: (isOnEdge ? -PLATE : PLATE) / 2 - height / 2,
    };
    const sign = this.#sign.setPosition(x, y).setRotation(angle);
    sign.fillStyle(toInteger(colours.plate)).fillCircle(at.x, at.y, PLATE);
    sign.lineStyle(1.5, toInteger(colours.accent)).strokeCircle(at.x, at.y, PLATE);
    drawLightBulb(sign, at, SIGN, toInteger(colours.accent));
    if (isStill) return;
    this.#pulse = this.#stage.scene.tweens.add({
      targets: light,
      alpha: { from: 1, to: FAINT },
      duration: PULSE,
      ease: 'Sine.easeInOut',
      yoyo: true,
      repeat: -1,
    });
  }
}

/** Radius of the glass, and how far its middle is above that of the sign, as shares of the sign's height. */
const GLASS = 0.34;
const ABOVE = 0.16;
/** Half the angle, in radians, of the opening through which the glass runs into its neck. */
const OPENING = 0.62;
/** Half widths and heights below the middle of the two threads of the socket. */
const THREADS = [
  [0.17, 0.36],
  [0.12, 0.47],
] as const;

/** Draws it around a point in one colour. @param size its height in px */
function drawLightBulb(pen: Phaser.GameObjects.Graphics, { x, y }: Point, size: number, colour: number): void {
  const down = Math.PI / 2;
  const neck = Math.sin(OPENING) * GLASS;
  pen.fillStyle(colour).beginPath();
  pen.arc(x, y - size * ABOVE, size * GLASS, down + OPENING, down - OPENING + 2 * Math.PI);
  pen.lineTo(x + size * neck * 0.84, y + size * 0.26);
  pen.lineTo(x - size * neck * 0.84, y + size * 0.26);
  pen.closePath().fillPath();
  pen.lineStyle(Math.max(1.5, size * 0.075), colour);
  for (const [half, below] of THREADS) {
    pen.lineBetween(x - size * half, y + size * below, x + size * half, y + size * below);
  }
}
