/**
 * Describes any rules in plain words: in full, as one explains the game to friends, or by short labels of what is
 * special.
 */
import { fullTotal } from '../value.ts';
import { idleReason } from './idle.ts';
import { RULE_GROUPS, RULE_NAMES, RULES_TABLE, isStandard, type HouseRules, type RuleName } from './table.ts';
import { ENGLISH_RULES } from './texts/en.ts';
import type { RuleTexts } from './texts/rule-texts.ts';

/** A part of a description. */
export interface RulesPassage {
  title: string;
  sentences: string[];
}

/**
 * Rules in full, for somebody who has never played. Rules without effect are not mentioned.
 * @param players how many play, where that is known
 * @param texts of the language to describe them in
 */
export function describeRules(rules: HouseRules, players?: number, texts: RuleTexts = ENGLISH_RULES): RulesPassage[] {
  const played = playedBy(rules, players);
  const said = RULE_NAMES.filter((name) => idleReason(played, name) === null).map((name) =>
    texts.sentences[name](played),
  );
  return RULE_GROUPS.map((group) => ({
    title: filledIn(texts.groups[group], played),
    sentences: said.flatMap((sentences) => filledIn(sentences[group] ?? '', played) || []),
  })).filter(({ sentences }) => sentences.length > 0);
}

/** Rules at a table of so many players, where their number is known. */
export function playedBy(rules: HouseRules, players: number | undefined): HouseRules {
  return players === undefined ? rules : { ...rules, players: [players, players] };
}

/**
 * What differs from the standard game, a short label each; rules without effect are left out.
 * @param players how many play, where that is known
 */
export function differences(rules: HouseRules, texts: RuleTexts = ENGLISH_RULES, players?: number): string[] {
  const played = playedBy(rules, players);
  return RULE_NAMES.filter((name) => !isStandard(rules, name) && idleReason(played, name) === null).map((name) =>
    labelOf(rules, name, texts),
  );
}

/** The short label of a key's value under some rules. */
export function labelOf(
  rules: HouseRules,
  name: RuleName,
  { labels }: Pick<RuleTexts, 'labels'> = ENGLISH_RULES,
): string {
  const value: unknown = rules[name];
  const label: unknown = labels[name];
  // The type of the texts ensures that each key has labels of its kind.
  return RULES_TABLE[name].kind === 'choice'
    ? filledIn((label as Readonly<Record<string, string>>)[String(value)], rules)
    : (label as (value: unknown) => string)(value);
}

/**
 * The keys that differ from the standard game but change nothing, each with the reason in words.
 * @param players how many play, where that is known
 */
export function withoutEffect(
  rules: HouseRules,
  { reasons }: Pick<RuleTexts, 'reasons'> = ENGLISH_RULES,
  players?: number,
): { key: RuleName; reason: string }[] {
  const played = playedBy(rules, players);
  return RULE_NAMES.flatMap((key) => {
    const reason = isStandard(rules, key) ? null : idleReason(played, key);
    return reason === null ? [] : [{ key, reason: reasons[reason] }];
  });
}

/** A text with `{full}` replaced by what the best hand is worth. */
export function filledIn(text: string, rules: HouseRules): string {
  return text.replaceAll('{full}', String(fullTotal(rules)));
}
