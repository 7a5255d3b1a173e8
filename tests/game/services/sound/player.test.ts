import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SoundRequest } from '../../../../game/services/sound/limit.ts';
import { CEILING, MAKEUP, ceilingCurve, Sounds, type SoundOptions } from '../../../../game/services/sound/player.ts';
import { SOUNDS } from '../../../../game/services/sound/sounds.ts';
import { eventually } from '../../../support/eventually.ts';

const RAP: SoundRequest = { sound: 'rap', spot: 1, gain: 1, pitch: 1, pan: 0, hurried: false };

function options(changes: Partial<SoundOptions>): SoundOptions {
  return {
    settings: { volume: 1, isMuted: false, turnChime: true },
    page: new EventTarget(),
    isAllowed: () => true,
    createContext: () => {
      throw new Error('there is no sound here');
    },
    whenIdle: (callback) => callback(),
    now: () => 0,
    ...changes,
  };
}

test('sound starts once the browser counts a touch and has time for it; where there is none the table is silent', () => {
  const page = new EventTarget();
  const waiting: (() => void)[] = [];
  let isAllowed = false;
  const whenIdle = (callback: () => void) => void waiting.push(callback);
  const sounds = new Sounds(options({ page, whenIdle, isAllowed: () => isAllowed }));
  page.dispatchEvent(new Event('pointerdown'));
  expect(waiting).toHaveLength(0);
  isAllowed = true;
  for (const gesture of ['pointerdown', 'pointerup']) page.dispatchEvent(new Event(gesture));
  sounds.play(RAP);
  expect([waiting.length, sounds.state]).toEqual([1, { is: 'waiting', heard: {} }]);
  waiting[0]();
  page.dispatchEvent(new Event('pointerdown'));
  sounds.play(RAP);
  sounds.applySettings({ volume: 0.5, isMuted: true, turnChime: false });
  expect([waiting.length, sounds.state]).toEqual([1, { is: 'missing', heard: {} }]);
});

test('sound starts at once where a touch has led to it, as that of Play to the table', () => {
  expect(new Sounds(options({})).state.is).toBe('missing');
});

test('the ceiling leaves quiet samples as they are, and loud ones below it on both sides', () => {
  const curve = [...ceilingCurve(11)];
  expect(curve.map((sample) => +sample.toFixed(3))).toEqual([
    -0.875, -0.792, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.792, 0.875,
  ]);
  const fine = [...ceilingCurve()];
  expect([fine.length, fine[1024 + 103]]).toEqual([2049, expect.closeTo(103 / 1024, 4)]);
  expect(fine).toEqual(fine.toSorted((a, b) => a - b));
  expect(Math.max(...fine)).toBeLessThanOrEqual(CEILING);
  // -1 dB.
  expect(CEILING).toBeLessThan(10 ** (-1 / 20));
});

