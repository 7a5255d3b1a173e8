/** What reviews of matches say. It stands apart from all other words, because only they need it. */
import { review as german } from './de/review.ts';
import { review as english, type ReviewWords } from './en/review.ts';
import { review as spanish } from './es/review.ts';
import { review as french } from './fr/review.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, ReviewWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What reviews say in a language, the current one by default. */
export function reviewWords(spoken: Language = language()): ReviewWords {
  return ALL[spoken];
}
