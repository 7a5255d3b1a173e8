import { expect, test } from 'vitest';
import { PRESETS } from '../../../../engine/rules/resolve.ts';
import { didYouMean, nearest } from '../../../../training/cli/command/nearest.ts';

test.each([
  ['scatt', 'scat'],
  ['Cadilac', 'cadillac'],
  ['shogtun', 'shotgun'],
  ['gni', 'gin'],
  ['gentel-knock', 'gentle-knock'],
  ['stop', 'stop-the-bus'],
])('"%s" is meant as "%s"', (given, meant) => expect(nearest(given, PRESETS)).toBe(meant));

test.each(['poker', 'x', '', 'a-game-of-my-own'])('"%s" is like no preset', (given) => {
  expect(nearest(given, PRESETS)).toBeNull();
  expect(didYouMean(given, PRESETS)).toBe('');
});
