/** Lets sounds be heard, where the browser can and once it may: after the first touch or key. */
import type { Settings } from '../../catalogue/settings.ts';
import { SoundLimit, type Heard, type Spot } from './limit.ts';
import { renderSound, SOUNDS, type Sound } from './sounds.ts';

/** What of the settings is heard. */
export type SoundSettings = Pick<Settings, 'volume' | 'isMuted' | 'turnChime'>;

export type SoundOptions = {
  settings: SoundSettings;
  /** Hears the person's touches and keys. */
  page: EventTarget;
  /** Whether a touch or key was a wish yet: a browser complains about a context that comes too early. */
  isAllowed: () => boolean;
  /** May throw where there is no sound. */
  createContext: () => AudioContext;
  /** In ms. */
  now: () => number;
};

export type SoundState = { is: 'waiting' | 'missing' | AudioContextState; heard: Partial<Record<Sound, number>> };

/** All sounds together stay below -12 dB. */
export const CEILING = 0.25;
/** Up to here samples stay as they are. */
const UNTOUCHED = 0.2;

/** What a browser takes for the wish to hear something. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

/** Seconds in which a sound that has to give way fades. */
const GIVE_WAY = 0.012;
/** How much a sound's pitch differs from one time to the next. */
const VARIETY = 0.05;
/** Between two sounds that are made ahead, in ms. */
const IDLE_DELAY = 60;

/** Bends whatever is louder than it may be, by sample from -1 to 1. */
export function ceilingCurve(points = 2049): Float32Array<ArrayBuffer> {
  const room = CEILING - UNTOUCHED;
  return Float32Array.from({ length: points }, (_, index) => {
    const sample = (2 * index) / (points - 1) - 1;
    const over = Math.abs(sample) - UNTOUCHED;
    return over <= 0 ? sample : Math.sign(sample) * (UNTOUCHED + room * Math.tanh(over / room));
  });
}

/** How loud a volume of 0 to 1 is: what feels half as loud is a quarter. */
export function loudness({ volume, isMuted }: SoundSettings): number {
  return isMuted ? 0 : volume ** 2;
}

/** Whether a sound is to be heard at all. */
export function isWanted(sound: Sound, settings: SoundSettings): boolean {
  return loudness(settings) > 0 && (sound !== 'chime' || settings.turnChime);
}

type Output = { context: AudioContext; ceiling: AudioNode; volume: GainNode };

export class Sounds {
  readonly #isAllowed: () => boolean;
  readonly #createContext: () => AudioContext;
  readonly #now: () => number;
  readonly #limit = new SoundLimit();
  readonly #buffers = new Map<Sound, AudioBuffer>();
  readonly #voices = new Map<Spot, GainNode>();
  readonly #counts = new Map<Sound, number>();
  #settings: SoundSettings;
  #output: Output | null | undefined;

  constructor({ settings, page, isAllowed, createContext, now }: SoundOptions) {
    this.#settings = settings;
    this.#isAllowed = isAllowed;
    this.#createContext = createContext;
    this.#now = now;
    // A browser may put sound to sleep again at any time, so every gesture wakes it.
    for (const gesture of GESTURES) page.addEventListener(gesture, () => this.#wake());
  }

  /** Whether sound runs, waits for a first gesture, or is missing here; and how often each sound was heard. */
  get state(): SoundState {
    const is = this.#output === undefined ? 'waiting' : (this.#output?.context.state ?? 'missing');
    return { is, heard: Object.fromEntries(this.#counts) };
  }

  /** Takes over new settings, also for what sounds already. */
  applySettings(settings: SoundSettings): void {
    this.#settings = settings;
    if (!this.#output) return;
    const { context, volume } = this.#output;
    volume.gain.setTargetAtTime(loudness(settings), context.currentTime, GIVE_WAY / 2);
  }

  /** Plays a sound, unless something else is heard in its place. */
  play(heard: Heard): void {
    const { sound } = heard;
    if (!isWanted(sound, this.#settings)) return;
    if (this.#output?.context.state !== 'running' || !this.#limit.admits(heard, this.#now())) return;
    this.#counts.set(sound, (this.#counts.get(sound) ?? 0) + 1);
    this.#sound(this.#output, heard);
  }

  #sound({ context, ceiling }: Output, { sound, spot, gain, pan }: Heard): void {
    this.#voices.get(spot)?.gain.setTargetAtTime(0, context.currentTime, GIVE_WAY / 3);
    const voice = new GainNode(context, { gain });
    const source = new AudioBufferSourceNode(context, {
      buffer: this.#buffer(context, sound),
      playbackRate: isTune(sound) ? 1 : 1 + VARIETY * (Math.random() - 0.5),
    });
    const panner = new StereoPannerNode(context, { pan });
    source.connect(voice).connect(panner).connect(ceiling);
    this.#voices.set(spot, voice);
    source.addEventListener('ended', () => {
      panner.disconnect();
      if (this.#voices.get(spot) === voice) this.#voices.delete(spot);
    });
    source.start();
  }

  #buffer(context: AudioContext, sound: Sound): AudioBuffer {
    const made = this.#buffers.get(sound);
    if (made !== undefined) return made;
    const samples = renderSound(sound, context.sampleRate);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.getChannelData(0).set(samples);
    this.#buffers.set(sound, buffer);
    return buffer;
  }

  #wake(): void {
    if (this.#output === undefined && this.#isAllowed()) this.#output = this.#open();
    if (!this.#output || this.#output.context.state === 'running') return;
    this.#output.context.resume().catch(() => undefined);
  }

  #open(): Output | null {
    try {
      const context = this.#createContext();
      const volume = new GainNode(context, { gain: loudness(this.#settings) });
      const ceiling = new WaveShaperNode(context, { curve: ceilingCurve() });
      ceiling.connect(volume).connect(context.destination);
      this.#makeAhead(context);
      return { context, ceiling, volume };
    } catch {
      // The table is as good without sound.
      return null;
    }
  }

  /** Makes one sound after the other, so that none is waited for when it is wanted. */
  #makeAhead(context: AudioContext): void {
    const missing = SOUNDS.find((sound) => !this.#buffers.has(sound));
    if (missing === undefined) return;
    setTimeout(() => {
      this.#buffer(context, missing);
      this.#makeAhead(context);
    }, IDLE_DELAY);
  }
}

/** Melodies keep their pitch. */
function isTune(sound: Sound): boolean {
  return sound === 'chime' || sound === 'thirty-one' || sound === 'victory';
}
