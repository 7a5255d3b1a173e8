/** The mats under the rows of golf: baize a shade darker than the table's, bound with a stitched edge. */
import { mix, translucent } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Rect } from '../../base/geometry.ts';
import type { TableLayout } from '../layout/layout.ts';
import { rounded, type Pen, type Picture } from './pen.ts';

/** Radius of a mat's corners, and how far inside its edge the seam runs, in shares of its height. */
const RADIUS = 0.07;
const SEAM = 0.028;

/** Frame of the mat at a place: one's own is larger than the others, which are all the same. */
export function matFrame(isOwn: boolean): string {
  return isOwn ? 'mat-own' : 'mat';
}

function drawMat(pen: Pen, { colours }: Theme, width: number, height: number): void {
  const cloth = pen.createLinearGradient(0, 0, 0, height);
  cloth.addColorStop(0, mix(colours.feltEdge, colours.shadow, 0.34));
  cloth.addColorStop(1, mix(colours.feltEdge, colours.shadow, 0.2));
  const radius = height * RADIUS;
  const shape = rounded(0.75, 0.75, width - 1.5, height - 1.5, radius);
  pen.fillStyle = cloth;
  pen.fill(shape);
  pen.strokeStyle = translucent(colours.lamp, 0.28);
  pen.lineWidth = 1;
  pen.stroke(shape);
  const inset = Math.max(2, height * SEAM);
  const stitch = Math.max(2, height * 0.03);
  pen.setLineDash([stitch, stitch * 0.8]);
  pen.strokeStyle = translucent(colours.lamp, 0.4);
  pen.stroke(rounded(inset, inset, width - 2 * inset, height - 2 * inset, Math.max(0, radius - inset * 0.5)));
}

function matPicture(name: string, { width, height }: Rect, theme: Theme): Picture {
  return { name, width, height, draw: (pen) => drawMat(pen, theme, width, height) };
}

/** Pictures of the mats of a table; none where hands are fanned. */
export function matPictures({ seats }: TableLayout, theme: Theme): Picture[] {
  return [seats[0], seats[1]].flatMap(({ hand }, place) =>
    hand.mat === null ? [] : [matPicture(matFrame(place === 0), hand.mat, theme)],
  );
}
