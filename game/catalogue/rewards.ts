/** What is won on the ladder: something to look at with each animal that is beaten, for whoever wants to use it. */
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

type Looks = Pick<Settings, 'cardBack' | 'cloth' | 'lamp'>;
/** A setting and its value, none that everybody has. */
export type Reward = {
  [Key in keyof Looks]: { setting: Key; value: Exclude<Looks[Key], 'red' | 'blue' | 'green' | 'amber'> };
}[keyof Looks];

export function isInUse({ setting, value }: Reward, settings: Looks): boolean {
  return settings[setting] === value;
}

/** The change of settings that uses it, or lays it aside for what everybody has. */
export function toggled(reward: Reward, settings: Looks): Partial<Settings> {
  const { setting, value } = reward;
  return { [setting]: isInUse(reward, settings) ? DEFAULT_SETTINGS[setting] : value };
}
