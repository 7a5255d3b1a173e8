import { expect, onTestFinished, test } from 'vitest';
import { tookShortcut } from '../../../../game/services/pwa/shortcuts.ts';

test.each([
  ['?seed=7&deal=#rules', [true, false], '?seed=7#rules'],
  ['?dealer=1', [false, false], '?dealer=1'],
])('a shortcut of the installed game is taken once, where the page was opened by it: %s', (query, taken, left) => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState({ kept: true }, '', query);
  expect([tookShortcut('deal'), tookShortcut('deal')]).toEqual(taken);
  expect([window.location.search + window.location.hash, window.history.state]).toEqual([left, { kept: true }]);
});
