/** What is said about rules in French: its strings are in `fr.json`. */
import type { RuleTexts } from './en.ts';
import french from './fr.json' with { type: 'json' };

const LIST = new Intl.ListFormat('fr');

/** What is said about rules in French. */
export const FRENCH_RULES: RuleTexts = {
  ...french,
  list: (games) => LIST.format(games),
  steps: (names) => LIST.format(names.map((name) => `« ${name} »`)),
};
