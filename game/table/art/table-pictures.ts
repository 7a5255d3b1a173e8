/** The small objects on the table: coins, plates, the dish for lost coins, the plaque, buttons, light. */
import dealerChip from '../../assets/objects/dealer.svg?raw';
import dish from '../../assets/objects/dish.svg?raw';
import type { Size } from '../../base/geometry.ts';
import type { SeatLayout } from '../layout/layout.ts';
import { translucent, type Palette } from '../../base/theme/colours.ts';
import { RADIUS, type Theme } from '../../base/theme/theme.ts';
import { drawSeatFace, type FaceOwner } from './faces.ts';
import { drawEmblem } from './game-emblems.ts';
import { disc, fill, ring, rounded, type Pen, type Picture } from './pen.ts';
import { drawSvg } from './svg.ts';

/** Room around a plate for the glow of the ring on the turn, in CSS px. */
const RING_SPREAD = 10;
/** Size of the chip with the tokens that a seat has lost, in badges. */
const LOSS = 1.25;

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

/** Draws a round light that fades towards the edges of a square. @param size of the square, in CSS px */
function drawGlow(pen: Pen, colour: string, size: number): void {
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
  pile: Size;
}

/** Everything but cards and plates. */
export function tablePictures(sizes: PictureSizes, theme: Theme): Picture[] {
  const { colours } = theme;
  const { coin, badge, next, pile } = sizes;
  const square = (name: string, size: number, draw: (pen: Pen, size: number) => void): Picture => ({
    name,
    width: size,
    height: size,
    draw: (pen) => draw(pen, size),
  });
  const drawing = (svg: string) => (pen: Pen, size: number) =>
    drawSvg(pen, svg, { width: size, height: size }, colours);
  const drawFist = (pen: Pen, size: number): void => drawEmblem(pen, 'knock', { width: size, height: size }, theme);
  return [
    square('gone', coin, (pen, size) => drawGone(pen, colours, size)),
    square('dish', sizes.dish, drawing(dish)),
    square('badge', badge, (pen, size) => drawBadge(pen, colours, size)),
    square('next', next, (pen, size) => drawNext(pen, colours, size)),
    square('fist', badge, drawFist),
    square('loss', badge * LOSS, (pen, size) => drawLoss(pen, colours, size)),
    square('dealer', badge, drawing(dealerChip)),
    square('glow', 160, (pen, size) => drawGlow(pen, colours.lamp, size)),
    square('amber', 160, (pen, size) => drawGlow(pen, colours.accent, size)),
    square('ripple', 160, (pen, size) => drawRipple(pen, colours.lamp, size)),
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
