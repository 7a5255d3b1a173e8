/** 16-bit floating-point numbers (IEEE 754 binary16) as bits; JavaScript has typed arrays for them only since 2025. */

/** The largest number that 16 bits hold. */
const MOST = 65504;
/** Numbers with a smaller exponent are stored as multiples of one step (subnormal). */
const LEAST_EXPONENT = -14;
const FRACTION_BITS = 10;
const BIAS = 15;

/**
 * The bits of the nearest 16-bit number; of two equally near, the even one.
 * @throws {RangeError} above 65504, and for NaN.
 */
export function halfBits(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  if (!(size <= MOST)) throw new RangeError(`${value} is not a 16-bit number: allowed is -${MOST} to ${MOST}`);
  const exponent = Math.max(LEAST_EXPONENT, Math.floor(Math.log2(size)));
  const steps = roundToEven(size * 2 ** (FRACTION_BITS - exponent));
  // The leading bit of a normal number adds one to the exponent's place, and so does rounding up to the next power.
  return sign | (((exponent - LEAST_EXPONENT) << FRACTION_BITS) + steps);
}

/** The number that the bits stand for; infinities and NaN do not occur. */
export function halfValue(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> FRACTION_BITS) & 0x1f;
  const fraction = bits & 0x3ff;
  const steps = exponent === 0 ? fraction : fraction + 2 ** FRACTION_BITS;
  return sign * steps * 2 ** (Math.max(exponent, 1) - BIAS - FRACTION_BITS);
}

function roundToEven(value: number): number {
  const below = Math.floor(value);
  const over = value - below;
  return over > 0.5 || (over === 0.5 && below % 2 === 1) ? below + 1 : below;
}
