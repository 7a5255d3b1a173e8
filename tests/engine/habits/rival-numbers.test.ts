import { describe, expect, test } from 'vitest';
import { broadBelief, independentBelief } from '../../../engine/habits/belief.ts';
import { noHabits, WEIGHT_COUNT } from '../../../engine/habits/habits.ts';
import { RIVAL_SIZE, rivalNumbers, RIVALS_SIZE, writeRivals } from '../../../engine/habits/rival-numbers.ts';

/** A belief from so many decisions that knows one weight. */
function belief(decisions: number, weight = 0, value = 0) {
  const mean = noHabits();
  mean[weight] = value;
  return { ...independentBelief(mean, new Float64Array(WEIGHT_COUNT).fill(1)), decisions };
}

describe('the numbers of a rival', () => {
  test('are all 0 where nothing is known', () => {
    expect(rivalNumbers(broadBelief())).toEqual(new Float32Array(RIVAL_SIZE));
  });

  test('say from how many decisions it is known, beyond a thousand no more', () => {
    const known = (decisions: number) => rivalNumbers(belief(decisions, 0, 1))[0];
    expect(known(30)).toBeCloseTo(Math.log(31) / Math.log(1001), 5);
    expect([known(1000), known(50_000)]).toEqual([1, 1]);
  });

  test('are the habits, squeezed, and none for a policy as it is', () => {
    expect([...rivalNumbers(belief(100, 0, 1))].slice(1).every((number) => number === 0)).toBe(true);
    expect(rivalNumbers(belief(100, 0, 0.5))[1]).toBeCloseTo(Math.tanh(-0.5), 5);
    expect(rivalNumbers(belief(100, 3, -8))[1 + 3]).toBeCloseTo(Math.tanh(-2), 5);
  });
});

test('what is known stands clockwise from one’s own seat, without gaps for those who are out', () => {
  const numbers = (value: number) => new Float32Array(RIVAL_SIZE).fill(value);
  const written = new Float32Array(3 + RIVALS_SIZE).fill(9);
  const alive = Uint8Array.of(1, 0, 1, 1, 1);
  const known = [numbers(0.1), numbers(0.2), null, numbers(0.4), numbers(0.5)];
  writeRivals({ seat: 3, table: { players: 5, alive } }, known, written, 3);
  const block = (place: number) => written[3 + place * RIVAL_SIZE];
  expect([...written.subarray(0, 3)]).toEqual([9, 9, 9]);
  expect([0, 1, 2, 3].map(block)).toEqual([Math.fround(0.5), Math.fround(0.1), 0, 0]);
});
