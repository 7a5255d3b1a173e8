import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, anchorsOf, filesOf, linksOf, proseOf, textOf } from './pages.ts';

/** The changelog names files as they were. */
const HISTORY = 'CHANGELOG.md';

const sources = filesOf('.ts', '.css', '.html');
const pages = new Map(filesOf('.md').map((path) => [path, textOf(path)]));

interface Reference {
  /** Where it stands. */
  from: string;
  /** Where it leads, from the root of the project. */
  path: string;
  anchor: string | undefined;
}

/** Those that lead nowhere, and why. */
function brokenAmong(references: readonly Reference[]): string[] {
  return references.flatMap(({ from, path, anchor }) => {
    if (!existsSync(join(ROOT, path))) return [`${from}: ${path}: there is no such file`];
    const page = pages.get(path);
    if (anchor === undefined || (page !== undefined && anchorsOf(page).has(anchor))) return [];
    return [`${from}: ${path}#${anchor}: there is no such section`];
  });
}

test('every link of a page leads to a file and a section that exist', () => {
  const links = Array.from(pages).flatMap(([from, page]) =>
    linksOf(page).map((target): Reference => {
      const [file, anchor] = target.split('#') as [string, string?];
      const path = file === '' ? from : posix.join(posix.dirname(from), decodeURIComponent(file));
      return { from, path, anchor };
    }),
  );
  expect(brokenAmong(links)).toEqual([]);
});

test('every section of a page that the code cites exists', () => {
  const PAGE = /\b((?:docs|models|training)\/[\w/-]+\.md|[A-Z]+\.md)(?:#([\w-]+))?/g;
  const cited = sources.flatMap((from) =>
    Array.from(textOf(from).matchAll(PAGE), ([, path, anchor]): Reference => ({ from, path, anchor })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(brokenAmong(cited)).toEqual([]);
});

test('every file of the project that a page names exists', () => {
  const FILE = /`((?:build|docs|engine|game|tests|training)\/[\w./-]*)`/g;
  const named = Array.from(pages).flatMap(([from, page]) =>
    from === HISTORY ? [] : Array.from(proseOf(page).matchAll(FILE), ([, path]) => ({ from, path, anchor: undefined })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(brokenAmong(named)).toEqual([]);
});
