/** Where everything lies on the result, as a pure function of the window's size. All in CSS px. */
import type { Point, Rect } from '../../base/geometry.ts';
import type { Screen } from '../../base/viewport.ts';
import { TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight, typeScale, type TypeScale } from '../../base/theme/typography.ts';
import { feltArea } from '../../table/layout/felt-area.ts';

export type ResultLayout = {
  type: TypeScale;
  titleSize: number;
  /** The winner's face, above the headline; null if there is no room for it. */
  winner: Rect | null;
  title: Point & { width: number };
  subtitle: Point & { width: number };
  /** The sheet with the standings, and its rows from the top. */
  sheet: Rect;
  rows: Rect[];
  buttons: Rect[];
};

const MARGIN = 20;
const PADDING = 14;
const WIDEST_SHEET = 420;
/** Width of the longest headline, "Badger wins the match", for each px of its letters' size. */
const HEADLINE_WIDTH = 11.8;
/** Size of the winner's face at scale 1, and the least size at which it is shown. */
const FACE = 104;
const LEAST_FACE = 56;

/** Places headline, standings and buttons: in one column, or in two if the window is wide. */
export function layoutResult(screen: Screen, lines: number, buttonCount: number): ResultLayout {
  const { inner, isWide } = feltArea(screen);
  const wanted = isWide
    ? Math.min(inner.width / 800, inner.height / 480)
    : Math.min(inner.width / 330, inner.height / 640);
  const scale = Math.max(0.7, Math.min(wanted, 1.8));
  const type = typeScale(scale);
  const columnWidth = isWide ? inner.width / 2 - MARGIN : inner.width;
  const titleSize = Math.round(Math.min(type.display * 1.3, columnWidth / HEADLINE_WIDTH));
  const buttonHeight = Math.max(TARGET_SIZE, 54 * scale);
  const gap = Math.min(12, Math.round(inner.height / 30));
  const headHeight = linesHeight(titleSize, 1) + linesHeight(type.body) + gap;
  const buttonsHeight = buttonCount * buttonHeight + (buttonCount - 1) * gap;

  const rowsRoom = (isWide ? inner.height : inner.height - headHeight - buttonsHeight - 4 * gap) - 2 * PADDING;
  const rowHeight = Math.min(rowsRoom / lines, 46 * scale);
  const sheetWidth = Math.min(columnWidth, WIDEST_SHEET * scale);
  const sheetHeight = rowHeight * lines + 2 * PADDING;

  const left: Rect = { x: inner.x, y: inner.y, width: columnWidth, height: inner.height };
  const middle = left.x + left.width / 2;
  const block = isWide
    ? headHeight + 3 * gap + buttonsHeight
    : headHeight + 2 * gap + sheetHeight + 2 * gap + buttonsHeight;
  const spare = Math.max(0, inner.height - block);
  const faceSize = Math.min(FACE * scale, spare - 2 * gap);
  const faceHeight = faceSize < LEAST_FACE ? 0 : faceSize + gap;
  const top = inner.y + (spare - faceHeight) / 2 + faceHeight;
  const sheet: Rect = isWide
    ? {
        x: inner.x + inner.width / 2 + (inner.width / 2 - sheetWidth) / 2,
        y: inner.y + (inner.height - sheetHeight) / 2,
        width: sheetWidth,
        height: sheetHeight,
      }
    : { x: middle - sheetWidth / 2, y: top + headHeight + 2 * gap, width: sheetWidth, height: sheetHeight };
  const buttonsTop = isWide ? top + headHeight + 3 * gap : sheet.y + sheetHeight + 2 * gap;
  const buttonWidth = Math.min(columnWidth, 320 * scale);

  return {
    type,
    titleSize,
    winner:
      faceHeight === 0 ? null : { x: middle - faceSize / 2, y: top - faceHeight, width: faceSize, height: faceSize },
    title: { x: middle, y: top + linesHeight(titleSize) / 2, width: columnWidth },
    subtitle: { x: middle, y: top + linesHeight(titleSize) + gap / 2 + linesHeight(type.body) / 2, width: columnWidth },
    sheet,
    rows: Array.from({ length: lines }, (_, index) => ({
      x: sheet.x + PADDING,
      y: sheet.y + PADDING + index * rowHeight,
      width: sheet.width - 2 * PADDING,
      height: rowHeight,
    })),
    buttons: Array.from({ length: buttonCount }, (_, index) => ({
      x: middle - buttonWidth / 2,
      y: buttonsTop + index * (buttonHeight + gap),
      width: buttonWidth,
      height: buttonHeight,
    })),
  };
}
