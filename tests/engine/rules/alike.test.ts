import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainRules, playedDifferently } from '../../../engine/rules/alike.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { rulesFile } from '../support/arbitraries.ts';
import { rulesWith } from '../support/stacked.ts';
import { firstDifference } from './compare.ts';

const RULES_FILES = 60;

describe('rules without what has no effect', () => {
  test('play the same', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(rulesFile, fc.integer(), (file, seed) => {
        const rules = resolveRules(file);
        expect(firstDifference(rules, plainRules(rules), seed), JSON.stringify(file)).toBeNull();
      }),
      { numRuns: RULES_FILES },
    );
  });

  test('are as they were where everything has an effect', () => {
    expect(plainRules(preset('cadillac'))).toMatchObject({ ...preset('cadillac'), pointsTarget: 31 });
  });
});

describe('two games are the same', () => {
  test('whatever they, their steps and how many play are called', () => {
    const bus = preset('ride-the-bus');
    expect(playedDifferently({ ...bus, name: 'our bus', levelNames: [], players: [3, 4] }, bus)).toEqual([]);
  });

  test('where they differ by keys without effect only', () => {
    const golf = preset('golf');
    expect(playedDifferently({ ...golf, knockMinimum: 21, hammer: 'shotgun', pointsTarget: 5 }, golf)).toEqual([]);
    expect(playedDifferently(rulesWith({ knockMinimum: 2 }), preset('scat'))).toEqual([]);
  });

  test('and not where a key with an effect differs, which is named', () => {
    expect(playedDifferently(rulesWith({ knockMinimum: 17, lives: 2, pointsTarget: 9 }), preset('scat'))).toEqual([
      'lives',
      'knockMinimum',
    ]);
    const different = PRESETS.filter((name) => playedDifferently(preset(name), preset('scat')).length > 0);
    // Ride the Bus has names for its steps, and four tokens.
    expect(different).toEqual(PRESETS.filter((name) => name !== 'scat'));
  });
});
