/** What one plays for: which tokens lie before a seat under some rules, and what having so many is called. */
import type { HouseRules } from '../../engine/rules/table.ts';
import type { LossWords } from './sentences.ts';

/** `letters` spell a word, one for each loss; `places` are those on a bus; `points` are raced for. */
export type TokenKind = 'pennies' | 'nickels' | 'letters' | 'places' | 'points';

/** Words that losers spell; the last letter, which puts one out, has no level of its own. */
const WORDS = ['GIN'];

function spelt(word: string, letters: number): string {
  return word.slice(0, letters).split('').join(' ');
}

/** The word whose letters losers get under some rules, or null. */
export function wordOf({ levelNames }: HouseRules): string | null {
  const letters = levelNames.slice(1);
  if (letters.length === 0) return null;
  return WORDS.find((word) => letters.every((name, index) => name === spelt(word, index + 1))) ?? null;
}

/** What lies before a seat. Where three aces count 33 one plays Cadillac, and that for nickels. */
export function tokenKind(rules: HouseRules): TokenKind {
  if (rules.scoring === 'points') return 'points';
  if (wordOf(rules) !== null) return 'letters';
  if (rules.levelNames.length > 0) return 'places';
  return rules.threeAces === null ? 'pennies' : 'nickels';
}

/** Whether these tokens are coins, which whoever loses one pays into the dish. */
export function areCoins(kind: TokenKind): boolean {
  return kind === 'pennies' || kind === 'nickels';
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** So many coins in words, "3 pennies"; null where one plays for something else. */
export function coinWords(rules: HouseRules, count: number): string | null {
  const kind = tokenKind(rules);
  if (!areCoins(kind)) return null;
  return kind === 'nickels' ? counted(count, 'nickel', 'nickels') : counted(count, 'penny', 'pennies');
}

/** What having so many tokens is called, null where it has no name. `extraSteps` is how many were agreed on. */
export function levelName(rules: HouseRules, tokens: number, extraSteps: number): string | null {
  return rules.levelNames[rules.lives + extraSteps - tokens] ?? null;
}

/** What being on grace is called. */
export function graceName(rules: HouseRules, extraSteps: number): string {
  return levelName(rules, 0, extraSteps) ?? 'on the county';
}

/** What being eliminated is called. */
export function outName(rules: HouseRules): string {
  return tokenKind(rules) === 'places' ? 'off the bus' : 'out';
}

/** The same name in fewer and fewer letters, for narrow places. */
export function shortened(name: string): string[] {
  const bare = name.replaceAll(/\b(the|to|at|on|in) /g, '');
  return [name, name.replaceAll('the ', ''), bare, bare.split(' ').at(-1) ?? bare];
}

/** How losses are told under some rules. `extraSteps` is how many were agreed on. */
export function lossWords(rules: HouseRules, extraSteps: number): LossWords {
  return {
    loss: (lost) => lossOf(rules, lost),
    onGrace: graceName(rules, extraSteps),
    out: outName(rules),
    promise: rules.knockPromise === 'highest',
  };
}

function lossOf(rules: HouseRules, lost: number): ReturnType<LossWords['loss']> {
  switch (tokenKind(rules)) {
    case 'letters':
      return { verb: 'get', what: lost === 1 ? 'a letter' : `${lost} letters` };
    case 'places':
      return { verb: 'move', what: `up ${lost}` };
    default:
      return { verb: 'lose', what: String(lost) };
  }
}

/** What somebody who is still in has at the end of a match: "2 pennies left". */
export function remains(rules: HouseRules, has: { tokens: number; points: number; extraSteps: number }): string {
  const { tokens, points, extraSteps } = has;
  switch (tokenKind(rules)) {
    case 'points':
      return counted(points, 'point', 'points');
    case 'letters':
    case 'places':
      return levelName(rules, tokens, extraSteps) ?? 'still in';
    case 'pennies':
    case 'nickels':
      return tokens === 0 ? graceName(rules, extraSteps) : `${coinWords(rules, tokens)} left`;
  }
}
