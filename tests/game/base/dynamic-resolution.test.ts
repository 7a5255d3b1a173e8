import { expect, test } from 'vitest';
import { DynamicResolution } from '../../../game/base/dynamic-resolution.ts';

/** A screen that draws a frame in so many ms, by how many canvas pixels there are for each CSS pixel. */
function screen(timeOf: (ratio: number) => number, { finest = 3 } = {}) {
  const ratios = [3, 2, 1.5, 1].filter((ratio) => ratio <= finest);
  let at = 0;
  const resolution = new DynamicResolution({
    coarsen: () => at + 1 < ratios.length && ++at > 0,
    refine: () => void at--,
  });
  return {
    /** Moves for so many frames, and comes to rest. @returns the ratio from then on */
    move: (frames: number): number => {
      for (let frame = 0; frame < frames; frame++) resolution.note(timeOf(ratios[at]));
      resolution.adjust();
      return ratios[at];
    },
  };
}

test('frames that come quickly enough are left as fine as the screen', () => {
  const { move } = screen(() => 1000 / 60);
  expect([1, 2, 3].map(() => move(80))).toEqual([3, 3, 3]);
});

test('where each pixel takes time, the picture becomes coarser until frames come quickly enough', () => {
  const { move } = screen((ratio) => 8 * ratio ** 2);
  expect([1, 2, 3, 4, 5, 6].map(() => move(80))).toEqual([3, 2, 2, 1.5, 1.5, 1.5]);
});

test('it never becomes coarser than can be read', () => {
  const { move } = screen((ratio) => 50 * ratio ** 2);
  expect(Array.from({ length: 8 }, () => move(80))).toEqual([3, 2, 2, 1.5, 1.5, 1, 1, 1]);
});

test('a screen that shows 30 frames a second, however coarse, gets its pixels back for good', () => {
  const { move } = screen(() => 1000 / 30);
  expect([1, 2, 3, 4, 5, 6].map(() => move(80))).toEqual([3, 2, 2, 3, 3, 3]);
});

test('what helped once and not again is taken back by one step', () => {
  const { move } = screen((ratio) => Math.max(30, 20 * ratio));
  expect(Array.from({ length: 9 }, () => move(80))).toEqual([3, 2, 2, 1.5, 1.5, 1, 1, 1.5, 1.5]);
});

test('slowness that passes, a few slow frames and a page that was hidden change nothing', () => {
  let isBusy = true;
  const passing = screen(() => (isBusy ? 60 : 16));
  expect(passing.move(80)).toBe(3);
  isBusy = false;
  expect([passing.move(80), passing.move(80)]).toEqual([3, 3]);
  const few = screen(() => 100);
  expect(few.move(5)).toBe(3);
  const hidden = screen(() => 5000);
  expect(hidden.move(200)).toBe(3);
});
