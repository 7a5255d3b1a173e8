import { expect, test } from 'vitest';
import { learnersOn } from '../../../../game/services/teaching/places.ts';

test.each([
  [{ cores: 2, isIsolated: true }, 1],
  [{ cores: 4, isIsolated: true }, 2],
  [{ cores: 16, isIsolated: true }, 4],
  [{ cores: 1, isIsolated: true }, 1],
  [{ cores: 16, isIsolated: false }, 1],
])('a page with %o has %d learners', (page, learners) => {
  expect(learnersOn(page)).toBe(learners);
});
