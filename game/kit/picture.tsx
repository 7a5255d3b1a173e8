/** What the small pictures have in common: a scale at the left, curves, and which colour stands for what. */
import type { ComponentChildren } from 'preact';

/** In units of a picture. */
export const WIDTH = 340;
/** Where what is drawn begins. */
export const LEFT = 44;

/** A line across, with its number at the scale. */
export function GridLine({ y, right, number }: { y: number; right: number; number: string }) {
  return (
    <>
      <line class="grid" x1={LEFT} y1={y} x2={right} y2={y} />
      <text x={LEFT - 6} y={y + 4} text-anchor="end">
        {number}
      </text>
    </>
  );
}

/** Points on a picture, joined with each other or as the corners of an area. */
export type Points = readonly (readonly [x: number, y: number])[];

export function listed(points: Points): string {
  return points.map((point) => point.join()).join(' ');
}

/** A line with a dot at each of its points. @param props.kind its class */
export function Curve({ kind, points }: { kind: string; points: Points }) {
  return (
    <>
      <polyline class={`curve ${kind}`} points={listed(points)} />
      {points.map(([cx, cy], at) => (
        <circle key={at} class={`dot ${kind}`} cx={cx} cy={cy} r={3.5} />
      ))}
    </>
  );
}

/** What a colour stands for. @param props.children a mark in it, in a box of 14 × 14 */
export function Key({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <span class="key">
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {children}
      </svg>
      {label}
    </span>
  );
}
