/** Charts as SVG text. Colours and fonts come from the page's style sheet by class. */
import { extentOf } from '../../learner/evaluation/extent.ts';

export interface ChartPoint {
  x: number;
  y: number;
  /** A 95% interval, where there is one. */
  low?: number;
  high?: number;
}

interface LineChart {
  /** In their order; the first is what the chart is about. */
  series: { name: string; points: readonly ChartPoint[] }[];
  /** Lines across, to compare with. */
  references?: { name: string; y: number }[];
  /** Values that the axis always includes. */
  include?: readonly number[];
  format: (y: number) => string;
  formatX: (x: number) => string;
  width: number;
  height: number;
  /** A description for screen readers. */
  label: string;
}

const MARGIN = { left: 48, right: 16, top: 10, bottom: 26 };
/** With more points than this, only the line is drawn, without dots and tooltips. */
const MOST_DOTS = 60;
const LINE_CLASSES = ['first', 'second', 'third'];

export function lineChartSvg(chart: LineChart): string {
  const { series, references = [], width, height, format, formatX } = chart;
  const points = series.flatMap((one) => one.points);
  const values = [
    ...points.flatMap(({ y, low, high }) => [y, low ?? y, high ?? y]),
    ...references.map(({ y }) => y),
    ...(chart.include ?? []),
  ];
  const ticksY = ticks(values, 4);
  const ticksX = ticks([0, ...points.map(({ x }) => x)], Math.max(2, Math.floor(width / 130)));
  const right = Math.max(extentOf(points.map(({ x }) => x)).most, Number.MIN_VALUE);
  const x = scale([0, right], [MARGIN.left, width - MARGIN.right]);
  const y = scale([ticksY[0], ticksY[ticksY.length - 1]], [height - MARGIN.bottom, MARGIN.top]);
  const at = ({ x: px, y: py }: ChartPoint): string => `${round(x(px))},${round(y(py))}`;

  const grid = ticksY.map(
    (tick) =>
      `<line class="grid" x1="${MARGIN.left}" x2="${width - MARGIN.right}" y1="${round(y(tick))}" y2="${round(y(tick))}"/>` +
      `<text class="tick" x="${MARGIN.left - 7}" y="${round(y(tick) + 4)}" text-anchor="end">${escape(format(tick))}</text>`,
  );
  const below = ticksX
    .filter((tick) => tick <= right)
    .map(
      (tick) =>
        `<text class="tick" x="${round(x(tick))}" y="${height - 8}" text-anchor="${tick === 0 ? 'start' : 'middle'}">${escape(formatX(tick))}</text>`,
    );
  const across = references.map(
    ({ name, y: value }) =>
      `<line class="reference" x1="${MARGIN.left}" x2="${width - MARGIN.right}" y1="${round(y(value))}" y2="${round(y(value))}"/>` +
      `<text class="note" x="${width - MARGIN.right}" y="${round(y(value) - 5)}" text-anchor="end">${escape(name)}</text>`,
  );
  const lines = series.map(({ points: own }, i) => {
    const banded = own.filter(({ low, high }) => low !== undefined && high !== undefined);
    const edge = [
      ...banded.map((point) => at({ x: point.x, y: point.low as number })),
      ...banded.toReversed().map((point) => at({ x: point.x, y: point.high as number })),
    ];
    const band = banded.length > 1 ? `<polygon class="band ${LINE_CLASSES[i]}" points="${edge.join(' ')}"/>` : '';
    const dots =
      own.length > MOST_DOTS
        ? ''
        : own
            .map(
              (point) =>
                `<circle class="dot ${LINE_CLASSES[i]}" cx="${round(x(point.x))}" cy="${round(y(point.y))}" r="3"><title>${escape(`${formatX(point.x)}: ${format(point.y)}`)}</title></circle>`,
            )
            .join('');
    return `${band}<polyline class="line ${LINE_CLASSES[i]}" points="${own.map(at).join(' ')}"/>${dots}`;
  });
  return svg(width, height, chart.label, [...grid, ...below, ...across, ...lines.toReversed()]);
}

export interface BarRow {
  name: string;
  value: number;
  /** What is written at its end. */
  text: string;
  /** A class for its colour. */
  kind: string;
}

