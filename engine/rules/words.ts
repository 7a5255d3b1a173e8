/** What a language has to say about rules, and English, which commands and documents speak. */
import { IDLE_REASONS, type IdleReason } from './idle.ts';
import { SENTENCES } from './sentences.ts';
import {
  RULE_GROUPS,
  RULE_NAMES,
  RULES_TABLE,
  type HouseRules,
  type RuleGroup,
  type RuleKey,
  type RuleName,
} from './table.ts';

/** Sentences by the group that they belong to. */
type Sentences = { readonly [Group in RuleGroup]?: string };

/** By key, what it adds to the description of some rules. A `{full}` in any words is 31, or 41 with four cards. */
export type RuleSentences = { readonly [Name in RuleName]: (rules: HouseRules) => Sentences };

type LabelsOf<Name extends RuleName> = (typeof RULES_TABLE)[Name] extends { kind: 'choice' }
  ? Readonly<Record<`${HouseRules[Name] & (string | number | boolean | null)}`, string>>
  : (value: HouseRules[Name]) => string;

/** By key, what a table where that is played calls each value: by the value, or a function of it where many are allowed. */
export type RuleLabels = { readonly [Name in RuleName]: LabelsOf<Name> };

/** Everything that a language says about rules. */
export interface RulesWords {
  groups: Readonly<Record<RuleGroup, string>>;
  /** By key, what it is about, in a line. */
  meanings: Readonly<Record<RuleName, string>>;
  labels: RuleLabels;
  sentences: RuleSentences;
  /** Why a key is without effect. */
  reasons: Readonly<Record<IdleReason, string>>;
  /** A name of a step between full tokens and none, where it is one that a preset gives; others stay as they are. */
  level: (name: string) => string;
}

function labelsIn(key: RuleKey): unknown {
  if (key.kind !== 'choice') return key.label;
  return Object.fromEntries(key.values.map((value, index) => [String(value), key.labels[index]]));
}

export const ENGLISH_RULES: RulesWords = {
  groups: RULE_GROUPS,
  meanings: Object.fromEntries(RULE_NAMES.map((name) => [name, RULES_TABLE[name].meaning])) as RulesWords['meanings'],
  labels: Object.fromEntries(RULE_NAMES.map((name) => [name, labelsIn(RULES_TABLE[name])])) as unknown as RuleLabels,
  sentences: SENTENCES,
  reasons: IDLE_REASONS,
  level: (name) => name,
};
