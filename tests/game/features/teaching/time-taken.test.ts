import { expect, test } from 'vitest';
import { minutesTaken } from '../../../../game/features/teaching/time-taken.ts';

test.each([
  ['full', 12],
  ['normal', 20],
  ['quiet', 48],
] as const)('ten minutes of learning at %s effort take %d minutes with rests and measurements', (effort, minutes) => {
  expect(minutesTaken(10, effort)).toBe(minutes);
});
