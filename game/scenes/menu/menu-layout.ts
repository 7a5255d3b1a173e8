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
  /** At the upper right of the window, beside the table where there is room. */
  options: Rect;
  /** Below the options. */
  daily: Rect;
  /** The sign of teaching, below the deal of the day. */
  teaching: Rect;
  /** At the upper left of it. */
  records: Rect;
  /** Below the records. */
  ladder: Rect;
  /** Below the ladder. */
  cut: Rect;
  /** The faces of all possible players, from left to right. */
  faces: Rect[];
  speeds: Rect[];
  deal: Rect;
  /** What the keys do, if there is a keyboard. */
  hint: Point & { width: number };
}

/** Greatest width of the column of controls at scale 1. */
const COLUMN = 340;
/** A card's height as a share of its width, with the lift of the fan. */
const FAN_HEIGHT = 1.75;

/** Heights of the stacked controls at a scale. */
function controlHeights(scale: number, type: TypeScale, hasHint: boolean) {
  return {
    button: Math.max(TARGET_SIZE, Math.round(46 * scale)),
    deal: Math.max(TARGET_SIZE, Math.round(60 * scale)),
    hint: hasHint ? linesHeight(type.small) : 0,
    gap: Math.round(14 * scale),
  };
}

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

function placeControls(column: Column, scale: number, type: TypeScale, speeds: number, hasHint: boolean) {
  const heights = controlHeights(scale, type, hasHint);
  const width = Math.min(column.width, COLUMN * scale);
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
  const facesTop = step(face, heights.gap * 1.4);
  const speedTop = step(heights.button, heights.gap * 1.4);
  const dealTop = step(heights.deal);
  const hintTop = step(heights.hint, 0);
  const speedGap = 8;
  const speedWidth = (width - speedGap * (speeds - 1)) / speeds;
  return {
    fewer: { x: left, y: countTop, width: heights.button * 1.2, height: heights.button },
    more: { x: left + width - heights.button * 1.2, y: countTop, width: heights.button * 1.2, height: heights.button },
    players: {
      x: left + heights.button * 1.2 + 8,
      y: countTop,
      width: width - heights.button * 2.4 - 16,
      height: heights.button,
    },
    faces: Array.from({ length: MAX_OPPONENTS }, (_, index) => ({
      x: left + index * (face + FACE_GAP),
      y: facesTop,
      width: face,
      height: face,
    })),
    speeds: Array.from({ length: speeds }, (_, index) => ({
      x: left + index * (speedWidth + speedGap),
      y: speedTop,
      width: speedWidth,
      height: heights.button,
    })),
    deal: { x: left, y: dealTop, width, height: heights.deal },
    hint: { x: middle, y: hintTop + heights.hint / 2, width: column.width },
  };
}

function controlsHeight(scale: number, type: TypeScale, hasHint: boolean): number {
  const { button, deal, hint, gap } = controlHeights(scale, type, hasHint);
  return 2 * button + faceSize(COLUMN * scale) + deal + hint + gap * 4.2;
}

/** The measures of all parts of the menu. */
interface Measures {
  inner: Rect;
  scale: number;
  type: TypeScale;
  titleSize: number;
  speeds: number;
  hasHint: boolean;
}

function measure(screen: Screen, speeds: number, hasHint: boolean): Measures {
  const { inner, isWide } = feltArea(screen);
  const wanted = isWide
    ? Math.min(inner.width / 800, inner.height / 400)
    : Math.min(inner.width / 330, inner.height / 640);
  const scale = Math.max(0.7, Math.min(wanted, 2));
  const type = typeScale(scale);
  const titleSize = Math.round(Math.min(type.display * 1.6 * Math.min(scale, 1.3), inner.width / (isWide ? 9 : 5.6)));
  return { inner, scale, type, titleSize, speeds, hasHint };
}

/** What is in the upper corners of the window. */
type Corners = 'options' | 'daily' | 'teaching' | 'records' | 'ladder' | 'cut';

function placeCorners({ safe, width }: Screen, scale: number): Pick<MenuLayout, Corners> {
  const size = Math.round(TARGET_SIZE * Math.max(1, Math.min(scale, 1.4)));
  const options = { x: width - safe.right - 8 - size, y: safe.top + 8, width: size, height: size };
  const records = { ...options, x: safe.left + 8 };
  const below = bottom(options) + 8;
  const ladder = { ...records, y: below };
  const lowest = bottom(ladder) + 8;
  return {
    options,
    daily: { ...options, y: below },
    teaching: { ...options, y: lowest },
    records,
    ladder,
    cut: { ...ladder, y: lowest },
  };
}

type Body = Omit<MenuLayout, 'type' | 'titleSize' | Corners>;

/** Cards, title and game on the left, controls on the right. */
function twoColumns(measures: Measures): Body {
  const { inner, scale, type, speeds, hasHint } = measures;
  const controls = controlsHeight(scale, type, hasHint);
  const half = inner.width / 2;
  const cardsBeside = (hasSummary: boolean): number =>
    Math.min((inner.height - headHeight(measures, hasSummary)) / FAN_HEIGHT, half / 2.7);
  const hasSummary = cardsBeside(true) >= LEAST_CARD;
  const heads = headHeight(measures, hasSummary);
  const cardWidth = cardsBeside(hasSummary);
  const block = cardWidth * FAN_HEIGHT + heads;
  const top = inner.y + Math.max(0, (inner.height - block) / 2);
  const middle = inner.x + half * 0.46;
  const column = {
    x: inner.x + half,
    width: half,
    top: inner.y + Math.max(0, (inner.height - controls) / 2),
    height: controls,
  };
  return {
    cards: { x: middle, y: top + (cardWidth * FAN_HEIGHT) / 2, cardWidth },
    ...placeHead(measures, hasSummary, { middle, top: top + cardWidth * FAN_HEIGHT, room: half * 0.9 }),
    ...placeControls(column, scale, type, speeds, hasHint),
  };
}

/** Everything from top to bottom. */
function oneColumn(measures: Measures): Body {
  const { inner, scale, type, speeds, hasHint } = measures;
  const controls = controlsHeight(scale, type, hasHint);
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
    ...placeControls(column, scale, type, speeds, hasHint),
  };
}

/** Lays the menu out: one column, or two if the window is wide. @param speeds how many there are to choose from */
export function layoutMenu(screen: Screen, speeds: number, hasHint: boolean): MenuLayout {
  const measures = measure(screen, speeds, hasHint);
  const { type, titleSize, scale } = measures;
  const body = feltArea(screen).isWide ? twoColumns(measures) : oneColumn(measures);
  return { type, titleSize, ...placeCorners(screen, scale), ...body };
}
