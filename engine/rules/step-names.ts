/** What the steps of a player between full tokens and none are called. */
import type { HouseRules } from './table.ts';
import type { RuleTexts } from './texts/en.ts';

/** Words that losers spell; the last letter, which puts one out, has no level of its own. */
const WORDS = ['GIN'];

function spelt(word: string, letters: number): string {
  return word.slice(0, letters).split('').join(' ');
}

/** The word whose letters losers get under some rules, or null. */
export function wordOf({ levelNames }: Pick<HouseRules, 'levelNames'>): string | null {
  const letters = levelNames.slice(1);
  if (letters.length === 0) return null;
  return WORDS.find((word) => letters.every((name, index) => name === spelt(word, index + 1))) ?? null;
}

/** The names of the steps that a match begins with, and those that wait for extra steps (docs/rules-reference.md#extra-steps). */
export function stepNames({ levelNames, lives, grace }: HouseRules): [first: string[], later: string[]] {
  const steps = grace ? lives + 1 : lives;
  return [levelNames.slice(0, steps), levelNames.slice(steps)];
}

/** The name of a step in some language, where a preset gives it; other names stay as they are. */
export function translatedStep(name: string, { levels }: Pick<RuleTexts, 'levels'>): string {
  return Object.hasOwn(levels, name) ? levels[name] : name;
}
