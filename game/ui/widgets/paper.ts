/** The sheet of paper behind pages, questions and notes. */
import type Phaser from 'phaser';
import type { Rect } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { RADIUS, type Theme } from '../../base/theme/theme.ts';

/** Draws a sheet with its edge and its shadow, replacing what was drawn before. */
export function drawPaper(
  graphics: Phaser.GameObjects.Graphics,
  { x, y, width, height }: Rect,
  { colours, outline }: Theme,
): void {
  graphics
    .clear()
    .fillStyle(toInteger(colours.shadow), 0.5)
    .fillRoundedRect(x, y + 6, width, height, RADIUS.plate)
    .fillStyle(toInteger(colours.sheetEdge))
    .fillRoundedRect(x, y, width, height, RADIUS.plate)
    .fillStyle(toInteger(colours.paper))
    .fillRoundedRect(x + outline, y + outline, width - 2 * outline, height - 2 * outline - 1, RADIUS.plate - outline);
}
