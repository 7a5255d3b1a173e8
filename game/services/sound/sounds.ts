/** All sounds of the table, as recipes that are rendered when needed, and what there is to know about voices. */
import type { Animal, Gesture } from '../../base/animals.ts';
import { sampleBuffer, normalised, noise, strike, type SampleBuffer, type Mode } from './synthesis.ts';

export const SOUNDS = [
  'slide',
  'flick',
  'coin',
  'roll',
  'rap',
  'second-rap',
  'chime',
  'last-turn',
  'thirty-one',
  'caught',
  'held',
  'out',
  'victory',
  'defeat',
] as const;
export type TableSound = (typeof SOUNDS)[number];

/** What an animal utters (`game/services/sound/voices.ts`). */
export type Voice = `${Animal} ${Gesture}`;

export type Sound = TableSound | Voice;

/** Of every voice, in s. */
export const VOICE_LENGTH = 0.48;
/** The voice of whoever knocks may follow the second rap at once; a coin goes before any other. */
const VOICE_RANK: Readonly<Record<Gesture, number>> = { knocks: 2, loses: 1, wins: 1 };

/** What an animal utters at a gesture. */
export function voiceOf(animal: Animal, gesture: Gesture): Voice {
  return `${animal} ${gesture}`;
}

/** Whether a sound is a voice: the others are of the table. */
export function isVoice(sound: Sound): sound is Voice {
  return sound.includes(' ');
}

interface Recipe {
  /** Of two sounds on one spot the one with the higher rank is played. */
  rank: number;
  /** Peak sample; all stay below a quarter, so that none alone reaches the ceiling (`MAKEUP` in `player.ts`), and none is played above -20 LUFS. */
  peak: number;
  /** In s. */
  length: number;
  draw: (buffer: SampleBuffer) => void;
}

/** A table top under a knuckle. Phone speakers play only the higher modes. */
const WOOD: readonly Mode[] = [
  { frequency: 172, ring: 0.16, gain: 1 },
  { frequency: 263, ring: 0.13, gain: 0.8 },
  { frequency: 421, ring: 0.1, gain: 0.62 },
  { frequency: 688, ring: 0.07, gain: 0.4 },
  { frequency: 1130, ring: 0.045, gain: 0.22 },
  { frequency: 1910, ring: 0.025, gain: 0.12 },
];

/** A copper penny: the modes of a disc, which are not harmonic. */
const PENNY: readonly Mode[] = [
  { frequency: 3920, ring: 0.2, gain: 0.5 },
  { frequency: 4075, ring: 0.17, gain: 0.35 },
  { frequency: 6640, ring: 0.13, gain: 0.4 },
  { frequency: 9210, ring: 0.09, gain: 0.22 },
  { frequency: 11_900, ring: 0.06, gain: 0.12 },
];

function tuned(modes: readonly Mode[], factor: number): Mode[] {
  return modes.map((mode) => ({ ...mode, frequency: mode.frequency * factor }));
}

function knuckle(to: SampleBuffer, pitch: number, seed: number): void {
  strike(to, 0.001, tuned(WOOD, pitch));
  noise(to, { at: 0, length: 0.014, gain: 0.9, from: 1400, to: 500, sharpness: 0.6, swell: 0.12, seed });
}

function penny(to: SampleBuffer, at: number, gain: number, pitch = 1): void {
  strike(to, at, tuned(PENNY, pitch), gain * 0.5);
  strike(to, at, tuned(WOOD.slice(1, 5), 1.35), gain * 0.45);
}

/** A note of a marimba: a bar's first three modes, and the soft head of the mallet. */
function note(to: SampleBuffer, at: number, frequency: number, gain: number, ring: number): void {
  strike(
    to,
    at,
    [
      { frequency, ring, gain: 1 },
      { frequency: frequency * 1.003, ring: ring * 0.8, gain: 0.35 },
      { frequency: frequency * 3.93, ring: ring * 0.22, gain: 0.2 },
      { frequency: frequency * 9.4, ring: ring * 0.06, gain: 0.06 },
    ],
    gain,
  );
  const seed = Math.round(frequency);
  noise(to, { at, length: 0.02, gain: gain * 0.25, from: 900, to: 500, sharpness: 0.7, swell: 0.2, seed });
}

