/** What small buttons show in place of text. */
import type Phaser from 'phaser';
import type { Size } from '../../base/geometry.ts';

/** A ladder; a sheet of a calendar; a scholar’s cap. */
export type Icon = 'ladder' | 'calendar' | 'cap';

const RUNGS = 4;

type DrawIcon = (shape: Phaser.GameObjects.Graphics, size: Size, ink: number) => void;

/** The square in the middle of a button that an icon fills. @param share of the button's shorter side */
function squareIn({ width, height }: Size, share: number, ratio = 1): { size: number; left: number; top: number } {
  const size = Math.min(width, height) * share;
  return { size, left: (width - size * ratio) / 2, top: (height - size) / 2 - 1 };
}

const DRAW: Readonly<Record<Icon, DrawIcon>> = {
  ladder: (shape, button, ink) => {
    const { size, left, top } = squareIn(button, 0.54, 0.56);
    const right = left + size * 0.56;
    shape.lineStyle(Math.max(1.5, size * 0.08), ink);
    for (const x of [left, right]) shape.lineBetween(x, top, x, top + size);
    for (let rung = 0; rung < RUNGS; rung++) {
      const y = top + ((rung + 0.5) / RUNGS) * size;
      shape.lineBetween(left, y, right, y);
    }
  },
  calendar: (shape, button, ink) => {
    const { size, left, top } = squareIn(button, 0.5);
    shape.lineStyle(Math.max(1.5, size * 0.06), ink).strokeRoundedRect(left, top, size, size, size * 0.12);
    shape.lineBetween(left, top + size * 0.24, left + size, top + size * 0.24);
    for (const ring of [0.28, 0.72])
      shape.lineBetween(left + size * ring, top - size * 0.1, left + size * ring, top + size * 0.1);
    shape.fillStyle(ink);
    for (const [x, y] of [
      [0.28, 0.48],
      [0.5, 0.48],
      [0.72, 0.48],
      [0.28, 0.74],
      [0.5, 0.74],
    ])
      shape.fillCircle(left + x * size, top + y * size, size * 0.07);
  },
  cap: (shape, button, ink) => {
    const { size, left, top } = squareIn(button, 0.6);
    const line = (...corners: readonly (readonly [number, number])[]): void => {
      shape.beginPath();
      for (const [x, y] of corners) shape.lineTo(left + x * size, top + y * size);
      shape.strokePath();
    };
    shape.lineStyle(Math.max(1.5, size * 0.07), ink);
    line([0.5, 0.18], [1, 0.4], [0.5, 0.62], [0, 0.4], [0.5, 0.18], [1, 0.4]);
    line([0.22, 0.52], [0.22, 0.76], [0.5, 0.88], [0.78, 0.76], [0.78, 0.52]);
    line([1, 0.4], [1, 0.74]);
  },
};

/** Draws an icon in the middle of a button. @param ink its colour */
export function drawIcon(icon: Icon, shape: Phaser.GameObjects.Graphics, button: Size, ink: number): void {
  DRAW[icon](shape, button, ink);
}
