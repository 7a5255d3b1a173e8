import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noHabits, WEIGHT_COUNT } from '../../../engine/habits/habits.ts';
import { arePackedHabits, packedHabits, readPackedHabits } from '../../../engine/habits/packed.ts';

const thousandths = fc.array(fc.integer({ min: -100_000, max: 100_000 }), {
  minLength: WEIGHT_COUNT,
  maxLength: WEIGHT_COUNT,
});

describe('packed habits', () => {
  test('are three letters for each weight, and read as they were to a thousandth', () => {
    fc.assert(
      fc.property(thousandths, (all) => {
        const weights = Float64Array.from(all, (one) => one / 1000);
        const packed = packedHabits(weights);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(packed).toHaveLength(3 * WEIGHT_COUNT);
        expect(readPackedHabits(packed)).toEqual(weights);
      }),
    );
  });

  test('are rounded, and cut where they are beyond all measure', () => {
    const weights = noHabits();
    weights[1] = 0.12345;
    weights[2] = -1e9;
    expect([...readPackedHabits(packedHabits(weights)).subarray(0, 4)]).toEqual([1, 0.123, -100, 0]);
  });

  test('are none where they are left out at the end', () => {
    const packed = packedHabits(noHabits()).slice(0, 9);
    expect(readPackedHabits(packed)).toEqual(noHabits());
  });

  test.each([
    ['nothing', ''],
    ['half a weight', 'AAAA'],
    ['a letter of another alphabet', 'gA!'],
    ['more weights than there are', 'gAA'.repeat(WEIGHT_COUNT + 1)],
    ['a weight beyond all measure', '___'],
  ])('are refused with %s', (_what, packed) => {
    expect(() => readPackedHabits(packed)).toThrow(RangeError);
    expect(arePackedHabits(packed)).toBe(false);
  });
});
