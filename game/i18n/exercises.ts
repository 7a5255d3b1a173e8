/** What is said about exercises. It stands apart from all other words, because only their dialog needs it. */
import { exercises as german } from './de/exercises.ts';
import { exercises as english, type ExerciseWords } from './en/exercises.ts';
import { exercises as spanish } from './es/exercises.ts';
import { exercises as french } from './fr/exercises.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, ExerciseWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about exercises in a language, the current one by default. */
export function exerciseWords(spoken: Language = language()): ExerciseWords {
  return ALL[spoken];
}
