import { expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  loadSettings,
  saveSettings,
  type Seat,
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

/** Settings that were stored, and are read again. */
function kept(changes: Partial<Settings>): Settings {
  const storage = memory();
  saveSettings(() => storage, { ...DEFAULT_SETTINGS, ...changes });
  return loadSettings(() => storage);
}

const everywhere = (seat: Seat): Seat[] => DEFAULT_SETTINGS.seats.map(() => seat);

test.each<Partial<Settings>>([
  { opponents: 7, rules: 'golf' },
  ...(['slow', 'normal', 'double', 'instant'] as const).map((speed) => ({ speed })),
  { seats: DEFAULT_SETTINGS.seats.with(0, { kind: 'person', name: 'Ann', portrait: 'moon' }) },
  { seats: everywhere({ kind: 'bot', level: 'strong', style: 'even' }) },
])('settings are remembered: %o', (changes) => {
  expect(kept(changes)).toEqual({ ...DEFAULT_SETTINGS, ...changes });
});

test('seats that were stored before there were seventeen are followed by others', () => {
  const ten = everywhere({ kind: 'bot', level: 'strong', style: 'even' }).slice(0, 10);
  expect(kept({ seats: ten }).seats).toEqual([...ten, ...DEFAULT_SETTINGS.seats.slice(10)]);
  expect(DEFAULT_SETTINGS.seats).toHaveLength(17);
});

test('bots play in the style of their animals', () => {
  const styles = DEFAULT_SETTINGS.seats.map((seat) => (seat.kind === 'bot' ? seat.style : seat.kind));
  expect(styles.slice(0, 5)).toEqual(['person', 'even', 'cautious', 'even', 'hoarder']);
});

test('settings are the default ones the first time, and where the browser blocks its storage', () => {
  expect([loadSettings(memory), loadSettings(blocked)]).toEqual([DEFAULT_SETTINGS, DEFAULT_SETTINGS]);
  expect(() => saveSettings(blocked, DEFAULT_SETTINGS)).not.toThrow();
});

test.each([
  ['{', {}],
  ['{"opponents": 17, "speed": "warp"}', {}],
  ['[]', {}],
  ['{"seats": []}', {}],
  ['{"seats": [{"kind": "ghost"}]}', {}],
  // Of another version.
  ['{"opponents": 5, "speed": "warp", "mood": "sunny"}', { opponents: 5 }],
])('settings of which something else is stored are the default ones there: %s', (text, known) => {
  const storage = { getItem: () => text, setItem: () => undefined };
  expect(loadSettings(() => storage)).toEqual({ ...DEFAULT_SETTINGS, ...known });
});
