import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalRules, differingKeys, equivalentPresets } from '../../../engine/rules/equivalent.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { rulesWith } from '../support/stacked.ts';
import { firstDifference } from './compare.ts';

const RULES_FILES = 25;

describe('canonical rules', () => {
  test('play the same as the rules that they come from', () => {
    fc.assert(
      fc.property(randomRulesFile, fc.integer(), (file, seed) => {
        const rules = resolveRules(file);
        expect(firstDifference(rules, canonicalRules(rules), seed), JSON.stringify(file)).toBeNull();
      }),
      { numRuns: RULES_FILES },
    );
  });

  test('are as they were where everything has an effect', () => {
    expect(canonicalRules(preset('cadillac'))).toMatchObject({ ...preset('cadillac'), pointsTarget: 31 });
  });
});

test('the presets that play the same as some rules are found, whatever these are called', () => {
  expect(equivalentPresets(rulesWith({ base: 'pub', name: 'ours', players: [2, 6], pointsTarget: 11 }))).toEqual([
    'pub',
  ]);
  expect(equivalentPresets(rulesWith({ base: 'pub', lives: 4 }))).toEqual([]);
});

describe('rules are equivalent', () => {
  test('whatever they, their steps and how many play are called', () => {
    const bus = preset('ride-the-bus');
    expect(differingKeys({ ...bus, name: 'our bus', levelNames: [], players: [3, 4] }, bus)).toEqual([]);
  });

  test('where they differ only by keys without effect', () => {
    const golf = preset('golf');
    expect(differingKeys({ ...golf, knockMinimum: 21, hammer: 'shotgun', pointsTarget: 5 }, golf)).toEqual([]);
    expect(differingKeys(rulesWith({ knockMinimum: 2 }), preset('scat'))).toEqual([]);
  });

  test('and not where a key with an effect differs, which is named', () => {
    expect(differingKeys(rulesWith({ knockMinimum: 17, lives: 2, pointsTarget: 9 }), preset('scat'))).toEqual([
      'lives',
      'knockMinimum',
    ]);
    const different = PRESETS.filter((name) => differingKeys(preset(name), preset('scat')).length > 0);
    // Ride the Bus has names for its steps, and four tokens.
    expect(different).toEqual(PRESETS.filter((name) => name !== 'scat'));
  });
});
