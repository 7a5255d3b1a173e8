/** That what is said about rules without effect is true and complete: `idle.test.ts` has what is said. */
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { withoutEffect } from '../../../engine/rules/describe.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES } from '../../../engine/rules/table.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { DEFAULTS } from '../support/rules-contract.ts';
import { firstDifference } from './compare.ts';
import { SETTINGS, UNSEEN_IN_PLAY, contradiction, isTooRare } from './effects.ts';

const RULES_FILES = 15;

describe('what is said about rules without effect', () => {
  test('is true: matches are the same with the value and with the default', () => {
    fc.assert(
      fc.property(randomRulesFile, fc.integer(), (keys, seed) => {
        const rules = resolveRules(keys);
        for (const { key } of withoutEffect(rules)) {
          const standard = { ...rules, [key]: DEFAULTS[key] };
          expect(firstDifference(rules, standard, seed), `${key} in ${JSON.stringify(keys)}`).toBeNull();
        }
      }),
      { numRuns: RULES_FILES },
    );
  });

  test.each(RULE_NAMES.filter((key) => !UNSEEN_IN_PLAY.includes(key)))(
    'is true and complete for %s, at every value alone and beside every value of any other rule',
    (key) => {
      const seeds: number[] = [];
      const others = SETTINGS.filter(([other]) => other !== key);
      for (const setting of SETTINGS.filter(([name]) => name === key)) {
        const besides = [[], ...others.filter((other) => !isTooRare(setting, other)).map((other) => [other])];
        for (const beside of besides) expect(contradiction(setting, beside, seeds)).toBeNull();
      }
    },
  );
});
