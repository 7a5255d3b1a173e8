import { expect, test } from 'vitest';
import { DURATION } from '../../../game/base/theme/motion.ts';
import { crowningDelay, fistHeight, halfOpen, openings, payments, verdictTime } from '../../../game/model/schedule.ts';
import { emptyTable, type TableState } from '../../../game/model/table-state.ts';
import { factsOf } from '../support/events.ts';

const { rules } = factsOf();

/** A showdown; a seat without a value is out. */
function showdown(values: (number | null)[], changes: Partial<TableState>): TableState {
  const before = emptyTable({ rules, speakers: values.map((_, seat) => ({ name: `${seat}`, you: false })) });
  return {
    ...before,
    dealer: 0,
    ...changes,
    seats: before.seats.map((seat, index) => ({ ...seat, value: values[index] })),
  };
}

const FOUR = [20, 21, 22, 31];
const TEN = Array.from({ length: 10 }, () => 20);

test.each<[string, (number | null)[], Partial<TableState>, string]>([
  ['a knock: the knocker’s own last, after a pause', FOUR, { knocker: 1 }, '2 at 0, 3 at 320, 0 at 640, 1 at 1440'],
  ['no knock: from the dealer’s left', FOUR, { knocker: -1, dealer: 2 }, '3 at 0, 0 at 320, 1 at 640, 2 at 960'],
  ['a declaration', FOUR, { knocker: 1, declarers: [3] }, '2 at 0, 3 at 70, 0 at 140, 1 at 210'],
  ['a knock, with two who are out', [20, null, 22, null], { knocker: 0 }, '2 at 0, 0 at 800'],
  ['a knock, with nobody to wait for', [20, null, null, null], { knocker: 0 }, '0 at 0'],
  // Ten hands take no longer than people will wait.
  [
    'a knock of the last of ten',
    TEN,
    { knocker: 9 },
    TEN.map((_, seat) => `${seat} at ${160 * seat + (seat === 9 ? 480 : 0)}`).join(', '),
  ],
])('at the showdown the hands open in order after %s', (_what, values, changes, order) => {
  const shown = openings(showdown(values, changes));
  expect(shown.map(({ seat, at }) => `${seat} at ${at}`).join(', ')).toBe(order);
});

test('at the showdown nothing is known of a hand that is not open yet', () => {
  const shown = halfOpen(showdown([null, null, null, null], {}), showdown(FOUR, { knocker: 1 }), (seat) => seat === 2);
  expect(shown.seats.map(({ value }) => value)).toEqual([null, null, 22, null]);
  expect(shown.knocker).toBe(1);
});

test.each([
  [4, 1, '0–1, 140–1, 280–1'],
  [2, 0, '0–1, 140–1.5 rolling'],
  [0, 0, ''],
  [1, 3, ''],
])('from %d coins to %d they set out one after the other, and the last one rolls: %s hops', (had, has, coins) => {
  const told = payments(had, has).map(({ rolls, leaves, lands }) => {
    const hops = (lands - leaves) / DURATION.coinHop;
    return `${leaves}–${hops}${rolls ? ' rolling' : ''}`;
  });
  expect(told.join(', ')).toBe(coins);
});

test.each([
  [0, 1],
  [45, 0.75],
  [90, 0],
  [165, 0.4],
  [240, 0],
  [241, 0],
  [1240, 0],
])('a fist that raps twice is after %d ms at %d of where it comes from', (after, height) => {
  expect(fistHeight(after)).toBeCloseTo(height);
});

test('the first loss of a deal is read for longer than those after it, and the last before the winner is crowned', () => {
  const losses = [{ seat: 1, lost: 1 }] as unknown as TableState['losses'];
  expect([verdictTime({ losses: [] }), verdictTime({ losses })]).toEqual([1100, 450]);
  expect([crowningDelay({ losses: [] }), crowningDelay({ losses })]).toEqual([0, DURATION.read]);
});
