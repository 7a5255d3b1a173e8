/**
 * Jack, queen and king: half figures in a stepped frame, the same upside down, in the three inks of their suit.
 * Each holds the mark of the suit; the cloth of the robe also differs by suit.
 */
import { mix, type Palette, type SuitInks } from '../../base/theme/colours.ts';
import { disc, fill, mirrored, placed, ring, stroke, turned, type Pen } from '../art/pen.ts';
import { SUIT_PATHS } from '../../base/suit-paths.ts';

/** The frame steps back at two corners to leave room for the indices. */
const FRAME = 'M29 9 H92 V86 H71 V131 H8 V54 H29 Z';
const UPPER_HALF = 'M29 9 H92 V70 H8 V54 H29 Z';
/** The figure is a little right of the middle, since the index takes the left. */
const AXIS = 57;

const ROBE = 'M8 71 V66 Q14 55 34 51 Q46 48 48 42 H66 Q68 48 80 51 Q90 54 92 58 V71 Z';
const FACE = 'M46.5 22 H67.5 V33 Q67.5 42 57 47 Q46.5 42 46.5 33 Z';

interface Court {
  suit: number;
  main: string;
  second: string;
  gold: string;
  paper: string;
}
type DrawCourt = (pen: Pen, court: Court) => void;

/** Cloths by suit: rounds for clubs, lozenges for diamonds, scallops for hearts, stripes for spades. */
const CLOTHS: readonly DrawCourt[] = [
  (pen, { gold }) => {
    for (let row = 0; row < 5; row++) {
      for (let x = 6 + (row % 2) * 4; x < 96; x += 8) disc(pen, gold, x, 46 + row * 6, 1.5);
    }
  },
  (pen, { gold }) => {
    for (let x = -30; x < 130; x += 8) stroke(pen, gold, 0.8, `M${x} 40 l34 34 M${x} 74 l34 -34`);
  },
  (pen, { gold }) => {
    for (let row = 0; row < 5; row++) {
      for (let x = (row % 2) * 4; x < 100; x += 8) stroke(pen, gold, 0.9, `M${x} ${44 + row * 6} a4 4 0 0 0 8 0`);
    }
  },
  (pen, { gold }) => {
    for (let x = 3; x < 100; x += 6) stroke(pen, gold, 1, `M${x} 40 V74`);
  },
];

function drawRobe(pen: Pen, court: Court): void {
  pen.save();
  pen.clip(new Path2D(ROBE));
  fill(pen, court.main, 'M0 40 H100 V72 H0 Z');
  CLOTHS[court.suit](pen, court);
  pen.restore();
  stroke(pen, court.main, 1.2, ROBE);
}

function drawFace(pen: Pen, { main, paper }: Court): void {
  fill(pen, paper, FACE);
  stroke(pen, main, 0.9, FACE);
  mirrored(pen, AXIS, () => {
    stroke(pen, main, 1, 'M49.3 28.6 q2.4 -1.5 4.8 0');
    stroke(pen, main, 0.7, 'M49.8 31.4 q2 -1.5 4 0 q-2 1.3 -4 0 Z');
    disc(pen, main, 51.9, 31.4, 0.85);
  });
  stroke(pen, main, 0.8, 'M57 29.5 V36 h-1.7');
}

/** An object in the hand, upright on the right, with the suit's mark on top. */
function drawHeld(pen: Pen, { suit, main, gold, paper }: Court, shaft: string, markSize: number): void {
  stroke(pen, main, 3, shaft);
  stroke(pen, gold, 1.5, shaft);
  placed(pen, 82, 26, markSize + 1.6, () => fill(pen, paper, SUIT_PATHS[suit]));
  placed(pen, 82, 26, markSize, () => fill(pen, main, SUIT_PATHS[suit]));
  fill(pen, paper, 'M77.5 57 q-.5 -5 4.5 -5 q5 0 5 5 q0 4 -4.6 4 q-4.6 0 -4.9 -4 Z');
  stroke(pen, main, 0.8, 'M77.5 57 q-.5 -5 4.5 -5 q5 0 5 5 q0 4 -4.6 4 q-4.6 0 -4.9 -4 Z M79 55 h6 M79 57.6 h6');
}

const drawKing: DrawCourt = (pen, court) => {
  const { main, second, gold, paper } = court;
  mirrored(pen, AXIS, () => {
    const hair = 'M47 22 H42.5 Q40 34 42 46 Q46 44 47.5 38 Z';
    fill(pen, second, hair);
    stroke(pen, main, 0.9, hair);
  });
  drawRobe(pen, court);
  drawHeld(pen, court, 'M82 33 V70', 7.4);
  const ermine = 'M38 50 Q57 64 76 50 L71 46 Q57 56 43 46 Z';
  fill(pen, paper, ermine);
  stroke(pen, main, 0.9, ermine);
  for (const [x, y] of [
    [43.5, 50.2],
    [50, 54],
    [64, 54],
    [70.5, 50.2],
  ])
    disc(pen, main, x, y, 0.9);
  drawFace(pen, court);
  const beard = 'M46.5 34 Q50 39.4 57 38.4 Q64 39.4 67.5 34 Q70 50 57 61 Q44 50 46.5 34 Z';
  fill(pen, second, beard);
  stroke(pen, main, 0.9, beard);
  mirrored(pen, AXIS, () =>
    stroke(pen, paper, 0.7, 'M56 44 Q55.6 51 56.6 57 M52 43 Q51.4 48 53.6 53 M48.9 40.6 Q49 43.4 50 46'),
  );
  stroke(pen, paper, 1.1, 'M53.6 41.4 q3.4 1.8 6.8 0');
  const crown = 'M44 22.5 L41 11.5 L49.4 16.6 L57 9.6 L64.6 16.6 L73 11.5 L70 22.5 Z';
  fill(pen, gold, crown);
  stroke(pen, main, 1, crown);
  fill(pen, main, 'M44 19.6 H70 L69.6 22.5 H44.4 Z');
  for (const x of [48.5, 57, 65.5]) disc(pen, paper, x, 21, 0.9);
};