/** In Hz: all in D major, the key of everything that has a highlight. */
const NOTES = {
  FIS3: 185,
  A3: 220,
  CIS4: 277.18,
  D4: 293.66,
  G4: 392,
  A4: 440,
  D5: 587.33,
  E5: 659.26,
  FIS5: 739.99,
  A5: 880,
  B5: 987.77,
  D6: 1174.66,
} as const;

function woodAt(pitch: number): number {
  return pitch / WOOD[0].frequency;
}

function rolling(to: SampleBuffer, until: number, gain: number): void {
  for (let at = 0.01, step = 0.022; at < until; at += step, step *= 1.09) penny(to, at, gain);
}

const RECIPES: Record<TableSound, Recipe> = {
  slide: {
    rank: 0,
    peak: 0.1,
    length: 0.17,
    draw: (to) => {
      const skin = { sharpness: 0.7, roughness: 0.5, swell: 0.45 };
      noise(to, { ...skin, at: 0, length: 0.16, gain: 1, from: 1900, to: 3600, seed: 11 });
      noise(to, { ...skin, at: 0.02, length: 0.14, gain: 0.35, from: 5200, to: 7000, seed: 12 });
      strike(to, 0.1, tuned(WOOD.slice(0, 3), 0.8), 0.12);
    },
  },
  flick: {
    rank: 0,
    peak: 0.16,
    length: 0.12,
    draw: (to) => {
      noise(to, { at: 0, length: 0.012, gain: 1.3, from: 3800, to: 2100, sharpness: 0.7, swell: 0.1, seed: 21 });
      noise(to, { at: 0.004, length: 0.1, gain: 0.3, from: 2600, to: 1500, sharpness: 0.7, swell: 0.05, seed: 22 });
      strike(to, 0.001, [
        { frequency: 240, ring: 0.05, gain: 0.5 },
        { frequency: 530, ring: 0.035, gain: 0.35 },
        { frequency: 1280, ring: 0.02, gain: 0.2 },
      ]);
    },
  },
  coin: {
    rank: 1,
    peak: 0.14,
    length: 0.34,
    draw: (to) => {
      penny(to, 0.001, 1);
      penny(to, 0.075, 0.42, 1.012);
      penny(to, 0.124, 0.2, 0.994);
      penny(to, 0.154, 0.1, 1.006);
    },
  },
  roll: {
    rank: 0,
    peak: 0.12,
    length: 0.5,
    draw: (to) => {
      noise(to, {
        at: 0,
        length: 0.48,
        gain: 0.5,
        from: 2400,
        to: 1500,
        sharpness: 2,
        swell: 0.2,
        roughness: 1,
        seed: 31,
      });
      rolling(to, 0.42, 0.16);
    },
  },
  rap: { rank: 2, peak: 0.23, length: 0.2, draw: (to) => knuckle(to, woodAt(NOTES.FIS3), 41) },
  'second-rap': { rank: 2, peak: 0.2, length: 0.2, draw: (to) => knuckle(to, woodAt(NOTES.A3), 42) },
  chime: {
    rank: 1,
    peak: 0.08,
    length: 0.9,
    draw: (to) => {
      const bell = (at: number, frequency: number) =>
        strike(to, at, [
          { frequency, ring: 0.8, gain: 1 },
          { frequency: frequency * 2.76, ring: 0.25, gain: 0.12 },
        ]);
      bell(0.001, NOTES.E5);
      bell(0.12, NOTES.B5);
    },
  },
  'last-turn': {
    rank: 1,
    peak: 0.12,
    length: 0.4,
    draw: (to) => {
      strike(to, 0.001, tuned(WOOD, 2.3), 0.9);
      strike(to, 0.19, tuned(WOOD, 1.9), 0.7);
    },
  },
  'thirty-one': {
    rank: 3,
    peak: 0.135,
    length: 1.75,
    draw: (to) => {
      // A note for each card that is counted, and their chord under the total.
      for (const [index, pitch] of [NOTES.D5, NOTES.FIS5, NOTES.A5].entries()) note(to, index * 0.24, pitch, 0.9, 0.7);
      for (const pitch of [NOTES.D4, NOTES.A4, NOTES.FIS5]) note(to, 0.76, pitch, 0.5, 0.9);
      note(to, 0.76, NOTES.D6, 0.9, 0.9);
    },
  },
  caught: {
    rank: 3,
    peak: 0.155,
    length: 1.2,
    draw: (to) => {
      // Wood breaks, and two notes fall by what was long the forbidden interval.
      for (const [at, gain] of [
        [0, 1],
        [0.045, 0.5],
        [0.11, 0.3],
      ]) {
        noise(to, { at, length: 0.05, gain: 2 * gain, from: 3200, to: 700, sharpness: 0.6, swell: 0.05, seed: 51 });
        strike(to, at + 0.001, tuned(WOOD, 0.8), gain);
      }
      note(to, 0.2, NOTES.G4, 0.7, 0.4);
      note(to, 0.42, NOTES.CIS4, 0.9, 0.7);
    },
  },
  held: {
    rank: 3,
    peak: 0.125,
    length: 1.1,
    draw: (to) => {
      // It stands on the wood, and is resolved upwards.
      note(to, 0.001, NOTES.A4, 0.7, 0.5);
      note(to, 0.18, NOTES.D5, 0.9, 0.9);
      for (const pitch of [NOTES.D4, NOTES.A4]) note(to, 0.18, pitch, 0.4, 0.9);
    },
  },
  out: {
    rank: 3,
    peak: 0.145,
    length: 1.5,
    draw: (to) => {
      // The coin rolls away, then the lamp goes out.
      rolling(to, 0.4, 0.3);
      note(to, 0.4, NOTES.A4, 0.7, 0.4);
      note(to, 0.6, NOTES.D4, 0.8, 0.8);
      strike(to, 0.6, tuned(WOOD, 0.62), 0.7);
    },
  },
  victory: {
    rank: 4,
    peak: 0.132,
    length: 2.1,
    draw: (to) => {
      const tune = [NOTES.A4, NOTES.D5, NOTES.FIS5, NOTES.A5, NOTES.FIS5];
      for (const [index, pitch] of tune.entries()) note(to, index * 0.14, pitch, 0.85, 0.7);
      for (const pitch of [NOTES.D4, NOTES.A4, NOTES.FIS5]) note(to, 0.78, pitch, 0.6, 1.2);
      note(to, 0.78, NOTES.D6, 1, 1.3);
    },
  },
  defeat: {
    rank: 4,
    peak: 0.118,
    length: 1.9,
    draw: (to) => {
      for (const [index, pitch] of [NOTES.D5, NOTES.A4, NOTES.E5].entries()) note(to, index * 0.2, pitch, 0.6, 0.7);
      for (const pitch of [NOTES.D4, NOTES.A4]) note(to, 0.72, pitch, 0.7, 1.1);
    },
  },
};

/** How important a sound is: the higher the more. */
export function rankOfSound(sound: Sound): number {
  return isVoice(sound) ? VOICE_RANK[sound.split(' ')[1] as Gesture] : RECIPES[sound].rank;
}

/** How long a sound lasts, in ms. */
export function lengthOf(sound: Sound): number {
  return (isVoice(sound) ? VOICE_LENGTH : RECIPES[sound].length) * 1000;
}

/** The samples of a sound of the table. @param rate samples per second */
export function renderSound(sound: TableSound, rate: number): Float32Array {
  const { length, peak, draw } = RECIPES[sound];
  const to = sampleBuffer(length, rate);
  draw(to);
  return normalised(to, peak);
}
