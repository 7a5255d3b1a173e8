/** Plays sounds, if the browser can, and only after the first touch or key. */
import type { Settings } from '../../catalogue/settings.ts';
import { SoundLimit, type SoundRequest, type Spot } from './limit.ts';
import { isVoice, renderSound, SOUNDS, type Sound } from './sounds.ts';

type RenderVoice = typeof import('./voices.ts').renderVoice;

type SoundSettings = Pick<Settings, 'volume' | 'isMuted' | 'turnChime'>;

export interface SoundOptions {
  settings: SoundSettings;
  /** Receives the person's touches and keys. */
  page: EventTarget;
  /** Whether the browser has seen a user gesture: it warns about a context that is created earlier. */
  isAllowed: () => boolean;
  /** May throw if there is no sound. */
  createContext: () => AudioContext;
  /** Calls back once the browser has time: creating a context takes so much of it that the press would not be seen. */
  whenIdle: (callback: () => void) => void;
  /** In ms. */
  now: () => number;
}

export interface SoundState {
  is: 'waiting' | 'missing' | AudioContextState;
  heard: Partial<Record<Sound, number>>;
}

/** How much louder sounds are played than they are rendered, so that a match is about as loud as other games on a phone. */
export const MAKEUP = 4;
/** All sounds together stay below -1 dB. */
export const CEILING = 0.89;
/** The ceiling leaves samples up to this unchanged. */
const LINEAR = 0.7;

const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

/** Seconds in which a replaced sound fades out. */
const FADE_OUT = 0.012;
/** How much a sound's pitch differs from one time to the next. */
const VARIETY = 0.05;
/** Time between rendering two sounds ahead, in ms. */
const IDLE_DELAY = 60;

/** The curve of a soft limiter, for samples from -1 to 1. */
export function ceilingCurve(points = 2049): Float32Array<ArrayBuffer> {
  const room = CEILING - LINEAR;
  return Float32Array.from({ length: points }, (_, index) => {
    const sample = (2 * index) / (points - 1) - 1;
    const over = Math.abs(sample) - LINEAR;
    return over <= 0 ? sample : Math.sign(sample) * (LINEAR + room * Math.tanh(over / room));
  });
}

/** The gain of a volume of 0 to 1: half the volume is a quarter of the gain. */
function loudness({ volume, isMuted }: SoundSettings): number {
  return isMuted ? 0 : volume ** 2;
}

function isWanted(sound: Sound, settings: SoundSettings): boolean {
  return loudness(settings) > 0 && (sound !== 'chime' || settings.turnChime);
}

interface Output {
  context: AudioContext;
  ceiling: AudioNode;
  volume: GainNode;
}

export class Sounds {
  readonly #options: SoundOptions;
  readonly #limit = new SoundLimit();
  readonly #buffers = new Map<Sound, AudioBuffer>();
  /** What is heard on each spot. */
  readonly #playing = new Map<Spot, GainNode>();
  #renderVoice: RenderVoice | null = null;
  readonly #counts = new Map<Sound, number>();
  #settings: SoundSettings;
  #output: Output | null | undefined;
  #isOpening = false;

