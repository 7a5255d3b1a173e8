import { expect, test } from 'vitest';
import { ownScript } from '../../../../game/services/pwa/own-scripts.ts';

const PAGE = 'https://example.org/thirty-one/';

test.each(['./offline-worker.js', 'assets/worker-a.js', 'https://example.org/thirty-one/assets/worker-a.js'])(
  '%s is a script of the game',
  (address) => {
    expect(ownScript(address, PAGE)).toBe(address);
  },
);

test.each([
  'https://elsewhere.org/worker.js',
  '//elsewhere.org/worker.js',
  'data:text/javascript,postMessage(1)',
  'blob:https://example.org/1c2f',
])('%s is none', (address) => {
  expect(() => ownScript(address, PAGE)).toThrow(`${address} is not a script of this game`);
});
