/** What is said about luck. It stands apart from all other words, because only statistics and reviews need it. */
import { luck as german } from './de/luck.ts';
import { luck as english, type LuckWords } from './en/luck.ts';
import { luck as spanish } from './es/luck.ts';
import { luck as french } from './fr/luck.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

export type { LuckWords };

const ALL: Record<Language, LuckWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about luck, in the current language. */
export function luckWords(): LuckWords {
  return ALL[language()];
}
