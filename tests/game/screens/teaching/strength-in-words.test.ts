import { expect, test } from 'vitest';
import { strengthInWords } from '../../../../game/screens/teaching/strength-in-words.ts';

const expert = { mean: 0.58, low: 0.54, high: 0.62 };
const wins = { mean: 0.53, low: 0.49, high: 0.57 };

const withGain = (low: number, high: number): string => {
  const gain = { mean: (low + high) / 2, low, high };
  return strengthInWords({ matches: 512, expert, start: { wins, expert, gain } })[2];
};

test('it is better or worse only where chance alone would hardly do that', () => {
  expect(withGain(0.01, 0.07)).toMatch(/^It beats the expert more often .* by \+4 points \(\+1 to \+7\)\.$/);
  expect(withGain(-0.02, 0.06)).toMatch(/not clear yet: \+2 points \(−2 to \+6\)\.$/);
  expect(withGain(-0.06, -0.02)).toMatch(/^It beats the expert less often .* by −4 points/);
});

test('of a single pack of cards everything is possible', () => {
  const one = { mean: 0.5, low: -Infinity, high: Infinity };
  expect(strengthInWords({ matches: 2, expert: one, start: null })[0]).toContain('0% to 100%');
});
