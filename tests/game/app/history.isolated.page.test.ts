/** The browser's history, whose Back and Forward are told as events; what is shown is a list of addresses. */
import { beforeEach, expect, test, vi } from 'vitest';
import { followHistory } from '../../../game/app/history.ts';
import type { Here } from '../../../game/match/destinations.ts';

const shown = { place: 'menu' as 'menu' | 'result' | 'table', steps: [] as string[] };
const here = { goTo: vi.fn(), open: vi.fn(), left: new AbortController().signal };
let follow = (): void => undefined;
const back = vi.fn();
window.history.back = back;
window.history.replaceState(null, '', '/game?seed=1#/records');
followHistory({
  here: here as unknown as Here,
  get place() {
    return shown.place;
  },
  get steps() {
    return shown.steps;
  },
  onPlace: (listener) => (follow = listener),
});

const address = () => window.location.pathname + window.location.search + window.location.hash;
const depth = () => (window.history.state as { depth: number } | null)?.depth;

/** Shows something else, without the history. */
function show(place: typeof shown.place, ...steps: string[]): void {
  Object.assign(shown, { place, steps });
  follow();
}

/** The browser has gone to another entry. */
function go(to: number, at = ''): void {
  window.history.replaceState({ depth: to }, '', `/game?seed=1${at}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { depth: to } }));
}

beforeEach(() => {
  go(0);
  show('menu');
  for (const called of [back, here.goTo, here.open]) called.mockClear();
});

test('Back leads from the result to the menu', () => {
  show('result', '');
  go(0);
  expect(here.goTo).toHaveBeenCalledExactlyOnceWith({ is: 'menu' });
});

test('Back asks at a table, as Escape does, and a second time where the first one has only skipped what moves', () => {
  const escape = vi.fn();
  window.addEventListener('keydown', escape);
  show('table', '');
  go(0);
  expect(escape).toHaveBeenCalledTimes(2);
  window.removeEventListener('keydown', escape);
});

test('Back passes over the entry of what has been closed without it', () => {
  show('menu', '#/records');
  show('menu');
  expect([depth(), address()]).toEqual([1, '/game?seed=1']);
  go(0);
  expect(back).toHaveBeenCalledOnce();
});

test('Forward to what has none stays, and does not leave the game', () => {
  show('table', '');
  go(0);
  show('menu');
  go(1);
  expect(back).toHaveBeenCalledOnce();
  go(0);
  expect(back).toHaveBeenCalledOnce();
});

test('a link opens a screen over the menu, and none at a table', () => {
  const follows = (hash: string): void => {
    window.history.replaceState(null, '', `/game?seed=1${hash}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  follows('#/options');
  expect(here.open).toHaveBeenCalledExactlyOnceWith({ is: 'options' });
  show('table', '');
  follows('#/options');
  follows('#somewhere');
  expect(here.open).toHaveBeenCalledOnce();
});
