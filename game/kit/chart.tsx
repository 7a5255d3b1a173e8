/** Small charts in the colours of the dialog's paper, each with its numbers as a table. */
import type { ComponentChildren } from 'preact';
import { words } from '../i18n/words.ts';
import { curvePoints } from './curve.tsx';
import { NumbersTable } from './figures.tsx';
import { Curve, GridLine, Key, LEFT, WIDTH } from './picture.tsx';

/** What a shape stands for: its class, and its name. */
type ChartKey = readonly [shape: 'bar' | 'dot', name: string, label: string];

interface AnyChartProps {
  title: string;
  lead?: string;
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

interface ChartProps extends AnyChartProps {
  height: number;
  keys?: readonly ChartKey[];
  /** What is drawn, from (0, 0) to (`WIDTH`, `height`). */
  children: ComponentChildren;
}

function Chart({ title, lead, height, keys = [], table, children }: ChartProps) {
  return (
    <figure>
      <h2>{title}</h2>
      {lead !== undefined && <p class="soft">{lead}</p>}
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={title}>
        {children}
      </svg>
      {keys.length > 0 && (
        <p class="keys">
          {keys.map(([shape, name, label]) => (
            <Key key={name} label={label}>
              {shape === 'dot' && <circle class={`dot ${name}`} cx={7} cy={7} r={4} />}
              {shape === 'bar' && <rect class={name} x={1} y={1} width={12} height={12} />}
            </Key>
          ))}
        </p>
      )}
      {table !== undefined && (
        <details>
          <summary>{words().statistics.numbers}</summary>
          <NumbersTable label={title} {...table} />
        </details>
      )}
    </figure>
  );
}

interface Bar {
  label: string;
  count: number;
  won: number;
  above?: string;
}

interface BarsProps extends AnyChartProps {
  bars: readonly Bar[];
  rest: string;
}

const HEIGHT = 150;
const BASE = HEIGHT - 20;
const TOP = 20;
const WIDEST_BAR = 44;
/** Smallest width for a label below a bar. */
const LABEL_ROOM = 38;

/** Bars side by side. @param props.hasRate whether the share that was won is a line over them */
export function BarChart({ bars, rest, hasRate = false, ...chart }: BarsProps & { hasRate?: boolean }) {
  const { share } = words().statistics;
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.min(WIDEST_BAR, step * 0.72);
  const every = Math.ceil(LABEL_ROOM / step);
  const heightOf = shareOf(bars, BASE - TOP);
  const middle = (index: number): number => (index + 0.5) * step;
  const keys: ChartKey[] = [...keysOf(rest), ...(hasRate ? [['dot', 'rate', share] as const] : [])];
  return (
    <Chart {...chart} height={HEIGHT} keys={keys}>
      <line class="grid" x1={0} y1={BASE} x2={WIDTH} y2={BASE} />
      {bars.map(({ label, count, won, above }, index) => {
        const bar = { x: middle(index) - width / 2, width };
        const text = { x: middle(index), 'text-anchor': 'middle' } as const;
        const [all, part] = [heightOf(count), heightOf(won)];
        return (
          <g key={index}>
            <rect class="rest" {...bar} y={BASE - all} height={all} />
            <rect class="won" {...bar} y={BASE - part} height={part} />
            {above !== undefined && (
              <text class="strong" {...text} y={BASE - all - 5}>
                {above}
              </text>
            )}
            {index % every === 0 && (
              <text {...text} y={HEIGHT - 4}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      {hasRate && <Rate bars={bars} middle={middle} />}
    </Chart>
  );
}

/** The share that was won, as a line. @param props.middle of a bar */
function Rate({ bars, middle }: { bars: readonly Bar[]; middle: (index: number) => number }) {
  const y = ({ count, won }: Bar): number => BASE - (won / Math.max(1, count)) * (BASE - TOP);
  return <Curve kind="rate" points={bars.map((bar, index) => [middle(index), y(bar)])} />;
}

/** How a number has changed, from the first value to the last. @param props.face of a value */
export function CurveChart({
  values,
  face,
  ...chart
}: AnyChartProps & { values: readonly number[]; face: (value: number) => string }) {
  const scale = [Math.max(...values), Math.min(...values)];
  return (
    <Chart {...chart} height={HEIGHT}>
      {[...new Set(scale)].map((value, index) => (
        <GridLine key={value} y={index === 0 ? TOP : BASE} right={WIDTH} number={face(value)} />
      ))}
      <polyline
        class="curve rate"
        transform={`translate(${LEFT} ${TOP})`}
        points={curvePoints({ values, width: WIDTH - LEFT - 4, height: BASE - TOP })}
      />
    </Chart>
  );
}

/** Of a chart with one bar per line: the height of a line, and where the bars begin and end. */
const LINE = 24;
const LINE_BAR = 15;
const FROM = 118;
const TO = 296;

/** Bars below one another, each between its label and its value. */
export function LineChart({ bars, rest, ...chart }: BarsProps) {
  const lengthOf = shareOf(bars, TO - FROM);
  return (
    <Chart {...chart} height={bars.length * LINE} keys={keysOf(rest)}>
      {bars.map(({ label, count, won, above }, index) => {
        const y = index * LINE + (LINE - LINE_BAR) / 2;
        const bar = { x: FROM, y, height: LINE_BAR };
        const base = y + LINE_BAR - 3;
        return (
          <g key={index}>
            <text x={FROM - 8} y={base} text-anchor="end">
              {label}
            </text>
            <rect class="rest" {...bar} width={lengthOf(count)} />
            <rect class="won" {...bar} width={lengthOf(won)} />
            <text class="strong" x={FROM + lengthOf(count) + 6} y={base}>
              {above}
            </text>
          </g>
        );
      })}
    </Chart>
  );
}

function shareOf(bars: readonly Bar[], length: number): (count: number) => number {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (count) => (count / most) * length;
}

function keysOf(rest: string): ChartKey[] {
  return [
    ['bar', 'won', words().statistics.won],
    ['bar', 'rest', rest],
  ];
}
