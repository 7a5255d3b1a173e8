/** Zooming in on a dialog, and out of it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { undoLaterZoom } from '../../../game/base/zoom.ts';

const CONTENT = 'width=device-width, initial-scale=1';

let page: HTMLMetaElement;

beforeEach(() => {
  vi.useFakeTimers();
  page = document.createElement('meta');
  page.name = 'viewport';
  page.content = CONTENT;
  document.head.replaceChildren(page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function zoomTo(scale: number): void {
  vi.stubGlobal('visualViewport', { scale });
}

describe('whoever has zoomed in on a dialog', () => {
  test('sees everything again after it, and may zoom in again', () => {
    zoomTo(1);
    const undo = undoLaterZoom();
    zoomTo(5);
    undo();
    expect(page.content).toBe(`${CONTENT}, maximum-scale=1`);
    vi.runAllTimers();
    expect(page.content).toBe(CONTENT);
  });

  test('may do so in two dialogs of which both close', () => {
    zoomTo(1);
    const undo = [undoLaterZoom(), undoLaterZoom()];
    zoomTo(2);
    for (const one of undo) one();
    vi.runAllTimers();
    expect(page.content).toBe(CONTENT);
  });
});

test.each([
  ['has not zoomed', 1, 1],
  ['has done so before', 2, 2],
  ['has zoomed out', 2, 1],
])('nothing changes for whoever %s', (_who, before, after) => {
  zoomTo(before);
  const undo = undoLaterZoom();
  zoomTo(after);
  undo();
  expect(page.content).toBe(CONTENT);
});
