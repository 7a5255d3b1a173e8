/** Where everything is on the menu, as a pure function of the window's size. All in CSS px. */
import { bottom, type Point, type Rect } from '../../base/geometry.ts';
import type { Screen } from '../../base/viewport.ts';
import { MAX_OPPONENTS } from '../../catalogue/settings.ts';
import { TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight, typeScale, type TypeScale } from '../../base/theme/typography.ts';
import { feltArea } from '../../table/layout/felt-area.ts';

export interface MenuLayout {
  type: TypeScale;
  /** Font size of the title. */
  titleSize: number;
  /** The three cards: the centre of the middle one, and a card's width. */
  cards: Point & { cardWidth: number };
  title: Point & { width: number };
  /** What the game is about, in up to two lines; null where the cards would get too small. */
  summary: Rect | null;
  /** The game that is played. */
  game: Rect;
  fewer: Rect;
  more: Rect;
  /** How many play, and who. */
  players: Rect;
  /** In the upper corners of the window, beside the table where there is room. */
  records: Rect;
  options: Rect;
  /** What there is to do besides: the deal of the day, the ladder, and what is learnt. */
  tiles: Rect[];
  /** The faces of all possible players, from left to right. */
  faces: Rect[];
  play: Rect;
  /** What the keys do, if there is a keyboard. */
  hint: Point & { width: number };
}

/** Greatest width of the column of controls at scale 1. */
const COLUMN = 340;
/** A card's height as a share of its width, with the lift of the fan. */
const FAN_HEIGHT = 1.75;

const TILES = 3;

/** Tiles one below the other, or side by side where there is less room. */
type TileArrangement = 'rows' | 'row';

/** Heights of the stacked controls at a scale. */
function controlHeights({ scale, type, hasHint }: Measures, arrangement: TileArrangement) {
  // Side by side, their titles take two lines.
  const tile = arrangement === 'rows' ? Math.max(TARGET_SIZE, 52 * scale) : Math.max(54, 58 * scale);
  return {
    button: Math.max(TARGET_SIZE, Math.round(46 * scale)),
    play: Math.max(TARGET_SIZE, Math.round(64 * scale)),
    hint: hasHint ? linesHeight(type.small) : 0,
    gap: Math.round(14 * scale),
    tile: Math.round(tile),
    tiles: arrangement === 'rows' ? TILES * Math.round(tile) + (TILES - 1) * TILE_GAP : Math.round(tile),
  };
}

const TILE_GAP = 8;
const FACE_GAP = 4;

function faceSize(width: number): number {
  return (width - FACE_GAP * (MAX_OPPONENTS - 1)) / MAX_OPPONENTS;
}

interface Column {
  x: number;
  width: number;
  top: number;
  height: number;
}

/** Between the title and the game below it. */
const TITLE_GAP = 6;
/** Greatest width of the game's button at scale 1. */
const GAME_WIDTH = 260;

function gameHeight(scale: number): number {
  return Math.max(TARGET_SIZE, Math.round(46 * scale));
}

/** Greatest width of the summary at scale 1. */
const SUMMARY_WIDTH = 360;
const SUMMARY_LINES = 2;
/** The cards keep at least this width beside a summary, in CSS px. */
const LEAST_CARD = 40;
/** Above tiles in rows they are at least this wide. */
const LEAST_FAN = 76;

function headHeight({ titleSize, scale, type }: Measures, hasSummary: boolean): number {
  const summary = hasSummary ? linesHeight(type.small, SUMMARY_LINES) + TITLE_GAP : 0;
  return linesHeight(titleSize) + summary + TITLE_GAP + gameHeight(scale);
}

interface HeadPlace {
  middle: number;
  top: number;
  room: number;
}

