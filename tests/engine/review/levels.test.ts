import { expect, test } from 'vitest';
import { levelOf } from '../../../engine/review/levels.ts';

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

test('no level is named as long as one has not been measured', () => {
  const { casual: _, ...others } = LOSSES;
  expect(levelOf(0.01, others)).toBeNull();
});
