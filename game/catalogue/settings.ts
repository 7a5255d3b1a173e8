/** The person's settings, stored by the browser if it lets us. */
import * as v from 'valibot';
import { LEVELS, PLAYING_STYLES, type Level } from '../../engine/bots/characters.ts';
import { PACES } from '../../engine/habits/double-file.ts';
import { arePackedModes } from '../../engine/habits/packed.ts';
import { GRADES } from '../../engine/review/verdict.ts';
import { MOST_PLAYERS } from '../../engine/rules/table.ts';
import { isGameId } from './library.ts';
import { animalOfSeat, ANIMALS } from '../base/animals.ts';
import { PORTRAITS } from '../base/portraits.ts';
import { ANIMAL_FACTS } from './animals.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { CARD_BACKS, LAMPS, LIGHTS, OWN_CLOTHS } from '../base/theme/theme.ts';

/** As they are stored; `double` is called fast. */
export const SPEEDS = ['slow', 'normal', 'double', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The factor by which a speed multiplies durations. */
export const SPEED_SCALE: Record<Speed, number> = { slow: 1.6, normal: 1, double: 0.5, instant: 0 };

/** The choices of `nextDealAfter`, in s. */
export const NEXT_DEAL_TIMES = [0, 4, 8] as const;

const MIN_OPPONENTS = 1;
const MAX_OPPONENTS = MOST_PLAYERS - 1;
/** How many seats were stored before there were more. */
const FEWEST_SEATS = 10;
export const LONGEST_NAME = 12;

export const SeatSchema = v.variant('kind', [
  v.object({
    kind: v.literal('bot'),
    level: v.picklist(LEVELS),
    style: v.picklist(PLAYING_STYLES),
    animal: v.optional(v.picklist(ANIMALS)),
    adapts: v.optional(v.boolean()),
  }),
  v.object({
    kind: v.literal('person'),
    name: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)),
    portrait: v.optional(v.picklist(PORTRAITS)),
  }),
  v.object({
    kind: v.literal('double'),
    name: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)),
    portrait: v.optional(v.picklist(PORTRAITS)),
    pace: v.pipe(v.number(), v.minValue(PACES[0]), v.maxValue(PACES[1])),
    habits: v.pipe(v.string(), v.check(arePackedModes)),
  }),
]);
/**
 * Who sits in a seat: a bot with a level and playing style, a person, or somebody's double with their habits
 * (`engine/habits/packed.ts`). A person without a name gets the seat's; a double without one is that of the person who plays.
 * A bot is the seat's animal too, unless it is one of the ladder, which is the same in every seat. `adapts` says whether it
 * adapts to how the others play, where somebody has chosen.
 */
export type Seat = v.InferOutput<typeof SeatSchema>;

export type SeatWithBot = Extract<Seat, { kind: 'bot' }>;
export type SeatWithPerson = Extract<Seat, { kind: 'person' }>;
export type SeatWithDouble = Extract<Seat, { kind: 'double' }>;

/** From this level on bots adapt to how the others play, where nobody has chosen. */
const ADAPTING_FROM: Level = 'strong';

/** Whether a bot adapts, where the game allows it; those of the ladder play the same against everybody. */
export function doesAdapt({ level, animal, adapts }: SeatWithBot): boolean {
  return animal === undefined && (adapts ?? LEVELS.indexOf(level) >= LEVELS.indexOf(ADAPTING_FROM));
}

/** The person of a seat, in which a bot or double may play for now. */
export function personIn(seat: Seat): SeatWithPerson {
  return seat.kind === 'person' ? seat : { kind: 'person', name: '' };
}

/** The bot of a seat until somebody chooses another: it wins a match in four from the expert, in its animal's style. */
export function botToBeginWith(seat: number): SeatWithBot {
  return { kind: 'bot', level: 'casual', style: ANIMAL_FACTS[animalOfSeat(seat)].style };
}

const FIRST_SEATS = Array.from({ length: MOST_PLAYERS }, (_, seat): Seat =>
  seat === 0 ? { kind: 'person', name: '' } : botToBeginWith(seat),
);

