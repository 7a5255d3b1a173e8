/** How the games are listed, as pure functions of the available room. In CSS px. */
import { right, type Rect, type Size } from '../../base/geometry.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import { fitGrid, gridCells, type GridLayout, type PageScale } from '../../ui/pages/sheet-layout.ts';

/** A cell at scale 1: as wide as the longest line about a game and its picture. */
const NARROWEST = 286;
const WIDEST = 380;
/** The most games that are shown at once. */
const MOST = 6;

/** The field in which one looks for a game, the button beside it that empties it, and the games below. */
interface GamesLayout {
  field: Rect;
  clear: Rect;
  cells: Rect[];
}

/** The room below the field. */
function belowField({ width, height }: Size, { target, gap }: PageScale): Size {
  return { width, height: height - target - gap };
}

/** How many games fit. */
function gameGrid(room: Size, { scale, type, target, gap }: PageScale): GridLayout {
  const height = Math.max(target, linesHeight(type.body) + linesHeight(type.small) + 2 * gap);
  const width = Math.min(room.width, NARROWEST * Math.max(1, type.small / 13));
  // Two columns where there is room for them: one would leave the buttons above it too narrow.
  const rows = room.width >= 2 * width + gap ? MOST / 2 : MOST;
  const limited = { ...room, height: Math.min(room.height, rows * (height + gap) - gap) };
  return fitGrid(limited, MOST, { width, height }, WIDEST * scale, gap);
}

/** What the list takes of the room that there is. */
export function gamesSize(room: Size, scales: PageScale): Size {
  const { size } = gameGrid(belowField(room, scales), scales);
  return { width: size.width, height: size.height + scales.target + scales.gap };
}

/** Places the list in an area of its size. @param isTyped whether there is something to empty the field of */
export function layoutGames(area: Rect, scales: PageScale, isTyped: boolean): GamesLayout {
  const { target, gap } = scales;
  const list = { ...area, ...belowField(area, scales), y: area.y + target + gap };
  return {
    field: { ...area, width: area.width - (isTyped ? target + gap : 0), height: target },
    clear: { x: right(area) - target, y: area.y, width: target, height: target },
    cells: gridCells(list, gameGrid(list, scales), gap),
  };
}

/** Games that are shown together: those of `section` from the one at `first` in the whole list on. */
export interface ListPage {
  section: number;
  first: number;
  count: number;
}

/**
 * Splits sections of a list into pages.
 * @param lengths of the sections
 * @param capacity the most games on a page
 */
export function listPages(lengths: readonly number[], capacity: number): ListPage[] {
  const pages: ListPage[] = [];
  let first = 0;
  for (const [section, length] of lengths.entries()) {
    const end = first + length;
    for (; first < end; first += pages.at(-1)!.count) {
      pages.push({ section, first, count: Math.min(capacity, end - first) });
    }
  }
  return pages;
}
