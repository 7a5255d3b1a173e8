import { expect, test } from 'vitest';
import { intervalOf } from '../../../../engine/statistics.ts';
import { jsonLine } from '../../../../training/cli/command/json.ts';
import { percentOf, withMargin } from '../../../../training/cli/command/in-words.ts';

const one = intervalOf([0.5]);
const several = intervalOf([0.4, 0.5, 0.6]);

test('a mean is shown with how far its interval reaches, and that of a single sample reaches everywhere', () => {
  expect(withMargin(several, 3)).toMatch(/^0\.500 ± 0\.2\d\d$/);
  expect(withMargin(one, 3)).toBe('0.500 ± ∞');
  expect(percentOf(one)).toBe('50.0 ± ∞%');
  expect(percentOf(null)).toBe('');
});

test('programs are told the bounds of an interval, and of a single sample none, but nothing that is no number', () => {
  expect(jsonLine({ wins: one, share: null })).toBe('{"wins":{"mean":0.5},"share":null}\n');
  expect(JSON.parse(jsonLine({ wins: several }))).toEqual({ wins: several });
});
