import { describe, expect, onTestFinished, test } from 'vitest';
import { tookShortcut } from '../../../../game/services/pwa/shortcuts.ts';

/** Opens the page at an address. */
function openAt(query: string): void {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState({ kept: true }, '', query);
}

describe('a shortcut of the installed game', () => {
  test('is taken once, and leaves the rest of the address as it is', () => {
    openAt('?seed=7&deal=#rules');
    expect([tookShortcut('deal'), tookShortcut('deal')]).toEqual([true, false]);
    expect(window.location.search + window.location.hash).toBe('?seed=7#rules');
    expect(window.history.state).toEqual({ kept: true });
  });

  test('is not taken where the page was opened without it', () => {
    openAt('?dealer=1');
    expect(tookShortcut('deal')).toBe(false);
    expect(window.location.search).toBe('?dealer=1');
  });
});