/** Title, summary and the game's button, from top to bottom. */
function placeHead(
  { titleSize, scale, type }: Measures,
  hasSummary: boolean,
  { middle, top, room }: HeadPlace,
): Pick<MenuLayout, 'title' | 'summary' | 'game'> {
  const centred = (widest: number, y: number, height: number): Rect => {
    const width = Math.min(widest, room);
    return { x: middle - width / 2, y, width, height };
  };
  const below = top + linesHeight(titleSize);
  const summary = hasSummary ? centred(SUMMARY_WIDTH * scale, below, linesHeight(type.small, SUMMARY_LINES)) : null;
  return {
    title: { x: middle, y: top + linesHeight(titleSize) / 2, width: room },
    summary,
    game: centred(GAME_WIDTH * scale, (summary === null ? below : bottom(summary)) + TITLE_GAP, gameHeight(scale)),
  };
}

function placeControls(column: Column, measures: Measures, arrangement: TileArrangement) {
  const heights = controlHeights(measures, arrangement);
  const width = Math.min(column.width, COLUMN * measures.scale);
  const left = column.x + (column.width - width) / 2;
  const middle = column.x + column.width / 2;
  let y = column.top;
  const step = (height: number, gap = heights.gap) => {
    const top = y;
    y += height + gap;
    return top;
  };
  const face = faceSize(width);
  const countTop = step(heights.button, heights.gap * 0.8);
  const facesTop = step(face, heights.gap * 1.2);
  const playTop = step(heights.play, heights.hint === 0 ? heights.gap * 1.4 : heights.gap * 0.6);
  const hintTop = heights.hint === 0 ? y : step(heights.hint, heights.gap);
  const end = heights.button * 1.2;
  return {
    fewer: { x: left, y: countTop, width: end, height: heights.button },
    more: { x: left + width - end, y: countTop, width: end, height: heights.button },
    players: { x: left + end + 8, y: countTop, width: width - 2 * end - 16, height: heights.button },
    faces: Array.from({ length: MAX_OPPONENTS }, (_, index) => ({
      x: left + index * (face + FACE_GAP),
      y: facesTop,
      width: face,
      height: face,
    })),
    play: { x: left, y: playTop, width, height: heights.play },
    hint: { x: middle, y: hintTop + heights.hint / 2, width: column.width },
    tiles: placeTiles({ x: left, y, width, height: heights.tile }, arrangement),
  };
}

/** @param first where the first one would fill the whole width */
function placeTiles({ x, y, width, height }: Rect, arrangement: TileArrangement): Rect[] {
  const share = (width - (TILES - 1) * TILE_GAP) / TILES;
  return Array.from({ length: TILES }, (_, index) =>
    arrangement === 'rows'
      ? { x, y: y + index * (height + TILE_GAP), width, height }
      : { x: x + index * (share + TILE_GAP), y, width: share, height },
  );
}

function controlsHeight(measures: Measures, arrangement: TileArrangement): number {
  const { button, play, hint, gap, tiles } = controlHeights(measures, arrangement);
  const besideHint = hint === 0 ? gap * 1.4 : gap * 1.6;
  return button + faceSize(COLUMN * measures.scale) + play + hint + gap * 2 + besideHint + tiles;
}

/** The measures of all parts of the menu. */
interface Measures {
  inner: Rect;
  scale: number;
  type: TypeScale;
  titleSize: number;
  hasHint: boolean;
}

function measure(screen: Screen, hasHint: boolean): Measures {
  const { inner, isWide } = feltArea(screen);
  const wanted = isWide
    ? Math.min(inner.width / 800, inner.height / 400)
    : Math.min(inner.width / 330, inner.height / 640);
  const scale = Math.max(0.7, Math.min(wanted, 2));
  const type = typeScale(scale);
  const titleSize = Math.round(Math.min(type.display * 1.6 * Math.min(scale, 1.3), inner.width / (isWide ? 9 : 5.6)));
  return { inner, scale, type, titleSize, hasHint };
}

/** What is in the upper corners of the window. */
type Corners = 'options' | 'records';

/** Width of a button there at scale 1. */
const CORNER = 112;
const CORNER_GAP = 8;

