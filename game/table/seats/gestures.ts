/** How a face moves when its player knocks, loses or wins: pure functions of time. */
import type { Gesture } from '../../base/animals.ts';
import { hump, phase } from '../../base/easing.ts';
import type { Point } from '../../base/geometry.ts';
import { GESTURE_DURATION, RAPS } from '../../model/schedule.ts';

/** How far a face moves, as a share of its radius. */
const NOD = 0.16;
const SHAKE = 0.14;
const HOP = 0.3;
/** How often a face goes to and fro. */
const SHAKES = 2;

/** Where a face is at `share` of a gesture, from its place, in radii. */
export function gestureAt(gesture: Gesture, share: number): Point {
  switch (gesture) {
    case 'knocks':
      // With each rap of the fist it goes down.
      return { x: 0, y: NOD * Math.max(...RAPS.map((at) => nodAt(share * GESTURE_DURATION - at))) };
    case 'loses':
      return { x: SHAKE * (1 - share) * Math.sin(2 * Math.PI * SHAKES * share), y: 0 };
    case 'wins':
      // The second hop is lower.
      return { x: 0, y: -HOP * Math.max(hump(phase(share, 0, 0.6)), 0.5 * hump(phase(share, 0.6, 1))) };
  }
}

function nodAt(since: number): number {
  const [first, second] = RAPS;
  return hump(phase(since, 0, second - first));
}
