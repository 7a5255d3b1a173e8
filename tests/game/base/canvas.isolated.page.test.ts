/** The window in layout px: a page on which nothing has been measured yet. */
import { expect, test } from 'vitest';
import { viewport } from '../../../game/base/canvas.ts';

test('a page with larger letters is laid out for a window that is as much smaller', () => {
  document.documentElement.style.fontSize = '24px';
  Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
  const { width, height, scale } = viewport();
  expect(scale).toBe(1.5);
  expect(width).toBeCloseTo(1280 / 1.5);
  expect(height).toBeCloseTo(720 / 1.5);
});
