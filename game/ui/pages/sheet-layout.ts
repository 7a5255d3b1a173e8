/** The sheet of a page: a pure function of the window's size and of the contents. In CSS px. */
import { right, type Rect, type Size } from '../../base/geometry.ts';
import type { Screen } from '../../base/viewport.ts';
import { TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight, typeScale, type TypeScale } from '../../base/theme/typography.ts';

/** Sizes shared by everything on a page. */
export interface PageScale {
  scale: number;
  type: TypeScale;
  target: number;
  gap: number;
}

/** The size that a page's body needs, given the space available. */
type BodySize = (room: Size, scale: PageScale) => Size;

export type SheetLayout = PageScale & {
  sheet: Rect;
  title: Rect;
  body: Rect;
  /** The buttons to go on, from left to right: beside the title, or below the body in an upright window. */
  buttons: Rect[];
};

/** Minimum distance of the sheet from the edges of the safe area. */
const MARGIN = 8;
const WIDEST_BUTTON = 128;
/** Space for the title beside the buttons, in ems. */
const TITLE_LETTERS = 8;

function pageScale(width: number, height: number, isUpright: boolean): PageScale {
  const wanted = isUpright ? Math.min(width / 420, height / 720) : Math.min(width / 940, height / 560);
  const scale = Math.max(1, Math.min(wanted, 2.4));
  return { scale, type: typeScale(scale), target: Math.round(TARGET_SIZE * scale), gap: Math.round(8 * scale) };
}

/** Places a sheet with a body and `buttonCount` buttons in the middle of the window. */
export function layoutSheet({ width, height, safe }: Screen, buttonCount: number, bodySize: BodySize): SheetLayout {
  const most: Rect = {
    x: safe.left + MARGIN,
    y: safe.top + MARGIN,
    width: width - safe.left - safe.right - 2 * MARGIN,
    height: height - safe.top - safe.bottom - 2 * MARGIN,
  };
  const isUpright = most.height > most.width;
  const scales = pageScale(most.width, most.height, isUpright);
  const { scale, type, target, gap } = scales;
  const padding = Math.round(12 * scale);
  const head = isUpright ? linesHeight(type.title) : target;
  const foot = isUpright ? target + gap : 0;
  const around = { width: 2 * padding, height: 2 * padding + head + gap + foot };
  const wanted = bodySize({ width: most.width - around.width, height: most.height - around.height }, scales);
  const sheet: Rect = {
    x: most.x + (most.width - wanted.width - around.width) / 2,
    y: most.y + (most.height - wanted.height - around.height) / 2,
    width: wanted.width + around.width,
    height: wanted.height + around.height,
  };
  const body: Rect = { x: sheet.x + padding, y: sheet.y + padding + head + gap, ...wanted };
  const titleWidth = isUpright ? body.width : type.title * TITLE_LETTERS;
  const row = isUpright ? body.width : body.width - titleWidth;
  const buttonWidth = Math.min((row - gap * (buttonCount - 1)) / buttonCount, isUpright ? row : WIDEST_BUTTON * scale);
  const buttonsTop = isUpright ? body.y + body.height + gap : sheet.y + padding;
  const buttonsLeft = right(body) - buttonCount * buttonWidth - (buttonCount - 1) * gap;
  return {
    ...scales,
    sheet,
    title: { x: body.x, y: sheet.y + padding, width: titleWidth, height: head },
    body,
    buttons: Array.from({ length: buttonCount }, (_, index) => ({
      x: buttonsLeft + index * (buttonWidth + gap),
      y: buttonsTop,
      width: buttonWidth,
      height: target,
    })),
  };
}

/** Cells of one size in columns, filled row by row or column by column. */
export interface GridLayout {
  size: Size;
  columns: number;
  rows: number;
}

/**
 * As many cells as fit, `count` at most, in as few columns as possible.
 * @param least minimum width of a cell, and its height
 * @param widest maximum width of a cell
 */
export function fitGrid(room: Size, count: number, least: Size, widest: number, gap: number): GridLayout {
  const most = Math.max(1, Math.floor((room.width + gap) / (least.width + gap)));
  const rowsOfRoom = Math.max(1, Math.floor((room.height + gap) / (least.height + gap)));
  const columns = Math.min(most, Math.ceil(count / rowsOfRoom));
  const rows = Math.min(rowsOfRoom, Math.ceil(count / columns));
  const width = Math.min((room.width - gap * (columns - 1)) / columns, widest);
  return {
    columns,
    rows,
    size: { width: columns * width + gap * (columns - 1), height: rows * least.height + gap * (rows - 1) },
  };
}

/** The cells of a grid in an area, column by column from the left. */
export function gridCells(area: Rect, { columns, rows }: GridLayout, gap: number): Rect[] {
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: area.x + Math.floor(index / rows) * (width + gap),
    y: area.y + (index % rows) * (height + gap),
    width,
    height,
  }));
}
