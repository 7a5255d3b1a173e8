/** Any rules in plain words: in full, as one explains the game to friends, and in short, as a table shows what is special. */
import { fullTotal } from '../value.ts';
import { idleReason } from './idle.ts';
import {
  RULE_GROUPS,
  RULE_NAMES,
  RULES_TABLE,
  isStandard,
  type HouseRules,
  type RuleGroup,
  type RuleName,
} from './table.ts';
import { ENGLISH_RULES, type RulesWords } from './words.ts';

/** A part of a description. */
export interface Passage {
  title: string;
  sentences: string[];
}

/**
 * Rules in full, for somebody who has never played. Rules without effect are not mentioned.
 * @param players how many play, where that is known
 * @param words of the language to tell them in
 */
export function describeRules(rules: HouseRules, players?: number, words: RulesWords = ENGLISH_RULES): Passage[] {
  const played: HouseRules = players === undefined ? rules : { ...rules, players: [players, players] };
  const told = RULE_NAMES.filter((name) => idleReason(played, name) === null).map((name) =>
    words.sentences[name](played),
  );
  return (Object.keys(RULE_GROUPS) as RuleGroup[])
    .map((group) => ({
      title: filledIn(words.groups[group], played),
      sentences: told.flatMap((sentences) => filledIn(sentences[group] ?? '', played) || []),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** What is played otherwise than in the standard game, a short label each; rules without effect are left out. */
export function differences(rules: HouseRules, words: RulesWords = ENGLISH_RULES): string[] {
  return RULE_NAMES.filter((name) => !isStandard(rules, name) && idleReason(rules, name) === null).map((name) =>
    labelOf(rules, name, words),
  );
}

/** The short label of a key's value under some rules. */
export function labelOf(
  rules: HouseRules,
  name: RuleName,
  { labels }: Pick<RulesWords, 'labels'> = ENGLISH_RULES,
): string {
  const value: unknown = rules[name];
  const label: unknown = labels[name];
  // The type of the words has seen to it that each key has labels of its kind.
  return RULES_TABLE[name].kind === 'choice'
    ? filledIn((label as Readonly<Record<string, string>>)[String(value)], rules)
    : (label as (value: unknown) => string)(value);
}

/** Words with `{full}` replaced by what the best hand is worth. */
export function filledIn(words: string, rules: HouseRules): string {
  return words.replaceAll('{full}', String(fullTotal(rules)));
}
