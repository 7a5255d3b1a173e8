import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRules, reasonsOf } from '../../../engine/rules/compare.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { rulesWith } from '../support/stacked.ts';

const SCAT = preset('scat');
const SAME = { isEquivalent: true, summary: 'Both play the same.', differing: [], withoutEffect: [] };

/** The keys that differ with an effect, each with what it is in either game. */
const rows = (rules: HouseRules, other: HouseRules) =>
  compareRules(rules, other).differing.map(({ key, values: [one, two] }) => [key, one.label, two.label]);

describe('two games side by side', () => {
  test('show what each rule that differs is in either of them, in the order of the table', () => {
    expect(rows(SCAT, preset('harsh-knock'))).toEqual([
      ['knockerLossOn31', 'a knocker loses 1 when another declares', 'a knocker loses 2 when another declares'],
      ['knockerTieLoss', 'a knocker tied for lowest is safe', 'a knocker tied for lowest loses 2'],
    ]);
    expect(compareRules(SCAT, preset('harsh-knock')).summary).toBe('2 rules are different.');
  });

  test('are compared in the order in which they are given', () => {
    expect(rows(preset('pub'), SCAT)[0]).toEqual(['lives', '5 tokens each', '3 tokens each']);
    expect(compareRules(SCAT, preset('pub')).differing[0].values.map(({ value }) => value)).toEqual([3, 5]);
  });

  test('each speak of their own best hand', () => {
    expect(rows(rulesWith({ declare: 'off' }), rulesWith({ handSize: 4 }))).toEqual([
      ['handSize', 'three cards each', 'four cards each, and 41 is the best'],
      ['declare', '31 is not declared', '41 is declared by itself'],
    ]);
  });
});

describe('a rule that differs', () => {
  test('has a reason in the game in which it has no effect', () => {
    const { differing } = compareRules(preset('golf'), preset('hard-to-knock'));
    const minimum = differing.find(({ key }) => key === 'knockMinimum');
    expect(minimum?.values).toEqual([
      { value: 0, label: 'knock with any value', reason: 'there is no knocking in golf' },
      { value: 21, label: 'knock from 21', reason: null },
    ]);
  });

  test('makes a difference where it is the same in both, but has an effect in one of them only', () => {
    const { differing } = compareRules(rulesWith({ knockMinimum: 21, play: 'golf' }), rulesWith({ knockMinimum: 21 }));
    expect(differing.map(({ key }) => key)).toEqual(['play', 'knockMinimum']);
  });

  test('stands apart where it has an effect in neither game, with the reason once', () => {
    const reason = 'tokens are played for, not points';
    const values = [
      { value: 31, label: '31 points win', reason },
      { value: 11, label: '11 points win', reason },
    ];
    const compared = compareRules(SCAT, rulesWith({ pointsTarget: 11 }));
    expect(compared).toEqual({ ...SAME, withoutEffect: [{ key: 'pointsTarget', values }] });
    expect(compared.withoutEffect.map(reasonsOf)).toEqual([[reason]]);
  });

  test('stands apart where one game does not need it, and the other plays as if it were the standard one', () => {
    const { differing, withoutEffect } = compareRules(preset('golf'), SCAT);
    expect(differing.map(({ key }) => key)).toEqual(['play', 'graceSeats']);
    expect(withoutEffect.map(({ key }) => key)).toEqual(['declare']);
    expect(withoutEffect.map(reasonsOf)).toEqual([['there is no declaring in golf']]);
  });
});

describe('games that play the same', () => {
  test('are said to', () => expect(compareRules(SCAT, SCAT)).toEqual(SAME));

  test('may have names of their own for steps, and be for others; that is told', () => {
    const { isEquivalent, summary, differing } = compareRules(SCAT, rulesWith({ players: [2, 4], levelNames: ['in'] }));
    expect(isEquivalent).toBe(true);
    expect(summary).toBe('Both play the same. Only this is different:');
    expect(differing.map(({ key }) => key)).toEqual(['players', 'levelNames']);
  });
});

test('any two games show every key that makes a difference, and everything that their files say differently', () => {
  fc.assert(
    fc.property(randomRulesFile, fc.constantFrom(...PRESETS), (file, name) => {
      const [rules, other] = [resolveRules(file), preset(name)];
      const { isEquivalent, differing, withoutEffect } = compareRules(rules, other);
      const shown = differing.map(({ key }) => key);
      const keys = differingKeys(rules, other);
      expect(isEquivalent).toBe(keys.length === 0);
      expect(shown.filter((key) => key !== 'players' && key !== 'levelNames')).toEqual(keys);
      for (const one of withoutEffect) {
        expect(shown).not.toContain(one.key);
        expect(reasonsOf(one)).not.toEqual([]);
      }
      // The same the other way round.
      expect(compareRules(other, rules).differing.map(({ key }) => key)).toEqual(shown);
    }),
    { numRuns: 30 },
  );
});
