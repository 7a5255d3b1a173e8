/** What is said about goals. It stands apart from all other words, because the menu need not wait for it. */
import { goals as german } from './de/goals.ts';
import { goals as english, type GoalWords } from './en/goals.ts';
import { goals as spanish } from './es/goals.ts';
import { goals as french } from './fr/goals.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, GoalWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about goals, in the current language. */
export function goalWords(): GoalWords {
  return ALL[language()];
}

/** What is said about goals, in a language. */
export function goalWordsOf(one: Language): GoalWords {
  return ALL[one];
}