function placeCorners({ safe, width }: Screen, scale: number): Pick<MenuLayout, Corners> {
  const size = { width: Math.round(CORNER * Math.min(scale, 1.4)), height: TARGET_SIZE };
  const y = safe.top + 8;
  return {
    options: { ...size, x: width - safe.right - 8 - size.width, y },
    records: { ...size, x: safe.left + 8, y },
  };
}

type Body = Omit<MenuLayout, 'type' | 'titleSize' | Corners>;

/** Cards, title and game on the left, controls on the right, beside or below what is in the corner. */
function twoColumns(measures: Measures, corner: Rect): Body {
  const { inner } = measures;
  const arrangement = controlsHeight(measures, 'rows') <= inner.height ? 'rows' : 'row';
  const controls = controlsHeight(measures, arrangement);
  const half = inner.width / 2;
  const cardsBeside = (hasSummary: boolean): number =>
    Math.min((inner.height - headHeight(measures, hasSummary)) / FAN_HEIGHT, half / 2.7);
  const hasSummary = cardsBeside(true) >= LEAST_CARD;
  const heads = headHeight(measures, hasSummary);
  const cardWidth = cardsBeside(hasSummary);
  const block = cardWidth * FAN_HEIGHT + heads;
  const top = inner.y + Math.max(0, (inner.height - block) / 2);
  const middle = inner.x + half * 0.46;
  const columnTop = inner.y + Math.max(0, (inner.height - controls) / 2);
  const columnRight = inner.x + half + (half + Math.min(half, COLUMN * measures.scale)) / 2;
  const aside = columnTop < bottom(corner) ? Math.max(0, columnRight + CORNER_GAP - corner.x) : 0;
  const column = { x: inner.x + half - aside, width: half, top: columnTop, height: controls };
  return {
    cards: { x: middle, y: top + (cardWidth * FAN_HEIGHT) / 2, cardWidth },
    ...placeHead(measures, hasSummary, { middle, top: top + cardWidth * FAN_HEIGHT, room: half * 0.9 }),
    ...placeControls(column, measures, arrangement),
  };
}

/** Everything from top to bottom. */
function oneColumn(measures: Measures): Body {
  const { inner } = measures;
  const heightOfAll = controlsHeight(measures, 'rows') + headHeight(measures, true);
  const arrangement = heightOfAll + LEAST_FAN * FAN_HEIGHT <= inner.height ? 'rows' : 'row';
  const controls = controlsHeight(measures, arrangement);
  const spareBeside = (hasSummary: boolean): number =>
    Math.max(0, inner.height - controls - headHeight(measures, hasSummary));
  const cardsIn = (spare: number): number => Math.min(inner.width / 3.4, (spare * 0.72) / FAN_HEIGHT);
  const hasSummary = cardsIn(spareBeside(true)) >= LEAST_CARD;
  const heads = headHeight(measures, hasSummary);
  const spare = spareBeside(hasSummary);
  const cardWidth = cardsIn(spare);
  const free = Math.max(0, spare - cardWidth * FAN_HEIGHT) / 4;
  const middle = inner.x + inner.width / 2;
  const titleTop = inner.y + free + cardWidth * FAN_HEIGHT + free * 0.6;
  const column = { x: inner.x, width: inner.width, top: titleTop + heads + free * 1.4, height: controls };
  return {
    cards: { x: middle, y: inner.y + free + (cardWidth * FAN_HEIGHT) / 2, cardWidth },
    ...placeHead(measures, hasSummary, { middle, top: titleTop, room: inner.width }),
    ...placeControls(column, measures, arrangement),
  };
}

/** Lays the menu out: one column, or two if the window is wide. */
export function layoutMenu(screen: Screen, hasHint: boolean): MenuLayout {
  const measures = measure(screen, hasHint);
  const { type, titleSize, scale } = measures;
  const corners = placeCorners(screen, scale);
  const body = feltArea(screen).isWide ? twoColumns(measures, corners.options) : oneColumn(measures);
  return { type, titleSize, ...corners, ...body };
}
