/** What the person chose last, remembered by the browser where it lets us. */
import * as v from 'valibot';

export const SPEEDS = ['normal', 'double', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a speed multiplies every duration by. */
export const SPEED_SCALE: Record<Speed, number> = { normal: 1, double: 0.5, instant: 0 };

export const MIN_OPPONENTS = 1;
export const MAX_OPPONENTS = 9;

const SettingsSchema = v.object({
  opponents: v.pipe(v.number(), v.integer(), v.minValue(MIN_OPPONENTS), v.maxValue(MAX_OPPONENTS)),
  speed: v.picklist(SPEEDS),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

export const DEFAULT_SETTINGS: Settings = { opponents: 3, speed: 'normal' };

const KEY = 'thirty-one/settings';

/** What the settings need of `localStorage`. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The remembered settings; the default ones where there are none, or where the browser blocks its storage. */
export function loadSettings(storage: () => SettingsStorage): Settings {
  try {
    const parsed = v.safeParse(SettingsSchema, JSON.parse(storage().getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Remembers the settings where the browser lets us. */
export function saveSettings(storage: () => SettingsStorage, settings: Settings): void {
  try {
    storage().setItem(KEY, JSON.stringify(settings));
  } catch {
    // A blocked or full storage costs only the memory of a choice.
  }
}
