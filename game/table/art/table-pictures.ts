/** The small objects on the table: coins, plates, the dish for lost coins, the plaque, buttons, light. */
import type { SeatLayout } from '../layout/layout.ts';
import { mix, translucent, type Palette } from '../../base/theme/colours.ts';
import { RADIUS, type Theme } from '../../base/theme/theme.ts';
import { drawSeatFace, type FaceOwner } from './faces.ts';
import { disc, fill, ring, rounded, stroke, type Pen, type Picture } from './pen.ts';

/** Room around a plate for the glow of the ring on the turn, in CSS px. */
const RING_SPREAD = 10;
/** Size of the fist that raps on the table, in badges. */
const KNUCKLES = 2.4;
/** Size of the chip with the tokens that a seat has lost, in badges. */
const LOSS = 1.25;

/** A penny, in the dish and at a seat. */
export function drawPenny(pen: Pen, palette: Palette, size: number): void {
  pen.scale(size / 100, size / 100);
  disc(pen, palette.copperEdge, 50, 52, 47);
  const metal = pen.createLinearGradient(20, 5, 80, 95);
  metal.addColorStop(0, palette.copperLight);
  metal.addColorStop(0.45, palette.copper);
  metal.addColorStop(1, mix(palette.copper, palette.copperEdge, 0.4));
  disc(pen, metal, 50, 48, 45);
  ring(pen, palette.copperEdge, 4, 50, 48, 34);
  stroke(pen, palette.copperEdge, 7, 'M50 30 V66 M38 42 L50 30 L62 42');
  stroke(pen, palette.copperLight, 4, 'M17 36 A37 37 0 0 1 44 10');
}

function drawGone(pen: Pen, palette: Palette, size: number): void {
  pen.setLineDash([size * 0.16, size * 0.12]);
  ring(pen, palette.coinGone, Math.max(1.2, size * 0.09), size / 2, size / 2, size * 0.4);
}

function drawPlate(pen: Pen, palette: Palette, width: number, height: number): void {
  const shape = rounded(0.75, 0.75, width - 1.5, height - 1.5, RADIUS.plate);
  pen.fillStyle = palette.plate;
  pen.fill(shape);
  pen.strokeStyle = palette.plateEdge;
  pen.lineWidth = 1.2;
  pen.stroke(shape);
}

function drawPlateRing(pen: Pen, colour: string, width: number, height: number): void {
  const shape = rounded(RING_SPREAD - 1, RING_SPREAD - 1, width + 2, height + 2, RADIUS.plate + 1);
  pen.shadowColor = translucent(colour, 0.9);
  pen.shadowBlur = RING_SPREAD * pen.getTransform().a;
  pen.strokeStyle = colour;
  pen.lineWidth = 2.5;
  pen.stroke(shape);
}

/** The fist of whoever has knocked, in a square. */
export function drawFist(pen: Pen, palette: Palette, size: number): void {
  pen.scale(size / 100, size / 100);
  disc(pen, palette.plate, 50, 50, 48);
  ring(pen, palette.danger, 6, 50, 50, 45);
  fill(
    pen,
    palette.danger,
    'M26 42 Q26 34 33 34 Q38 28 44 32 Q50 27 56 32 Q63 29 67 35 Q75 36 74 46 L72 62 Q70 74 58 75 H42 Q30 74 28 62 Z',
  );
  stroke(pen, palette.plate, 4, 'M38 36 V50 M50 35 V50 M62 37 V50 M28 54 Q44 62 54 54 L72 54');
}

/** The crown of whoever wins the match, in a square. */
function drawCrown(pen: Pen, palette: Palette, size: number): void {
  pen.scale(size / 100, size / 100);
  const gold = pen.createLinearGradient(0, 16, 0, 88);
  gold.addColorStop(0, mix(palette.accent, '#FFFFFF', 0.45));
  gold.addColorStop(1, mix(palette.accent, palette.woodDark, 0.25));
  const crown = 'M14 72 L6 32 L31 50 L50 18 L69 50 L94 32 L86 72 Z';
  const band = 'M14 77 H86 V88 H14 Z';
  for (const path of [crown, band]) {
    stroke(pen, palette.plate, 7, path);
    fill(pen, gold, path);
  }
  for (const [x, y] of [
    [6, 30],
    [50, 16],
    [94, 30],
  ])
    disc(pen, gold, x, y, 6);
  for (const x of [32, 50, 68]) disc(pen, palette.danger, x, 63, 4.5);
}

function drawDealerChip(pen: Pen, palette: Palette, size: number): void {
  pen.scale(size / 100, size / 100);
  disc(pen, palette.paperEdge, 50, 52, 47);
  disc(pen, palette.paper, 50, 48, 45);
  ring(pen, palette.back, 5, 50, 48, 37);
  pen.fillStyle = palette.ink;
  pen.font = '700 52px Georgia, serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('D', 51, 51);
}

