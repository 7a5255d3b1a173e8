import { expect, test } from 'vitest';
import { ownScript } from '../../../../game/services/pwa/own-scripts.ts';

const PAGE = 'https://example.org/thirty-one/';

test.each([
  ['./offline-worker.js', true],
  ['assets/worker-a.js', true],
  ['https://example.org/thirty-one/assets/worker-a.js', true],
  ['https://elsewhere.org/worker.js', false],
  ['//elsewhere.org/worker.js', false],
  ['data:text/javascript,postMessage(1)', false],
  ['blob:https://example.org/1c2f', false],
])('%s is a script of the game: %s', (address, isOurs) => {
  if (isOurs) expect(ownScript(address, PAGE)).toBe(address);
  else expect(() => ownScript(address, PAGE)).toThrow(`${address} is not a script of this game`);
});
