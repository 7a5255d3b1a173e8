/** What is said about rules in Spanish: its strings are in `es.json`. */
import type { RuleTexts } from './en.ts';
import spanish from './es.json' with { type: 'json' };

const LIST = new Intl.ListFormat('es');

/** What is said about rules in Spanish. */
export const SPANISH_RULES: RuleTexts = {
  ...spanish,
  list: (games) => LIST.format(games),
  steps: (names) => LIST.format(names.map((name) => `«${name}»`)),
};
