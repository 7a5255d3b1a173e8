/**
 * An assertion that something is not there passes before the screen has come. In tests of the built game all of them go
 * through `tests/browser/support/absence.ts`, which waits for something that is there first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['tests/e2e', 'tests/browser', 'tests/browsers'];
const HELPER = 'tests/browser/support/absence.ts';

const NEGATIVE = new RegExp(
  [
    String.raw`\.not\s*\.`,
    String.raw`\.toBe\((false|0|null|undefined|''|"")\)`,
    String.raw`\.to(Strict)?Equal\((\[\]|''|""|null|undefined)\)`,
    String.raw`\.toBe(Null|Undefined|Falsy)\(`,
    String.raw`\.toHaveLength\(0\)`,
    String.raw`state: '(detached|hidden)'`,
  ].join('|'),
  'g',
);

/** The places of negative assertions in a text. */
const negatives = (text: string): string[] => text.match(NEGATIVE) ?? [];

test('every way in which a negative assertion is written is recognised', () => {
  const written =
    ".not.toContain('Hint'), .toBe(0), .toBe(false), .toBe(null), .toBe(''), .toEqual([]), .toBeNull(), .toBeUndefined(), " +
    ".toBeFalsy(), .toHaveLength(0), state: 'detached', state: 'hidden'";
  expect(negatives(written)).toHaveLength(written.split(', ').length);
  expect(negatives(".toContain('Hint'), .toHaveLength(3), .toBe(10)")).toEqual([]);
});

test('tests of the built game say that something is absent only after something else was seen', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
    .filter((path) => /\.tsx?$/.test(path) && path !== HELPER)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  const tests = files.filter(({ text }) => text.includes("from 'vitest'"));
  expect(tests.length).toBeGreaterThan(20);
  const found = tests.flatMap(({ path, text }) => negatives(text).map((one) => `${path}: ${one}`));
  expect(found, `they go through ${HELPER}`).toEqual([]);
});
