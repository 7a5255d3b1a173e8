/** Contrast of two colours as WCAG 2.2 defines it. */
import { toInteger } from '../../../../game/base/theme/colours.ts';

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#RRGGBB`, 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const value = toInteger(colour);
  return 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
}

/** Contrast ratio of two colours, 1 to 21. Text needs at least 4.5, shapes at least 3. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
