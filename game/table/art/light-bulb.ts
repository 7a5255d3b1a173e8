/** A light bulb, the sign of a hint. */
import type Phaser from 'phaser';
import type { Point } from '../../base/geometry.ts';

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
export function drawLightBulb(pen: Phaser.GameObjects.Graphics, { x, y }: Point, size: number, colour: number): void {
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
