import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SoundRequest } from '../../../../game/services/sound/limit.ts';
import {
  CEILING,
  MAKEUP,
  ceilingCurve,
  isWanted,
  loudness,
  Sounds,
  type SoundOptions,
} from '../../../../game/services/sound/player.ts';
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

test('where there is no sound the table is silent, and nothing fails', () => {
  const page = new EventTarget();
  const sounds = new Sounds(options({ page }));
  sounds.play(RAP);
  expect(sounds.state).toEqual({ is: 'waiting', heard: {} });
  page.dispatchEvent(new Event('keydown'));
  sounds.play(RAP);
  sounds.applySettings({ volume: 0.5, isMuted: true, turnChime: false });
  expect(sounds.state).toEqual({ is: 'missing', heard: {} });
});

test('sound does not start before the browser counts a touch as a user gesture', () => {
  const page = new EventTarget();
  let isAllowed = false;
  let opened = 0;
  const createContext = () => {
    opened++;
    throw new Error('there is no sound here');
  };
  const sounds = new Sounds(options({ page, createContext, isAllowed: () => isAllowed }));
  page.dispatchEvent(new Event('pointerdown'));
  expect([opened, sounds.state.is]).toEqual([0, 'waiting']);
  isAllowed = true;
  page.dispatchEvent(new Event('pointerup'));
  page.dispatchEvent(new Event('pointerdown'));
  expect(opened).toBe(1);
});

test('sound starts once the browser has time for it, so that the first touch is answered before', () => {
  const page = new EventTarget();
  const waiting: (() => void)[] = [];
  const sounds = new Sounds(options({ page, whenIdle: (callback) => void waiting.push(callback) }));
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('pointerup'));
  expect([waiting.length, sounds.state.is]).toEqual([1, 'waiting']);
  waiting[0]();
  page.dispatchEvent(new Event('pointerdown'));
  expect([waiting.length, sounds.state.is]).toEqual([1, 'missing']);
});

test('a turn chimes for those who want it, and nothing sounds when muted', () => {
  const settings = { volume: 0.7, isMuted: false, turnChime: false };
  expect(isWanted('chime', settings)).toBe(false);
  expect(isWanted('chime', { ...settings, turnChime: true })).toBe(true);
  expect(isWanted('rap', settings)).toBe(true);
  expect(isWanted('rap', { ...settings, isMuted: true })).toBe(false);
});

test('half the volume is a quarter of the gain', () => {
  const settings = { volume: 0.5, isMuted: false, turnChime: true };
  expect(loudness(settings)).toBe(0.25);
  expect(loudness({ ...settings, isMuted: true })).toBe(0);
});

test('the ceiling leaves quiet samples as they are, and loud ones below it on both sides', () => {
  const curve = [...ceilingCurve(11)];
  expect(curve.map((sample) => +sample.toFixed(3))).toEqual([
    -0.875, -0.792, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.792, 0.875,
  ]);
  expect(ceilingCurve()).toHaveLength(2049);
  const fine = [...ceilingCurve()];
  expect(fine[1024 + 103]).toBeCloseTo(103 / 1024, 4);
  expect(fine[1024 + 800]).toBeCloseTo(0.7 + 0.19 * Math.tanh((800 / 1024 - 0.7) / 0.19), 4);
  expect(Math.max(...fine)).toBeLessThanOrEqual(CEILING);
});

describe('sounds that play', () => {
  interface Param {
    value: number;
    setTargetAtTime: (value: number, at: number, within: number) => void;
    asked: number[][];
  }
  const param = (value = 1): Param => {
    const asked: number[][] = [];
    return { value, asked, setTargetAtTime: (...call) => void asked.push(call) };
  };

  /** A part of the audio graph: what it was made with, and what it leads to. */
  class FakeNode extends EventTarget {
    readonly options: Record<string, unknown>;
    readonly gain: Param;
    to: unknown = null;
    isStarted = false;

    constructor(_context: unknown, made: Record<string, unknown>) {
      super();
      this.options = made;
      this.gain = param(made.gain as number);
      nodes.push(this);
    }

    connect<Other>(other: Other): Other {
      this.to = other;
      return other;
    }

    disconnect(): void {
      this.to = null;
    }

    start(): void {
      this.isStarted = true;
    }
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

    getChannelData(): Float32Array {
      return this.samples;
    }
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
    vi.useRealTimers();
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

  test('have a slightly different pitch each time, but melodies keep theirs', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    const { sounds } = playing({ now: () => performance.now() });
    const rateOf = (sound: SoundRequest['sound']): unknown => {
      sounds.play({ ...RAP, sound, pitch: 2 });
      vi.advanceTimersByTime(5000);
      return of(AudioBufferSourceNode).at(-1)?.options.playbackRate;
    };
    expect(rateOf('rap')).toBeCloseTo(2 * 1.025, 6);
    random.mockReturnValue(0);
    expect(rateOf('coin')).toBeCloseTo(2 * 0.975, 6);
    for (const tune of ['chime', 'thirty-one', 'out', 'victory', 'defeat'] as const) expect(rateOf(tune)).toBe(2);
    random.mockRestore();
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

  test('are counted by kind, and limited', () => {
    let now = 0;
    const { sounds } = playing({ now: () => now });
    sounds.play(RAP);
    sounds.play(RAP);
    expect(sounds.state.heard).toEqual({ rap: 1 });
    now = 10_000;
    sounds.play(RAP);
    expect(sounds.state.heard).toEqual({ rap: 2 });
    expect(of(AudioBufferSourceNode)[0].options.buffer).toBe(of(AudioBufferSourceNode)[1].options.buffer);
  });

  test('follow the settings, also while they play', () => {
    const { sounds } = playing();
    const [volume] = of(GainNode);
    sounds.applySettings({ volume: 0.5, isMuted: false, turnChime: false });
    expect(volume.gain.asked).toEqual([[0.25, 7, 0.006]]);
    sounds.play({ ...RAP, sound: 'chime' });
    expect(sounds.state.heard).toEqual({});
    sounds.applySettings({ volume: 0.5, isMuted: true, turnChime: false });
    sounds.play(RAP);
    expect(sounds.state.heard).toEqual({});
  });

  test('are rendered ahead one after the other, so that none is late', () => {
    const { sounds } = playing();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(59);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60 * SOUNDS.length);
    expect(vi.getTimerCount()).toBe(0);
    sounds.play(RAP);
    expect(sounds.state.heard).toEqual({ rap: 1 });
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

  test('wait for a suspended context, which every gesture resumes', () => {
    const { sounds, page, made } = playing({}, context('suspended'));
    expect(made.resume).toHaveBeenCalledOnce();
    sounds.play(RAP);
    expect(sounds.state).toEqual({ is: 'suspended', heard: {} });
    for (const gesture of ['pointerdown', 'pointerup', 'touchend', 'keydown']) page.dispatchEvent(new Event(gesture));
    expect(made.resume).toHaveBeenCalledTimes(5);
    made.state = 'running';
    page.dispatchEvent(new Event('keydown'));
    expect(made.resume).toHaveBeenCalledTimes(5);
  });

  test('do not fail where the browser refuses to resume', async () => {
    const made = context('suspended');
    made.resume.mockRejectedValue(new Error('not allowed'));
    playing({}, made);
    await vi.advanceTimersByTimeAsync(0);
    expect(made.resume).toHaveBeenCalledOnce();
  });
});
