/** What is played on a day, the same for everybody (docs/formats.md#deal-of-the-day). All of it follows from the date. */
import type { Level, PlayingStyle } from '../bots/characters.ts';
import { DAYS_OF_A_WEEK, FIRST_MONDAY, ofGame, themeOf, type WeekTheme } from './week.ts';

/** The day with the number 1. */
export const FIRST_DATE = '2026-11-01';
/** Single deals of a day, each from full tokens. */
export const DEALS_OF_A_DAY = 8;

/** How often each level plays them in the place of a person, for the comparison. */
export const TRIES = 100;

/** How a bot at the table of a day plays. */
interface DailyOpponent {
  level: Level;
  style: PlayingStyle;
}
/** Who plays against the person in seat 0: at a table of *n* the last *n* − 1, from seat 1 on in this order. */
const OPPONENTS: readonly DailyOpponent[] = [
  { level: 'regular', style: 'even' },
  { level: 'casual', style: 'gambler' },
  { level: 'casual', style: 'early-knocker' },
  { level: 'regular', style: 'hoarder' },
  { level: 'strong', style: 'cautious' },
];

const STANDARD_GAME = 'scat';
/** Before the first week: of five days, counted from 0, those on which another game than the standard one is played. */
const OTHER_DAYS = [1, 3];
const ROUND = 5;
/** The games of these days, in turn. The list must not change, or past days would. */
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
];

export interface Day extends WeekTheme {
  /** In UTC, as `2026-11-24`. */
  date: string;
  /** From 1. */
  number: number;
  /** By seat, from 1. */
  opponents: readonly DailyOpponent[];
  /** Null before the first week. */
  week: DayOfWeek | null;
}

/** A day in its week. */
interface DayOfWeek {
  /** Of the week, from 1. */
  number: number;
  /** Which of its days it is, from 1 for Monday. */
  day: number;
}

/** @param date in UTC, as `2026-11-24` @throws {RangeError} unless it is a date from the first day on */
export function dayOf(date: string): Day {
  const today = daysSince1970(date);
  const number = 1 + today - daysSince1970(FIRST_DATE);
  if (number < 1) throw new RangeError(`${date} has no deals: the first day is ${FIRST_DATE}`);
  const week = weekOf(today - daysSince1970(FIRST_MONDAY));
  const theme = week === null ? ofGame(gameOf(number)) : themeOf(week.number);
  return { date, number, ...theme, opponents: OPPONENTS.slice(1 - theme.players), week };
}

/** @param days since the first Monday */
function weekOf(days: number): DayOfWeek | null {
  if (days < 0) return null;
  return { number: 1 + Math.floor(days / DAYS_OF_A_WEEK), day: 1 + (days % DAYS_OF_A_WEEK) };
}

/** The game of a day before the first week. @param number from 1 */
function gameOf(number: number): string {
  const other = OTHER_DAYS.indexOf((number - 1) % ROUND);
  if (other < 0) return STANDARD_GAME;
  const before = Math.floor((number - 1) / ROUND) * OTHER_DAYS.length;
  return OTHER_GAMES[before + other];
}

/** Who deals: everybody in turn. @param position of the deal on its day, from 1 */
export function dealerOf(position: number, players: number): number {
  return (position - 1) % players;
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
