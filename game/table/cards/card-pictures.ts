/** The pictures of the deck, in every size in which the table shows cards. */
import { cardOf, RANK_COUNT, SUIT_COUNT, type Card } from '../../../engine/cards.ts';
import { CARD_ASPECT, CARD_RADIUS, type Theme } from '../../base/theme/theme.ts';
import { translucent, mix, type Palette } from '../../base/theme/colours.ts';
import { rounded, type Pen, type Picture, disc, ring } from '../art/pen.ts';
import { drawFace, drawCardPaper } from './face.ts';

/** Blur of a card's shadow as a share of its width: the picture is that much wider on every side. */
export const SHADOW_SPREAD = 0.16;

/** Frame of a face, of the back and of the shadow, by the index of its width in the list of widths. */
export function faceFrame(card: Card, size: number): string {
  return `face-${card}-${size}`;
}

export function backFrame(size: number): string {
  return `back-${size}`;
}

export function shadowFrame(size: number): string {
  return `shadow-${size}`;
}

export function haloFrame(size: number): string {
  return `halo-${size}`;
}

function drawAura(pen: Pen, colour: string, width: number): void {
  const spread = width * SHADOW_SPREAD;
  // The card itself stays outside the canvas' clip; only its shadow falls on the picture.
  const away = 10_000;
  const scale = pen.getTransform().a;
  pen.shadowColor = colour;
  pen.shadowBlur = spread * 0.9 * scale;
  pen.shadowOffsetX = away * scale;
  pen.fillStyle = '#000000';
  pen.fill(rounded(spread - away, spread, width, width * CARD_ASPECT, width * CARD_RADIUS));
}

function inCardUnits(width: number, draw: (pen: Pen) => void): (pen: Pen) => void {
  return (pen) => {
    pen.scale(width / 100, width / 100);
    draw(pen);
  };
}

/** The thirteen faces of a suit, `width` CSS px wide; `size` is the index of that width in the list of widths. */
export function facePictures(suit: number, width: number, size: number, theme: Theme): Picture[] {
  return Array.from({ length: RANK_COUNT }, (_, rank) => {
    const card = cardOf(suit, rank);
    return {
      name: faceFrame(card, size),
      width,
      height: width * CARD_ASPECT,
      draw: inCardUnits(width, (pen) => drawFace(pen, card, theme.suits[suit], theme.colours, width)),
    };
  });
}

/** The back, the shadow and the light of a card for each of `widths` (CSS px). */
export function backPictures(widths: readonly number[], theme: Theme): Picture[] {
  return widths.flatMap((width, size) => {
    const height = width * CARD_ASPECT;
    const spread = 2 * width * SHADOW_SPREAD;
    const around = (name: string, colour: string): Picture => ({
      name,
      width: width + spread,
      height: height + spread,
      draw: (pen) => drawAura(pen, colour, width),
    });
    const draw = inCardUnits(width, (pen) => drawBack(pen, theme.colours, width));
    return [
      { name: backFrame(size), width, height, draw },
      around(shadowFrame(size), translucent(theme.colours.shadow, 0.55)),
      around(haloFrame(size), theme.colours.accent),
    ];
  });
}

/** The whole deck, faces and backs, for each of `widths` (CSS px). */
export function cardPictures(widths: readonly number[], theme: Theme): Picture[] {
  const faces = widths.flatMap((width, size) =>
    Array.from({ length: SUIT_COUNT }, (_, suit) => facePictures(suit, width, size, theme)).flat(),
  );
  return [...faces, ...backPictures(widths, theme)];
}

/** The back of the cards: a dense pattern, the same upside down, within a paper margin. Units as for the faces. */
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
function drawBack(pen: Pen, palette: Palette, width: number): void {
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