/** Bars from left to right, a row each. */
export function barChartSvg(bars: readonly BarRow[], width: number, label: string): string {
  const row = 28;
  const from = 190;
  const x = scale([0, Math.max(...bars.map(({ value }) => value))], [0, width - from - 120]);
  const rows = bars.map(({ name, value, text, kind }, i) => {
    const middle = i * row + row / 2;
    return (
      `<text class="name" x="${from - 10}" y="${middle + 4}" text-anchor="end">${escape(name)}</text>` +
      `<rect class="bar ${kind}" x="${from}" y="${middle - 8}" width="${round(Math.max(x(value), 1))}" height="16" rx="3"/>` +
      `<text class="tick" x="${round(from + Math.max(x(value), 1) + 8)}" y="${middle + 4}">${escape(text)}</text>`
    );
  });
  return svg(width, bars.length * row, label, rows);
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
  const row = 32;
  const top = 20;
  const from = 190;
  const x = scale([0, 1], [from, width - 130]);
  const height = top + rows.length * row + 24;
  const parts = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="grid" x1="${round(x(share))}" x2="${round(x(share))}" y1="${top}" y2="${height - 24}"/>` +
      `<text class="tick" x="${round(x(share))}" y="${height - 6}" text-anchor="middle">${100 * share}%</text>`,
  );
  parts.push(
    `<line class="reference" x1="${round(x(fair))}" x2="${round(x(fair))}" y1="${top - 4}" y2="${height - 24}"/>`,
    `<text class="note" x="${round(x(fair))}" y="${top - 8}" text-anchor="middle">fair share</text>`,
  );
  rows.forEach(({ name, mean, low, high, text }, i) => {
    const middle = top + i * row + row / 2;
    const clip = (share: number): number => round(x(Math.min(Math.max(share, 0), 1)));
    const kind = low > fair ? 'above' : high < fair ? 'below' : 'even';
    parts.push(
      `<text class="name" x="${from - 14}" y="${middle + 4}" text-anchor="end">${escape(name)}</text>`,
      `<line class="whisker ${kind}" x1="${clip(low)}" x2="${clip(high)}" y1="${middle}" y2="${middle}"/>`,
      `<circle class="mean ${kind}" cx="${clip(mean)}" cy="${middle}" r="5.5"/>`,
      `<text class="value" x="${width - 118}" y="${middle + 4}">${escape(text)}</text>`,
    );
  });
  return svg(width, height, label, parts);
}

export interface Cell {
  row: number;
  column: number;
  /** 0 to 1, how strong its colour is. */
  share: number;
  title: string;
}

interface HeatMap {
  rows: readonly string[];
  columns: readonly string[];
  cells: readonly Cell[];
  /** By row, the column at whose left edge a mark stands, or null. */
  marks: readonly (number | null)[];
  /** By row, what is written at the right. */
  notes: readonly string[];
  width: number;
  label: string;
}

export function heatMapSvg({ rows, columns, cells, marks, notes, width, label }: HeatMap): string {
  const from = 90;
  const step = (width - from - 120) / columns.length;
  const row = 30;
  const top = 6;
  const height = top + rows.length * row + 26;
  const parts = [
    ...rows.map((name, i) => {
      const middle = top + i * row + row / 2 + 4;
      return (
        `<text class="name" x="${from - 12}" y="${middle}" text-anchor="end">${escape(name)}</text>` +
        `<text class="value" x="${round(from + columns.length * step + 12)}" y="${middle}">${escape(notes[i])}</text>`
      );
    }),
    ...columns.map(
      (name, i) =>
        `<text class="tick" x="${round(from + (i + 0.5) * step)}" y="${height - 8}" text-anchor="middle">${escape(name)}</text>`,
    ),
    ...cells.map(({ row: r, column, share, title }) => {
      const place = `x="${round(from + column * step + 1)}" y="${top + r * row + 1}" width="${round(step - 2)}" height="${row - 2}" rx="3"`;
      return `<rect class="cell" ${place}/><rect class="heat" ${place} style="opacity:${round(share)}"/><rect class="hover" ${place}><title>${escape(title)}</title></rect>`;
    }),
    ...marks.map((mark, r) => {
      if (mark === null) return '';
      const x = round(from + mark * step);
      return `<line class="mark" x1="${x}" x2="${x}" y1="${top + r * row - 1}" y2="${top + (r + 1) * row + 1}"/>`;
    }),
  ];
  return svg(width, height, label, parts);
}

/** Escapes text for HTML. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Reduces points to at most `most`, each the mean of a group of equal size. */
export function thinned(points: readonly ChartPoint[], most: number): ChartPoint[] {
  const size = Math.ceil(points.length / most);
  const thin: ChartPoint[] = [];
  for (let first = 0; first < points.length; first += size) {
    const group = points.slice(first, first + size);
    const mean = (pick: (point: ChartPoint) => number): number =>
      group.reduce((sum, point) => sum + pick(point), 0) / group.length;
    thin.push({ x: mean(({ x }) => x), y: mean(({ y }) => y) });
  }
  return thin;
}

function svg(width: number, height: number, label: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(label)}">${parts.join('')}</svg>`;
}

function scale([a, b]: readonly [number, number], [c, d]: readonly [number, number]): (value: number) => number {
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
