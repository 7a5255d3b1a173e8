/**
 * In windows that are smaller than the layouts' minimum everything is drawn smaller, and nothing is left out; in very large
 * ones everything is drawn larger, since they are looked at from further away, and so it is for whoever has larger letters,
 * as far as there is room.
 */
import type { Rect } from './geometry.ts';
import type { Screen, Viewport } from './viewport.ts';

/** Minimum sides of the safe area that layouts are made for, in either orientation. In layout px. */
const LEAST_SHORT = 360;
const LEAST_LONG = 640;
/** Maximum of the shorter side: that of screens of 4K is 2160. */
const MOST_SHORT = 1200;

/**
 * CSS px per layout px: 1 in windows of usual sizes, less in smaller ones, but never 0, and more in very large ones.
 * @param options `leastShort` is the minimum of the shorter side of the safe area, in layout px; `textScale` how many times
 *   larger than usual somebody wants letters
 */
export function layoutScale({ width, height, safe }: Screen, { leastShort = LEAST_SHORT, textScale = 1 } = {}): number {
  const across = Math.max(1, width - safe.left - safe.right);
  const down = Math.max(1, height - safe.top - safe.bottom);
  const short = Math.min(across, down);
  return Math.min(Math.max(textScale, short / MOST_SHORT), short / leastShort, Math.max(across, down) / LEAST_LONG);
}

/** A window in layout px. @param scale CSS px per layout px */
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

/** Converts layout px to CSS px of the page. */
export function toPage({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** A part of the window as a view of its own, in which everything is drawn smaller if it is too small. */
export function asView({ dpr, ...part }: Viewport, leastShort: number): Viewport {
  const scale = layoutScale(part, { leastShort });
  return { ...toLayout(part, scale), dpr: dpr * scale };
}
