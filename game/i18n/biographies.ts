/** A line about each animal. They stand apart from all other words, because the menu need not wait for them. */
import { biographies as german } from './de/biographies.ts';
import { biographies as english, type Biographies } from './en/biographies.ts';
import { biographies as spanish } from './es/biographies.ts';
import { biographies as french } from './fr/biographies.ts';
import { withFrenchSpaces } from './fr/spaces.ts';
import type { Language } from './languages.ts';
import { language } from './words.ts';

const ALL: Record<Language, Biographies> = { en: english, de: german, fr: withFrenchSpaces(french), es: spanish };

/** A line about each animal, in the current language. */
export function biographies(): Biographies {
  return ALL[language()];
}

/** A line about each animal, in a language. */
export function biographiesOf(one: Language): Biographies {
  return ALL[one];
}
