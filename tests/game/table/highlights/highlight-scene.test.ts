import { expect, test } from 'vitest';
import { DURATION } from '../../../../game/base/theme/motion.ts';
import { change, course } from '../../../../game/table/highlights/highlight-scene.ts';

const SPAN = [500, 1200] as const;
const moments = (reducedMotion: boolean) =>
  Array.from({ length: 200 }, (_, step) => ({ after: step * 10, arrived: 1, staying: 1, reducedMotion }));

test('with reduced motion things are where they were or where they go, and cannot be seen as they change places', () => {
  const seen = moments(true).map((moment) => course(moment, SPAN));
  expect(new Set(seen.map(({ way }) => way))).toEqual(new Set([0, 1]));
  expect(seen.find(({ way }) => way === 1)?.alpha).toBeLessThan(0.1);
  expect(seen.filter(({ alpha }) => alpha < 1).length * 10).toBeLessThanOrEqual(DURATION.fade);
});

test('with motion they are always seen, on a way without a jump', () => {
  const seen = moments(false).map((moment) => course(moment, SPAN));
  expect(seen.every(({ alpha }) => alpha === 1)).toBe(true);
  const steps = seen.slice(1).map(({ way }, index) => way - seen[index].way);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(0.1);
  expect([seen[0].way, seen.at(-1)?.way]).toEqual([0, 1]);
});

test('light changes as quickly as everything fades where motion is reduced', () => {
  const [moment] = moments(true);
  expect(change({ ...moment, after: SPAN[0] + DURATION.fade }, SPAN)).toBe(1);
  expect(change({ ...moment, after: SPAN[0] + DURATION.fade, reducedMotion: false }, SPAN)).toBeLessThan(0.5);
});
