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
