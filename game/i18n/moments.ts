/** What is said about moments of a match. It stands apart from all other words, because only reviews and exercises need it. */
import { moments as german } from './de/moments.ts';
import { moments as english, type MomentWords } from './en/moments.ts';
import { moments as spanish } from './es/moments.ts';
import { moments as french } from './fr/moments.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, MomentWords> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** What is said about moments of a match in a language, the current one by default. */
export function momentWords(spoken: Language = language()): MomentWords {
  return ALL[spoken];
}
