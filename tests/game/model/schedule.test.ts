import { describe, expect, test } from 'vitest';
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

describe('at the showdown the hands open', () => {
  test.each<[string, (number | null)[], Partial<TableState>, seats: number[], ms: number[]]>([
    ['a knock: the knocker’s own last, after a pause', FOUR, { knocker: 1 }, [2, 3, 0, 1], [0, 320, 640, 1440]],
    ['no knock: from the dealer’s left', FOUR, { knocker: -1, dealer: 2 }, [3, 0, 1, 2], [0, 320, 640, 960]],
    ['a declaration: nothing is in question', FOUR, { knocker: 1, declarers: [3] }, [2, 3, 0, 1], [0, 70, 140, 210]],
    ['a knock, with two who are out', [20, null, 22, null], { knocker: 0 }, [2, 0], [0, 800]],
    ['a knock, with nobody to wait for', [20, null, null, null], { knocker: 0 }, [0], [0]],
    [
      'a knock at a table of ten',
      Array(10).fill(20),
      { knocker: 8 },
      [9, 0, 1, 2, 3, 4, 5, 6, 7, 8],
      [0, 160, 320, 480, 640, 800, 960, 1120, 1280, 1920],
    ],
  ])('in order after %s', (_what, values, changes, seats, ms) => {
    expect(openings(showdown(values, changes))).toEqual(seats.map((seat, index) => ({ seat, at: ms[index] })));
  });

  test('and nothing is known of one that is not open yet', () => {
    const shown = halfOpen(
      showdown([null, null, null, null], {}),
      showdown(FOUR, { knocker: 1 }),
      (seat) => seat === 2,
    );
    expect(shown.seats.map(({ value }) => value)).toEqual([null, null, 22, null]);
    expect(shown.knocker).toBe(1);
  });
});

const { coinHop } = DURATION;

test.each([
  [
    4,
    1,
    [
      [false, 0, coinHop],
      [false, 140, 140 + coinHop],
      [false, 280, 280 + coinHop],
    ],
  ],
  [
    2,
    0,
    [
      [false, 0, coinHop],
      [true, 140, 140 + 1.5 * coinHop],
    ],
  ],
  [0, 0, []],
  [1, 3, []],
])('from %d coins to %d they set out one after the other, and the last one rolls', (had, has, coins) => {
  expect(payments(had, has).map(({ rolls, leaves, lands }) => [rolls, leaves, lands])).toEqual(coins);
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
