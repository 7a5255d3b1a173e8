import { expect, test } from 'vitest';
import { atLoudspeaker } from './loudspeaker.ts';

test('on the way to the loudspeaker loud samples are bent, and all follow the volume', () => {
  const settings = { volume: 0.5, isMuted: false, turnChime: false };
  const [quiet, loud, silent] = atLoudspeaker(Float32Array.of(0.5, 3, 0), settings);
  expect(quiet).toBeCloseTo(0.125, 3);
  expect(loud).toBeCloseTo(0.25 * 0.875, 2);
  expect(silent).toBe(0);
});
