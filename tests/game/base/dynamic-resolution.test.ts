import { expect, test } from 'vitest';
import { DynamicResolution } from '../../../game/base/dynamic-resolution.ts';

/** A screen that draws a frame in so many ms, by how many canvas pixels there are for each CSS pixel. */
function screen(timeOf: (ratio: number) => number) {
  const ratios = [3, 2, 1.5, 1];
  let at = 0;
  const resolution = new DynamicResolution({
    coarsen: () => at + 1 < ratios.length && ++at > 0,
    refine: () => void at--,
  });
  /** Moves for so many frames, and comes to rest. @returns the ratio from then on */
  return (frames: number): number => {
    for (let frame = 0; frame < frames; frame++) resolution.note(timeOf(ratios[at]));
    resolution.adjust();
    return ratios[at];
  };
}

test.each<[string, (ratio: number) => number, number[]]>([
  ['frames come quickly enough as fine as the screen', () => 1000 / 60, [3, 3, 3]],
  ['each pixel takes time: it becomes coarser until they do', (ratio) => 8 * ratio ** 2, [3, 2, 2, 1.5, 1.5, 1.5]],
  ['nothing is quick: it stays readable', (ratio) => 50 * ratio ** 2, [3, 2, 2, 1.5, 1.5, 1, 1, 1]],
  [
    'a screen shows 30 frames a second, however coarse: it gets its pixels back for good',
    () => 1000 / 30,
    [3, 2, 2, 3, 3, 3],
  ],
  [
    'it helped once and not again: that is taken back',
    (ratio) => Math.max(30, 20 * ratio),
    [3, 2, 2, 1.5, 1.5, 1, 1, 1.5, 1.5],
  ],
])('where %s', (_, timeOf, ratios) => {
  const move = screen(timeOf);
  expect(ratios.map(() => move(80))).toEqual(ratios);
});

test('slowness that passes, a few slow frames and a page that was hidden change nothing', () => {
  let isBusy = true;
  const passing = screen(() => (isBusy ? 60 : 16));
  expect(passing(80)).toBe(3);
  isBusy = false;
  expect([passing(80), passing(80)]).toEqual([3, 3]);
  expect([screen(() => 100)(5), screen(() => 5000)(200)]).toEqual([3, 3]);
});
