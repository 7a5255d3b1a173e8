/** The names for what seats have left, and for what they lose. */
import { translatedStep } from '../../engine/rules/step-names.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { words } from '../i18n/words.ts';
import type { LossTerms } from './sentences.ts';
import { tokenKind } from './tokens.ts';

/** A number of coins in words, "3 pennies"; null if the game is not played for coins. */
export function coinWords(rules: HouseRules, count: number): string | null {
  const kind = tokenKind(rules);
  return kind === 'nickels' || kind === 'pennies' ? words().tokens[kind](count) : null;
}

/** The name of having this many tokens, null if it has none. `extraSteps` is how many were agreed on. */
export function levelName(rules: HouseRules, tokens: number, extraSteps: number): string | null {
  // More than at the beginning, which others have paid, have the name of the first step.
  const name = rules.levelNames[Math.max(rules.lives + extraSteps - tokens, 0)];
  return name === undefined ? null : translatedStep(name, words().rules);
}

function isSchwimmen({ play, deck }: HouseRules): boolean {
  return play === 'pool' && (deck === 'piquet32' || deck === 'jass36');
}

export function graceName(rules: HouseRules, extraSteps: number): string {
  const { onGrace, swimming } = words().tokens;
  return levelName(rules, 0, extraSteps) ?? (isSchwimmen(rules) ? swimming : onGrace);
}

export function outName(rules: HouseRules): string {
  return tokenKind(rules) === 'places' ? words().tokens.offTheBus : words().tokens.out;
}

/** The same name in fewer and fewer letters, for narrow places. */
export function shorterNames(name: string): string[] {
  return words().tokens.shorter(name);
}

/** What losses are called under some rules. `extraSteps` is how many were agreed on. */
export function lossTerms(rules: HouseRules, extraSteps: number): LossTerms {
  const kind = tokenKind(rules);
  const grace = levelName(rules, 0, extraSteps);
  return {
    stake: kind === 'letters' || kind === 'places' ? kind : 'tokens',
    grace,
    swims: grace === null && isSchwimmen(rules),
    onBus: kind === 'places',
    promise: rules.knockPromise === 'highest',
  };
}

/** What somebody who is still in has at the end of a match: "2 pennies left". */
export function remains(rules: HouseRules, has: { tokens: number; points: number; extraSteps: number }): string {
  const { tokens, points, extraSteps } = has;
  switch (tokenKind(rules)) {
    case 'points':
      return words().tokens.points(points);
    case 'letters':
    case 'places':
      return levelName(rules, tokens, extraSteps) ?? words().tokens.stillIn;
    case 'pennies':
    case 'nickels':
      return tokens === 0 ? graceName(rules, extraSteps) : words().tokens.left(coinWords(rules, tokens) ?? '');
  }
}
