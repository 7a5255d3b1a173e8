/** Small helpers for drawing our own pictures on a 2D canvas. */
import type Phaser from 'phaser';

export type Pen = CanvasRenderingContext2D;

/** One picture of a sheet: its size in CSS px, and how it is drawn with (0, 0) at its upper left corner. */
export interface Picture {
  name: string;
  width: number;
  height: number;
  draw: (pen: Pen) => void;
}

/** A pen on a new canvas. @throws where the browser gives none */
export function newPen(width: number, height: number): Pen {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('the browser gives no 2D canvas to draw on');
  return pen;
}

/** Makes a texture of what was drawn, in place of an existing one of that key. */
export function setTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  { canvas }: Pen,
): Phaser.Textures.Texture {
  if (textures.exists(key)) textures.remove(key);
  const texture = textures.create(key, canvas, canvas.width, canvas.height);
  if (texture === null) throw new Error(`the texture ${key} could not be made`);
  texture.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
  return texture;
}

/** Fills a path given as SVG path data. */
export function fill(pen: Pen, colour: string, path: string): void {
  const shape = new Path2D(path);
  pen.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills a path, no array
  pen.fill(shape);
}

export function disc(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

export function ring(pen: Pen, colour: string, width: number, x: number, y: number, radius: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
}

export function rounded(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

/** Draws twice: as it is, and rotated by half a turn around a point. */
export function turned(pen: Pen, x: number, y: number, draw: () => void): void {
  draw();
  pen.save();
  pen.translate(2 * x, 2 * y);
  pen.scale(-1, -1);
  draw();
  pen.restore();
}

/** Draws with the unit `size` and the origin at (x, y). */
export function placed(pen: Pen, x: number, y: number, size: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  draw();
  pen.restore();
}
