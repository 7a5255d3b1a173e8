import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPackedRival, packedRival, readPackedRival } from '../../../engine/habits/packed.ts';
import { RIVAL_SIZE } from '../../../engine/habits/rival-numbers.ts';

const numbers = fc.float32Array({
  min: -1,
  max: 1,
  noNaN: true,
  minLength: RIVAL_SIZE,
  maxLength: RIVAL_SIZE,
});

describe('what is known of a rival, packed', () => {
  test('is a letter for each number, and read as it was but for half a letter', () => {
    fc.assert(
      fc.property(numbers, (all) => {
        const packed = packedRival(all);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(packed).toHaveLength(RIVAL_SIZE);
        for (const [i, number] of readPackedRival(packed).entries())
          expect(Math.abs(number - all[i])).toBeLessThanOrEqual(0.5 / 31 + 1e-6);
      }),
    );
  });

  test('is the same when it is packed again', () => {
    fc.assert(
      fc.property(numbers, (all) => {
        const once = packedRival(all);
        expect(packedRival(readPackedRival(once))).toBe(once);
      }),
    );
  });

  test('is “f” for nothing', () => {
    expect(packedRival(new Float32Array(RIVAL_SIZE))).toBe('f'.repeat(RIVAL_SIZE));
    expect(readPackedRival('f'.repeat(RIVAL_SIZE))).toEqual(new Float32Array(RIVAL_SIZE));
  });

  test('goes from “A” to “-”', () => {
    const ends = new Float32Array(RIVAL_SIZE);
    ends.set([-1, 1]);
    expect(packedRival(ends).slice(0, 3)).toBe('A-f');
  });

  test.each([
    ['too few letters', 'f'.repeat(RIVAL_SIZE - 1)],
    ['too many', 'f'.repeat(RIVAL_SIZE + 1)],
    ['a letter of another alphabet', `!${'f'.repeat(RIVAL_SIZE - 1)}`],
    ['a number above 1', `_${'f'.repeat(RIVAL_SIZE - 1)}`],
  ])('is refused with %s', (_what, packed) => {
    expect(() => readPackedRival(packed)).toThrow(RangeError);
    expect(isPackedRival(packed)).toBe(false);
  });
});
