import { expect, test } from 'vitest';
import { ANIMALS, GESTURES } from '../../../../game/base/animals.ts';
import { MAKEUP } from '../../../../game/services/sound/player.ts';
import { voiceOf, isVoice, lengthOf, renderSound, SOUNDS, type Sound } from '../../../../game/services/sound/sounds.ts';
import { renderVoice } from '../../../../game/services/sound/voices.ts';

const RATE = 16_000;
/** -12 dB below full scale. */
const MOST = 10 ** (-12 / 20);

const VOICES = ANIMALS.flatMap((animal) => GESTURES.map((gesture) => voiceOf(animal, gesture)));

const render = (sound: Sound, rate = RATE): Float32Array =>
  isVoice(sound) ? renderVoice(sound, rate) : renderSound(sound, rate);

const SAMPLES = new Map([...SOUNDS, ...VOICES].map((sound) => [sound, render(sound)]));

function peak(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
}

test('every sound can be heard, stays under -12 dB, is as long as it says, does not click, and oscillates around zero', () => {
  for (const [sound, samples] of SAMPLES) {
    expect(peak(samples), sound).toBeGreaterThan(0.05);
    expect(peak(samples), sound).toBeLessThan(MOST);
    expect(samples.length / RATE, sound).toBeCloseTo(lengthOf(sound) / 1000, 3);
    expect([samples[0], samples[samples.length - 1]].map(Math.abs), sound).toEqual([0, 0]);
    expect(peak(samples.subarray(-RATE / 500)), sound).toBeLessThan(0.002);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length), sound).toBeLessThan(0.0005);
  }
  expect(MAKEUP * MOST).toBeLessThanOrEqual(1.01);
});

/** A filter of second order by its coefficients. */
function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: readonly number[]): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

/** The two filters of ITU-R BS.1770-5 for 48,000 samples a second. */
const HEAD = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const BASS = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** The loudest 400 ms of a sound as it is played at full volume, in LUFS. */
function loudness(sound: Sound): number {
  const samples = filtered(filtered(render(sound, 48_000), HEAD), BASS);
  const block = 0.4 * 48_000;
  const starts = Array.from({ length: Math.ceil(samples.length / block) * 4 }, (_, quarter) => (quarter * block) / 4);
  const powers = starts.map((at) =>
    samples.subarray(at, at + block).reduce((sum, sample) => sum + (MAKEUP * sample) ** 2 / block, 0),
  );
  return -0.691 + 10 * Math.log10(Math.max(...powers));
}

test('no sound of the table is louder than -20 LUFS, and those of highlights are about as loud as one another', () => {
  expect(SOUNDS.filter((sound) => loudness(sound) > -20)).toEqual([]);
  for (const sound of ['thirty-one', 'caught', 'held', 'out', 'victory', 'defeat'] as const)
    expect(loudness(sound), sound).toBeGreaterThan(-22);
});

test('voices are softer than a rap, and over before their end', () => {
  const voices = VOICES.map((voice) => SAMPLES.get(voice) as Float32Array);
  expect(Math.max(...voices.map(peak))).toBeLessThan(0.8 * peak(SAMPLES.get('rap') as Float32Array));
  expect(Math.max(...voices.map((samples) => peak(samples.subarray(-RATE / 50))))).toBeLessThan(0.01);
});

test('a sound lasts as long at another rate', () => {
  for (const sound of ['victory', 'owl wins'] as const)
    expect(render(sound, 44_100).length / 44_100).toBeCloseTo(lengthOf(sound) / 1000, 3);
});

/** How a sound goes: how loud each eighth of it is, in thousandths, and how often it crosses zero there. */
function course(samples: Float32Array): string {
  const length = Math.ceil(samples.length / 8);
  return Array.from({ length: 8 }, (_, eighth) => {
    const part = samples.subarray(eighth * length, (eighth + 1) * length);
    const loud = Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
    const crossings = part.reduce((count, sample, at) => count + Number(at > 0 && sample * part[at - 1] < 0), 0);
    return `${Math.round(1000 * loud)}/${crossings}`;
  }).join(' ');
}

test('every sound goes as it was made; of the voices each animal, and each gesture of one that calls seven times and one that calls twice', () => {
  const made = [...SAMPLES].filter(([sound]) => !isVoice(sound) || /^(fox|wren)|knocks$/.test(sound));
  expect(made.map(([sound, samples]) => `${sound}: ${course(samples)}`)).toMatchInlineSnapshot(`
    [
      "slide: 6/127 17/120 27/140 26/148 16/145 8/123 3/136 0/18",
      "flick: 39/67 11/85 8/81 4/82 2/80 1/75 0/64 0/0",
      "coin: 29/275 11/292 8/280 6/259 2/312 0/337 0/335 0/335",
      "roll: 14/359 24/319 16/306 13/318 7/318 5/362 4/421 1/478",
      "rap: 63/20 18/9 7/9 2/9 1/9 0/9 0/9 0/7",
      "second-rap: 53/22 17/11 5/11 2/11 1/11 0/11 0/11 0/9",
      "chime: 27/146 29/216 12/222 4/222 2/223 1/222 0/222 0/222",
      "last-turn: 30/52 3/40 0/39 18/43 15/37 1/32 0/33 0/22",
      "thirty-one: 19/256 19/317 19/374 27/387 9/410 2/463 0/465 0/438",
      "caught: 19/321 15/92 17/110 17/83 3/84 1/83 0/83 0/83",
      "held: 19/120 35/149 15/161 4/162 2/162 1/161 0/162 0/161",
      "out: 6/1062 4/1132 19/321 31/121 7/110 1/110 0/110 0/110",
      "victory: 19/267 19/413 17/402 26/461 5/566 1/593 0/583 0/607",
      "defeat: 21/269 19/241 7/313 33/182 6/180 1/209 0/209 0/209",
      "fox knocks: 34/72 12/39 34/73 10/33 0/0 0/0 0/0 0/0",
      "fox loses: 34/66 20/42 0/0 0/0 0/0 0/0 0/0 0/0",
      "fox wins: 33/83 13/58 33/119 2/18 0/0 0/0 0/0 0/0",
      "owl knocks: 58/39 50/38 8/14 57/39 52/38 9/15 0/0 0/0",
      "heron knocks: 19/53 29/34 17/26 5/14 0/0 0/0 0/0 0/0",
      "badger knocks: 32/48 16/42 15/19 30/42 13/22 0/0 0/0 0/0",
      "hare knocks: 28/120 28/120 28/116 0/4 0/0 0/0 0/0 0/0",
      "otter knocks: 36/98 21/64 31/89 33/75 16/51 0/0 0/0 0/0",
      "stag knocks: 13/51 32/42 30/38 21/34 10/32 0/1 0/0 0/0",
      "wren knocks: 26/261 25/267 21/213 27/271 23/266 0/6 0/0 0/0",
      "wren loses: 23/213 24/203 25/183 19/102 0/0 0/0 0/0 0/0",
      "wren wins: 26/315 21/313 26/384 21/364 19/275 0/0 0/0 0/0",
      "marten knocks: 24/58 16/39 18/40 24/55 2/13 0/0 0/0 0/0",
      "bear knocks: 20/40 37/37 28/39 26/32 12/31 1/11 0/0 0/0",
    ]
  `);
});
