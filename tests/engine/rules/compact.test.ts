/** The shortest rules file that stands for some rules. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactRulesFile, preset, PRESETS, resolveRules } from '../../../engine/rules/resolve.ts';
import { randomRulesFile } from '../support/arbitraries.ts';

test.each(PRESETS)('of %s is its name and its base', (name) => {
  expect(compactRulesFile(preset(name))).toEqual({ format: 'thirty-one-rules/1', name, base: name });
});

test('of house rules it has what differs from the nearest preset', () => {
  const rules = { ...preset('scat'), name: 'ours', knockMinimum: 21 };
  expect(compactRulesFile(rules)).toEqual({
    format: 'thirty-one-rules/1',
    name: 'ours',
    base: 'scat',
    knockMinimum: 21,
  });
});

test('stands for the same rules, whichever they are', () => {
  fc.assert(
    fc.property(randomRulesFile, (file) => {
      const rules = resolveRules(file);
      expect(resolveRules(compactRulesFile(rules))).toEqual(rules);
    }),
    { numRuns: 40 },
  );
});
