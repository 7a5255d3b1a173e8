import { expect, test } from 'vitest';
import type { SoundRequest } from '../../../../game/services/sound/limit.ts';
import { isWanted, Sounds, type SoundOptions } from '../../../../game/services/sound/player.ts';

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
