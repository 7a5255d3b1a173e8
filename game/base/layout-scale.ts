/** In windows that are smaller than the layouts' minimum, everything is drawn smaller, and nothing is left out. */
import type { Rect } from './geometry.ts';
import type { Screen, Viewport } from './viewport.ts';

/** Minimum sides of the safe area that layouts are made for, in either orientation. In layout px. */
const LEAST_SHORT = 360;
const LEAST_LONG = 640;

/**
 * CSS px per layout px: 1 if the window is large enough, otherwise less, but never 0.
 * @param leastShort minimum of the shorter side of the safe area, in layout px
 */
export function layoutScale({ width, height, safe }: Screen, leastShort = LEAST_SHORT): number {
  const across = Math.max(1, width - safe.left - safe.right);
  const down = Math.max(1, height - safe.top - safe.bottom);
  return Math.min(1, Math.min(across, down) / leastShort, Math.max(across, down) / LEAST_LONG);
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
  const scale = layoutScale(part, leastShort);
  return { ...toLayout(part, scale), dpr: dpr * scale };
}
