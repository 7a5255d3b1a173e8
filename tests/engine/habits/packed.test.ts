import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noHabits, WEIGHT_COUNT, oneMode } from '../../../engine/habits/weights.ts';
import {
  arePackedHabits,
  arePackedModes,
  isPackedRival,
  packedHabits,
  packedModes,
  packedRival,
  readPackedHabits,
  readPackedModes,
  readPackedRival,
} from '../../../engine/habits/packed.ts';
import { RIVAL } from '../../../engine/observation-layout.ts';

const many = (count: number, most: number) =>
  fc.array(fc.integer({ min: -most, max: most }), { minLength: count, maxLength: count });
const NOTHING = 'f'.repeat(RIVAL.size);

test('packed habits are three letters for each weight, and read as they were to a thousandth', () => {
  fc.assert(
    fc.property(many(WEIGHT_COUNT, 100_000), (thousandths) => {
      const weights = Float64Array.from(thousandths, (one) => one / 1000);
      const packed = packedHabits(weights);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(packed).toHaveLength(3 * WEIGHT_COUNT);
      expect(readPackedHabits(packed)).toEqual(weights);
    }),
    { numRuns: 30 },
  );
});

test('packed habits are rounded, cut where they are beyond all measure, and none where they are left out', () => {
  const weights = noHabits();
  weights[1] = 0.12345;
  weights[2] = -1e9;
  expect([...readPackedHabits(packedHabits(weights)).subarray(0, 4)]).toEqual([1, 0.123, -100, 0]);
  expect(readPackedHabits(packedHabits(noHabits()).slice(0, 9))).toEqual(noHabits());
});

test('the two modes of a player are packed with the share of the first, one mode as its habits alone', () => {
  const modes = [0.37, 0.63].map((share, i) => ({ share, weights: noHabits().fill(i, 1) }));
  expect(readPackedModes(packedModes(modes))).toEqual(modes);
  const [seldom] = readPackedModes(packedModes([{ ...modes[0], share: 0.999 }, modes[1]]));
  expect(seldom.share).toBe(0.99);
  expect(packedModes(oneMode(noHabits()))).toBe(packedHabits(noHabits()));
  expect(readPackedModes(packedHabits(noHabits()))).toEqual(oneMode(noHabits()));
  for (const wrong of ['gAA.37', 'gAA.370.gAA', 'gAA.37.gA', '.37.gAA']) {
    expect(() => readPackedModes(wrong)).toThrow(RangeError);
    expect(arePackedModes(wrong)).toBe(false);
  }
});

test('what is known of a rival, packed, is a letter for each number, and read as it was but for half a letter', () => {
  fc.assert(
    fc.property(many(RIVAL.size, 1_000), (thousandths) => {
      const numbers = Float32Array.from(thousandths, (one) => one / 1_000);
      const packed = packedRival(numbers);
      expect(packed).toMatch(/^[\w-]+$/);
      const read = readPackedRival(packed);
      for (const [i, number] of read.entries())
        expect(Math.abs(number - numbers[i])).toBeLessThanOrEqual(0.5 / 31 + 1e-6);
      expect(packedRival(read)).toBe(packed);
    }),
    { numRuns: 30 },
  );
});

test('what is known of a rival goes from “A” to “-”, and is “f” for nothing', () => {
  const ends = new Float32Array(RIVAL.size);
  expect(packedRival(ends)).toBe(NOTHING);
  ends.set([-1, 1]);
  expect(packedRival(ends).slice(0, 3)).toBe('A-f');
});

test.each([
  ['nothing', ''],
  ['half a weight', 'AAAA'],
  ['a letter of another alphabet', 'gA!'],
  ['more weights than there are', 'gAA'.repeat(WEIGHT_COUNT + 1)],
  ['a weight beyond all measure', '___'],
])('habits are refused with %s', (_what, packed) => {
  expect(() => readPackedHabits(packed)).toThrow(RangeError);
  expect(arePackedHabits(packed)).toBe(false);
});

test.each([
  ['too few letters', NOTHING.slice(1)],
  ['too many', `${NOTHING}f`],
  ['a letter of another alphabet', `!${NOTHING.slice(1)}`],
  ['a number above 1', `_${NOTHING.slice(1)}`],
])('what is known of a rival is refused with %s', (_what, packed) => {
  expect(() => readPackedRival(packed)).toThrow(RangeError);
  expect(isPackedRival(packed)).toBe(false);
});
