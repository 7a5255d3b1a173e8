/**
 * House rules as numbers of the observation: each choice one-hot without its default and what policies are not told, each number
 * scaled to 0..1. What three of a kind and a straight flush are worth: one-hot for the usual points and `top`, then whether it is
 * another number, and the number.
 */
import { RULES_TABLE, RULE_NAMES, isStandard, type HouseRules, type RuleKey, type RuleName } from './rules/table.ts';

/** The rules as numbers; with null, zeros in the same layout. */
export function ruleFeatures(rules: HouseRules | null): number[] {
  return RULE_NAMES.flatMap((name) => featuresOfRule(name, rules));
}

function featuresOfRule(name: RuleName, rules: HouseRules | null): number[] {
  const key: RuleKey = RULES_TABLE[name];
  if (key.unknownToPolicy === true) return [];
  if (key.kind === 'choice') return toldValues(name).map((value) => (rules?.[name] === value ? 1 : 0));
  if (key.kind === 'whole') return [rules === null ? 0 : (rules[name] as number) / (SCALES[name] ?? key.high)];
  if (key.kind === 'worth') return featuresOfWorth(rules?.[name] as HouseRules['threeOfAKind'] | undefined, key.usual);
  return [];
}

/** The values of a choice other than its default that policies are told of. */
export function toldValues(name: RuleName): readonly unknown[] {
  const key: RuleKey = RULES_TABLE[name];
  const { unknownToPolicy: unknown = [] } = key;
  if (key.kind !== 'choice' || unknown === true) return [];
  return key.values.slice(1).filter((value) => !unknown.includes(value));
}

/** The house rules that policies of this version are not told of: to them these rules look as if they were not there. */
export function rulesUnknownToPolicy(rules: HouseRules): RuleName[] {
  return RULE_NAMES.filter((name) => {
    const { unknownToPolicy: unknown = [] }: RuleKey = RULES_TABLE[name];
    return unknown === true ? !isStandard(rules, name) : (unknown as readonly unknown[]).includes(rules[name]);
  });
}

/** What some keys are divided by: what was the most that they could be when policies first read them. */
const SCALES: Partial<Record<RuleName, number>> = { lives: 10 };

/** Points that are as far from 0 as those of three of a kind usually are count as 0. */
const USUAL_WORTH = 30;
const WORTH_RANGE = 15;

/** @param value undefined for zeros in the same layout */
function featuresOfWorth(value: HouseRules['threeOfAKind'] | undefined, usual: readonly number[]): number[] {
  const isOther = typeof value === 'number' && !usual.includes(value);
  return [
    ...usual.map((points) => (value === points ? 1 : 0)),
    value === 'top' ? 1 : 0,
    isOther ? 1 : 0,
    isOther ? (value - USUAL_WORTH) / WORTH_RANGE : 0,
  ];
}

/** How many numbers all house rules have. */
export const RULE_FEATURES = ruleFeatures(null).length;

/** The places of the numbers of a rule; of a choice those of some of its values alone, where they are given. */
export function ruleFeaturesAt(name: RuleName, ...values: readonly unknown[]): number[] {
  const before = RULE_NAMES.slice(0, RULE_NAMES.indexOf(name));
  const from = before.reduce((sum, other) => sum + featuresOfRule(other, null).length, 0);
  const places = featuresOfRule(name, null).map((_, i) => from + i);
  return values.length === 0 ? places : places.filter((_, i) => values.includes(toldValues(name)[i]));
}
