/** Windows that are smaller than everything is laid out for: all of it is drawn smaller there, and nothing is left out. */
import type { Rect } from './geometry.ts';
import type { Screen } from './viewport.ts';

/** The safe area that every layout is made for has at least these sides, whichever way it is held. In px of the layout. */
const LEAST_SHORT = 360;
const LEAST_LONG = 640;

/** CSS px for each px of the layout: 1 where the window is large enough, less where it is not, never 0. */
export function layoutScale({ width, height, safe }: Screen): number {
  const across = Math.max(1, width - safe.left - safe.right);
  const down = Math.max(1, height - safe.top - safe.bottom);
  return Math.min(1, Math.min(across, down) / LEAST_SHORT, Math.max(across, down) / LEAST_LONG);
}

/** A window in px of the layout. @param scale CSS px for each of them */
export function toLayout({ width, height, safe }: Screen, scale: number): Screen {
  return {
    width: Math.max(1, width) / scale,
    height: Math.max(1, height) / scale,
    safe: {
      top: safe.top / scale,
      right: safe.right / scale,
      bottom: safe.bottom / scale,
      left: safe.left / scale,
    },
  };
}

/** A place of the layout on the page, in CSS px. */
export function toPage({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
