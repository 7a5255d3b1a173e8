/** How the games are listed, as a pure function of the available room. In CSS px. */
import { linesHeight } from '../../base/theme/typography.ts';
import { fitGrid, type GridLayout, type PageScale, type Size } from '../../ui/pages/sheet-layout.ts';

/** A cell at scale 1: as wide as the longest line about a game. */
const NARROWEST = 286;
const WIDEST = 340;

/** How many of the games a window shows at once, and where. */
export function layoutGames(room: Size, count: number, { scale, type, target, gap }: PageScale): GridLayout {
  const height = Math.max(target, linesHeight(type.body) + linesHeight(type.small) + gap);
  const width = Math.min(room.width, NARROWEST * Math.max(1, type.small / 13));
  return fitGrid(room, count, { width, height }, WIDEST * scale, gap);
}
