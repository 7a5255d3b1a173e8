/** What differs between two games, key by key, in words. */
import { labelOf } from './describe.ts';
import { canonicalRules, differingKeys } from './equivalent.ts';
import { idleReason } from './idle.ts';
import { RULE_NAMES, type HouseRules, type RuleName } from './table.ts';
import { ENGLISH_RULES } from './texts/en.ts';
import type { RuleTexts } from './texts/rule-texts.ts';

/** What a key is in one of two games. */
interface ComparedValue {
  value: unknown;
  label: string;
  /** Why it has no effect there; null where it has one. */
  reason: string | null;
}

/** A key that is not the same in two games, in the order of the games. */
export interface ComparedKey {
  key: RuleName;
  values: readonly [ComparedValue, ComparedValue];
}

/** Two games side by side. */
export interface RulesComparison {
  /** Whether every match plays the same by both. */
  isEquivalent: boolean;
  /** How much differs, in a sentence. */
  summary: string;
  /** Keys that make a difference: to play, to who may play, or to what steps are called. */
  differing: ComparedKey[];
  /** Keys that differ and make no difference. */
  withoutEffect: ComparedKey[];
}

/** Compares two games. @param texts of the language that says what differs */
export function compareRules(
  rules: HouseRules,
  other: HouseRules,
  texts: Pick<RuleTexts, 'labels' | 'reasons' | 'games'> = ENGLISH_RULES,
): RulesComparison {
  const values = (key: RuleName): ComparedKey['values'] => [valueOf(rules, key, texts), valueOf(other, key, texts)];
  const inWords = (keys: readonly RuleName[]): ComparedKey[] => keys.map((key) => ({ key, values: values(key) }));
  const effective = unequalKeys(canonicalRules(rules), canonicalRules(other));
  const isEquivalent = differingKeys(rules, other).length === 0;
  return {
    isEquivalent,
    summary: isEquivalent ? texts.games.alike(effective.length > 0) : texts.games.different(effective.length),
    differing: inWords(effective),
    withoutEffect: inWords(unequalKeys(rules, other).filter((key) => !effective.includes(key))),
  };
}

/** Why a key that differs makes no difference, each reason once. */
export function reasonsOf({ values }: ComparedKey): string[] {
  return [...new Set(values.flatMap(({ reason }) => reason ?? []))];
}

function unequalKeys(rules: HouseRules, other: HouseRules): RuleName[] {
  return RULE_NAMES.filter((key) => JSON.stringify(rules[key]) !== JSON.stringify(other[key]));
}

function valueOf(rules: HouseRules, key: RuleName, texts: Pick<RuleTexts, 'labels' | 'reasons'>): ComparedValue {
  const reason = idleReason(rules, key);
  return {
    value: rules[key],
    label: labelOf(rules, key, texts),
    reason: reason === null ? null : texts.reasons[reason],
  };
}
