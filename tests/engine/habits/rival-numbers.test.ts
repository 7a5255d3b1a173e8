import { describe, expect, test } from 'vitest';
import { broadBelief, deviationOf, independentBelief } from '../../../engine/habits/belief.ts';
import { type Feature, placeOf, WEIGHT_COUNT } from '../../../engine/habits/weights.ts';
import { decisionsIn, plainHabits, rivalNumbers } from '../../../engine/habits/rival-numbers.ts';
import { RIVAL } from '../../../engine/observation-layout.ts';
import { habits } from '../support/habits.ts';

/** A belief that is as sure of each weight, from so many decisions. */
function belief(weights: Partial<Record<Feature, number>>, deviation = 0.01, decisions = 100) {
  return { ...independentBelief(habits(weights), new Float64Array(WEIGHT_COUNT).fill(deviation)), decisions };
}

/** Of knocks in a later turn, with 19, 22, 25 and 28. */
const knocksIn = (numbers: Float32Array) => [...numbers.subarray(2, 6)];

describe('the numbers of a rival', () => {
  test('are all 0 where nothing is known', () => {
    expect(rivalNumbers(broadBelief())).toEqual(new Float32Array(RIVAL.size));
  });

  test('say from how many decisions it is known, beyond a thousand no more', () => {
    const known = (decisions: number) => rivalNumbers(belief({}, 1, decisions))[0];
    expect(known(30)).toBeCloseTo(Math.log(31) / Math.log(1001), 5);
    expect([known(1000), known(50_000)]).toEqual([1, 1]);
    expect(decisionsIn(rivalNumbers(belief({}, 1, 30)))).toBeCloseTo(30, 4);
  });

  test('are 0 for a policy as it is, and say how closely it is followed', () => {
    expect([...rivalNumbers(belief({}))].slice(1).every((number) => number === 0)).toBe(true);
    const careless = belief({});
    careless.mean[0] = 0.5;
    expect(rivalNumbers(careless)[1]).toBeCloseTo(Math.tanh(-0.5), 5);
  });

  test('tell with which hands somebody knocks who waits for 25', () => {
    const wanted = [-3, -1.5, 0, 1.5].map((one) => expect.closeTo(Math.tanh(one), 3) as number);
    expect(knocksIn(rivalNumbers(belief({ knock: -6, 'knock by value': 10 })))).toEqual(wanted);
  });

  test('are nearer to 0 the less is certain', () => {
    const knock = (deviation: number) => knocksIn(rivalNumbers(belief({ knock: 2 }, deviation)))[1];
    const numbers = [0.01, 1, 3].map(knock);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(numbers[0]).toBeGreaterThan(numbers[2]);
    expect(numbers[2]).toBeGreaterThan(0);
  });

  test('are sure of a sum whose parts nobody knows', () => {
    const known = belief({ knock: 2 }, 2);
    const before = knocksIn(rivalNumbers(known))[1];
    // Many knocks in the third turn against two: of what the three add up to much is known, of each little.
    const parts = [
      ['knock', 1],
      ['knock by turn', 1 / 2],
      ['knock by opponents', 1 / 3],
    ] as const;
    const placed = parts.map(([feature, size]) => [placeOf(feature), size]);
    for (const [i, one] of placed)
      for (const [j, other] of placed) known.precision[i * WEIGHT_COUNT + j] += 1000 * one * other;
    const [knock] = placed[0];
    expect(deviationOf(known)[knock]).toBeGreaterThan(0.5);
    const after = knocksIn(rivalNumbers(known))[1];
    expect(after).toBeGreaterThan(before + 0.1);
    expect(after).toBeCloseTo(Math.tanh(0.5), 2);
  });
});

describe('what is plain of a rival', () => {
  test('is nothing where nothing is known, or nothing much', () => {
    expect(plainHabits(new Float32Array(RIVAL.size))).toEqual({ knocks: null, takes: null });
    expect(plainHabits(rivalNumbers(belief({ knock: 0.5, take: 0.5 })))).toEqual({ knocks: null, takes: null });
  });

  test.each<[string, Partial<Record<Feature, number>>, object]>([
    ['knocks late', { knock: -3 }, { knocks: 'late', takes: null }],
    ['waits for 25', { knock: -6, 'knock by value': 10 }, { knocks: null, takes: null }],
    ['waits for more than 25', { knock: -8, 'knock by value': 10 }, { knocks: 'late', takes: null }],
    ['knocks early', { knock: 3 }, { knocks: 'early', takes: null }],
    ['takes whatever there is', { take: 3 }, { knocks: null, takes: 'often' }],
    ['seldom takes what helps', { 'take by gain': -3 }, { knocks: null, takes: 'seldom' }],
  ])('is that somebody %s', (_what, weights, plain) => {
    expect(plainHabits(rivalNumbers(belief(weights)))).toEqual(plain);
  });
});
