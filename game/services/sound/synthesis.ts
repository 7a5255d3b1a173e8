/** Sound synthesis: struck wood and metal as damped modes, paper and skin as filtered noise. Pure functions. */

/** Samples of one channel, and how many there are per second. */
export interface SampleBuffer {
  samples: Float32Array;
  rate: number;
}

/** An empty buffer of that many seconds. */
export function sampleBuffer(seconds: number, rate: number): SampleBuffer {
  return { samples: new Float32Array(Math.ceil(seconds * rate)), rate };
}

/** A vibration mode of a struck body: `ring` is the time in s in which it falls by 60 dB. */
export interface Mode {
  frequency: number;
  ring: number;
  gain: number;
}

/** Adds a struck body whose modes ring from `at`, in s. */
export function strike({ samples, rate }: SampleBuffer, at: number, modes: readonly Mode[], gain = 1): void {
  for (const { frequency, ring, gain: own } of modes) {
    const turn = (2 * Math.PI * frequency) / rate;
    const damping = 10 ** (-3 / (ring * rate));
    const [once, twice] = [2 * damping * Math.cos(turn), -damping * damping];
    const from = Math.round(at * rate);
    const to = Math.min(samples.length, from + Math.ceil(ring * 1.2 * rate));
    let before = 0;
    let now = own * gain * damping * Math.sin(turn);
    for (let index = from + 1; index < to; index++) {
      samples[index] += now;
      const next = once * now + twice * before;
      before = now;
      now = next;
    }
  }
}

interface Noise {
  /** In s. */
  at: number;
  length: number;
  gain: number;
  /** Middle of the band in Hz at the start and at the end, and its sharpness (0.5 is wide). */
  from: number;
  to: number;
  sharpness: number;
  /** Share of the length in which it swells; in the rest it fades. */
  swell: number;
  /** How uneven the surface is, 0 to 1. */
  roughness?: number;
  seed: number;
}

/** Random numbers from -1 to 1, the same for the same seed: Marsaglia's xorshift. */
function randomSamples(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
}

/** Adds noise in a moving band that swells and fades: something rubs or taps. */
export function noise({ samples, rate }: SampleBuffer, options: Noise): void {
  const { at, length, gain, from, to, sharpness, swell, roughness = 0, seed } = options;
  const next = randomSamples(seed);
  const start = Math.round(at * rate);
  const count = Math.min(Math.round(length * rate), samples.length - start);
  const damping = 1 / sharpness;
  // A state variable filter in Zavalishin's form, which stays stable while its band moves.
  let [low, band, unevenness] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    const share = index / count;
    const tuning = Math.tan((Math.PI * Math.min(from * (to / from) ** share, rate * 0.45)) / rate);
    const high = (next() - low - (damping + tuning) * band) / (1 + tuning * (tuning + damping));
    const middle = band + tuning * high;
    band = middle + tuning * high;
    low += 2 * tuning * middle;
    unevenness += (next() - unevenness) * (600 / rate);
    const loudness =
      share < swell ? Math.sin((Math.PI / 2) * (share / swell)) : (1 - (share - swell) / (1 - swell)) ** 2;
    samples[start + index] += gain * damping * middle * loudness * (1 + roughness * 8 * unevenness);
  }
}

type Tone = Pick<Noise, 'at' | 'length' | 'gain' | 'from' | 'to' | 'swell'> & {
  /** Loudness of the fundamental and of each overtone. */
  overtones: readonly number[];
  /** How often a second the loudness trembles, 0 for a clear tone. */
  flutter: number;
};

/** Adds a tone that glides from one pitch to another while it swells and fades: a throat. */
export function tone({ samples, rate }: SampleBuffer, options: Tone): void {
  const { at, length, gain, from, to, swell, overtones, flutter } = options;
  const start = Math.round(at * rate);
  const count = Math.min(Math.round(length * rate), samples.length - start);
  let turned = 0;
  for (let index = 0; index < count; index++) {
    const share = index / count;
    const pitch = from * (to / from) ** share;
    turned += (2 * Math.PI * pitch) / rate;
    const loudness = Math.sin((Math.PI / 2) * Math.min(1, share / swell, (1 - share) / (1 - swell)));
    const trembling = flutter === 0 ? 1 : 0.6 + 0.4 * Math.sin((2 * Math.PI * flutter * index) / rate);
    for (const [overtone, own] of overtones.entries()) {
      const factor = overtone + 1;
      // What is too high for the rate would come back as another pitch.
      if (pitch * factor < rate * 0.45) {
        samples[start + index] += gain * own * loudness * trembling * Math.sin(turned * factor);
      }
    }
  }
}

/** Fade-in and fade-out in s, so that sounds never click. */
const EDGE_IN = 0.0006;
const EDGE_OUT = 0.012;

/** The samples scaled to a peak, faded at both ends and without DC offset. */
export function normalised({ samples, rate }: SampleBuffer, peak: number): Float32Array {
  // Below 60 Hz a speaker moves inaudibly.
  const keep = Math.exp((-2 * Math.PI * 60) / rate);
  let [input, output] = [0, 0];
  const [up, down] = [EDGE_IN * rate, EDGE_OUT * rate];
  const last = samples.length - 1;
  let highest = 0;
  const result = samples.map((sample, index) => {
    output = keep * (output + sample - input);
    input = sample;
    const edged = output * Math.min(1, index / up, (last - index) / down);
    highest = Math.max(highest, Math.abs(edged));
    return edged;
  });
  return highest === 0 ? result : result.map((sample) => (sample * peak) / highest);
}
