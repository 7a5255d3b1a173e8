/** Text of the interface, sharp at any pixel ratio. */
import type Phaser from 'phaser';
import type { Point } from '../../base/geometry.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { viewport } from '../../base/canvas.ts';

interface TextStyle {
  /** In CSS px. */
  size: number;
  colour: string;
  face?: 'display' | 'interface';
  strong?: boolean;
  /** Width in CSS px at which lines break. */
  wrap?: number;
}

const FACES = { display: DISPLAY_FACE, interface: INTERFACE_FACE };

/** The style in Phaser's terms. */
function inPhaser({ size, colour, face = 'interface', strong = false, wrap }: TextStyle) {
  return {
    fontFamily: FACES[face],
    fontSize: `${size}px`,
    fontStyle: strong ? WEIGHTS.strong : WEIGHTS.regular,
    color: colour,
    resolution: viewport().dpr,
    ...(wrap !== undefined && { wordWrap: { width: wrap } }),
  };
}

/** Sets how a text looks. */
export function setTextStyle(text: Phaser.GameObjects.Text, style: TextStyle): void {
  const wanted = inPhaser(style);
  const { wordWrap, ...looks } = wanted;
  const isSet =
    (wordWrap === undefined || wordWrap.width === text.style.wordWrapWidth) &&
    Object.entries(looks).every(([key, value]) => Reflect.get(text.style, key) === value);
  // Phaser draws and uploads a text whenever its style is set.
  if (!isSet) text.setStyle(wanted);
}

/** Adds a text centred on its position, which is the scene's origin until it is placed. */
export function addText(scene: Phaser.Scene, words: string, style: TextStyle): Phaser.GameObjects.Text {
  return scene.add.text(0, 0, words, { ...inPhaser(style), align: 'center' }).setOrigin(0.5);
}

/** Centres a text on a point, moved by less than a pixel so that its letters stay sharp. */
export function placeText(text: Phaser.GameObjects.Text, middle: Point): void {
  alignLines(text, 'center');
  putMiddle(text, middle);
}

/** Places the left end of a line of text, vertically centred, at a point. */
export function placeTextLeft(text: Phaser.GameObjects.Text, { x, y }: Point): void {
  alignLines(text, 'left');
  putMiddle(text, { x: x + text.width / 2, y });
}

function putMiddle(text: Phaser.GameObjects.Text, { x, y }: Point): void {
  const snap = (middle: number, length: number) => Math.round(middle - length / 2) + length / 2;
  text.setPosition(snap(x, text.width), snap(y, text.height));
}

function alignLines(text: Phaser.GameObjects.Text, align: 'left' | 'center'): void {
  if (text.style.align !== align) text.setStyle({ align });
}
