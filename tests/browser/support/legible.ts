/** Finds what cannot be read: text that is cut off, too small, or overlaps other text, and what axe finds. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { overlap, type Rect } from '../../../game/base/geometry.ts';
import { layoutScale } from '../../../game/base/layout-scale.ts';
import { LEAST_SIZE } from '../../../game/base/theme/typography.ts';
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import type { Visit } from './visit.ts';

/** Text at the table. */
interface TableText {
  words: string;
  /** As they are broken. */
  lines: string[];
  /** In CSS px. */
  bounds: Rect;
  size: number;
  /** Whether they have the room that was given to them. */
  fits: boolean;
}

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** In px: a canvas has a whole number of pixels, by which a layout is drawn up to some thousandths smaller. */
const ROUNDING = 0.02;

/** The box of the letters themselves: lines have some space above and below them. */
function inked({ x, y, width, height }: Rect): Rect {
  return { x: x + 1, y: y + height * 0.18, width: width - 2, height: height * 0.64 };
}

/** Text on pages that overflows its element. */
function cutOffOnPages(visit: Visit): Promise<string[]> {
  return visit.page.evaluate(() =>
    [...document.querySelectorAll(':is(dialog[open], .screen), :is(dialog[open], .screen) *')]
      // What is folded away is not laid out anew.
      .filter((one) => one.checkVisibility() && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      // What scrolls on purpose is not cut off.
      .filter((one) => !/auto|scroll/.test(getComputedStyle(one).overflowX))
      .map(({ tagName, textContent }) => `${tagName}: "${textContent?.slice(0, 60)}" is cut off`),
  );
}

/** All text at the table; none below a dialog, which need not be legible. */
function textAtTable(visit: Visit): Promise<TableText[]> {
  return visit.page.evaluate(() => {
    if (document.querySelector('dialog[open]') !== null) return [];
    const all = [...document.querySelectorAll<HTMLElement>('.table-words span, .table-page .words')];
    return all
      .filter((one) => one.textContent?.trim() !== '' && one.checkVisibility({ opacityProperty: true }))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const around = one.closest('button, .sheet')?.getBoundingClientRect();
        const isWithin = around === undefined || (x >= around.x - 1 && x + width <= around.right + 1);
        return {
          words: one.textContent ?? '',
          lines: one.textContent?.split('\n') ?? [],
          bounds: { x, y, width, height },
          size: Number.parseFloat(getComputedStyle(one).fontSize) * (width / one.offsetWidth),
          fits: one.dataset.fits !== 'false' && isWithin,
        };
      });
  });
}

/** Everything that cannot be read on the current screen, a line each. */
export async function illegible(visit: Visit): Promise<string[]> {
  const read = await textAtTable(visit);
  const { width, height } = visit.page.viewportSize() as { width: number; height: number };
  // In smaller windows than it is made for, everything is drawn smaller.
  const least = LEAST_SIZE * Math.min(1, layoutScale({ width, height, safe: NO_INSETS })) - ROUNDING;
  const isInside = ({ bounds }: TableText): boolean =>
    bounds.x >= -1 && bounds.y >= -1 && bounds.x + bounds.width <= width + 1 && bounds.y + bounds.height <= height + 1;
  // The number of cards in the stock may be covered by a question.
  const words = read.filter((one) => !/^\d+$/.test(one.words));
  return [
    ...(await cutOffOnPages(visit)),
    ...read.filter(({ fits }) => !fits).map((one) => `"${one.words}" does not fit`),
    ...read.filter(({ size }) => size < least).map((one) => `"${one.words}" is printed in ${one.size} px`),
    ...read
      .filter(({ lines }) => lines.length > 1 && lines.some((line) => /^\s*·|·\s*$/.test(line)))
      .map((one) => `"${one.lines.join(' / ')}" has a separator at the end of a line`),
    ...read.filter((one) => !isInside(one)).map((one) => `"${one.words}" leaves the window`),
    ...words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => overlap(inked(one.bounds), inked(other.bounds)))
        .map((other) => `"${one.words}" and "${other.words}" overlap`),
    ),
  ];
}

/** From the smallest phone to a large screen. */
const [SMALLEST, ...LARGER] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/**
 * What cannot be read on the current screen, a line each: at the smallest size, where words have the least room, in every
 * language, and at each larger one in one of them. The window is as before afterwards, and English is spoken.
 * @param number of the screen: which language a size has is another one from screen to screen
 */
export async function illegibleAnywhere(visit: Visit, number: number): Promise<string[]> {
  const before = visit.page.viewportSize() as { width: number; height: number };
  const looks = [
    ...LARGER.map((size, index) => ({ size, language: LANGUAGES[(number + index) % LANGUAGES.length] })),
    ...LANGUAGES.toReversed().map((language) => ({ size: SMALLEST, language })),
  ];
  const found: string[] = [];
  for (const { size, language } of looks) {
    await visit.page.setViewportSize(size);
    await visit.speak(language);
    found.push(...(await illegible(visit)).map((what) => `at ${size.width} in ${language}: ${what}`));
  }
  await visit.page.setViewportSize(before);
  return found;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page for people who use screen readers or keys, a line each. */
export async function findings({ page }: Visit): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}
