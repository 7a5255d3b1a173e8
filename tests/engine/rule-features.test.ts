import { describe, expect, onTestFinished, test } from 'vitest';
import { ruleFeatures, rulesUnknownToPolicy } from '../../engine/rule-features.ts';
import { RULES_TABLE, type RuleKey } from '../../engine/rules/table.ts';
import { rulesWith } from './support/stacked.ts';

describe('a rule that is newer than policies', () => {
  test('looks by its new values as if it were not there', () => {
    const [rules, standard] = [rulesWith({ lowestScore: -1 }), rulesWith()];
    expect(ruleFeatures(rules)).toEqual(ruleFeatures(standard));
    expect([rulesUnknownToPolicy(rules), rulesUnknownToPolicy(standard)]).toEqual([['lowestScore'], []]);
  });

  test('is told by the values that were there before', () => {
    const [second, third] = [rulesWith({ knockFrom: 2 }), rulesWith({ knockFrom: 3 })];
    expect(ruleFeatures(second).filter((number, i) => number !== ruleFeatures(rulesWith())[i])).toEqual([1]);
    expect(ruleFeatures(third)).toEqual(ruleFeatures(rulesWith()));
    expect([rulesUnknownToPolicy(second), rulesUnknownToPolicy(third)]).toEqual([[], ['knockFrom']]);
  });

  test.each(['lives', 'threeOfAKind', 'grace'] as const)('has no numbers at all: as %s, if it were new', (name) => {
    const key: RuleKey = RULES_TABLE[name];
    const known = ruleFeatures(null).length;
    const rules = rulesWith({ lives: 5, threeOfAKind: 30, grace: false });
    key.unknownToPolicy = true;
    onTestFinished(() => {
      delete key.unknownToPolicy;
    });
    expect(ruleFeatures(rules).length).toBeLessThan(known);
    expect([rulesUnknownToPolicy(rules), rulesUnknownToPolicy(rulesWith())]).toEqual([[name], []]);
  });
});
