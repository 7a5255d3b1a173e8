import { language } from './words.ts';

/** The current language as the reader's region writes dates and hours: English is not always American. */
function region(): string {
  const one = language();
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.find((tag) => tag === one || tag.startsWith(`${one}-`)) ?? one;
}

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(region(), options);
}

/** A moment with its hour, in local time. @param time ISO 8601 */
export function momentInWords(time: string): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}

/** The hour and minute of a moment, in local time. @param time in ms since 1970 */
export function timeOfDay(time: number): string {
  return format({ timeStyle: 'short' }).format(new Date(time));
}

/** Day and month of a date in figures. @param date as `2026-11-24` */
export function dayInFigures(date: string): string {
  return format({ day: 'numeric', month: 'numeric' }).format(new Date(`${date}T12:00`));
}

/** The day of a moment, in local time and the current language. @param time ISO 8601 */
export function dayInWords(time: string): string {
  return format({ dateStyle: 'medium' }).format(new Date(time));
}

/** A date in the current language, with its weekday. @param date in UTC, as `2026-11-24` */
export function dateInWords(date: string): string {
  return format({ dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
}

/** The month of a date in the current language. */
export function monthInWords(date: string): string {
  return format({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** The weekdays from Monday on, short. */
export function weekdays(): string[] {
  const weekday = format({ weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => weekday.format(new Date(Date.UTC(2024, 0, 1 + day))));
}