describe('sounds that play', () => {
  /** A part of the audio graph: what it was made with, and what it leads to. */
  class FakeNode extends EventTarget {
    readonly options: Record<string, unknown>;
    readonly gain = {
      asked: [] as number[][],
      setTargetAtTime: (...call: number[]) => void this.gain.asked.push(call),
    };
    to: unknown = null;
    isStarted = false;

    constructor(_context: unknown, made: Record<string, unknown>) {
      super();
      this.options = made;
      nodes.push(this);
    }

    connect = (other: unknown) => (this.to = other);
    disconnect = () => (this.to = null);
    start = () => (this.isStarted = true);
  }
  class GainNode extends FakeNode {}
  class WaveShaperNode extends FakeNode {}
  class StereoPannerNode extends FakeNode {}
  class AudioBufferSourceNode extends FakeNode {}
  class AudioBuffer {
    readonly samples: Float32Array;
    readonly sampleRate: number;

    constructor({ length, sampleRate }: { length: number; sampleRate: number }) {
      this.samples = new Float32Array(length);
      this.sampleRate = sampleRate;
    }

    getChannelData = () => this.samples;
  }

  let nodes: FakeNode[];
  const of = <Kind extends FakeNode>(kind: new (...given: never[]) => Kind): Kind[] =>
    nodes.filter((node): node is Kind => node instanceof kind);

  function context(state = 'running') {
    const made = {
      state,
      currentTime: 7,
      sampleRate: 8000,
      destination: 'loudspeaker',
      resume: vi.fn(() => Promise.resolve()),
    };
    return made;
  }

  function playing(changes: Partial<SoundOptions> = {}, made = context()) {
    const page = new EventTarget();
    let whenIdle = (): void => undefined;
    const sounds = new Sounds(
      options({
        page,
        createContext: () => made as unknown as AudioContext,
        whenIdle: (callback) => void (whenIdle = callback),
        ...changes,
      }),
    );
    page.dispatchEvent(new Event('keydown'));
    whenIdle();
    return { sounds, page, made };
  }

  beforeEach(() => {
    nodes = [];
    vi.useFakeTimers();
    const kinds = { GainNode, WaveShaperNode, StereoPannerNode, AudioBufferSourceNode, AudioBuffer };
    for (const [name, kind] of Object.entries(kinds)) vi.stubGlobal(name, kind);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('go through their gain, their side, the ceiling and the volume', () => {
    const settings = { volume: 0.5, isMuted: false, turnChime: true };
    const { sounds } = playing({ settings });
    expect(sounds.state).toEqual({ is: 'running', heard: {} });
    sounds.play({ ...RAP, gain: 0.6, pan: -0.3 });
    const [source] = of(AudioBufferSourceNode);
    expect(source.isStarted).toBe(true);
    const [volume, voice] = of(GainNode);
    const [panner] = of(StereoPannerNode);
    const [ceiling] = of(WaveShaperNode);
    expect([source.to, voice.to, panner.to, ceiling.to]).toEqual([voice, panner, ceiling, volume]);
    expect(volume.to).toBe('loudspeaker');
    expect([voice.options.gain, panner.options.pan, volume.options.gain]).toEqual([MAKEUP * 0.6, -0.3, 0.25]);
    expect(ceiling.options.curve).toEqual(ceilingCurve());
    const buffer = source.options.buffer as AudioBuffer;
    expect(buffer.sampleRate).toBe(8000);
    expect(buffer.samples.some((sample) => sample !== 0)).toBe(true);
    expect(sounds.state.heard).toEqual({ rap: 1 });
  });

  test('have a slightly different pitch each time, but melodies and what is heard of highlights keep theirs', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    const { sounds } = playing({ now: () => performance.now() });
    const rateOf = (sound: SoundRequest['sound']): unknown => {
      sounds.play({ ...RAP, sound, pitch: 2 });
      vi.advanceTimersByTime(5000);
      return of(AudioBufferSourceNode).at(-1)?.options.playbackRate;
    };
    expect(rateOf('flick')).toBeCloseTo(2 * 1.025, 6);
    random.mockReturnValue(0);
    expect(rateOf('coin')).toBeCloseTo(2 * 0.975, 6);
    for (const tune of ['rap', 'chime', 'thirty-one', 'caught', 'held', 'out', 'victory', 'defeat'] as const)
      expect(rateOf(tune)).toBe(2);
  });

  test('fade out where another one follows on their spot, unless they have ended', () => {
    let now = 0;
    const { sounds } = playing({ now: () => now });
    const next = (spot: SoundRequest['spot']): GainNode => {
      now += 10_000;
      sounds.play({ ...RAP, spot });
      return of(GainNode).at(-1) as GainNode;
    };
    const first = next(1);
    next(2);
    expect(first.gain.asked).toEqual([]);
    const third = next(1);
    expect(first.gain.asked).toEqual([[0, 7, 0.004]]);
    // The first one ends, which does not end the third.
    of(AudioBufferSourceNode)[0].dispatchEvent(new Event('ended'));
    const fourth = next(1);
    expect(third.gain.asked).toHaveLength(1);
    of(AudioBufferSourceNode)[3].dispatchEvent(new Event('ended'));
    expect(of(StereoPannerNode)[3].to).toBeNull();
    next(1);
    expect(fourth.gain.asked).toEqual([]);
  });

  test('are counted by kind, limited, and rendered once', () => {
    let now = 0;
    const { sounds } = playing({ now: () => now });
    for (now of [0, 0, 10_000]) sounds.play(RAP);
    expect(sounds.state.heard).toEqual({ rap: 2 });
    const [first, second, ...others] = of(AudioBufferSourceNode);
    expect([others, first.options.buffer]).toEqual([[], second.options.buffer]);
  });

  test('follow the settings, also while they play: half the volume is a quarter of the gain', () => {
    const { sounds } = playing();
    const [volume] = of(GainNode);
    sounds.applySettings({ volume: 0.5, isMuted: false, turnChime: false });
    sounds.play({ ...RAP, sound: 'chime' });
    sounds.applySettings({ volume: 0.5, isMuted: true, turnChime: true });
    sounds.play(RAP);
    sounds.applySettings({ volume: 0, isMuted: false, turnChime: true });
    sounds.play(RAP);
    expect(sounds.state.heard).toEqual({});
    expect(volume.gain.asked).toEqual([0.25, 0, 0].map((gain) => [gain, 7, 0.006]));
    sounds.applySettings({ volume: 0.1, isMuted: false, turnChime: true });
    sounds.play({ ...RAP, sound: 'chime' });
    expect(sounds.state.heard).toEqual({ chime: 1 });
  });

  test('are rendered ahead one after the other, so that none is late', () => {
    playing();
    vi.advanceTimersByTime(59);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60 * SOUNDS.length);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of animals are heard once their voices have been loaded', async () => {
    let now = 0;
    const { sounds } = playing({ now: () => now });
    sounds.play({ ...RAP, sound: 'fox knocks' });
    expect(sounds.state.heard).toEqual({});
    vi.useRealTimers();
    await eventually(() => {
      now += 10_000;
      sounds.play({ ...RAP, sound: 'fox knocks' });
      expect(sounds.state.heard).toEqual({ 'fox knocks': 1 });
    });
  });

  test('wait for a suspended context, which every gesture resumes, unless the browser refuses', async () => {
    const { sounds, page, made } = playing({}, context('suspended'));
    made.resume.mockRejectedValue(new Error('not allowed'));
    sounds.play(RAP);
    expect(sounds.state).toEqual({ is: 'suspended', heard: {} });
    for (const gesture of ['pointerdown', 'pointerup', 'touchend', 'keydown']) page.dispatchEvent(new Event(gesture));
    await vi.advanceTimersByTimeAsync(0);
    made.state = 'running';
    page.dispatchEvent(new Event('keydown'));
    expect(made.resume).toHaveBeenCalledTimes(5);
  });
});
