import { describe, expect, onTestFinished, test } from 'vitest';
import { ruleFeatures, ruleFeaturesAt, rulesUnknownToPolicy } from '../../engine/rule-features.ts';
import { RULE_NAMES, RULES_TABLE, type RuleKey, type RuleName } from '../../engine/rules/table.ts';
import { rulesWith } from './support/stacked.ts';

/** As it is between two versions of the observation. */
function makeUnknown(name: RuleName, unknown: NonNullable<RuleKey['unknownToPolicy']>): void {
  const key: RuleKey = RULES_TABLE[name];
  key.unknownToPolicy = unknown;
  onTestFinished(() => {
    delete key.unknownToPolicy;
  });
}

test('policies are told of all rules but the second pack', () => {
  expect(RULE_NAMES.filter((name) => 'unknownToPolicy' in RULES_TABLE[name])).toEqual(['packs']);
});

test('a rule has its numbers at places of its own, and each value of a choice one of them', () => {
  const rules = rulesWith({ knockFrom: 4, lives: 5, threeOfAKind: 30 });
  const differing = (name: RuleName): number[] =>
    ruleFeaturesAt(name).filter((at) => ruleFeatures(rules)[at] !== ruleFeatures(rulesWith())[at]);
  expect(differing('knockFrom')).toEqual(ruleFeaturesAt('knockFrom', 4));
  expect(RULE_NAMES.filter((name) => differing(name).length > 0)).toEqual(['lives', 'threeOfAKind', 'knockFrom']);
  expect(RULE_NAMES.flatMap((name) => ruleFeaturesAt(name))).toEqual([...ruleFeatures(null).keys()]);
});

describe('a rule that is newer than policies', () => {
  test('looks by its new values as if it were not there', () => {
    makeUnknown('lowestScore', [-1]);
    const [rules, standard] = [rulesWith({ lowestScore: -1 }), rulesWith()];
    expect(ruleFeatures(rules)).toEqual(ruleFeatures(standard));
    expect([rulesUnknownToPolicy(rules), rulesUnknownToPolicy(standard)]).toEqual([['lowestScore'], []]);
  });

  test('is told by the values that were there before', () => {
    makeUnknown('knockFrom', [3, 4, 5]);
    const [second, third] = [rulesWith({ knockFrom: 2 }), rulesWith({ knockFrom: 3 })];
    expect(ruleFeatures(second).filter((number, i) => number !== ruleFeatures(rulesWith())[i])).toEqual([1]);
    expect(ruleFeatures(third)).toEqual(ruleFeatures(rulesWith()));
    expect([rulesUnknownToPolicy(second), rulesUnknownToPolicy(third)]).toEqual([[], ['knockFrom']]);
  });

  test.each(['lives', 'threeOfAKind', 'grace'] as const)('has no numbers at all: as %s, if it were new', (name) => {
    const known = ruleFeatures(null).length;
    const rules = rulesWith({ lives: 5, threeOfAKind: 30, grace: false });
    makeUnknown(name, true);
    expect(ruleFeatures(rules).length).toBeLessThan(known);
    expect([rulesUnknownToPolicy(rules), rulesUnknownToPolicy(rulesWith())]).toEqual([[name], []]);
  });
});
