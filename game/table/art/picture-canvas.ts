/** A drawn picture in the page, outside the table. */
import { element } from '../../base/elements.ts';
import { drawSeatFace, type FaceOwner } from './faces.ts';
import type { Picture } from './pen.ts';

/** Draws it once, in its own pixels. Hidden from screen readers: the words stand beside it. */
export function pictureCanvas({ width, height, draw }: Omit<Picture, 'name'>): HTMLCanvasElement {
  const canvas = element('canvas', { width, height, ariaHidden: 'true' });
  const pen = canvas.getContext('2d');
  if (pen !== null) draw(pen);
  return canvas;
}

/** Pixels that are drawn of a face: enough for any screen. */
const FACE_PIXELS = 144;

/** Somebody's face. */
export function faceCanvas(owner: FaceOwner): HTMLCanvasElement {
  return pictureCanvas({
    width: FACE_PIXELS,
    height: FACE_PIXELS,
    draw: (pen) => drawSeatFace(pen, owner, FACE_PIXELS),
  });
}
