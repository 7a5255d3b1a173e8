import { describe, expect, test } from 'vitest';
import { CEILING, ceilingCurve, loudness } from '../../../../game/services/sound/player.ts';
import { voiceOf, isVoice, lengthOf, renderSound, SOUNDS, type Sound } from '../../../../game/services/sound/sounds.ts';
import { renderVoice } from '../../../../game/services/sound/voices.ts';
import { ANIMALS, GESTURES } from '../../../../game/base/animals.ts';

const RATE = 48_000;
/** -12 dB below full scale. */
const MOST = 10 ** (-12 / 20);

function peak(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
}

const VOICES = ANIMALS.flatMap((animal) => GESTURES.map((gesture) => voiceOf(animal, gesture)));

const render = (sound: Sound, rate: number): Float32Array =>
  isVoice(sound) ? renderVoice(sound, rate) : renderSound(sound, rate);

describe.each([...SOUNDS, ...VOICES])('the sound "%s"', (sound) => {
  const samples = render(sound, RATE);

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
    // Sample by sample takes vitest seconds.
    expect(Buffer.compare(Buffer.from(render(sound, RATE).buffer), Buffer.from(samples.buffer))).toBe(0);
    expect(render(sound, 44_100).length / 44_100).toBeCloseTo(lengthOf(sound) / 1000, 3);
  });
});

test('the two raps of a knuckle differ', () => {
  expect(renderSound('rap', RATE)).not.toEqual(renderSound('second-rap', RATE));
});

describe('the voices', () => {
  test('all differ, and are softer than a rap', () => {
    const all = VOICES.map((voice) => renderVoice(voice, 8000));
    expect(new Set(all.map(String)).size).toBe(VOICES.length);
    expect(Math.max(...all.map(peak))).toBeLessThan(0.8 * peak(renderSound('rap', RATE)));
  });

  test('are over within half a second, with calls that fit in', () => {
    for (const voice of VOICES) {
      const samples = renderVoice(voice, RATE);
      expect(lengthOf(voice)).toBeLessThan(500);
      expect(peak(samples.subarray(-RATE / 50)), voice).toBeLessThan(0.01);
    }
  });
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
