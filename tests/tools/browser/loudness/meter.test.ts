import { describe, expect, test } from 'vitest';
import { brightness, loudnessOf, SAMPLE_RATE } from './meter.ts';

/** @param decibels of its peak below full scale */
function sine(frequency: number, seconds: number, decibels = 0): Float32Array {
  const gain = 10 ** (decibels / 20);
  return Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, at) => gain * Math.sin((2 * Math.PI * frequency * at) / SAMPLE_RATE),
  );
}

describe('the loudness of sound', () => {
  test('of a full-scale sine of 997 Hz in one channel is −3.01 LUFS, as the recommendation says', () => {
    const { integrated, shortTerm, peak } = loudnessOf(sine(997, 5));
    expect(integrated).toBeCloseTo(-3.01, 1);
    expect(shortTerm).toBeCloseTo(-3.01, 1);
    expect(peak).toBeCloseTo(0, 2);
  });

  test('falls by a decibel with each, and what is low counts less', () => {
    expect(loudnessOf(sine(997, 5, -20)).integrated).toBeCloseTo(-23.01, 1);
    expect(loudnessOf(sine(40, 5)).integrated).toBeLessThan(loudnessOf(sine(997, 5)).integrated - 3);
  });

  test('leaves out silence, and what is far softer than the rest', () => {
    const loud = sine(997, 5, -20);
    const all = new Float32Array(4 * loud.length);
    all.set(loud);
    all.set(sine(997, 5, -55), loud.length);
    expect(loudnessOf(all).integrated).toBeCloseTo(-23.01, 0);
  });

  test('of silence is none', () => {
    expect(loudnessOf(new Float32Array(SAMPLE_RATE)).integrated).toBe(-Infinity);
  });
});

test('brightness is the frequency of a tone', () => {
  expect(brightness(sine(440, 1))).toBeCloseTo(440, 0);
  expect(brightness(new Float32Array(100))).toBe(0);
});
