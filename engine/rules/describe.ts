/**
 * Describes any rules in plain words: in full, as one explains the game to friends, or by short labels of what is
 * special.
 */
import { fullTotal } from '../value.ts';
import { idleReason } from './idle.ts';
import { translatedStep } from './step-names.ts';
import {
  RULE_GROUPS,
  RULE_NAMES,
  RULES_TABLE,
  isStandard,
  type HouseRules,
  type RuleKey,
  type RuleName,
} from './table.ts';
import { ENGLISH_RULES, type RuleTexts } from './texts/en.ts';
import { filled, inPoints, type Values } from './texts/filled.ts';
import { sentencesOf } from './texts/sentences.ts';

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
    sentencesOf(played, name, texts),
  );
  return RULE_GROUPS.map((group) => ({
    title: filledIn(texts.groups[group], played),
    sentences: said.flatMap((sentences) => sentences[group] || []),
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
export function labelOf(rules: HouseRules, name: RuleName, texts: RuleTexts = ENGLISH_RULES): string {
  const label: string | Readonly<Record<string, string>> = texts.labels[name];
  const text = typeof label === 'string' ? label : label[String(rules[name])];
  return filled(text, { full: fullTotal(rules), ...labelValues(RULES_TABLE[name], rules[name], texts) }, texts.counts);
}

function labelValues(key: RuleKey, given: unknown, texts: RuleTexts): Values {
  switch (key.kind) {
    case 'choice':
    case 'whole': {
      const value = given as number;
      return { value, one: value === 1, tokens: value, turns: value, deals: value, points: value, times: value };
    }
    case 'worth':
      return { worth: given === null ? '' : inPoints(given as number), top: given === 'top' };
    case 'span': {
      const [fewest, most] = given as readonly number[];
      return { fewest, most, range: fewest < most };
    }
    case 'names':
      return { names: (given as readonly string[]).map((step) => translatedStep(step, texts)).join(', ') };
  }
}

/**
 * The keys that differ from the standard game but change nothing, each with the reason in words.
 * @param players how many play, where that is known
 */
export function withoutEffect(
  rules: HouseRules,
  { reasons }: RuleTexts = ENGLISH_RULES,
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
  return filled(text, { full: fullTotal(rules) });
}
