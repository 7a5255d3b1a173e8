import { ceilingCurve, loudness, type SoundOptions } from '../../../../game/services/sound/player.ts';

/** What becomes of samples on their way to the loudspeaker, all sounds together. */
export function atLoudspeaker(samples: Float32Array, settings: SoundOptions['settings']): Float32Array {
  const curve = ceilingCurve();
  const middle = (curve.length - 1) / 2;
  const gain = loudness(settings);
  const bent = (sample: number): number => curve[Math.round(middle + middle * Math.max(-1, Math.min(1, sample)))];
  return samples.map((sample) => gain * bent(sample));
}
