/** Looks for words on the canvas that are cut off, too small, or printed over one another. */
import type { VisibleText } from '../../game/ui/visible-text.ts';
import { overlap, type Rect } from '../../game/base/geometry.ts';
import { LEAST_SIZE } from '../../game/base/theme/typography.ts';
import type { Visit } from './visit.ts';

/** Papers, pages and questions lie above this, and what is below them need not be read. */
const ABOVE = 9999;

/** The letters themselves: lines have some air above and below them. */
function inked({ x, y, width, height }: Rect): Rect {
  return { x: x + 1, y: y + height * 0.18, width: width - 2, height: height * 0.64 };
}

/** Words on open papers that run over the edge of what they stand in. */
function cutOffOnPapers(visit: Visit): Promise<string[]> {
  return visit.page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], dialog[open] *')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      // What scrolls on purpose shows all of itself.
      .filter((one) => !/auto|scroll/.test(getComputedStyle(one).overflowX))
      .map(({ tagName, textContent }) => `${tagName}: "${textContent?.slice(0, 60)}" is cut off`),
  );
}

/** What cannot be read on the screen as it is now, each in a line. */
export async function illegible(visit: Visit): Promise<string[]> {
  const all = await visit.page.evaluate(() => window.__thirtyOne.visibleText);
  const { width, height } = visit.page.viewportSize() as { width: number; height: number };
  const top = all.filter(({ depth }) => depth > ABOVE);
  const read = top.length > 0 ? top : all;
  const isInside = ({ bounds }: VisibleText): boolean =>
    bounds.x >= -1 && bounds.y >= -1 && bounds.x + bounds.width <= width + 1 && bounds.y + bounds.height <= height + 1;
  // The number of cards in the stock may lie under the sheet of a question.
  const words = read.filter((one) => !/^\d+$/.test(one.words));
  return [
    ...(await cutOffOnPapers(visit)),
    ...read.filter(({ fits }) => !fits).map((one) => `"${one.words}" does not fit`),
    ...read.filter(({ size }) => size < LEAST_SIZE).map((one) => `"${one.words}" is printed in ${one.size} px`),
    ...read.filter((one) => !isInside(one)).map((one) => `"${one.words}" leaves the window`),
    ...words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => overlap(inked(one.bounds), inked(other.bounds)))
        .map((other) => `"${one.words}" and "${other.words}" overlap`),
    ),
  ];
}
