/** Strength over time as a small picture, with its numbers as a table. */
import type { Interval } from '../../../engine/statistics.ts';
import { element } from '../../base/elements.ts';
import { clamp } from '../../base/geometry.ts';
import { percent } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { Measured } from '../../services/teaching/course-log.ts';
import type { Strength } from '../../services/teaching/strength.ts';
import { numbersTable } from '../../ui/dialogs/figures.ts';
import { svgElement } from '../../ui/dialogs/icons.ts';
import { sharesOf } from './strength-in-words.ts';

/** One of the lines: what it is called, and how it is drawn. */
interface ChartLine {
  name: 'expert' | 'start';
  label: string;
  points: readonly { seconds: number; range: Interval }[];
}

/** In units of the picture; the scale is at the left. */
const WIDTH = 340;
const HEIGHT = 150;
const LEFT = 40;
const RIGHT = WIDTH - 8;
const TOP = 10;
const BOTTOM = HEIGHT - 20;
/** Shares that are written at the scale. */
const SCALE = [0, 0.5, 1];

/** @param players at the table at which is measured */
export function strengthChart(measured: readonly Measured[], players: number): HTMLElement {
  const text = words().teaching;
  const lines = linesOf(measured);
  const latest = Math.max(60, ...measured.map(({ seconds }) => seconds));
  const x = (seconds: number): number => LEFT + (seconds / latest) * (RIGHT - LEFT);
  const fair = 1 / players;
  return element(
    'figure',
    { className: 'strength' },
    svgElement(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': text.strength },
      ...SCALE.flatMap(gridLine),
      svgElement('line', { class: 'fair', x1: LEFT, y1: y(fair), x2: RIGHT, y2: y(fair) }),
      ...lines.map((line) => band(line, x)),
      ...lines.flatMap((line) => curve(line, x)),
      svgElement('text', { x: LEFT, y: HEIGHT - 4 }, '0'),
      svgElement('text', { x: RIGHT, y: HEIGHT - 4, 'text-anchor': 'end' }, minuteOf(latest)),
    ),
    element('p', { className: 'keys' }, ...lines.map(key)),
    element('p', { className: 'soft' }, text.picture(percent(fair))),
    numbers(measured),
  );
}

function linesOf(measured: readonly Measured[]): ChartLine[] {
  const { againstExpert, againstStart } = words().teaching;
  const pointsOf = (rangeOf: (strength: Strength) => Interval | undefined): ChartLine['points'] =>
    measured.flatMap(({ seconds, strength }) => {
      const range = rangeOf(strength);
      return range === undefined ? [] : [{ seconds, range }];
    });
  const lines: ChartLine[] = [
    { name: 'start', label: againstStart, points: pointsOf(({ start }) => start?.wins) },
    { name: 'expert', label: againstExpert, points: pointsOf(({ expert }) => expert) },
  ];
  return lines.filter(({ points }) => points.length > 0);
}

function y(share: number): number {
  return BOTTOM - clamp(share, 0, 1) * (BOTTOM - TOP);
}

function gridLine(share: number): SVGElement[] {
  return [
    svgElement('line', { class: 'grid', x1: LEFT, y1: y(share), x2: RIGHT, y2: y(share) }),
    svgElement('text', { x: LEFT - 6, y: y(share) + 4, 'text-anchor': 'end' }, percent(share)),
  ];
}

/** The range of 95% around a line; of a single point, a stroke. */
function band({ name, points }: ChartLine, x: (seconds: number) => number): SVGElement {
  const corners = [
    ...points.map(({ seconds, range }) => [x(seconds), y(range.high)]),
    ...points.toReversed().map(({ seconds, range }) => [x(seconds), y(range.low)]),
  ];
  return svgElement('polygon', { class: `band ${name}`, points: corners.map((corner) => corner.join()).join(' ') });
}

function curve({ name, points }: ChartLine, x: (seconds: number) => number): SVGElement[] {
  const places = points.map(({ seconds, range }) => ({ cx: x(seconds), cy: y(range.mean) }));
  return [
    svgElement('polyline', { class: `curve ${name}`, points: places.map(({ cx, cy }) => `${cx},${cy}`).join(' ') }),
    ...places.map((place) => svgElement('circle', { ...place, class: `dot ${name}`, r: 3.5 })),
  ];
}

/** What a line stands for. */
function key({ name, label }: ChartLine): HTMLElement {
  const dot = svgElement('circle', { class: `dot ${name}`, cx: 7, cy: 7, r: 5 });
  return element(
    'span',
    { className: 'key' },
    svgElement('svg', { viewBox: '0 0 14 14', 'aria-hidden': 'true' }, dot),
    label,
  );
}

function minuteOf(seconds: number): string {
  return String(Math.round(seconds / 6) / 10);
}

function numbers(measured: readonly Measured[]): HTMLElement {
  const { minute, againstExpert, againstStart, range, strength } = words().teaching;
  const cells = (of: Interval | undefined): string[] => {
    if (of === undefined) return ['–', '–'];
    const [mean, low, high] = sharesOf(of);
    return [mean, `${low} – ${high}`];
  };
  const head = [minute, againstExpert, range, againstStart, range];
  const rows = measured.map(({ seconds, strength: { expert, start } }) => [
    minuteOf(seconds),
    ...cells(expert),
    ...cells(start?.wins),
  ]);
  return element(
    'details',
    {},
    element('summary', {}, words().statistics.numbers),
    numbersTable(strength, { head, rows }),
  );
}
