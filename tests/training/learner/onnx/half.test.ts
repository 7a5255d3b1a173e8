import { describe, expect, test } from 'vitest';
import { halfBits, halfValue } from '../../../../training/learner/onnx/half.ts';

/** All finite numbers: infinities and NaN have every bit of the exponent set. */
const FINITE = Array.from({ length: 2 ** 16 }, (_, bits) => bits).filter((bits) => (bits & 0x7c00) !== 0x7c00);

describe('16-bit numbers', () => {
  test.each([
    [0x0000, 0],
    [0x8000, -0],
    [0x0001, 2 ** -24],
    [0x0400, 2 ** -14],
    [0x3555, 0.333251953125],
    [0x3c00, 1],
    [0xc000, -2],
    [0x7bff, 65504],
  ])('%i stands for %d', (bits, value) => expect(halfValue(bits)).toBe(value));

  test('all that are finite come back', () => expect(FINITE.map((bits) => halfBits(halfValue(bits)))).toEqual(FINITE));

  test.each([
    ['to the nearest', 1 / 3, 0x3555],
    ['to the even one of two equally near, below', 1 + 2 ** -11, 0x3c00],
    ['to the even one of two equally near, above', 1 + 3 * 2 ** -11, 0x3c02],
    ['up to the next power of two', 2047.9, 0x6800],
    ['to zero where zero is nearest', 2 ** -25, 0],
  ])('are rounded %s', (_, value, bits) => expect(halfBits(value)).toBe(bits));

  test.each([65536, -Infinity, NaN])('%d is refused', (value) => {
    expect(() => halfBits(value)).toThrow(`${value} is not a 16-bit number: allowed is -65504 to 65504`);
  });
});
