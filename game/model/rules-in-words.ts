/** Rules in the current language: the one place that hands it to the engine's descriptions. */
import { compareRules, playsLike, type RulesComparison } from '../../engine/rules/compare.ts';
import { describeRules, differences, filledIn, labelOf, type RulesPassage } from '../../engine/rules/describe.ts';
import type { IdleReason } from '../../engine/rules/texts/en.ts';
import type { HouseRules, RuleGroup, RuleName } from '../../engine/rules/table.ts';
import type { RuleTexts } from '../../engine/rules/texts/en.ts';
import { sentencesOf } from '../../engine/rules/texts/sentences.ts';
import { words } from '../i18n/words.ts';

function spoken(): RuleTexts {
  return words().rules;
}

/** Rules in full. @param players how many play, if known */
export function describeInWords(rules: HouseRules, players?: number): RulesPassage[] {
  return describeRules(rules, players, spoken());
}

/** What differs from the standard game, a short label each. */
export function differencesInWords(rules: HouseRules): string[] {
  return differences(rules, spoken());
}

/** What differs between two games. */
export function compareInWords(rules: HouseRules, other: HouseRules): RulesComparison {
  return compareRules(rules, other, spoken());
}

/** A game plays the same as others. */
export function playsLikeInWords(game: string, others: readonly string[]): string {
  return playsLike(game, others, spoken());
}

/** The short label of a key's value under some rules. */
export function labelInWords(rules: HouseRules, key: RuleName): string {
  return labelOf(rules, key, spoken());
}

/** What a key adds to the description of some rules; empty where it adds nothing. */
export function sentencesInWords(rules: HouseRules, key: RuleName): string {
  return Object.values(sentencesOf(rules, key, spoken())).join(' ');
}

/** What a key is about, in a line. */
export function meaningInWords(key: RuleName): string {
  return spoken().meanings[key];
}

export function groupInWords(group: RuleGroup, rules: HouseRules): string {
  return filledIn(spoken().groups[group], rules);
}

/** Why a key has no effect. */
export function idleInWords(reason: IdleReason): string {
  return spoken().reasons[reason];
}
