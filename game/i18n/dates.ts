import { language } from './words.ts';

/** The day of a moment, in local time and the current language. @param time ISO 8601 */
export function dayInWords(time: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(time));
}
