/** The lamp that hangs over the table, as a sign: somebody may be asked, and this is what to do. */
import type Phaser from 'phaser';
import type { Point } from '../../base/geometry.ts';

/** Ends of the rays below the shade: from and to, as shares of the sign's size from its middle. */
const RAYS = [
  [-0.3, 0.3, -0.38, 0.46],
  [0, 0.36, 0, 0.5],
  [0.3, 0.3, 0.38, 0.46],
] as const;

/** Draws it around a point, so many px high, in one colour. */
export function drawLamp(pen: Phaser.GameObjects.Graphics, { x, y }: Point, size: number, colour: number): void {
  const line = Math.max(1.5, size * 0.08);
  pen.lineStyle(line, colour).lineBetween(x, y - size * 0.5, x, y - size * 0.24);
  pen
    .fillStyle(colour)
    .beginPath()
    .moveTo(x - size * 0.13, y - size * 0.26)
    .lineTo(x + size * 0.13, y - size * 0.26)
    .lineTo(x + size * 0.44, y + size * 0.1)
    .lineTo(x - size * 0.44, y + size * 0.1)
    .closePath()
    .fillPath();
  pen.beginPath();
  pen.arc(x, y + size * 0.12, size * 0.14, 0, Math.PI);
  pen.fillPath();
  for (const [fromX, fromY, toX, toY] of RAYS) {
    pen.lineBetween(x + size * fromX, y + size * fromY, x + size * toX, y + size * toY);
  }
}
