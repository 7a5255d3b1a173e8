import { expect, test } from 'vitest';
import {
  addressOf,
  fileFor,
  isNeeded,
  isOnDemand,
  mayDiffer,
  type Build,
} from '../../../../game/services/pwa/built-files.ts';

const SCOPE = 'https://example.org/games/thirty-one/';

const BUILD: Build = {
  id: 'new',
  files: ['index.html', 'assets/main-b.js'].map((path) => ({ path, integrity: 'sha256-1' })),
};

test('everything that is needed to play belongs to a build, and nothing else', () => {
  const paths = ['index.html', 'assets/main-b.js', 'scat.onnx', 'manifest.json', 'icons/icon.svg'];
  const others = ['offline-worker.js', 'scat.md', 'assets/main-b.js.map', 'assets/main-b.js.br', 'a.gz'];
  expect([...paths, ...others].filter(isNeeded)).toEqual(paths);
});

test('a host may change the page and what the system shows of the game, but nothing that runs', () => {
  const changed = ['index.html', 'manifest.webmanifest', 'icons/icon-192.png', 'icons/icon.svg'];
  const whole = ['assets/main-b.js', 'assets/main-b.css', 'general.onnx', 'manifest.json', 'assets/index.html'];
  expect([...changed, ...whole].filter(mayDiffer)).toEqual(changed);
});

test('what only teaching needs is cached on demand', () => {
  const teaching = [
    'general.critic.onnx',
    'assets/gradient-c.onnx',
    'assets/teaching-worker-d.js',
    'assets/factor-cost-worker-e.js',
  ];
  const playing = ['scat.onnx', 'assets/bot-worker-e.js'];
  expect([...playing, ...teaching].filter(isOnDemand)).toEqual(teaching);
});

test.each([
  [SCOPE, 'index.html'],
  [`${SCOPE}index.html`, 'index.html'],
  [`${SCOPE}?seed=31#rules=x`, 'index.html'],
  [`${SCOPE}assets/main-b.js`, 'assets/main-b.js'],
  [`${SCOPE}assets/main-c.js`, undefined],
  ['https://example.org/games/', undefined],
  ['https://elsewhere.org/games/thirty-one/', undefined],
  [`${SCOPE}%E0%A4%A`, undefined],
])('%s asks for %s', (address, path) => {
  expect(fileFor(BUILD, address, SCOPE)?.path).toBe(path);
});

test('the page is fetched from the address of its folder, anything else by its path', () => {
  expect(addressOf({ path: 'index.html' }, SCOPE)).toBe(SCOPE);
  expect(addressOf({ path: 'assets/a b.js' }, SCOPE)).toBe(`${SCOPE}assets/a%20b.js`);
});
