import { describe, expect, test } from 'vitest';
import { HELD_OUT, heldOutPair } from '../../../engine/rules/held-out.ts';
import { RULES_TABLE, type RuleKey, type RuleName } from '../../../engine/rules/table.ts';
import { rulesWith } from '../support/stacked.ts';

/** By pair, its two rules; of numbers the lowest that is held out. */
const PAIRS: Readonly<Record<string, Record<string, unknown>>> = {
  'four-cards-late-knock': { handSize: 4, knockTiming: 'after-draw' },
  'forty-cards-highest': { deck: 'italian40', knockPromise: 'highest' },
  'race-early-knock': { scoring: 'points', knockTiming: 'before-draw' },
  'aces-one-suit': { threeAces: 33, knockSameSuit: true },
  'counter-knock-minimum': { counterKnock: true, knockMinimum: 17 },
  'pool-counter-knock': { play: 'pool', counterKnock: true },
  'minus-early-knock': { offSuit: 'minus', knockTiming: 'before-draw' },
  'open-hands-few-turns': { declareEnds: 'last-turns', turnLimit: 1 },
};

describe('a held-out pair', () => {
  test.each(Object.entries(PAIRS))(
    '%s holds where both of its rules do, and beside no other value of either',
    (id, both) => {
      expect(heldOutPair(rulesWith(both))).toBe(id);
      for (const [key, value] of Object.entries(both)) {
        const rule: RuleKey = RULES_TABLE[key as RuleName];
        const others = rule.kind === 'choice' ? rule.values.filter((other) => other !== value) : [Number(value) - 1];
        for (const other of others)
          expect(heldOutPair(rulesWith({ ...both, [key]: other })), `${key} ${other}`).toBeNull();
      }
    },
  );

  test('is one of those listed here', () => expect(Object.keys(HELD_OUT)).toEqual(Object.keys(PAIRS)));

  test('is the first where several hold', () => {
    const several = rulesWith({ ...PAIRS['aces-one-suit'], ...PAIRS['four-cards-late-knock'] });
    expect(heldOutPair(several)).toBe('four-cards-late-knock');
  });
});