  constructor(options: SoundOptions) {
    this.#options = options;
    this.#settings = options.settings;
    // A browser may suspend sound at any time, so every gesture resumes it.
    for (const gesture of GESTURES) options.page.addEventListener(gesture, () => this.#resume());
    // The gesture that led here may be over.
    this.#resume();
  }

  /** Whether sound is running, waiting for a first gesture, or not available; and how often each sound was played. */
  get state(): SoundState {
    const is = this.#output === undefined ? 'waiting' : (this.#output?.context.state ?? 'missing');
    return { is, heard: Object.fromEntries(this.#counts) };
  }

  /** Applies new settings, also to sounds that are playing. */
  applySettings(settings: SoundSettings): void {
    this.#settings = settings;
    if (!this.#output) return;
    const { context, volume } = this.#output;
    volume.gain.setTargetAtTime(loudness(settings), context.currentTime, FADE_OUT / 2);
  }

  /** Plays a sound, unless the limit suppresses it. */
  play(request: SoundRequest): void {
    const { sound } = request;
    if (!isWanted(sound, this.#settings)) return;
    if (this.#output?.context.state !== 'running') return;
    const buffer = this.#buffer(this.#output.context, sound);
    const now = this.#options.now();
    if (buffer === null || !this.#limit.admits(request, now)) return;
    this.#limit.begin(request, now);
    this.#counts.set(sound, (this.#counts.get(sound) ?? 0) + 1);
    this.#start(this.#output, buffer, request);
  }

  #start({ context, ceiling }: Output, buffer: AudioBuffer, { sound, spot, gain, pitch, pan }: SoundRequest): void {
    this.#playing.get(spot)?.gain.setTargetAtTime(0, context.currentTime, FADE_OUT / 3);
    const voice = new GainNode(context, { gain: MAKEUP * gain });
    const source = new AudioBufferSourceNode(context, {
      buffer,
      playbackRate: pitch * (IN_TUNE.includes(sound) ? 1 : 1 + VARIETY * (Math.random() - 0.5)),
    });
    const panner = new StereoPannerNode(context, { pan });
    source.connect(voice).connect(panner).connect(ceiling);
    this.#playing.set(spot, voice);
    source.addEventListener('ended', () => {
      panner.disconnect();
      if (this.#playing.get(spot) === voice) this.#playing.delete(spot);
    });
    source.start();
  }

  /** Null for a voice as long as voices are not loaded. */
  #buffer(context: AudioContext, sound: Sound): AudioBuffer | null {
    const made = this.#buffers.get(sound);
    if (made !== undefined) return made;
    const samples = isVoice(sound)
      ? this.#renderVoice?.(sound, context.sampleRate)
      : renderSound(sound, context.sampleRate);
    if (samples === undefined) return null;
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.getChannelData(0).set(samples);
    this.#buffers.set(sound, buffer);
    return buffer;
  }

  #resume(): void {
    if (this.#output === undefined) this.#openWhenIdle();
    if (!this.#output || this.#output.context.state === 'running') return;
    this.#output.context.resume().catch(() => undefined);
  }

  #openWhenIdle(): void {
    if (this.#isOpening || !this.#options.isAllowed()) return;
    this.#isOpening = true;
    this.#options.whenIdle(() => {
      this.#output = this.#open();
      this.#resume();
    });
  }

  #open(): Output | null {
    try {
      const context = this.#options.createContext();
      const volume = new GainNode(context, { gain: loudness(this.#settings) });
      const ceiling = new WaveShaperNode(context, { curve: ceilingCurve() });
      ceiling.connect(volume).connect(context.destination);
      this.#renderAhead(context);
      this.#loadVoices();
      return { context, ceiling, volume };
    } catch {
      // The game works without sound.
      return null;
    }
  }

  #loadVoices(): void {
    import('./voices.ts').then(
      ({ renderVoice }) => (this.#renderVoice = renderVoice),
      // The animals are silent where their voices cannot be loaded.
      () => undefined,
    );
  }

  /** Renders one sound of the table after the other, so that they are ready when needed. */
  #renderAhead(context: AudioContext): void {
    const missing = SOUNDS.find((sound) => !this.#buffers.has(sound));
    if (missing === undefined) return;
    setTimeout(() => {
      this.#buffer(context, missing);
      this.#renderAhead(context);
    }, IDLE_DELAY);
  }
}

/** Melodies, and all that is heard of highlights, which keep their pitch. */
const IN_TUNE: readonly Sound[] = [
  'rap',
  'second-rap',
  'chime',
  'thirty-one',
  'caught',
  'held',
  'out',
  'victory',
  'defeat',
];