function drawDish(pen: Pen, palette: Palette, size: number): void {
  pen.scale(size / 100, size / 100);
  disc(pen, translucent(palette.shadow, 0.35), 50, 54, 46);
  const rim = pen.createLinearGradient(0, 4, 0, 96);
  rim.addColorStop(0, mix(palette.wood, palette.copperLight, 0.35));
  rim.addColorStop(1, palette.woodDark);
  disc(pen, rim, 50, 50, 46);
  const hollow = pen.createRadialGradient(50, 58, 8, 50, 50, 38);
  hollow.addColorStop(0, mix(palette.wood, palette.woodDark, 0.4));
  hollow.addColorStop(1, mix(palette.woodDark, '#000000', 0.35));
  disc(pen, hollow, 50, 50, 37);
  for (const radius of [14, 23, 31]) ring(pen, translucent(palette.woodDark, 0.7), 1, 50, 53, radius);
}

/** Draws a round light that fades towards the edges of a square. @param size of the square, in CSS px */
export function drawGlow(pen: Pen, colour: string, size: number): void {
  const light = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  light.addColorStop(0, translucent(colour, 0.55));
  light.addColorStop(0.5, translucent(colour, 0.2));
  light.addColorStop(1, translucent(colour, 0));
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
}

function drawRipple(pen: Pen, colour: string, size: number): void {
  ring(pen, translucent(colour, 0.9), size * 0.03, size / 2, size / 2, size * 0.46);
}

function drawBadge(pen: Pen, palette: Palette, size: number): void {
  disc(pen, palette.plate, size / 2, size / 2, size / 2 - 0.5);
  ring(pen, palette.plateEdge, 1.2, size / 2, size / 2, size / 2 - 1.2);
}

function drawLoss(pen: Pen, palette: Palette, size: number): void {
  disc(pen, palette.plate, size / 2, size / 2, size / 2 - 0.5);
  ring(pen, palette.danger, size * 0.09, size / 2, size / 2, size * 0.44);
}

/** An arrow to the right on a small plate. */
function drawNext(pen: Pen, palette: Palette, size: number): void {
  drawBadge(pen, palette, size);
  pen.scale(size / 100, size / 100);
  fill(pen, palette.accent, 'M35 22 Q32 20 32 24 V76 Q32 80 35 78 L78 53 Q82 50 78 47 Z');
}

/** An empty place for a card: its outline on the felt. */
function drawSlot(pen: Pen, palette: Palette, width: number, height: number): void {
  pen.strokeStyle = translucent(palette.text, 0.3);
  pen.lineWidth = 1.5;
  pen.stroke(rounded(1, 1, width - 2, height - 2, width * 0.07));
}

interface PictureSizes {
  coin: number;
  dish: number;
  badge: number;
  next: number;
  pile: { width: number; height: number };
}

/** Everything but cards and plates. */
export function tablePictures(sizes: PictureSizes, { colours }: Theme): Picture[] {
  const square = (name: string, size: number, draw: (pen: Pen) => void): Picture => ({
    name,
    width: size,
    height: size,
    draw,
  });
  const { coin, dish, badge, next, pile } = sizes;
  return [
    square('gone', coin, (pen) => drawGone(pen, colours, coin)),
    square('dish', dish, (pen) => drawDish(pen, colours, dish)),
    square('badge', badge, (pen) => drawBadge(pen, colours, badge)),
    square('next', next, (pen) => drawNext(pen, colours, next)),
    square('fist', badge, (pen) => drawFist(pen, colours, badge)),
    square('knuckles', badge * KNUCKLES, (pen) => drawFist(pen, colours, badge * KNUCKLES)),
    square('crown', badge * KNUCKLES, (pen) => drawCrown(pen, colours, badge * KNUCKLES)),
    square('loss', badge * LOSS, (pen) => drawLoss(pen, colours, badge * LOSS)),
    square('dealer', badge, (pen) => drawDealerChip(pen, colours, badge)),
    square('glow', 160, (pen) => drawGlow(pen, colours.lamp, 160)),
    square('amber', 160, (pen) => drawGlow(pen, colours.accent, 160)),
    square('ripple', 160, (pen) => drawRipple(pen, colours.lamp, 160)),
    { name: 'slot', ...pile, draw: (pen) => drawSlot(pen, colours, pile.width, pile.height) },
  ];
}

/** A seat's plate, the rings around it on its turn and when it has lost, and its face; frames end in the seat's number. */
export function seatPictures(seat: number, { plate, face }: SeatLayout, who: FaceOwner, { colours }: Theme): Picture[] {
  const { width, height } = plate;
  const size = 2 * face.radius;
  const around = (name: string, colour: string): Picture => ({
    name,
    width: width + 2 * RING_SPREAD,
    height: height + 2 * RING_SPREAD,
    draw: (pen) => drawPlateRing(pen, colour, width, height),
  });
  return [
    { name: `plate-${seat}`, width, height, draw: (pen) => drawPlate(pen, colours, width, height) },
    around(`ring-${seat}`, colours.accent),
    around(`loss-ring-${seat}`, colours.danger),
    {
      name: `face-of-${seat}`,
      width: size,
      height: size,
      draw: (pen) => drawSeatFace(pen, who, size),
    },
  ];
}
