/** Strength over time as a small picture, with its numbers as a table. */
import type { Interval } from '../../../engine/statistics.ts';
import { clamp } from '../../base/geometry.ts';
import { percent } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { NumbersTable } from '../../kit/figures.tsx';
import type { Measured } from '../../services/teaching/course-log.ts';
import type { Strength } from '../../services/teaching/strength.ts';
import { Curve, GridLine, Key, LEFT, listed, WIDTH } from '../../kit/picture.tsx';
import { sharesOf } from './strength-in-words.ts';

interface ChartLine {
  name: 'expert' | 'start';
  label: string;
  points: readonly { seconds: number; range: Interval }[];
}

const HEIGHT = 150;
const RIGHT = WIDTH - 8;
const TOP = 10;
const BOTTOM = HEIGHT - 20;
const SCALE = [0, 0.5, 1];

interface StrengthChartProps {
  measured: readonly Measured[];
  /** At the table at which is measured. */
  players: number;
}

export function StrengthChart({ measured, players }: StrengthChartProps) {
  const text = words().teaching;
  const lines = linesOf(measured);
  const latest = Math.max(60, ...measured.map(({ seconds }) => seconds));
  const x = (seconds: number): number => LEFT + (seconds / latest) * (RIGHT - LEFT);
  const fair = 1 / players;
  return (
    <figure class="strength">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text.strength}>
        {SCALE.map((share) => (
          <GridLine key={share} y={y(share)} right={RIGHT} number={percent(share)} />
        ))}
        <line class="fair" x1={LEFT} y1={y(fair)} x2={RIGHT} y2={y(fair)} />
        {lines.map((line) => (
          <Band key={line.name} {...line} x={x} />
        ))}
        {lines.map(({ name, points }) => (
          <Curve key={name} kind={name} points={points.map(({ seconds, range }) => [x(seconds), y(range.mean)])} />
        ))}
        <text x={LEFT} y={HEIGHT - 4}>
          0
        </text>
        <text x={RIGHT} y={HEIGHT - 4} text-anchor="end">
          {minuteOf(latest)}
        </text>
      </svg>
      <p class="keys">
        {lines.map(({ name, label }) => (
          <Key key={name} label={label}>
            <circle class={`dot ${name}`} cx={7} cy={7} r={5} />
          </Key>
        ))}
      </p>
      <p class="soft">{text.picture(percent(fair))}</p>
      <Numbers measured={measured} />
    </figure>
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

/** The range of 95% around a line; of a single point, a stroke. */
function Band({ name, points, x }: ChartLine & { x: (seconds: number) => number }) {
  const edge = (end: 'low' | 'high') => points.map(({ seconds, range }) => [x(seconds), y(range[end])] as const);
  return <polygon class={`band ${name}`} points={listed([...edge('high'), ...edge('low').toReversed()])} />;
}

function minuteOf(seconds: number): string {
  return String(Math.round(seconds / 6) / 10);
}

function Numbers({ measured }: Pick<StrengthChartProps, 'measured'>) {
  const { minute, againstExpert, againstStart, range, strength: label } = words().teaching;
  const cells = (of: Interval | undefined): string[] => {
    if (of === undefined) return ['–', '–'];
    const [mean, low, high] = sharesOf(of);
    return [mean, `${low} – ${high}`];
  };
  const rows = measured.map(({ seconds, strength: { expert, start } }) => [
    minuteOf(seconds),
    ...cells(expert),
    ...cells(start?.wins),
  ]);
  return (
    <details>
      <summary>{words().statistics.numbers}</summary>
      <NumbersTable label={label} head={[minute, againstExpert, range, againstStart, range]} rows={rows} />
    </details>
  );
}
