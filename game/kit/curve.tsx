/** A number that has changed, as a line without a scale. */

interface CurveProps {
  values: readonly number[];
  /** Of its box, in CSS px. */
  width: number;
  height: number;
}

/** The corners of the line in a box, as SVG writes them; a number that has not changed is in the middle. */
export function curvePoints({ values, width, height }: CurveProps): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = width / Math.max(1, values.length - 1);
  const heightOf = (value: number): number => (most === least ? 0.5 : (value - least) / (most - least)) * height;
  return values
    .map((value, index) => `${(index * step).toFixed(1)},${(height - heightOf(value)).toFixed(1)}`)
    .join(' ');
}

/** Hidden from screen readers: what it shows is said beside it. */
export function Curve(props: CurveProps) {
  return (
    <svg class="curve" width={props.width} height={props.height} aria-hidden="true">
      <polyline points={curvePoints(props)} />
    </svg>
  );
}
