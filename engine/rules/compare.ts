/** What differs between two games, key by key, in words. */
import { labelOf } from './describe.ts';
import { canonicalRules, differingKeys } from './equivalent.ts';
import { idleReason } from './idle.ts';
import { unequalKeys, type HouseRules, type RuleName } from './table.ts';
import { ENGLISH_RULES, type RuleTexts } from './texts/en.ts';
import { filled } from './texts/filled.ts';

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
export function compareRules(rules: HouseRules, other: HouseRules, texts: RuleTexts = ENGLISH_RULES): RulesComparison {
  const values = (key: RuleName): ComparedKey['values'] => [valueOf(rules, key, texts), valueOf(other, key, texts)];
  const inWords = (keys: readonly RuleName[]): ComparedKey[] => keys.map((key) => ({ key, values: values(key) }));
  const effective = unequalKeys(canonicalRules(rules), canonicalRules(other));
  const isEquivalent = differingKeys(rules, other).length === 0;
  const count = effective.length;
  const { alike, different } = texts.games;
  return {
    isEquivalent,
    summary: isEquivalent ? filled(alike, { except: count > 0 }) : filled(different, { count, one: count === 1 }),
    differing: inWords(effective),
    withoutEffect: inWords(unequalKeys(rules, other).filter((key) => !effective.includes(key))),
  };
}

/** A game plays the same as others. */
export function playsLike(game: string, others: readonly string[], { games, list }: RuleTexts = ENGLISH_RULES): string {
  return filled(games.playsLike, { game, others: list(others) });
}

/** Why a key that differs makes no difference, each reason once. */
export function reasonsOf({ values }: ComparedKey): string[] {
  return [...new Set(values.flatMap(({ reason }) => reason ?? []))];
}

function valueOf(rules: HouseRules, key: RuleName, texts: RuleTexts): ComparedValue {
  const reason = idleReason(rules, key);
  return {
    value: rules[key],
    label: labelOf(rules, key, texts),
    reason: reason === null ? null : texts.reasons[reason],
  };
}
