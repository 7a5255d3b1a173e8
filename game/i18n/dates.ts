import { language } from './words.ts';

/** The day of a moment, in local time and the current language. @param time ISO 8601 */
export function dayInWords(time: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(time));
}

/** A date in the current language, with its weekday. @param date in UTC, as `2026-11-24` */
export function dateInWords(date: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
}

/** The month of a date in the current language. */
export function monthInWords(date: string): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language(), format).format(new Date(date));
}

/** The weekdays from Monday on, short. */
export function weekdays(): string[] {
  const format = new Intl.DateTimeFormat(language(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
}
