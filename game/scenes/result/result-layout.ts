/** Where everything is on the result, as a pure function of the window's size. All in CSS px. */
import { bottom, centre, type Point, type Rect } from '../../base/geometry.ts';
import type { Screen } from '../../base/viewport.ts';
import { TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight, typeScale, type TypeScale } from '../../base/theme/typography.ts';
import { feltArea } from '../../table/layout/felt-area.ts';

export interface ResultLayout {
  type: TypeScale;
  titleSize: number;
  /** The winner's face, above the headline; null if there is no room for it. */
  winner: Rect | null;
  title: Point & { width: number };
  subtitle: Point & { width: number };
  /** What the match has added to ladder and goals; null if it has added nothing. */
  news: Rect | null;
  /** The sheet with the standings, and its rows from the top. */
  sheet: Rect;
  rows: Rect[];
  buttons: Rect[];
}

const MARGIN = 20;
const WIDEST_SHEET = 420;
/** Width of the longest headline, "Badger wins the match", per px of its font size. */
const HEADLINE_WIDTH = 11.8;
/** Size of the winner's face at scale 1, and the smallest size at which it is shown. */
const FACE = 104;
const LEAST_FACE = 56;
/** Between elements, around the standings, the size of everything as a share of what the window would allow, and how many lines of news there are at most. */
const ROOMY = { gap: 12, padding: 14, share: 1, newsLines: Infinity };
/** The same where there would be too little room for the standings. */
const BRIEF = { ...ROOMY, newsLines: 4 };
/** The same where elements have to be closer. */
const TIGHT = { gap: 4, padding: 10, share: 0.75, newsLines: 4 };
/** How much nearer to the rail, in CSS px, everything may then begin and end. */
const REACH = 13;
/** From this width on there is room for two columns if one would be too long. */
const TWO_COLUMNS = 400;
/** If rows would be lower, there are two columns, or elements are closer. */
const LEAST_ROW = 18;

/** How many there are of each thing. */
interface ResultCounts {
  /** Rows of the standings. */
  lines: number;
  buttons: number;
  /** What there is to say about ladder and goals, in lines; 0 for nothing. */
  newsLines: number;
}

/** Buttons are one below the other; where there are more than these, the last rows hold two. */
const MOST_BUTTON_ROWS = 4;

/** How large everything is. @param spacing at most, in CSS px */
function resultSizes(
  { width, height }: Rect,
  isWide: boolean,
  { lines, buttons: buttonCount, newsLines }: ResultCounts,
  { gap: mostGap, padding, share, newsLines: mostNews }: typeof ROOMY = ROOMY,
) {
  const wanted = isWide ? Math.min(width / 800, height / 480) : Math.min(width / 330, height / 640);
  const scale = Math.max(0.7, Math.min(share * wanted, 1.8));
  const type = typeScale(scale);
  const columnWidth = isWide ? width / 2 - MARGIN : width;
  const titleSize = Math.round(Math.min(type.display * 1.3 * share, columnWidth / HEADLINE_WIDTH));
  const gap = Math.min(mostGap, Math.round(height / 30));
  const headHeight = linesHeight(titleSize, 1) + linesHeight(type.body) + gap;
  const buttonHeight = Math.max(TARGET_SIZE, 54 * scale);
  const buttonRows = Math.min(buttonCount, MOST_BUTTON_ROWS);
  const buttonsHeight = buttonRows * buttonHeight + (buttonRows - 1) * gap;
  const newsHeight = newsLines > 0 ? linesHeight(type.small, Math.min(newsLines, mostNews)) + gap : 0;
  const rowsRoom = (isWide ? height : height - headHeight - buttonsHeight - 4 * gap) - newsHeight - 2 * padding;
  const rowHeight = Math.min(rowsRoom / lines, 46 * scale);
  return {
    type,
    titleSize,
    columnWidth,
    gap,
    headHeight,
    buttons: { width: Math.min(columnWidth, 320 * scale), height: buttonsHeight, each: buttonHeight },
    sheet: { width: Math.min(columnWidth, WIDEST_SHEET * scale), height: rowHeight * lines + 2 * padding },
    rowHeight,
    padding,
    newsHeight,
    face: FACE * scale,
  };
}

