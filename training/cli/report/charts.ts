/** Charts as text of a page: lines and whiskers as SVG, bars as HTML. Colours and fonts come from the style sheet by class. */
import { extentOf } from '../../../engine/statistics.ts';

export interface ChartPoint {
  x: number;
  y: number;
  interval?: readonly [low: number, high: number];
}

interface LineChart {
  /** In their order; the first is what the chart is about. */
  series: readonly (readonly ChartPoint[])[];
  /** A line across, to compare with. */
  reference?: { name: string; y: number };
  /** Values that the axis always includes. */
  include?: readonly number[];
  format: (y: number) => string;
  formatX: (x: number) => string;
  width: number;
  height: number;
  label: string;
}

const MARGIN = { left: 48, right: 16, top: 10, bottom: 26 };
/** With more points than this, only the line is drawn, without dots and tooltips. */
const MOST_DOTS = 60;
const LINE_CLASSES = ['first', 'second', 'third'];

export function lineChartSvg({ series, reference, include = [], width, height, ...chart }: LineChart): string {
  const { format, formatX, label } = chart;
  const points = series.flat();
  const values = points.flatMap(({ y, interval = [] }) => [y, ...interval]);
  const ticksY = ticks([...values, ...(reference ? [reference.y] : []), ...include], 4);
  const ticksX = ticks([0, ...points.map(({ x }) => x)], Math.max(2, Math.floor(width / 130)));
  const right = Math.max(extentOf(points.map(({ x }) => x)).most, Number.MIN_VALUE);
  const x = scale([0, right], [MARGIN.left, width - MARGIN.right]);
  const y = scale([ticksY[0], ticksY[ticksY.length - 1]], [height - MARGIN.bottom, MARGIN.top]);
  const across = (kind: string, at: number): string => line(kind, [MARGIN.left, y(at)], [width - MARGIN.right, y(at)]);
  const path = (all: readonly ChartPoint[]): string => all.map((at) => `${round(x(at.x))},${round(y(at.y))}`).join(' ');
  const lines = series.map((own, i) => {
    const kind = LINE_CLASSES[i % LINE_CLASSES.length];
    const banded = own.flatMap(({ x, interval }) => (interval === undefined ? [] : [{ x, interval }]));
    const edge = (side: 0 | 1): ChartPoint[] => banded.map(({ x, interval }) => ({ x, y: interval[side] }));
    const dots = own.length > MOST_DOTS ? [] : own;
    return [
      banded.length > 1
        ? element('polygon', `band ${kind}`, { points: path([...edge(0), ...edge(1).toReversed()]) })
        : '',
      element('polyline', `line ${kind}`, { points: path(own) }),
      ...dots.map((at) =>
        element(
          'circle',
          `dot ${kind}`,
          { cx: x(at.x), cy: y(at.y), r: 3 },
          `<title>${escape(`${formatX(at.x)}: ${format(at.y)}`)}</title>`,
        ),
      ),
    ].join('');
  });
  return svg(width, height, label, [
    ...ticksY.map((at) => across('grid', at) + text('tick', [MARGIN.left - 7, y(at) + 4], format(at), 'end')),
    ...ticksX
      .filter((at) => at <= right)
      .map((at) => text('tick', [x(at), height - 8], formatX(at), at === 0 ? 'start' : 'middle')),
    ...(reference
      ? [
          across('reference', reference.y) +
            text('note', [width - MARGIN.right, y(reference.y) - 5], reference.name, 'end'),
        ]
      : []),
    ...lines.toReversed(),
  ]);
}

interface WhiskerRow {
  name: string;
  mean: number;
  low: number;
  high: number;
  text: string;
}

/** Shares with their intervals, a row each, from 0 to 1. @param fair the share with which nobody is better */
export function whiskerChartSvg(rows: readonly WhiskerRow[], fair: number, width: number, label: string): string {
  const [row, top, from] = [32, 20, 190];
  const x = scale([0, 1], [from, width - 130]);
  const bottom = top + rows.length * row;
  return svg(width, bottom + 24, label, [
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        line('grid', [x(share), top], [x(share), bottom]) +
        text('tick', [x(share), bottom + 18], `${100 * share}%`, 'middle'),
    ),
    line('reference', [x(fair), top - 4], [x(fair), bottom]),
    text('note', [x(fair), top - 8], 'fair share', 'middle'),
    ...rows.map(({ name, mean, low, high, text: written }, i) => {
      const middle = top + i * row + row / 2;
      const at = (share: number): number => x(Math.min(Math.max(share, 0), 1));
      const kind = low > fair ? 'above' : high < fair ? 'below' : 'even';
      return [
        text('name', [from - 14, middle + 4], name, 'end'),
        line(`whisker ${kind}`, [at(low), middle], [at(high), middle]),
        element('circle', `mean ${kind}`, { cx: at(mean), cy: middle, r: 5.5 }),
        text('value', [width - 118, middle + 4], written),
      ].join('');
    }),
  ]);
}

export interface BarRow {
  name: string;
  value: number;
  text: string;
  kind: string;
}

export function barChart(bars: readonly BarRow[]): string {
  const { most } = extentOf(bars.map(({ value }) => value));
  const rows = bars.map(
    ({ name, value, text, kind }) =>
      `<dt>${escape(name)}</dt><dd><i class="${kind}" style="width:${round((55 * value) / most)}%"></i>${escape(text)}</dd>`,
  );
  return `<dl class="bars">${rows.join('')}</dl>`;
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Reduces points to at most `most`, each the mean of a group of equal size. */
export function thinned(points: readonly ChartPoint[], most: number): ChartPoint[] {
  const size = Math.ceil(points.length / most);
  return Array.from({ length: Math.ceil(points.length / size) || 0 }, (_, i) => {
    const group = points.slice(i * size, (i + 1) * size);
    const mean = (of: 'x' | 'y'): number => group.reduce((sum, point) => sum + point[of], 0) / group.length;
    return { x: mean('x'), y: mean('y') };
  });
}

type ChartPlace = readonly [x: number, y: number];

function element(name: string, kind: string, attributes: Record<string, number | string>, content = ''): string {
  const written = Object.entries(attributes).map(([key, at]) => ` ${key}="${typeof at === 'number' ? round(at) : at}"`);
  return `<${name} class="${kind}"${written.join('')}>${content}</${name}>`;
}

function line(kind: string, [x1, y1]: ChartPlace, [x2, y2]: ChartPlace): string {
  return element('line', kind, { x1, x2, y1, y2 });
}

function text(kind: string, [x, y]: ChartPlace, content: string, anchor = 'start'): string {
  return element('text', kind, { x, y, 'text-anchor': anchor }, escape(content));
}

function svg(width: number, height: number, label: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(label)}">${parts.join('')}</svg>`;
}

function scale([a, b]: ChartPlace, [c, d]: ChartPlace): (value: number) => number {
  return (value) => (b === a ? c : c + ((value - a) / (b - a)) * (d - c));
}

/** About `about` round numbers that span all values. */
export function ticks(values: readonly number[], about: number): number[] {
  const { least: low, most: high } = extentOf(values);
  const rough = (high - low || Math.abs(high) || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) as number);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
