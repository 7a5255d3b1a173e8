import { expect, test } from 'vitest';
import { asksForPage, hasGraphics, PAGE_ADDRESS } from '../../../game/base/display.ts';

test('an address asks for the page by switching the canvas off', () => {
  expect([PAGE_ADDRESS, '?seed=7&canvas=off', '?canvas=on', '?off', ''].map(asksForPage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a browser that knows no WebGL has no graphics', () => {
  expect('WebGLRenderingContext' in window).toBe(false);
  expect(hasGraphics()).toBe(false);
});
