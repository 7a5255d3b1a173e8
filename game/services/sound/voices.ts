/** The animals' voices, a few short calls each. Loaded apart from the sounds of the table: the menu need not wait for it. */
import type { Animal, Gesture } from '../../base/animals.ts';
import { between } from '../../base/easing.ts';
import { VOICE_LENGTH, type Voice } from './sounds.ts';
import { noise, normalised, sampleBuffer, tone } from './synthesis.ts';

interface Timbre {
  /** In Hz. */
  pitch: number;
  /** Loudness of the fundamental and of each overtone. */
  overtones: readonly number[];
  /** How much air is heard beside the tone, 0 to 1. */
  breath: number;
  /** How often a second the loudness trembles, 0 for a clear tone. */
  flutter: number;
  /** How many calls it makes, and the length of one in s. */
  calls: number;
  call: number;
}

const TIMBRES: Readonly<Record<Animal, Timbre>> = {
  fox: { pitch: 640, overtones: [1, 0.7, 0.45, 0.25, 0.12], breath: 0.25, flutter: 0, calls: 2, call: 0.09 },
  owl: { pitch: 350, overtones: [1, 0.1, 0.04], breath: 0.06, flutter: 0, calls: 2, call: 0.14 },
  heron: { pitch: 190, overtones: [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3], breath: 0.4, flutter: 38, calls: 1, call: 0.22 },
  badger: { pitch: 128, overtones: [0.6, 1, 0.8, 0.5, 0.4, 0.3], breath: 0.3, flutter: 24, calls: 2, call: 0.12 },
  hare: { pitch: 1300, overtones: [1, 0.3, 0.08], breath: 0.12, flutter: 0, calls: 3, call: 0.05 },
  otter: { pitch: 900, overtones: [1, 0.4, 0.2, 0.08], breath: 0.08, flutter: 0, calls: 3, call: 0.075 },
  stag: { pitch: 155, overtones: [0.7, 1, 0.9, 0.6, 0.4, 0.25], breath: 0.2, flutter: 17, calls: 1, call: 0.3 },
  wren: { pitch: 2900, overtones: [1, 0.12], breath: 0.02, flutter: 0, calls: 7, call: 0.034 },
  marten: { pitch: 520, overtones: [1, 0.6, 0.5, 0.2], breath: 0.15, flutter: 45, calls: 3, call: 0.07 },
  bear: { pitch: 98, overtones: [0.5, 1, 0.8, 0.6, 0.4, 0.3, 0.2], breath: 0.3, flutter: 22, calls: 1, call: 0.32 },
};

/**
 * How the calls of a gesture go: factors of the pitch at its beginning and its end, by which the pitch changes within each
 * call, and of the length of a call; and the share of an animal's calls that it has.
 */
interface Contour {
  from: number;
  to: number;
  bend: number;
  pace: number;
  share: number;
}

const COURSES: Readonly<Record<Gesture, Contour>> = {
  knocks: { from: 1, to: 1, bend: 0.86, pace: 1, share: 1 },
  loses: { from: 0.95, to: 0.72, bend: 0.72, pace: 1.25, share: 0.5 },
  wins: { from: 1, to: 1.4, bend: 1.22, pace: 0.9, share: 1 },
};

/** Silence between two calls, as a share of one. */
const REST = 0.3;
/** Peak sample of a voice of 300 Hz. Ears are keener for higher ones, so those are softer. */
const PEAK = 0.11;
const SOFTER = 0.3;

/** The samples of a voice. @param rate samples per second */
export function renderVoice(voice: Voice, rate: number): Float32Array {
  const [animal, gesture] = voice.split(' ') as [Animal, Gesture];
  const { pitch, overtones, breath, flutter, calls, call } = TIMBRES[animal];
  const { from, to, bend, pace, share } = COURSES[gesture];
  const buffer = sampleBuffer(VOICE_LENGTH, rate);
  const count = Math.ceil(calls * share);
  const length = call * pace;
  for (let index = 0; index < count; index++) {
    const begins = pitch * between(from, to, count === 1 ? 0 : index / (count - 1));
    // A single call bends by itself as far as several do one after the other.
    const ends = begins * bend * (count === 1 ? to / from : 1);
    const at = 0.002 + index * length * (1 + REST);
    const course = { at, length, from: begins, to: ends };
    tone(buffer, { ...course, gain: 1, overtones, swell: 0.25, flutter });
    noise(buffer, {
      at,
      length,
      gain: breath,
      from: begins * 3,
      to: ends * 3,
      sharpness: 1,
      swell: 0.2,
      seed: 71 + index,
    });
  }
  return normalised(buffer, PEAK * (300 / pitch) ** SOFTER);
}
