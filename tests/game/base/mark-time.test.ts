import { expect, test } from 'vitest';
import { markTime } from '../../../game/base/mark-time.ts';

test('of what happens again and again the last time is kept', () => {
  const times = (): number[] => performance.getEntriesByName('menu usable').map(({ startTime }) => startTime);
  markTime('menu usable');
  const [first] = times();
  markTime('menu usable');
  expect(times()).toEqual([expect.any(Number)]);
  expect(times()[0]).toBeGreaterThan(first);
});
