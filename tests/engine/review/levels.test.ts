import { expect, test } from 'vitest';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { LEVEL_LOSSES, levelOf } from '../../../engine/review/levels.ts';

const LOSSES = { beginner: 0.04, casual: 0.02, regular: 0.01, strong: 0.004, master: 0.001 };

test.each([
  [0.2, 'beginner'],
  [0.021, 'casual'],
  [0.007, 'regular'],
  [0.0061, 'strong'],
  [0, 'master'],
])('who loses %d on average plays like %s', (loss, level) => {
  expect(levelOf(loss, LOSSES)).toBe(level);
});

test('levels lose less the stronger they are', () => {
  const losses = LEVELS.map((level) => LEVEL_LOSSES[level]);
  expect(losses).toEqual(losses.toSorted((a, b) => b - a));
});
