import { expect, test } from 'vitest';
import { addressOf, fileFor, isNeeded, planCaching, type Build } from '../../../../game/services/pwa/built-files.ts';

const SCOPE = 'https://example.org/games/thirty-one/';

function file(path: string, integrity: string, bytes = 1) {
  return { path, integrity, bytes };
}

const OLD: Build = {
  id: 'old',
  files: [file('index.html', 'sha256-1'), file('assets/runtime-a.wasm', 'sha256-2', 14_000_000)],
};
const NEW: Build = {
  id: 'new',
  files: [
    file('assets/runtime-a.wasm', 'sha256-2', 14_000_000),
    file('index.html', 'sha256-3', 2000),
    file('assets/main-b.js', 'sha256-4', 90_000),
  ],
};

test('everything that is needed to play belongs to a build, and nothing else', () => {
  const paths = ['index.html', 'assets/main-b.js', 'scat.onnx', 'manifest.json', 'icons/icon.svg'];
  const others = ['offline-worker.js', 'scat.md', 'assets/main-b.js.map', 'assets/main-b.js.br', 'a.gz'];
  expect([...paths, ...others].filter(isNeeded)).toEqual(paths);
});

test('what only teaching needs is fetched where it has been used before, otherwise on demand', () => {
  const teaching = [
    'general.critic.onnx',
    'assets/gradient-c.onnx',
    'assets/teaching-worker-d.js',
    'assets/factor-cost-worker-e.js',
  ];
  const playing = ['scat.onnx', 'assets/bot-worker-e.js'];
  const build = { id: 'new', files: [...playing, ...teaching].map((path) => file(path, 'sha256-5')) };
  const paths = (withOnDemand: boolean) => planCaching(build, [], withOnDemand).map((planned) => planned.file.path);
  expect([paths(false), paths(true).toSorted()]).toEqual([playing, [...playing, ...teaching].toSorted()]);
});

test('small files are fetched first, and those that an earlier build had, with the same content, are copied', () => {
  const planned = (earlier: Build) =>
    planCaching(NEW, [earlier], false).map(({ file: { path }, from }) => [path, from]);
  const small = [
    ['index.html', undefined],
    ['assets/main-b.js', undefined],
  ];
  expect(planned(OLD)).toEqual([...small, ['assets/runtime-a.wasm', 'old']]);
  const changed = { ...OLD, files: [file('assets/runtime-a.wasm', 'sha256-9')] };
  expect(planned(changed)).toEqual([...small, ['assets/runtime-a.wasm', undefined]]);
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
  expect(fileFor(NEW, address, SCOPE)?.path).toBe(path);
});

test('the page is fetched from the address of its folder, anything else by its path', () => {
  expect(addressOf({ path: 'index.html' }, SCOPE)).toBe(SCOPE);
  expect(addressOf({ path: 'assets/a b.js' }, SCOPE)).toBe(`${SCOPE}assets/a%20b.js`);
});
