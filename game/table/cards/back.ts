/** The back of the cards: a dense pattern, the same upside down, within a paper margin. Units as for the faces. */
import { mix, type Palette } from '../../base/theme/colours.ts';
import { disc, ring, rounded, type Pen } from '../art/pen.ts';
import { drawCardPaper } from './face.ts';

const MARGIN = 5.5;
/** Distance of the circles whose crossings make the pattern, and their radius. */
const [PITCH, RADIUS] = [11.125, 11.125];
/** Below this width in px the pattern would only flicker: every second circle is left out. */
const FINE_FROM = 60;

function drawLattice(pen: Pen, line: string, width: number): void {
  const coarse = width < FINE_FROM;
  const pitch = coarse ? PITCH * 2 : PITCH;
  const radius = coarse ? RADIUS * 1.6 : RADIUS;
  pen.strokeStyle = line;
  pen.lineWidth = coarse ? 2 : 0.75;
  for (let x = 50 - 5 * pitch; x <= 50 + 5 * pitch; x += pitch) {
    for (let y = 70 - 7 * pitch; y <= 70 + 7 * pitch; y += pitch) {
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.stroke();
    }
  }
}

function drawRosette(pen: Pen, palette: Palette, width: number): void {
  const fine = width >= FINE_FROM;
  disc(pen, palette.back, 50, 70, 24);
  ring(pen, palette.backLine, fine ? 1 : 2, 50, 70, 23);
  if (fine) ring(pen, palette.backLine, 0.5, 50, 70, 21.4);
  pen.strokeStyle = palette.backLine;
  pen.lineWidth = fine ? 0.7 : 1.8;
  const petals = fine ? 12 : 6;
  for (let petal = 0; petal < petals; petal++) {
    pen.save();
    pen.translate(50, 70);
    pen.rotate((petal * Math.PI) / petals);
    pen.beginPath();
    pen.ellipse(0, 0, 19.5, 7, 0, 0, 2 * Math.PI);
    pen.stroke();
    pen.restore();
  }
  disc(pen, palette.backLine, 50, 70, 3.4);
  disc(pen, palette.back, 50, 70, 1.7);
}

/** Draws the back of a card that is `width` CSS px wide. */
export function drawBack(pen: Pen, palette: Palette, width: number): void {
  drawCardPaper(pen, palette, width);
  const panel = rounded(MARGIN, MARGIN, 100 - 2 * MARGIN, 140 - 2 * MARGIN, 4);
  pen.save();
  pen.clip(panel);
  const glow = pen.createRadialGradient(50, 70, 10, 50, 70, 80);
  glow.addColorStop(0, mix(palette.back, palette.backLine, 0.1));
  glow.addColorStop(1, mix(palette.back, '#000000', 0.18));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 100, 140);
  drawLattice(pen, mix(palette.back, palette.backLine, 0.55), width);
  drawRosette(pen, palette, width);
  pen.restore();
  pen.strokeStyle = palette.back;
  pen.lineWidth = 3;
  pen.stroke(rounded(MARGIN + 1.5, MARGIN + 1.5, 97 - 2 * MARGIN, 137 - 2 * MARGIN, 3));
  pen.strokeStyle = palette.backLine;
  pen.lineWidth = 0.9;
  pen.stroke(rounded(MARGIN + 3, MARGIN + 3, 94 - 2 * MARGIN, 134 - 2 * MARGIN, 2.5));
}
