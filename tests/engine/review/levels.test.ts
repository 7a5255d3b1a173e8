import { expect, test } from 'vitest';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { LEVEL_LOSSES, levelOf, playOf } from '../../../engine/review/levels.ts';

const LOSSES = { beginner: 0.04, casual: 0.02, regular: 0.01, strong: 0.004, master: 0.001 };

test.each([
  [0.2, 'beginner'],
  [0.021, 'casual'],
  [0.007, 'regular'],
  [0.0061, 'strong'],
  [0, 'master'],
])('who loses %d on average plays like %s', (loss, level) => expect(levelOf(loss, LOSSES)).toBe(level));

test('levels lose less the stronger they are', () => {
  const losses = LEVELS.map((level) => LEVEL_LOSSES[level]);
  expect(losses).toEqual(losses.toSorted((a, b) => b - a));
});

test('ten decisions say what somebody played like, and losses are shared by all at the table', () => {
  const losing = (loss: number, count: number) => Array.from({ length: count }, () => ({ loss }));
  expect(playOf(losing(0.012, 9), 2)).toBeNull();
  expect(playOf(losing(0.012, 10), 2)).toMatchObject({ share: 1, level: 'casual' });
  expect(playOf(losing(0.006, 10), 4)).toMatchObject({ share: 0.5, level: 'casual' });
});
