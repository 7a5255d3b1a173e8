/** What is said about fairness. It stands apart from all other words, because only its dialog needs it. */
import { fairness as german } from './de/fairness.ts';
import { fairness as english, type FairnessWords } from './en/fairness.ts';
import { fairness as spanish } from './es/fairness.ts';
import { fairness as french } from './fr/fairness.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, FairnessWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about fairness, in the current language. */
export function fairnessWords(): FairnessWords {
  return ALL[language()];
}
