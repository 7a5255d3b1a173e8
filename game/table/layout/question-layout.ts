/** Where a question is: a sheet over the piles, which are not needed meanwhile, with its answers side by side. */
import { TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import { bottom, centre, clamp, right, union, type Point, type Rect } from '../../base/geometry.ts';
import { pilesOf, type TableLayout } from './layout.ts';

interface QuestionLayout {
  sheet: Rect;
  /** Middle of the title's line. */
  title: Point;
  textWidth: number;
  textHeight: number;
  titleSize: number;
  textSize: number;
  /** The places of the answers, from left to right. */
  answers: Rect[];
}

/** Lines that the text below the title may take. */
const TEXT_LINES = 2;
const WIDEST = 30;

/** Lays a question out over the middle of a table, in CSS px. @param answers how many */
export function layoutQuestion(layout: TableLayout, answers: number): QuestionLayout {
  const { message, type, gap } = layout;
  // The stock reaches a little above its place.
  const from = pilesOf(layout).y - gap;
  const room = bottom(message) + gap / 2 - from;
  const heights = (titleSize: number, textSize: number, pad: number) => ({
    titleSize,
    textSize,
    pad,
    title: linesHeight(titleSize),
    text: linesHeight(textSize, TEXT_LINES),
    button: Math.max(TARGET_SIZE, titleSize * 2.4),
  });
  const total = ({ pad, title, text, button }: ReturnType<typeof heights>): number => 2.5 * pad + title + text + button;
  const roomy = heights(type.title, type.body, gap * 1.6);
  const parts = total(roomy) <= room ? roomy : heights(type.body, type.small, 6);
  const { pad, title, text, button, titleSize, textSize } = parts;
  // All that lies beside a pool is covered too.
  const { swap, pass } = layout;
  const covered = swap === null || pass === null ? pilesOf(layout) : union([pilesOf(layout), swap, pass]);
  const width = Math.max(Math.min(message.width, type.body * WIDEST), covered.width + gap);
  const height = Math.max(total(parts), room);
  const x = clamp(centre(message).x - width / 2, right(covered) + gap / 2 - width, covered.x - gap / 2);
  const middle = { x: x + width / 2, y: from + room / 2 };
  const sheet = { x, y: middle.y - height / 2, width, height };
  const top = sheet.y + (height - total(parts)) / 2 + pad;
  const inside = width - 2 * pad;
  const each = (inside - gap * (answers - 1)) / answers;
  return {
    sheet,
    title: { x: middle.x, y: top + title / 2 },
    textWidth: inside,
    textHeight: text,
    titleSize,
    textSize,
    answers: Array.from({ length: answers }, (_, index) => ({
      x: sheet.x + pad + index * (each + gap),
      y: top + title + text + pad,
      width: each,
      height: button,
    })),
  };
}
