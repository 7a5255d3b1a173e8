/** What is said about rules in German: its strings are in `de.json`. */
import type { RuleTexts } from './en.ts';
import german from './de.json' with { type: 'json' };

const LIST = new Intl.ListFormat('de');

/** What is said about rules in German. */
export const GERMAN_RULES: RuleTexts = {
  ...german,
  list: (games) => LIST.format(games),
  steps: (names) => LIST.format(names.map((name) => `„${name}“`)),
};
