import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, loadSettings, saveSettings, type SettingsStorage } from '../../game/state/settings.ts';

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
    saveSettings(() => storage, { opponents: 7, speed: 'instant' });
    expect(loadSettings(() => storage)).toEqual({ opponents: 7, speed: 'instant' });
  });

  test('are the default ones the first time', () => {
    expect(loadSettings(memory)).toEqual(DEFAULT_SETTINGS);
  });

  test('are the default ones where the browser blocks its storage, and saving does not fail', () => {
    expect(loadSettings(blocked)).toEqual(DEFAULT_SETTINGS);
    expect(() => saveSettings(blocked, DEFAULT_SETTINGS)).not.toThrow();
  });

  test.each(['{', '{"opponents": 12, "speed": "normal"}', '{"opponents": 2, "speed": "warp"}', '[]'])(
    'are the default ones where something else is stored: %s',
    (text) => {
      expect(loadSettings(() => ({ getItem: () => text, setItem: () => undefined }))).toEqual(DEFAULT_SETTINGS);
    },
  );
});
