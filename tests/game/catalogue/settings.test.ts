import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  loadSettings,
  saveSettings,
  settingsFrom,
  SPEED_SCALE,
  SPEEDS,
  type Settings,
  type SettingsStorage,
} from '../../../game/catalogue/settings.ts';

function memory(): SettingsStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function blocked(): never {
  throw new Error('The operation is insecure.');
}

describe('the settings', () => {
  test('are remembered', () => {
    const storage = memory();
    const chosen: Settings = { ...DEFAULT_SETTINGS, opponents: 7, speed: 'instant', rules: 'golf' };
    saveSettings(() => storage, chosen);
    expect(loadSettings(() => storage)).toEqual(chosen);
  });

  test('keep every speed', () => {
    for (const speed of ['slow', 'normal', 'double', 'instant']) {
      expect(settingsFrom({ ...DEFAULT_SETTINGS, speed }).speed).toBe(speed);
    }
  });

  test('each speed takes less time than the one before, slow about 1.6 times that of normal', () => {
    const scales = SPEEDS.map((speed) => SPEED_SCALE[speed]);
    expect(scales).toEqual(scales.toSorted((a, b) => b - a));
    expect(SPEED_SCALE.slow / SPEED_SCALE.normal).toBeCloseTo(1.6);
  });

  test('keep the portraits that people have chosen', () => {
    const storage = memory();
    const seats = DEFAULT_SETTINGS.seats.with(0, { kind: 'person', name: 'Ann', portrait: 'moon' });
    saveSettings(() => storage, { ...DEFAULT_SETTINGS, seats });
    expect(loadSettings(() => storage).seats).toEqual(seats);
  });

  test('seat bots that play in the style of their animals', () => {
    const styles = DEFAULT_SETTINGS.seats.map((seat) => (seat.kind === 'bot' ? seat.style : seat.kind));
    expect(styles.slice(0, 5)).toEqual(['person', 'even', 'cautious', 'even', 'hoarder']);
  });

  test('keep the style that was chosen for a seat, whatever its animal', () => {
    const storage = memory();
    const even: Settings['seats'] = DEFAULT_SETTINGS.seats.map(() => ({ kind: 'bot', level: 'strong', style: 'even' }));
    saveSettings(() => storage, { ...DEFAULT_SETTINGS, seats: even });
    expect(loadSettings(() => storage).seats).toEqual(even);
  });

  test('are the default ones the first time', () => {
    expect(loadSettings(memory)).toEqual(DEFAULT_SETTINGS);
  });

  test('are the default ones where the browser blocks its storage, and saving does not fail', () => {
    expect(loadSettings(blocked)).toEqual(DEFAULT_SETTINGS);
    expect(() => saveSettings(blocked, DEFAULT_SETTINGS)).not.toThrow();
  });

  test.each(['{', '{"opponents": 12, "speed": "warp"}', '[]', '{"seats": []}', '{"seats": [{"kind": "ghost"}]}'])(
    'are the default ones where something else is stored: %s',
    (text) => {
      expect(loadSettings(() => ({ getItem: () => text, setItem: () => undefined }))).toEqual(DEFAULT_SETTINGS);
    },
  );

  test('of another version keep what is known here', () => {
    const text = '{"opponents": 5, "speed": "warp", "mood": "sunny"}';
    const storage = { getItem: () => text, setItem: () => undefined };
    expect(loadSettings(() => storage)).toEqual({ ...DEFAULT_SETTINGS, opponents: 5 });
  });
});