/** All settings, each with what it is where nobody has chosen. An invalid one gets that, and the others are kept. */
const SettingsSchema = v.object({
  /** The chosen game: a preset, or the id of a custom game (`game/catalogue/library.ts`). */
  rules: v.fallback(v.pipe(v.string(), v.check(isGameId)), 'scat'),
  opponents: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(MIN_OPPONENTS), v.maxValue(MAX_OPPONENTS)), 3),
  /** Your own seat, which a bot may take while you watch, and the others clockwise; with fewer players some are unused. */
  seats: v.fallback(
    v.pipe(
      v.array(SeatSchema),
      v.minLength(FEWEST_SEATS),
      v.maxLength(MOST_PLAYERS),
      v.transform((seats) => [...seats, ...FIRST_SEATS.slice(seats.length)]),
    ),
    FIRST_SEATS,
  ),
  /** `auto` is the browser's preferred language among those of the game. */
  language: v.fallback(v.picklist(['auto', ...LANGUAGES]), 'auto'),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  /** Not `auto`: the game looks best in the evening, and browsers report light even if nobody has chosen it. */
  theme: v.fallback(v.picklist(LIGHTS), 'evening'),
  fourColours: v.fallback(v.boolean(), false),
  cardBack: v.fallback(v.picklist(CARD_BACKS), 'red'),
  /** In place of the green cloth. */
  cloth: v.fallback(v.picklist(OWN_CLOTHS), 'green'),
  lamp: v.fallback(v.picklist(LAMPS), 'amber'),
  /** Whether court cards have English letters in a language that has its own. */
  englishCourts: v.fallback(v.boolean(), false),
  /** 0 to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.8),
  isMuted: v.fallback(v.boolean(), false),
  turnChime: v.fallback(v.boolean(), false),
  hints: v.fallback(v.boolean(), true),
  /** Whether a costly mistake is offered to be looked at after its deal. */
  showsMistakes: v.fallback(v.boolean(), false),
  /** Whether nobody has played a match or taken the lesson yet. */
  isNew: v.fallback(v.boolean(), true),
  /** Whether it is still to be explained, once, why a hand of different suits is worth one card alone. */
  explainsValue: v.fallback(v.boolean(), true),
  /** Whether it is still to be explained, once, what the knock of somebody else means. */
  explainsKnock: v.fallback(v.boolean(), true),
  /** Whether it is still to be explained, once, what can be done with a pool. */
  explainsPool: v.fallback(v.boolean(), true),
  /** Whether it is still to be said, once, that the browser has no WebGL. */
  explainsNoWebGL: v.fallback(v.boolean(), true),
  /** The presets that have introduced themselves. */
  introduced: v.fallback(v.pipe(v.array(v.string()), v.readonly()), []),
  lessonStep: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** How many matches in a row the person has lost, since easier opponents were last offered. */
  lossesInARow: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Fades in place of flights, even if the system does not ask for reduced motion. */
  lessMotion: v.fallback(v.boolean(), false),
  /** Whether the page draws the table, and not WebGL. */
  playsOnPage: v.fallback(v.boolean(), false),
  /** Whether all that cannot be undone asks for a second press, not only a knock and its like. */
  asksTwice: v.fallback(v.boolean(), false),
  /** Whether letters, digits and signs do something; dictation and unsteady hands press them as well (WCAG 2.1.4). */
  characterKeys: v.fallback(v.boolean(), true),
  /** After how many seconds the next deal begins by itself; 0 for only when asked to. */
  nextDealAfter: v.fallback(v.picklist(NEXT_DEAL_TIMES), 0),
  teachesHidden: v.fallback(v.boolean(), false),
  learnsHabits: v.fallback(v.boolean(), true),
  /** Whether bots that adapt remember the person from earlier matches. */
  areMatchesRemembered: v.fallback(v.boolean(), false),
  /** Only matches that ended later count, in ISO 8601; empty for all. */
  habitsSince: v.fallback(v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]), ''),
  /** Whether it has been asked, in a browser that asks the person, that it keeps what is stored. */
  hasBeenAskedToKeep: v.fallback(v.boolean(), false),
  /** How long the person thinks, as a factor of what the opponents do. */
  pace: v.fallback(v.pipe(v.number(), v.minValue(PACES[0]), v.maxValue(PACES[1])), 1),
  /** From which verdict on decisions are pointed out in reviews and replays. */
  marksFrom: v.fallback(v.picklist(GRADES), 'doubtful'),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

export const DEFAULT_SETTINGS: Settings = v.getFallbacks(SettingsSchema);

/** Their key in `localStorage`. */
export const SETTINGS_KEY = 'thirty-one/settings';

export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads settings from JSON; what is invalid gets its default. */
export function settingsFrom(json: unknown): Settings {
  const parsed = v.safeParse(SettingsSchema, json);
  return parsed.success ? parsed.output : DEFAULT_SETTINGS;
}

/** The stored settings; the defaults if there are none, or if the browser blocks its storage. */
export function loadSettings(storage: () => SettingsStorage): Settings {
  try {
    return settingsFrom(JSON.parse(storage().getItem(SETTINGS_KEY) ?? 'null'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Stores the settings if the browser lets us. */
export function saveSettings(storage: () => SettingsStorage, settings: Settings): void {
  try {
    storage().setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}
