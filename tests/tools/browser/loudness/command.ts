/** How loud the game is: every sound on its own, and bots that play at normal speed, as the loudspeaker gets it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ANIMALS, GESTURES } from '../../../../game/base/animals.ts';
import { botToBeginWith, DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { MAKEUP } from '../../../../game/services/sound/player.ts';
import { isVoice, renderSound, SOUNDS, voiceOf, type Sound } from '../../../../game/services/sound/sounds.ts';
import { renderVoice } from '../../../../game/services/sound/voices.ts';
import { command } from '../../../../training/cli/command/command.ts';
import { path, wholeNumber } from '../../../../training/cli/command/options.ts';
import { Visit } from '../../../browser/support/visit.ts';
import { withBuiltGame } from '../with-built-game.ts';
import { brightness, loudnessOf, SAMPLE_RATE } from './meter.ts';
import { atLoudspeaker } from './loudspeaker.ts';
import { waveFile } from './wave-file.ts';

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const ALL: readonly Sound[] = [
  ...SOUNDS,
  ...ANIMALS.flatMap((one) => GESTURES.map((gesture) => voiceOf(one, gesture))),
];

/** Notes in the page every sound that begins, and mixes them when asked. */
function noteSounds(): void {
  const begun: { at: number; rate: number; gain: number; samples: Float32Array }[] = [];
  const gains = new WeakMap<AudioNode, GainNode>();
  AudioNode.prototype.connect = new Proxy(Reflect.get(AudioNode.prototype, 'connect'), {
    apply(connect, node: AudioNode, given: unknown[]) {
      if (given[0] instanceof GainNode) gains.set(node, given[0]);
      return Reflect.apply(connect, node, given) as AudioNode;
    },
  });
  AudioBufferSourceNode.prototype.start = new Proxy(Reflect.get(AudioBufferSourceNode.prototype, 'start'), {
    apply(start, node: AudioBufferSourceNode, given) {
      const samples = node.buffer?.getChannelData(0) ?? new Float32Array();
      const gain = gains.get(node)?.gain.value ?? 1;
      begun.push({ at: node.context.currentTime, rate: node.playbackRate.value, gain, samples });
      Reflect.apply(start, node, given);
    },
  });
  const mix = (rate: number, from: number, seconds: number): string => {
    const mixed = new Float32Array(rate * seconds);
    for (const { at, rate: pitch, gain, samples } of begun) {
      const first = Math.round((at - from) * rate);
      for (let index = 0; index * pitch < samples.length - 1; index++) {
        const place = first + index;
        if (place >= 0 && place < mixed.length) mixed[place] += gain * samples[Math.floor(index * pitch)];
      }
    }
    let bytes = '';
    for (const byte of new Uint8Array(mixed.buffer)) bytes += String.fromCharCode(byte);
    return btoa(bytes);
  };
  Object.assign(window, { mix, firstSound: () => begun[0]?.at ?? 0 });
}

/** What bots at a table of four sound like for some seconds, before volume and ceiling. */
async function playedMatch(browser: Browser, origin: string, seconds: number): Promise<Float32Array> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  // What compiles this file names its functions by a helper that the page does not have.
  await visit.page.addInitScript('globalThis.__name = (named) => named;');
  await visit.page.addInitScript(noteSounds);
  await visit.page.reload();
  const seats = DEFAULT_SETTINGS.seats.map((_, seat) => botToBeginWith(seat));
  await visit.applySettings({ opponents: 3, speed: 'normal', nextDealAfter: 4, seats });
  await visit.page.keyboard.press('Tab');
  await visit.page.waitForTimeout(3000);
  await visit.pressButton('Play');
  await visit.page.waitForTimeout(1000 * (seconds + 2));
  const mixed = await visit.page.evaluate(
    ([rate, length]) => {
      const page = window as unknown as {
        mix: (rate: number, from: number, seconds: number) => string;
        firstSound: () => number;
      };
      return page.mix(rate, page.firstSound(), length);
    },
    [SAMPLE_RATE, seconds] as const,
  );
  await visit.end();
  return new Float32Array(new Uint8Array(Buffer.from(mixed, 'base64')).buffer);
}

const LINE = '  %s'.length;
const column = (value: number, digits = 1): string => value.toFixed(digits).padStart(8);

function report(name: string, samples: Float32Array): string {
  const { integrated, shortTerm, peak } = loudnessOf(samples);
  const figures = [samples.length / SAMPLE_RATE, peak, integrated, shortTerm].map((one) => column(one)).join('');
  return `${name.padEnd(20 + LINE)}${figures}${column(brightness(samples), 0)}`;
}

export const loudness = command({
  name: 'loudness',
  isTool: true,
  does: 'Measures how loud the game is: each sound, and bots that play, in LUFS (ITU-R BS.1770).',
  options: {
    seconds: wholeNumber({ meaning: 'how long bots are listened to', from: 10, to: 600, default: 90 }),
    out: path({
      value: 'FOLDER',
      meaning: 'where all of it is written as wave files',
      allowed: 'allowed is a folder',
      leftOut: 'nowhere',
    }),
  },
  example: '--out /tmp/sounds',
  notes: [
    'At the volume that the game begins with. Nobody has to listen, but can: the files are what a loudspeaker gets.',
  ],
  async run({ options: { seconds, out } }) {
    const at = (samples: Float32Array): Float32Array => atLoudspeaker(samples, DEFAULT_SETTINGS);
    const render = (sound: Sound): Float32Array => {
      const rendered = isVoice(sound) ? renderVoice(sound, SAMPLE_RATE) : renderSound(sound, SAMPLE_RATE);
      return at(rendered.map((sample) => MAKEUP * sample));
    };
    const all = new Map<string, Float32Array>(ALL.map((sound) => [sound, render(sound)]));
    await withBuiltGame(async (browser, origin) => {
      all.set('bots that play', at(await playedMatch(browser, origin, seconds)));
    });
    const head = `${''.padEnd(20 + LINE)}${['s', 'peak', 'LUFS', 'short', 'Hz'].map((name) => name.padStart(8)).join('')}`;
    process.stdout.write([head, ...[...all].map(([name, samples]) => report(name, samples)), ''].join('\n'));
    if (out === undefined) return;
    mkdirSync(out, { recursive: true });
    for (const [name, samples] of all) writeFileSync(join(out, `${name.replaceAll(' ', '-')}.wav`), waveFile(samples));
  },
});
