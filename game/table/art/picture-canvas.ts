/** A drawn picture in the page, outside the table. */
import { element } from '../../base/elements.ts';
import type { Picture } from './pen.ts';

/** Draws it once, in its own pixels. Hidden from screen readers: the words stand beside it. */
export function pictureCanvas({ width, height, draw }: Omit<Picture, 'name'>): HTMLCanvasElement {
  const canvas = element('canvas', { width, height, ariaHidden: 'true' });
  const pen = canvas.getContext('2d');
  if (pen !== null) draw(pen);
  return canvas;
}
