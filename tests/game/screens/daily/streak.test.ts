import { expect, test } from 'vitest';
import { daysInARow } from '../../../../game/screens/daily/streak.ts';

const TODAY = '2026-12-02';

/** How many there are in a row. @param days today, yesterday and so on: `x` for one that was played */
function row(days: string): Promise<number> {
  const november = Array.from({ length: 30 }, (_, back) => `2026-11-${String(30 - back).padStart(2, '0')}`);
  const dates = [TODAY, '2026-12-01', ...november];
  return daysInARow(TODAY, async (date) => days[dates.indexOf(date)] === 'x');
}

test.each([
  ['', 0, 'nothing was played'],
  ['x', 1, 'today was the first'],
  ['xxx', 3, 'three days, over the end of a month'],
  ['.xx', 2, 'today is not over yet'],
  ['xx.xx', 4, 'a day that was missed is forgiven'],
  ['x.x.x', 3, 'each of them is'],
  ['..xx', 2, 'yesterday too'],
  ['xx..xx', 2, 'two in a row end it'],
  ['...xx', 0, 'also the last two'],
])('%j makes %d: %s', async (days, count) => {
  expect(await row(days)).toBe(count);
});

test('a row is not counted for ever', async () => {
  expect(await daysInARow(TODAY, () => Promise.resolve(true))).toBe(365);
});