/** One column or two, and their sizes: two also if one would leave the rows too low, otherwise elements are closer. */
function chosenSizes(screen: Screen, counts: ResultCounts) {
  const { inner, isWide } = feltArea(screen);
  const sizes = resultSizes(inner, isWide, counts);
  if (sizes.rowHeight >= LEAST_ROW) return { inner, isWide, sizes };
  if (isWide || inner.width >= TWO_COLUMNS)
    return { inner, isWide: true, sizes: resultSizes(inner, true, counts, BRIEF) };
  const higher = { ...inner, y: inner.y - REACH, height: inner.height + 2 * REACH };
  return { inner: higher, isWide, sizes: resultSizes(higher, false, counts, TIGHT) };
}

/** Places headline, standings, news and buttons: in one column, or in two if the window is wide. */
export function layoutResult(screen: Screen, counts: ResultCounts): ResultLayout {
  const { inner, isWide, sizes } = chosenSizes(screen, counts);
  const { type, titleSize, columnWidth, gap, headHeight, newsHeight, buttons, rowHeight, padding } = sizes;
  const middle = inner.x + columnWidth / 2;
  const block = isWide
    ? headHeight + 3 * gap + buttons.height
    : headHeight + 2 * gap + newsHeight + sizes.sheet.height + 2 * gap + buttons.height;
  const spare = Math.max(0, inner.height - block);
  const faceSize = Math.min(sizes.face, spare - 2 * gap);
  const faceHeight = faceSize < LEAST_FACE ? 0 : faceSize + gap;
  const top = inner.y + (spare - faceHeight) / 2 + faceHeight;
  const sheet: Rect = isWide
    ? {
        x: inner.x + inner.width / 2 + (inner.width / 2 - sizes.sheet.width) / 2,
        y: inner.y + (inner.height - sizes.sheet.height - newsHeight) / 2,
        ...sizes.sheet,
      }
    : { x: middle - sizes.sheet.width / 2, y: top + headHeight + 2 * gap + newsHeight, ...sizes.sheet };
  const buttonsTop = isWide ? top + headHeight + 3 * gap : sheet.y + sheet.height + 2 * gap;
  return {
    type,
    titleSize,
    winner:
      faceHeight === 0 ? null : { x: middle - faceSize / 2, y: top - faceHeight, width: faceSize, height: faceSize },
    title: { x: middle, y: top + linesHeight(titleSize) / 2, width: columnWidth },
    subtitle: { x: middle, y: top + linesHeight(titleSize) + gap / 2 + linesHeight(type.body) / 2, width: columnWidth },
    news:
      counts.newsLines > 0
        ? {
            x: centre(sheet).x - columnWidth / 2,
            y: isWide ? bottom(sheet) + gap : top + headHeight + gap,
            width: columnWidth,
            height: newsHeight - gap,
          }
        : null,
    sheet,
    rows: Array.from({ length: counts.lines }, (_, index) => ({
      x: sheet.x + padding,
      y: sheet.y + padding + index * rowHeight,
      width: sheet.width - 2 * padding,
      height: rowHeight,
    })),
    buttons: buttonPlaces(counts.buttons, { x: middle - buttons.width / 2, y: buttonsTop, ...buttons }, gap),
  };
}

/** Rows from the top; where there are more buttons than rows, the last ones hold two. @param area of all buttons @param gap between them */
function buttonPlaces(count: number, area: Rect & { each: number }, gap: number): Rect[] {
  const { x, y, each } = area;
  const alone = Math.max(0, Math.min(count, 2 * MOST_BUTTON_ROWS - count));
  return Array.from({ length: count }, (_, index) => {
    const [row, place] = index < alone ? [index, 0] : [alone + ((index - alone) >> 1), (index - alone) & 1];
    const width = index < alone ? area.width : (area.width - gap) / 2;
    return { x: x + place * (width + gap), y: y + row * (each + gap), width, height: each };
  });
}
