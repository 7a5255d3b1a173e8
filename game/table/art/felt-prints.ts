/** What is printed on the cloth of each family of games, in one ink: an emblem that tells which family is played. */
import type { Cloth } from '../../base/theme/cloths.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { TableLayout } from '../layout/layout.ts';
import { printPlace } from '../layout/print-place.ts';
import { SUIT_PATHS } from '../../base/suit-paths.ts';
import { disc, fill, placed, ring, rounded, stroke, type Pen, type Picture } from './pen.ts';

/** How strong the ink is, from 0 to 1: the picture itself is opaque, so that lines that cross are no darker there. */
export const INK = 0.17;

function number(pen: Pen, ink: string, x: number, y: number, size: number): void {
  pen.fillStyle = ink;
  pen.font = `700 ${size}px ${DISPLAY_FACE}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('31', x, y);
}

/** Leaves the cloth bare where something is drawn. */
function bare(pen: Pen, draw: () => void): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  draw();
  pen.restore();
}

/** The standard games: 31 in a ring, between the four suits. */
function drawRingOfSuits(pen: Pen, ink: string): void {
  ring(pen, ink, 2.5, 50, 50, 46);
  ring(pen, ink, 1, 50, 50, 42);
  number(pen, ink, 50, 52, 36);
  const places = [
    [50, 21],
    [80, 50],
    [50, 81],
    [20, 50],
  ];
  for (const [which, [x, y]] of places.entries()) placed(pen, x, y, 7, () => fill(pen, ink, SUIT_PATHS[which]));
}

/** On the bus: a ticket with the bus and its stops. */
function drawTicket(pen: Pen, ink: string): void {
  pen.translate(50, 50);
  pen.rotate(-0.12);
  pen.translate(-50, -50);
  stroke(pen, ink, 2.5, 'M6 20 H94 V44 A7 7 0 0 0 94 58 V80 H6 V58 A7 7 0 0 0 6 44 Z');
  pen.fillStyle = ink;
  pen.fill(rounded(22, 28, 56, 24, 6));
  bare(pen, () => {
    for (const x of [27, 38, 49, 60]) pen.fill(rounded(x, 32, 8, 9, 2));
    pen.fill(rounded(71, 32, 7, 12, 2));
    for (const x of [34, 66]) disc(pen, ink, x, 52, 6.5);
  });
  for (const x of [34, 66]) disc(pen, ink, x, 52, 4.8);
  stroke(pen, ink, 2, 'M18 70 H82');
  for (const x of [18, 34, 50, 66]) {
    bare(pen, () => disc(pen, ink, x, 70, 3.8));
    ring(pen, ink, 2, x, 70, 3);
  }
  disc(pen, ink, 82, 70, 4);
}

/** GIN: a tumbler with ice and a slice of lemon, and the ring that it leaves. */
function drawTumbler(pen: Pen, ink: string): void {
  ring(pen, ink, 2, 50, 52, 45);
  ring(pen, ink, 1, 51, 51, 41);
  ring(pen, ink, 2.5, 67, 27, 11);
  stroke(pen, ink, 1.4, 'M67 17 V37 M57 27 H77 M60 20 L74 34 M60 34 L74 20');
  bare(pen, () => fill(pen, ink, 'M30 28 L36 79 Q37 83 41 83 H59 Q63 83 64 79 L70 28 Z'));
  stroke(pen, ink, 2.8, 'M30 28 L36 79 Q37 83 41 83 H59 Q63 83 64 79 L70 28 Z');
  stroke(pen, ink, 1.6, 'M32.5 44 H67.5 M38 76 H62');
  stroke(pen, ink, 2, 'M40 52 L50 49 L53 59 L43 62 Z M52 61 L61 64 L58 73 L49 70 Z');
}

/** Cadillac: a long car with fins. */
function drawCar(pen: Pen, ink: string): void {
  fill(
    pen,
    ink,
    'M2 65 Q3 57 12 55 L33 52 L42 42 Q44 40 48 40 H60 Q64 40 67 43 L75 51 L98 42 L94 56 Q98 58 98 63 V68 H89 A9 9 0 0 0 71 68 H29 A9 9 0 0 0 11 68 H4 Q2 68 2 65 Z',
  );
  bare(pen, () => {
    fill(pen, ink, 'M38 51.5 L45 44 Q46 43 48 43 H52 V51.5 Z M55 43 H59 Q62 43 64 45 L69.5 51.5 H55 Z');
    stroke(pen, ink, 1.6, 'M7 60 H92');
  });
  for (const x of [20, 80]) {
    disc(pen, ink, x, 68, 7);
    bare(pen, () => disc(pen, ink, x, 68, 3));
  }
  stroke(pen, ink, 2, 'M2 78 H98');
}

/** The Italian pack: the sun on its ace of coins. */
function drawSun(pen: Pen, ink: string): void {
  ring(pen, ink, 2.5, 50, 50, 46);
  ring(pen, ink, 1, 50, 50, 42);
  for (let ray = 0; ray < 16; ray++) {
    pen.save();
    pen.translate(50, 50);
    pen.rotate((ray * Math.PI) / 8);
    if (ray % 2 === 0) fill(pen, ink, 'M-5 -21 Q0 -30 0 -39 Q0 -30 5 -21 Z');
    else stroke(pen, ink, 1.8, 'M0 -22 V-33');
    pen.restore();
  }
  ring(pen, ink, 2.5, 50, 50, 18);
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal * Math.PI) / 3;
    disc(pen, ink, 50 + 9 * Math.cos(angle), 50 + 9 * Math.sin(angle), 4.2);
  }
  disc(pen, ink, 50, 50, 3);
}

/** Golf: the flag in its hole, and a ball. */
function drawGreen(pen: Pen, ink: string): void {
  stroke(pen, ink, 2.5, 'M54 80 V12');
  fill(pen, ink, 'M54 12 L90 24 L54 37 Z');
  stroke(pen, ink, 2, 'M42 74 Q8 76 8 83 Q10 92 50 92 Q90 92 92 83 Q92 76 66 74');
  fill(pen, ink, 'M44 81 Q54 76 64 81 Q54 86 44 81 Z');
  disc(pen, ink, 27, 81, 5);
}

/** Races for points: a chequered flag. */
function drawChequers(pen: Pen, ink: string): void {
  stroke(pen, ink, 3.5, 'M12 14 V94');
  pen.transform(1, -0.1, 0, 1, 0, 6);
  pen.fillStyle = ink;
  for (let row = 0; row < 4; row++) {
    for (let column = row % 2; column < 6; column += 2) pen.fillRect(14 + column * 13, 16 + row * 13, 13, 13);
  }
  stroke(pen, ink, 1.6, 'M14 16 H92 V68 H14');
}

/** Swimmers: a lifebuoy on the waves. */
function drawLifebuoy(pen: Pen, ink: string): void {
  ring(pen, ink, 2.5, 50, 44, 34);
  ring(pen, ink, 2.5, 50, 44, 17);
  for (let quarter = 0; quarter < 4; quarter++) {
    pen.save();
    pen.translate(50, 44);
    pen.rotate((quarter * Math.PI) / 2 + Math.PI / 4);
    fill(pen, ink, 'M16 -6 L33.5 -7 L33.5 7 L16 6 Z');
    pen.restore();
  }
  for (const y of [86, 95]) stroke(pen, ink, 2.5, `M6 ${y} q11 -8 22 0 t22 0 t22 0 t22 0`);
}

const PRINTS: Record<Cloth, (pen: Pen, ink: string) => void> = {
  green: drawRingOfSuits,
  'night-blue': drawTicket,
  plum: drawTumbler,
  burgundy: drawCar,
  ochre: drawSun,
  lawn: drawGreen,
  slate: drawChequers,
  lagoon: drawLifebuoy,
};

/** The emblem of a cloth at its place on the felt, if there is room for it. */
export function printPictures(layout: TableLayout, cloth: Cloth, { colours }: Theme): Picture[] {
  const place = printPlace(layout);
  if (place === null) return [];
  const { width, height } = place;
  const draw = (pen: Pen): void => {
    pen.scale(width / 100, height / 100);
    PRINTS[cloth](pen, colours.text);
  };
  return [{ name: 'print', width, height, draw }];
}
