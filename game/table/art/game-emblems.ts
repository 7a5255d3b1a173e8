/** A small picture for each kind of game, so that one finds a game again by its looks. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { tokenKind } from '../../model/tokens.ts';
import { SUIT_PATHS } from '../../base/suit-paths.ts';
import { drawFist, drawPenny } from './table-pictures.ts';
import { disc, fill, placed, ring, rounded, stroke, type Pen, type Picture } from './pen.ts';
import { drawBus, drawLetter, drawNickel } from './token-pictures.ts';

const EMBLEMS = [
  'penny',
  'nickel',
  'letter',
  'bus',
  'flag',
  'row',
  'buoy',
  'sun',
  'four',
  'knock',
  'call',
  'three',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Which picture stands for a game: by what is most visible of its rules at the table. */
export function emblemOf(rules: HouseRules): Emblem {
  const tokens = tokenKind(rules);
  if (rules.play === 'golf') return 'row';
  if (rules.play === 'pool') return 'buoy';
  if (tokens === 'points') return 'flag';
  if (tokens === 'places') return 'bus';
  if (tokens === 'letters') return 'letter';
  if (tokens === 'nickels') return 'nickel';
  if (rules.deck === 'italian40') return 'sun';
  if (rules.handSize === 4) return 'four';
  if (rules.hammer !== 'off' || rules.suddenDeath || rules.declare === 'manual') return 'call';
  if (rules.threeOfAKind === 30.5) return 'three';
  const { knockMinimum, knockTiming, knockerLowestLoss, knockerTieLoss } = rules;
  const isOtherwise = knockMinimum > 0 || knockTiming !== 'instead-of-draw' || knockerLowestLoss !== 2;
  return isOtherwise || knockerTieLoss !== 0 ? 'knock' : 'penny';
}

/** Draws a card at its upper left corner in a box of 100 × 100. */
function card(pen: Pen, { colours }: Theme, x: number, y: number, width: number, isOpen: boolean): void {
  const shape = rounded(x, y, width, width * 1.4, width * 0.1);
  pen.fillStyle = isOpen ? colours.paper : colours.back;
  pen.fill(shape);
  pen.strokeStyle = isOpen ? colours.paperEdge : colours.paper;
  pen.lineWidth = 3;
  pen.stroke(shape);
}

function suit(pen: Pen, { suits }: Theme, which: number, x: number, y: number, size: number): void {
  placed(pen, x, y, size, () => fill(pen, suits[which].main, SUIT_PATHS[which]));
}

function drawCards(pen: Pen, theme: Theme, count: number, width: number): void {
  for (let index = 0; index < count; index++) {
    const x = 50 - width / 2 + (index - (count - 1) / 2) * width * 0.55;
    card(pen, theme, x, 50 - width * 0.7, width, true);
    suit(pen, theme, (index + 1) % 4, x + width * 0.3, 50 - width * 0.38, width * 0.18);
  }
}

/** The ace of coins of an Italian pack: a sun in a ring. */
function drawSun(pen: Pen, theme: Theme): void {
  card(pen, theme, 19, 5, 62, true);
  disc(pen, theme.colours.copper, 50, 49, 22);
  ring(pen, theme.colours.copperEdge, 2.5, 50, 49, 22);
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * Math.PI) / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    stroke(pen, theme.colours.copperLight, 3, `M${50 + 9 * x} ${49 + 9 * y} L${50 + 18 * x} ${49 + 18 * y}`);
  }
  disc(pen, theme.colours.copperLight, 50, 49, 7);
}

function drawFlag(pen: Pen, { colours }: Theme): void {
  stroke(pen, colours.woodDark, 6, 'M26 12 V92');
  fill(pen, colours.back, 'M29 14 Q46 6 60 15 T90 16 V54 Q74 62 60 54 T29 54 Z');
  fill(pen, colours.backLine, 'M29 27 Q46 19 60 28 T90 29 V41 Q74 49 60 41 T29 41 Z');
}

/** A lifebuoy on a wave: whoever is on grace swims. */
function drawBuoy(pen: Pen, { colours }: Theme): void {
  disc(pen, colours.paper, 50, 46, 36);
  for (const angle of [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2 + Math.PI / 4)) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    stroke(pen, colours.back, 15, `M${50 + 17 * x} ${46 + 17 * y} L${50 + 35 * x} ${46 + 35 * y}`);
  }
  ring(pen, colours.paperEdge, 2.5, 50, 46, 36);
  disc(pen, colours.feltEdge, 50, 46, 16);
  ring(pen, colours.paperEdge, 2.5, 50, 46, 16);
  stroke(pen, colours.accent, 5, 'M8 88 Q22 78 36 88 T64 88 T92 88');
}

/** A horn: somebody calls out. */
function drawCall(pen: Pen, { colours }: Theme): void {
  fill(pen, colours.copper, 'M14 42 H30 L68 18 V82 L30 60 H14 Z');
  stroke(pen, colours.copperEdge, 4, 'M14 42 H30 L68 18 V82 L30 60 H14 Z');
  stroke(pen, colours.copperEdge, 5, 'M78 36 Q88 50 78 66 M84 24 Q102 50 84 78');
}

const DRAWINGS: Record<Emblem, (pen: Pen, theme: Theme) => void> = {
  penny: (pen, { colours }) => drawPenny(pen, colours, 100),
  nickel: (pen, { colours }) => drawNickel(pen, colours, 100),
  letter: (pen, { colours }) => drawLetter(pen, colours, 'G', true, 100),
  bus: (pen, { colours }) => {
    pen.translate(0, 18);
    drawBus(pen, colours, 100);
  },
  flag: drawFlag,
  row: (pen, theme) => {
    for (const [index, isOpen] of [true, false, false].entries()) card(pen, theme, 2 + index * 33, 29, 30, isOpen);
    suit(pen, theme, 2, 17, 50, 9);
  },
  buoy: drawBuoy,
  sun: drawSun,
  four: (pen, theme) => drawCards(pen, theme, 4, 36),
  knock: (pen, { colours }) => drawFist(pen, colours, 100),
  call: drawCall,
  three: (pen, theme) => drawCards(pen, theme, 3, 46),
};

/** One at a size in CSS px; the picture has the name of its emblem. */
export function emblemPicture(name: Emblem, theme: Theme, size: number): Picture {
  return {
    name,
    width: size,
    height: size,
    draw: (pen) => {
      pen.scale(size / 100, size / 100);
      DRAWINGS[name](pen, theme);
    },
  };
}
