/** What the person chose last, remembered by the browser where it lets us. */
import * as v from 'valibot';
import { LEVELS, PLAYING_STYLES } from '../../engine/bots/characters.ts';
import { isGameId } from './library.ts';
import { LANGUAGES, type Language } from '../i18n/words.ts';
import { CARD_BACKS, LIGHTS, type Light } from '../base/theme/theme.ts';

export const SPEEDS = ['normal', 'double', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a speed multiplies every duration by. */
export const SPEED_SCALE: Record<Speed, number> = { normal: 1, double: 0.5, instant: 0 };

const MIN_OPPONENTS = 1;
export const MAX_OPPONENTS = 9;
export const LONGEST_NAME = 12;

/** Seats that an earlier version stored say `temper` for the style. */
function withStyle(seat: unknown): unknown {
  if (typeof seat !== 'object' || seat === null || !('temper' in seat)) return seat;
  const { temper, ...others } = seat;
  return { style: temper, ...others };
}

const KnownSeat = v.variant('kind', [
  v.object({ kind: v.literal('bot'), level: v.picklist(LEVELS), style: v.picklist(PLAYING_STYLES) }),
  v.object({ kind: v.literal('person'), name: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)) }),
]);
export const SeatSchema = v.pipe(v.unknown(), v.transform(withStyle), KnownSeat);
/** Who sits in a seat: a bot of some strength and playing style, or a person; a person without a name goes by the seat's. */
export type Seat = v.InferOutput<typeof SeatSchema>;

const BOT: Seat = { kind: 'bot', level: 'master', style: 'even' };

export const DEFAULT_SETTINGS = {
  /** The game that is played: a preset, or one of one's own by its id (`game/catalogue/library.ts`). */
  rules: 'scat',
  /** How many others sit at the table. */
  opponents: 3,
  /** Your own seat, which a bot may take while you watch, and the nine others clockwise; who is not asked keeps a seat. */
  seats: [{ kind: 'person', name: '' }, ...Array.from({ length: MAX_OPPONENTS }, () => BOT)] as Seat[],
  /** `auto` is the first that the browser prefers and the game speaks. */
  language: 'auto' as Language | 'auto',
  speed: 'normal' as Speed,
  /** The good table is an evening's; browsers report light also where nobody has asked for it. */
  theme: 'evening' as Light,
  fourColours: false,
  cardBack: 'red' as (typeof CARD_BACKS)[number],
  /** 0 to 1. */
  volume: 0.7,
  isMuted: false,
  /** A soft sound when it is your turn. */
  turnChime: false,
  /** Whether one can ask what to do. */
  hints: true,
  /** Whether nobody has played or learned here yet. */
  isNew: true,
  /** The step of the lesson to go on with. */
  lessonStep: 0,
  /** Fades in place of flights, also where the system does not ask for it. */
  lessMotion: false,
};
export type Settings = typeof DEFAULT_SETTINGS;

/** What is not understood is the default, key by key: settings of an older version keep what they have. */
const SettingsSchema = v.object({
  rules: v.fallback(v.pipe(v.string(), v.check(isGameId)), DEFAULT_SETTINGS.rules),
  opponents: v.fallback(
    v.pipe(v.number(), v.integer(), v.minValue(MIN_OPPONENTS), v.maxValue(MAX_OPPONENTS)),
    DEFAULT_SETTINGS.opponents,
  ),
  seats: v.fallback(v.pipe(v.array(SeatSchema), v.length(1 + MAX_OPPONENTS)), DEFAULT_SETTINGS.seats),
  language: v.fallback(v.picklist(['auto', ...LANGUAGES]), DEFAULT_SETTINGS.language),
  speed: v.fallback(v.picklist(SPEEDS), DEFAULT_SETTINGS.speed),
  theme: v.fallback(v.picklist(LIGHTS), DEFAULT_SETTINGS.theme),
  fourColours: v.fallback(v.boolean(), DEFAULT_SETTINGS.fourColours),
  cardBack: v.fallback(v.picklist(CARD_BACKS), DEFAULT_SETTINGS.cardBack),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_SETTINGS.volume),
  isMuted: v.fallback(v.boolean(), DEFAULT_SETTINGS.isMuted),
  turnChime: v.fallback(v.boolean(), DEFAULT_SETTINGS.turnChime),
  hints: v.fallback(v.boolean(), DEFAULT_SETTINGS.hints),
  isNew: v.fallback(v.boolean(), DEFAULT_SETTINGS.isNew),
  lessonStep: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), DEFAULT_SETTINGS.lessonStep),
  lessMotion: v.fallback(v.boolean(), DEFAULT_SETTINGS.lessMotion),
});

/** Where they lie in `localStorage`. */
export const SETTINGS_KEY = 'thirty-one/settings';

/** What the settings need of `localStorage`. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Settings as somebody wrote them down: what is not understood is the default. */
export function settingsFrom(json: unknown): Settings {
  const parsed = v.safeParse(SettingsSchema, json);
  return parsed.success ? parsed.output : DEFAULT_SETTINGS;
}

/** The remembered settings; the default ones where there are none, or where the browser blocks its storage. */
export function loadSettings(storage: () => SettingsStorage): Settings {
  try {
    return settingsFrom(JSON.parse(storage().getItem(SETTINGS_KEY) ?? 'null'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Remembers the settings where the browser lets us. */
export function saveSettings(storage: () => SettingsStorage, settings: Settings): void {
  try {
    storage().setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // A blocked or full storage costs only the memory of a choice.
  }
}
