/** How loud sound is as people hear it: ITU-R BS.1770-4, in LUFS. */

export const SAMPLE_RATE = 48_000;

/** Coefficients of a second-order filter: of the samples that come, and of those that have left it. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The head, and what is too low to count: the filters of the recommendation at 48 kHz. */
const K_WEIGHTING: readonly Biquad[] = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

/** In s: blocks of the integrated loudness overlap by three quarters. */
const BLOCK = { integrated: 0.4, shortTerm: 3 };
const OVERLAP = 4;
/** In LUFS: below it there is silence; and in LU, how far below the mean of the rest a block may lie. */
const SILENCE = -70;
const RELATIVE = -10;

export interface Loudness {
  /** In LUFS, over everything that is not silence; -Infinity where all is. */
  integrated: number;
  /** In LUFS, of the loudest three seconds. */
  shortTerm: number;
  /** In dBFS, the highest sample. */
  peak: number;
}

/** @param samples of one channel at 48 kHz, played by one loudspeaker */
export function loudnessOf(samples: Float32Array): Loudness {
  const weighted = K_WEIGHTING.reduce(filtered, samples);
  const blocks = powers(weighted, BLOCK.integrated);
  const heard = blocks.filter((power) => inLufs(power) > SILENCE);
  const floor = inLufs(mean(heard)) + RELATIVE;
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return {
    integrated: inLufs(mean(heard.filter((power) => inLufs(power) > floor))),
    shortTerm: Math.max(...powers(weighted, BLOCK.shortTerm).map(inLufs)),
    peak: 20 * Math.log10(highest),
  };
}

function filtered(samples: Float32Array, { a, b }: Biquad): Float32Array {
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return samples.map((sample) => {
    const out = b[0] * sample + b[1] * in1 + b[2] * in2 - a[0] * out1 - a[1] * out2;
    [in2, in1, out2, out1] = [in1, sample, out1, out];
    return out;
  });
}

/** Mean squares of blocks of so many seconds; of one block where there is less. */
function powers(samples: Float32Array, seconds: number): number[] {
  const length = Math.round(seconds * SAMPLE_RATE);
  const step = length / OVERLAP;
  const count = Math.max(1, Math.floor((samples.length - length) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const block = samples.subarray(index * step, index * step + length);
    return block.reduce((sum, sample) => sum + sample * sample, 0) / length;
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function inLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

/** How bright a sound is: the root mean square of its frequencies, in Hz, from the energy of its differences. */
export function brightness(samples: Float32Array): number {
  let [energy, slope] = [0, 0];
  for (let at = 1; at < samples.length; at++) {
    energy += samples[at] * samples[at];
    slope += (samples[at] - samples[at - 1]) ** 2;
  }
  return energy === 0 ? 0 : (SAMPLE_RATE / Math.PI) * Math.asin(Math.min(1, Math.sqrt(slope / energy) / 2));
}
