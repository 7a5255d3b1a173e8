/** What is played on a day, the same for everybody (docs/formats.md#deal-of-the-day). All of it follows from the date. */
import type { Level, PlayingStyle } from '../bots/characters.ts';
import { preset } from '../rules/resolve.ts';
import type { HouseRules } from '../rules/table.ts';

/** The day with the number 1. */
export const FIRST_DATE = '2026-11-01';
/** Single deals of a day, each from full tokens. */
export const DEALS_OF_A_DAY = 8;

/** How often each level plays them in the place of a person, for the comparison. */
export const TRIES = 100;

/** Seat 0 plays against the same three every day. */
export const DAILY_PLAYERS = 4;
/** By seat, from 1. */
export const DAILY_OPPONENTS: readonly { level: Level; style: PlayingStyle }[] = [
  { level: 'casual', style: 'early-knocker' },
  { level: 'regular', style: 'hoarder' },
  { level: 'strong', style: 'cautious' },
];

const STANDARD_GAME = 'scat';
/** Of five days, counted from 0, those on which another game than the standard one is played. */
const OTHER_DAYS = [1, 3];
const ROUND = 5;
/**
 * The games of these days, in turn. The list must not change, or past days would. All other presets but `ride-the-bus`,
 * which in a single deal is the standard game.
 */
const OTHER_GAMES = [
  'thirty-one',
  'blitz',
  'harsh-knock',
  'knocker-pays',
  'gentle-knock',
  'hammer',
  'shotgun',
  'sudden-death',
  'cadillac',
  'gin',
  'stop-the-bus',
  'driver-stop',
  'french-canadian',
  'jacobs',
  'golf',
  'hard-to-knock',
  'honour',
  'pub',
  'italian',
  'four-card',
];

export interface Day {
  /** In UTC, as `2026-11-24`. */
  date: string;
  /** From 1. */
  number: number;
  game: string;
  rules: HouseRules;
}

/** @param date in UTC, as `2026-11-24` @throws {RangeError} unless it is a date from the first day on */
export function dayOf(date: string): Day {
  const number = 1 + daysSince1970(date) - daysSince1970(FIRST_DATE);
  if (number < 1) throw new RangeError(`${date} has no deals: the first day is ${FIRST_DATE}`);
  const game = gameOf(number);
  return { date, number, game, rules: preset(game) };
}

function gameOf(number: number): string {
  const other = OTHER_DAYS.indexOf((number - 1) % ROUND);
  if (other < 0) return STANDARD_GAME;
  const before = Math.floor((number - 1) / ROUND) * OTHER_DAYS.length;
  return OTHER_GAMES[(before + other) % OTHER_GAMES.length];
}

/** Who deals: everybody twice a day. @param position of the deal on its day, from 1 */
export function dealerOf(position: number): number {
  return (position - 1) % DAILY_PLAYERS;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const EPOCH_YEAR = 1970;

function daysSince1970(date: string): number {
  const [year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).slice(1).map(Number);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0;
  const lengthOf = (index: number): number => MONTH_LENGTHS[index] + (index === 1 ? leap : 0);
  // No day lies within a month that there is not.
  if (!(year >= EPOCH_YEAR && day >= 1 && day <= lengthOf(month - 1)))
    throw new RangeError(`"${date}" is no date: it has the form ${FIRST_DATE}`);
  const months = MONTH_LENGTHS.slice(0, month - 1).reduce((days, _, index) => days + lengthOf(index), 0);
  return daysBefore(year) - daysBefore(EPOCH_YEAR) + months + day - 1;
}

function daysBefore(year: number): number {
  const past = year - 1;
  return 365 * past + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}
