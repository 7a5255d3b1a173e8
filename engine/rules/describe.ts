/** Any rules in plain words: in full, as one explains the game to friends, and in short, as a table shows what is special. */
import { fullTotal } from '../value.ts';
import { idleBecause } from './idle.ts';
import { SENTENCES } from './sentences.ts';
import {
  isStandard,
  RULE_GROUPS,
  RULE_NAMES,
  RULES_TABLE,
  type HouseRules,
  type RuleGroup,
  type RuleName,
} from './table.ts';

/** A part of a description. */
export interface Passage {
  title: string;
  sentences: string[];
}

/**
 * Rules in full, for somebody who has never played. Rules without effect are not mentioned.
 * @param players how many play, where that is known
 */
export function describeRules(rules: HouseRules, players?: number): Passage[] {
  const played: HouseRules = players === undefined ? rules : { ...rules, players: [players, players] };
  const told = RULE_NAMES.filter((name) => idleBecause(played, name) === null).map((name) => SENTENCES[name](played));
  return (Object.keys(RULE_GROUPS) as RuleGroup[])
    .map((group) => ({
      title: filledIn(RULE_GROUPS[group], played),
      sentences: told.flatMap((sentences) => filledIn(sentences[group] ?? '', played) || []),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** What is played otherwise than in the standard game, a short label each; rules without effect are left out. */
export function differences(rules: HouseRules): string[] {
  return RULE_NAMES.filter((name) => !isStandard(rules, name) && idleBecause(rules, name) === null).map((name) =>
    labelOf(rules, name),
  );
}

/** The short label of a key's value under some rules. */
export function labelOf(rules: HouseRules, name: RuleName): string {
  const key = RULES_TABLE[name];
  switch (key.kind) {
    case 'choice':
      return filledIn(key.labels[(key.values as readonly unknown[]).indexOf(rules[name])], rules);
    case 'whole':
      return key.label(rules[name] as number);
    case 'span':
      return key.label(rules[name] as readonly [number, number]);
    case 'names':
      return key.label(rules[name] as readonly string[]);
  }
}

/** Words with `{full}` replaced by what the best hand is worth. */
export function filledIn(words: string, rules: HouseRules): string {
  return words.replaceAll('{full}', String(fullTotal(rules)));
}
