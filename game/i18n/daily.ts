/** What is said about the deal of the day. It stands apart from all other words, because only its dialogs need it. */
import { daily as german } from './de/daily.ts';
import { daily as english, type DailyWords } from './en/daily.ts';
import { daily as spanish } from './es/daily.ts';
import { daily as french } from './fr/daily.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, DailyWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about the deal of the day, in the current language. */
export function dailyWords(): DailyWords {
  return ALL[language()];
}
