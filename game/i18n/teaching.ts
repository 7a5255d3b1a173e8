/** What is said about teaching. It stands apart from all other words, because only its page needs it. */
import { teaching as german } from './de/teaching.ts';
import { teaching as english, type TeachingWords } from './en/teaching.ts';
import { teaching as spanish } from './es/teaching.ts';
import { teaching as french } from './fr/teaching.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, TeachingWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about teaching in a language, the current one by default. */
export function teachingWords(spoken: Language = language()): TeachingWords {
  return ALL[spoken];
}
