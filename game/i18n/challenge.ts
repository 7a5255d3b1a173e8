/** What is said about challenges. It stands apart from all other words, because only its dialogs need it. */
import { challenge as german } from './de/challenge.ts';
import { challenge as english, type ChallengeWords } from './en/challenge.ts';
import { challenge as spanish } from './es/challenge.ts';
import { challenge as french } from './fr/challenge.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, ChallengeWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about challenges, in the current language. */
export function challengeWords(): ChallengeWords {
  return ALL[language()];
}
