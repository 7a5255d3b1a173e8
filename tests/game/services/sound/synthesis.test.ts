import { describe, expect, test } from 'vitest';
import { CEILING, ceilingCurve, loudness } from '../../../../game/services/sound/player.ts';
import { lengthOf, renderSound, SOUNDS } from '../../../../game/services/sound/sounds.ts';

const RATE = 48_000;
/** -12 dB below full scale. */
const MOST = 10 ** (-12 / 20);

function peak(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
}

describe.each(SOUNDS)('the sound "%s"', (sound) => {
  const samples = renderSound(sound, RATE);

  test('consists of numbers, can be heard, and stays under -12 dB', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak(samples)).toBeGreaterThan(0.05);
    expect(peak(samples)).toBeLessThan(MOST);
  });

  test('is as long as it says, and shorter than two and a half seconds', () => {
    expect(samples.length / RATE).toBeCloseTo(lengthOf(sound) / 1000, 3);
    expect(lengthOf(sound)).toBeLessThan(2500);
  });

  test('begins and ends in silence, so that it does not click', () => {
    expect(peak(samples.subarray(0, 1))).toBe(0);
    expect(peak(samples.subarray(-1))).toBe(0);
    expect(peak(samples.subarray(-RATE / 500))).toBeLessThan(0.002);
  });

  test('oscillates around zero', () => {
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.0005);
  });

  test('is the same each time, and lasts as long at another rate', () => {
    expect(renderSound(sound, RATE)).toEqual(samples);
    expect(renderSound(sound, 44_100).length / 44_100).toBeCloseTo(lengthOf(sound) / 1000, 3);
  });
});

test('the two raps of a knuckle differ', () => {
  expect(renderSound('rap', RATE)).not.toEqual(renderSound('second-rap', RATE));
});

describe('all sounds together', () => {
  test('stay under -12 dB however many there are, and what is quiet is left as it is', () => {
    const curve = ceilingCurve();
    const bent = (sample: number): number => curve[Math.round(((sample + 1) / 2) * (curve.length - 1))];
    expect(peak(curve)).toBeLessThanOrEqual(CEILING);
    expect(CEILING).toBeLessThan(MOST);
    expect(bent(0)).toBe(0);
    expect(bent(0.125)).toBe(0.125);
    for (let index = 1; index < curve.length; index++) expect(curve[index]).toBeGreaterThanOrEqual(curve[index - 1]);
  });

  test('are as loud as the volume says, and silent when muted', () => {
    const settings = { isMuted: false, turnChime: false };
    expect(loudness({ ...settings, volume: 1 })).toBe(1);
    expect(loudness({ ...settings, volume: 0.5 })).toBe(0.25);
    expect(loudness({ ...settings, volume: 0 })).toBe(0);
    expect(loudness({ ...settings, volume: 1, isMuted: true })).toBe(0);
  });
});
