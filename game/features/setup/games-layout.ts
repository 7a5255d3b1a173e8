/** How the games are listed, as pure functions of the available room. In CSS px. */
import type { Size } from '../../base/geometry.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import { fitGrid, type GridLayout, type PageScale } from '../../ui/pages/sheet-layout.ts';

/** A cell at scale 1: as wide as the longest line about a game and its picture. */
const NARROWEST = 286;
const WIDEST = 380;
/** The most games that are shown at once. */
const MOST = 6;

/** How many games a window shows at once, and where. */
export function layoutGames(room: Size, { scale, type, target, gap }: PageScale): GridLayout {
  const height = Math.max(target, linesHeight(type.body) + linesHeight(type.small) + 2 * gap);
  const width = Math.min(room.width, NARROWEST * Math.max(1, type.small / 13));
  // Two columns where there is room for them: one would leave the buttons above it too narrow.
  const rows = room.width >= 2 * width + gap ? MOST / 2 : MOST;
  const limited = { ...room, height: Math.min(room.height, rows * (height + gap) - gap) };
  return fitGrid(limited, MOST, { width, height }, WIDEST * scale, gap);
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
