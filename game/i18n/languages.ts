/** The languages that the game speaks. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

/** The first preferred language that the game speaks, English if none. @param preferred as in `navigator.languages` */
export function firstSpoken(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === known.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en';
}
