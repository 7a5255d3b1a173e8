/** Zooming in on a dialog, and out of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoLaterZoom } from '../../../game/base/zoom.ts';

const CONTENT = 'width=device-width, initial-scale=1';

let page: HTMLMetaElement;

beforeEach(() => {
  vi.useFakeTimers();
  page = document.createElement('meta');
  Object.assign(page, { name: 'viewport', content: CONTENT });
  document.head.replaceChildren(page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['zooms in on a dialog', 1, 5, 1, true],
  ['does so in two dialogs of which both close', 1, 2, 2, true],
  ['has not zoomed', 1, 1, 1, false],
  ['has done so before', 2, 2, 1, false],
  ['has zoomed out', 2, 1, 1, false],
])('whoever %s sees everything as before after it, and may zoom again', (_who, before, after, dialogs, undoes) => {
  vi.stubGlobal('visualViewport', { scale: before });
  const undo = Array.from({ length: dialogs }, undoLaterZoom);
  vi.stubGlobal('visualViewport', { scale: after });
  for (const one of undo) one();
  expect(page.content).toBe(undoes ? `${CONTENT}, maximum-scale=1` : CONTENT);
  vi.runAllTimers();
  expect(page.content).toBe(CONTENT);
});
