/** The medal of a goal: a rosette of enamel with a star of brass on it. */
import { mix, type Palette } from '../../base/theme/colours.ts';
import { disc, fill, ring, type Pen } from '../../table/art/pen.ts';

/** Its width and height, in CSS px. */
export const MEDAL = 64;
/** Of the rosette's edge. */
const TEETH = 18;

/** Draws it at that size. */
export function drawMedal(pen: Pen, palette: Palette): void {
  pen.scale(MEDAL / 100, MEDAL / 100);
  fill(pen, palette.copperEdge, rosette(52));
  fill(pen, palette.copper, rosette(49));
  disc(pen, palette.back, 50, 49, 35);
  ring(pen, palette.copperLight, 3, 50, 49, 35);
  fill(pen, mix(palette.copperLight, palette.paper, 0.4), star(50, 49, 26, 11));
}

function rosette(middle: number): string {
  return polygon(2 * TEETH, 50, middle, (index) => (index % 2 === 0 ? 48 : 43));
}

function star(x: number, y: number, tip: number, notch: number): string {
  return polygon(10, x, y, (index) => (index % 2 === 0 ? tip : notch));
}

/** A closed path around a middle, its first corner above. @param radius of each corner */
function polygon(corners: number, x: number, y: number, radius: (index: number) => number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return `${x + Math.cos(angle) * radius(index)} ${y + Math.sin(angle) * radius(index)}`;
  });
  return `M${points.join(' L')} Z`;
}
