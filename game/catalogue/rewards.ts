/** What can be won: something to look at, for whoever wants to use it. */
import type { FREE_PORTRAITS, Portrait } from '../base/portraits.ts';
import { DEFAULT_SETTINGS, personIn, type Seat, type Settings } from './settings.ts';

/** What is chosen of each kind; `portrait` is that of the person, undefined where nobody has chosen. */
interface Looks extends Pick<Settings, 'cardBack' | 'cloth' | 'lamp'> {
  portrait: Portrait | undefined;
}
/** Something of a kind, as `Settings` has it. */
export type Look = Looks[keyof Looks];
type Free = 'red' | 'blue' | 'green' | 'amber' | (typeof FREE_PORTRAITS)[number] | undefined;
/** A kind and its value, none that everybody has. */
export type Reward = {
  [Kind in keyof Looks]: { setting: Kind; value: Exclude<Looks[Kind], Free> };
}[keyof Looks];

type LookSettings = Pick<Settings, 'cardBack' | 'cloth' | 'lamp'> & { seats: readonly Seat[] };

/** The seat of whoever takes a face: the first in which a person sits, or one's own. */
function faceSeat(seats: readonly Seat[]): number {
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
}

/** What is chosen of a kind now. */
export function chosenLook(kind: keyof Looks, settings: LookSettings): Look {
  if (kind !== 'portrait') return settings[kind];
  const person = settings.seats[faceSeat(settings.seats)];
  return person.kind === 'person' ? person.portrait : undefined;
}

/** The change of settings that chooses something of a kind. */
export function choosingLook(kind: keyof Looks, value: Look, settings: LookSettings): Partial<Settings> {
  if (kind !== 'portrait') return { [kind]: value };
  const portrait = value as Looks['portrait'];
  const at = faceSeat(settings.seats);
  const { portrait: _, ...person } = personIn(settings.seats[at]);
  return { seats: settings.seats.with(at, portrait === undefined ? person : { ...person, portrait }) };
}

export function isInUse({ setting, value }: Reward, settings: LookSettings): boolean {
  return chosenLook(setting, settings) === value;
}

/** The change of settings that uses it, or lays it aside for what everybody has. */
export function toggled(reward: Reward, settings: LookSettings): Partial<Settings> {
  const { setting, value } = reward;
  return choosingLook(setting, isInUse(reward, settings) ? chosenLook(setting, DEFAULT_SETTINGS) : value, settings);
}
