/** Words as the interface sets them, sharp at any pixel ratio. */
import type Phaser from 'phaser';
import type { Point } from '../../base/geometry.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { viewport } from '../../base/canvas.ts';

type Lettering = {
  /** In CSS px. */
  size: number;
  colour: string;
  face?: 'display' | 'interface';
  strong?: boolean;
  /** Width in CSS px at which lines break. */
  wrap?: number;
};

const FACES = { display: DISPLAY_FACE, interface: INTERFACE_FACE };

/** Sets how a text looks; centred on its position. */
export function letter(text: Phaser.GameObjects.Text, lettering: Lettering): void {
  const { size, colour, face = 'interface', strong = false, wrap } = lettering;
  text
    .setStyle({
      fontFamily: FACES[face],
      fontSize: `${size}px`,
      fontStyle: strong ? WEIGHTS.strong : WEIGHTS.regular,
      color: colour,
      align: 'center',
      resolution: viewport().dpr,
      ...(wrap !== undefined && { wordWrap: { width: wrap } }),
    })
    .setOrigin(0.5);
}

/** Adds words in a lettering, centred on their position, which is the scene's origin until they are placed. */
export function addText(scene: Phaser.Scene, words: string, lettering: Lettering): Phaser.GameObjects.Text {
  const text = scene.add.text(0, 0, words);
  letter(text, lettering);
  return text;
}

/** Puts the middle of words at a place, moved by less than a pixel so that their letters stay sharp. */
export function put(text: Phaser.GameObjects.Text, { x, y }: Point): void {
  const snap = (middle: number, length: number) => Math.round(middle - length / 2) + length / 2;
  text.setPosition(snap(x, text.width), snap(y, text.height));
}

/** Puts the left end of a line of words at a place, in the middle of its height. */
export function putLeft(text: Phaser.GameObjects.Text, { x, y }: Point): void {
  text.setStyle({ align: 'left' });
  put(text, { x: x + text.width / 2, y });
}
