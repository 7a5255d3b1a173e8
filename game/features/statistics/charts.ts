/** Small charts in the colours of the dialog's paper, each with its numbers as a table. */
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import { numbersTable } from '../../ui/dialogs/figures.ts';
import { svgElement } from '../../ui/dialogs/icons.ts';

/** One bar: how many there were, and how many of them were won. */
interface Bar {
  label: string;
  count: number;
  won: number;
  /** Printed above it. */ above?: string;
}

interface ChartOptions {
  title: string;
  /** A line below the title. */
  lead?: string;
  bars: readonly Bar[];
  /** The share that was won as a line over the bars. */
  hasRate?: boolean;
  /** The name of a bar's rest. */
  rest: string;
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

/** In units of the chart. */
const WIDTH = 340;
const HEIGHT = 150;
const BASE = HEIGHT - 20;
const TOP = 20;
const WIDEST_BAR = 44;
/** Smallest width for a label below a bar. */
const LABEL_ROOM = 38;

/** Bars side by side, with a table of the same numbers to open. */
export function barChart({ title, lead, bars, hasRate = false, rest, table }: ChartOptions): HTMLElement {
  const messages = words().statistics;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.min(WIDEST_BAR, step * 0.72);
  const heightOf = (count: number): number => (count / most) * (BASE - TOP);
  const every = Math.ceil(LABEL_ROOM / step);
  const middle = (index: number): number => (index + 0.5) * step;
  const parts = bars.flatMap(({ label, count, won, above }, index) => {
    const x = middle(index) - width / 2;
    const [all, part] = [heightOf(count), heightOf(won)];
    return [
      svgElement('rect', { class: 'rest', x, y: BASE - all, width, height: all }),
      svgElement('rect', { class: 'won', x, y: BASE - part, width, height: part }),
      ...(above === undefined ? [] : [text(above, middle(index), BASE - all - 5, 'strong')]),
      ...(index % every === 0 ? [text(label, middle(index), HEIGHT - 4)] : []),
    ];
  });
  const rates = bars.map(({ count, won }, index) => ({
    x: middle(index),
    y: BASE - (won / Math.max(1, count)) * (BASE - TOP),
  }));
  const line = hasRate
    ? [
        svgElement('polyline', { class: 'rate', points: rates.map(({ x, y }) => `${x},${y}`).join(' ') }),
        ...rates.map(({ x, y }) => svgElement('circle', { class: 'point', cx: x, cy: y, r: 3.5 })),
      ]
    : [];
  return figure(
    { title, lead, table },
    HEIGHT,
    [svgElement('line', { class: 'grid', x1: 0, y1: BASE, x2: WIDTH, y2: BASE }), ...parts, ...line],
    [key('won', messages.won), key('rest', rest), ...(hasRate ? [key('rate', messages.share)] : [])],
  );
}

/** Of a chart with one bar per line: the height of a line, and where the bars begin and end. */
const LINE = 24;
const LINE_BAR = 15;
const FROM = 118;
const TO = 296;

/** Bars below one another, each between its label and its value. */
export function lineChart({ title, lead, bars, rest, table }: ChartOptions): HTMLElement {
  const messages = words().statistics;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const lengthOf = (count: number): number => (count / most) * (TO - FROM);
  const parts = bars.flatMap(({ label, count, won, above = '' }, index) => {
    const y = index * LINE + (LINE - LINE_BAR) / 2;
    const bar = { x: FROM, y, height: LINE_BAR };
    const words = { y: y + LINE_BAR - 3 };
    return [
      svgElement('text', { ...words, x: FROM - 8, 'text-anchor': 'end' }, label),
      svgElement('rect', { ...bar, class: 'rest', width: lengthOf(count) }),
      svgElement('rect', { ...bar, class: 'won', width: lengthOf(won) }),
      svgElement('text', { ...words, x: FROM + lengthOf(count) + 6, class: 'strong' }, above),
    ];
  });
  return figure({ title, lead, table }, bars.length * LINE, parts, [key('won', messages.won), key('rest', rest)]);
}

function figure(
  { title, lead, table }: { title: string; lead: string | undefined; table: ChartOptions['table'] },
  height: number,
  parts: readonly SVGElement[],
  keys: readonly HTMLElement[],
): HTMLElement {
  return element(
    'figure',
    {},
    element('h2', {}, title),
    ...(lead === undefined ? [] : [element('p', { className: 'soft' }, lead)]),
    svgElement('svg', { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': title }, ...parts),
    element('p', { className: 'keys' }, ...keys),
    element('details', {}, element('summary', {}, words().statistics.numbers), numbersTable(title, table)),
  );
}

function text(said: string, x: number, y: number, name = ''): SVGTextElement {
  return svgElement('text', { x, y, class: name, 'text-anchor': 'middle' }, said);
}

/** What a colour stands for. */
function key(name: 'won' | 'rest' | 'rate', label: string): HTMLElement {
  const shape =
    name === 'rate'
      ? svgElement('circle', { class: 'point', cx: 7, cy: 7, r: 4 })
      : svgElement('rect', { class: name, x: 1, y: 1, width: 12, height: 12 });
  return element(
    'span',
    { className: 'key' },
    svgElement('svg', { viewBox: '0 0 14 14', 'aria-hidden': 'true' }, shape),
    label,
  );
}
