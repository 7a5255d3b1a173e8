import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import {
  crowningDelay,
  fistHeight,
  halfOpen,
  openings,
  payments,
  RAPS,
  verdictTime,
} from '../../../game/model/schedule.ts';
import { DURATION } from '../../../game/base/theme/motion.ts';
import { emptyTable, type TableState } from '../../../game/model/table-state.ts';

const NAMES = ['You', 'Fox', 'Owl', 'Heron'];
const before = emptyTable({ rules: preset('scat'), speakers: NAMES.map((name) => ({ name, you: name === 'You' })) });

/** A showdown; a seat without a value is out. */
function showdown(values: (number | null)[], changes: Partial<TableState>): TableState {
  const seats = before.seats.map((seat, index) => ({ ...seat, value: values[index] }));
  return { ...before, seats, dealer: 0, ...changes };
}

describe('at the showdown', () => {
  test('the hands open clockwise from the left of the knocker, whose own comes last after a pause', () => {
    const order = openings(showdown([20, 21, 22, 23], { knocker: 1 }));
    expect(order.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    const gaps = order.slice(1).map(({ at }, index) => at - order[index].at);
    expect(gaps[0]).toBe(gaps[1]);
    expect(gaps[2]).toBeGreaterThan(2 * gaps[1]);
  });

  test('without a knock they open from the dealer’s left', () => {
    expect(openings(showdown([20, 21, 22, 23], { knocker: -1, dealer: 2 })).map(({ seat }) => seat)).toEqual([
      3, 0, 1, 2,
    ]);
  });

  test('a seat that is out opens nothing', () => {
    expect(openings(showdown([20, null, 22, null], { knocker: 0 })).map(({ seat }) => seat)).toEqual([2, 0]);
  });

  test('after a declaration, when nothing is in question, they open at once', () => {
    const order = openings(showdown([20, 21, 22, 31], { knocker: 1, declarers: [3] }));
    expect(order[order.length - 1].at).toBeLessThan(400);
  });

  test.each<[string, Partial<TableState>, [number, number][]]>([
    [
      'a knock',
      { knocker: 1 },
      [
        [2, 0],
        [3, 320],
        [0, 640],
        [1, 1440],
      ],
    ],
    [
      'no knock',
      { knocker: -1, dealer: 3 },
      [
        [0, 0],
        [1, 320],
        [2, 640],
        [3, 960],
      ],
    ],
    [
      'a knock and a declaration',
      { knocker: 1, declarers: [3] },
      [
        [2, 0],
        [3, 70],
        [0, 140],
        [1, 210],
      ],
    ],
  ])('after %s the hands open in this order, so many ms after the first', (_what, changes, order) => {
    const shown = openings(showdown([20, 21, 22, 23], changes));
    expect(shown.map(({ seat, at }) => [seat, at])).toEqual(order);
  });

  test('nobody waits for the knocker’s hand where it is the only one', () => {
    expect(openings(showdown([20, null, null, null], { knocker: 0 }))).toEqual([{ seat: 0, at: 0 }]);
  });

  test('ten hands take no longer than people will wait', () => {
    const many = showdown([], {
      seats: Array.from({ length: 10 }, () => ({ ...before.seats[0], value: 20 })),
      knocker: 4,
    });
    expect(openings(many)[9].at).toBeLessThan(2200);
  });

  test('nothing is known of a hand that is not open yet', () => {
    const state = showdown([20, 21, 22, 23], { knocker: 1 });
    const shown = halfOpen(before, state, (seat) => seat === 2);
    expect(shown.seats.map(({ value }) => value)).toEqual([null, null, 22, null]);
    expect(shown.knocker).toBe(1);
  });
});

describe('the coins that a player loses', () => {
  test('leave one after the other, and the player’s last one rolls, which takes longer', () => {
    const [first, last] = payments(2, 0);
    expect([first.rolls, last.rolls]).toEqual([false, true]);
    expect(last.leaves).toBeGreaterThan(first.leaves);
    expect(last.lands - last.leaves).toBeGreaterThan(first.lands - first.leaves);
  });

  test('set out 140 ms one after the other', () => {
    const { coinHop } = DURATION;
    expect(payments(4, 1)).toEqual([
      { rolls: false, leaves: 0, lands: coinHop },
      { rolls: false, leaves: 140, lands: 140 + coinHop },
      { rolls: false, leaves: 280, lands: 280 + coinHop },
    ]);
    expect(payments(2, 0)).toEqual([
      { rolls: false, leaves: 0, lands: coinHop },
      { rolls: true, leaves: 140, lands: 140 + 1.5 * coinHop },
    ]);
  });

  test('are none where there is none to lose', () => {
    expect(payments(0, 0)).toEqual([]);
    expect(payments(1, 3)).toEqual([]);
  });
});

test('a fist that raps comes down twice, rises in between less than before, and stays down', () => {
  for (const rap of RAPS) expect(fistHeight(rap)).toBeCloseTo(0);
  const between = fistHeight((RAPS[0] + RAPS[1]) / 2);
  expect(between).toBeGreaterThan(0.2);
  expect(between).toBeLessThan(fistHeight(0));
  expect(fistHeight(RAPS[1] + 1000)).toBe(0);
});

test.each([
  [0, 1],
  [45, 0.75],
  [90, 0],
  [165, 0.4],
  [240, 0],
  [241, 0],
])('a fist that raps is after %d ms at %d of where it comes from', (after, height) => {
  expect(fistHeight(after)).toBeCloseTo(height);
});

test('the first loss of a deal is read for longer than those after it, and the last before the winner is crowned', () => {
  const losses = [{ seat: 1, lost: 1 }] as unknown as TableState['losses'];
  expect([verdictTime({ losses: [] }), verdictTime({ losses })]).toEqual([1100, 450]);
  expect([crowningDelay({ losses: [] }), crowningDelay({ losses })]).toEqual([0, DURATION.read]);
});