const drawQueen: DrawCourt = (pen, court) => {
  const { main, second, gold, paper } = court;
  mirrored(pen, AXIS, () => {
    const hair = 'M57 15 Q44 13 41.5 25 Q40 34 36.5 39 Q33 46 40 51 Q47 52 48 44 Q46 40 46.8 32 Q47 24 57 22 Z';
    fill(pen, second, hair);
    stroke(pen, main, 0.9, hair);
    stroke(pen, paper, 0.7, 'M44.4 25 Q43.6 35 39.6 41 Q38 45.6 42 48');
  });
  drawRobe(pen, court);
  drawHeld(pen, court, 'M82 33 Q80 44 82 56 Q83 64 81 70', 7);
  fill(pen, court.main, 'M77 41 q-4 -4 -6 1 q3 4 6 -1 Z');
  const bodice = 'M45 47 L57 64 L69 47 Q63 44.6 62 42 H52 Q51 44.6 45 47 Z';
  fill(pen, paper, bodice);
  stroke(pen, main, 0.9, bodice);
  drawFace(pen, court);
  fill(pen, main, 'M54 39.4 q1.6 -1.2 3 -.2 q1.4 -1 3 .2 q-3 2.8 -6 0 Z');
  for (const step of [-3, -2, -1, 0, 1, 2, 3]) disc(pen, gold, AXIS + step * 2.6, 53 - step * step * 0.42, 1.15);
  const tiara =
    'M45 20.6 Q43 13 44 11.6 Q48 13.4 50 16 Q53 11 57 9.8 Q61 11 64 16 Q66 13.4 70 11.6 Q71 13 69 20.6 Q57 16.6 45 20.6 Z';
  fill(pen, gold, tiara);
  stroke(pen, main, 0.9, tiara);
  disc(pen, main, 57, 14.2, 1.7);
  mirrored(pen, AXIS, () => disc(pen, main, 49, 17.2, 1));
};

const drawJack: DrawCourt = (pen, court) => {
  const { main, second, gold, paper } = court;
  mirrored(pen, AXIS, () => {
    const hair = 'M57 19 Q43 18 42.5 30 V40 Q42.5 44 47 44.4 L48 34 L47 26 Z';
    fill(pen, gold, hair);
    stroke(pen, main, 0.9, hair);
    stroke(pen, main, 0.6, 'M45 30 V42');
  });
  drawRobe(pen, court);
  drawHeld(pen, court, 'M82 34 V70', 7);
  const collar = 'M43 47 L50 43 H64 L71 47 L64.6 55 L57 49.4 L49.4 55 Z';
  fill(pen, paper, collar);
  stroke(pen, main, 0.9, collar);
  fill(pen, gold, 'M55 50.6 L57 49.4 L59 50.6 V70 H55 Z');
  for (const y of [55, 60, 65]) disc(pen, main, 57, y, 1.1);
  drawFace(pen, court);
  stroke(pen, main, 1, 'M54.4 40 q2.6 1.7 5.2 0');
  const cap = 'M41.6 22.6 Q40.6 12 53 11.6 Q69 11 72.6 19 Q73.2 22 70 23 Q57 19.6 41.6 22.6 Z';
  fill(pen, second, cap);
  stroke(pen, main, 0.9, cap);
  stroke(pen, gold, 1.6, 'M42.6 21.4 Q57 18 70.6 21.6');
  const feather = 'M44 19 Q34 20 31.6 11.4 Q40.6 9.4 46.4 16.4 Z';
  fill(pen, paper, feather);
  stroke(pen, main, 0.8, feather);
  stroke(pen, main, 0.6, 'M33.4 12.8 Q39 14 44.6 18');
};

/** By rank from the jack on. */
const FIGURES: readonly DrawCourt[] = [drawJack, drawQueen, drawKing];
const FIRST_COURT = 9;

/** Draws frame and figure of a court card; the index is not part of it. */
export function drawCourt(pen: Pen, rank: number, suit: number, inks: SuitInks, palette: Palette): void {
  const court: Court = { suit, ...inks, paper: palette.paper };
  fill(pen, mix(palette.paper, inks.gold, 0.14), FRAME);
  turned(pen, 50, 70, () => {
    pen.save();
    pen.clip(new Path2D(UPPER_HALF));
    for (let ray = 0; ray < 22; ray++) {
      const angle = Math.PI + (ray / 21) * Math.PI;
      const [x, y] = [AXIS + 80 * Math.cos(angle), 40 + 80 * Math.sin(angle)];
      stroke(pen, mix(palette.paper, inks.gold, 0.42), 0.7, `M${AXIS} 40 L${x} ${y}`);
    }
    FIGURES[rank - FIRST_COURT](pen, court);
    pen.restore();
  });
  fill(pen, inks.gold, 'M8 67.6 H92 V72.4 H8 Z');
  stroke(pen, inks.main, 0.8, 'M8 67.6 H92 M8 72.4 H92');
  for (let x = 12; x < 92; x += 7.6) disc(pen, inks.main, x, 70, 1);
  stroke(pen, inks.main, 1.1, FRAME);
  turned(pen, 50, 70, () => ring(pen, inks.gold, 0.7, 89.4, 11.6, 1.2));
}
