/** The week of a day, from Monday to Sunday: what has been played of it, and what that brought. */
import { dayOf } from '../../../engine/daily/day.ts';
import { DAYS_OF_A_WEEK, themeOf, type WeekTheme } from '../../../engine/daily/week.ts';
import { isComplete } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';
import { totalOf } from './points.ts';
import { dateAfter } from './streak.ts';

export interface CalendarWeek {
  /** From 1. */
  number: number;
  theme: WeekTheme;
  /** Of its days, from Monday on. */
  dates: readonly string[];
}

export interface ThemedWeek extends CalendarWeek {
  /** Those of its days that have been played, or begun, by date. */
  played: ReadonlyMap<string, PlayedDay>;
  today: string;
}

/** The week of a day; null for a day before the first one. */
export function weekOf(date: string): CalendarWeek | null {
  const { week } = dayOf(date);
  if (week === null) return null;
  const dates = Array.from({ length: DAYS_OF_A_WEEK }, (_, index) => dateAfter(date, index + 1 - week.day));
  return { number: week.number, theme: themeOf(week.number), dates };
}

export interface WeekResult {
  /** By day; null for one that was not played to its end. */
  points: readonly (number | null)[];
  total: number;
  /** The days that brought most and least, the earliest of them; the same where there is but one. */
  best: { date: string; points: number };
  weakest: { date: string; points: number };
}

/** What a week brought; null until it is over: its Sunday was played, or is past, or where no day was played to its end. */
export function resultOf(week: ThemedWeek): WeekResult | null {
  const { dates, today } = week;
  const sunday = dates[DAYS_OF_A_WEEK - 1];
  const points = dates.map((date) => pointsOn(week, date));
  const days = dates.flatMap((date, index) => {
    const brought = points[index];
    return brought === null ? [] : [{ date, points: brought }];
  });
  const isOver = today > sunday || pointsOn(week, sunday) !== null;
  if (!isOver || days.length === 0) return null;
  return {
    points,
    total: days.reduce((sum, day) => sum + day.points, 0),
    best: days.reduce((best, day) => (day.points > best.points ? day : best)),
    weakest: days.reduce((weakest, day) => (day.points < weakest.points ? day : weakest)),
  };
}

function pointsOn({ played }: ThemedWeek, date: string): number | null {
  const day = played.get(date);
  return day !== undefined && isComplete(day.first) ? totalOf(day.first) : null;
}
