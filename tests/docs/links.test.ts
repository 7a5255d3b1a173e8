import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, anchorsOf, filesOf, linksOf, proseOf, textOf } from './pages.ts';

/** The changelog names files as they were. */
const HISTORY = 'CHANGELOG.md';

const sources = filesOf('.ts', '.css', '.html');
const pages = new Map(filesOf('.md').map((path) => [path, textOf(path)]));

/** Why a path with an anchor leads nowhere, null where it leads somewhere. */
function brokenAt(path: string, anchor: string | undefined): string | null {
  if (!existsSync(join(ROOT, path))) return 'there is no such file';
  if (anchor === undefined) return null;
  const page = pages.get(path);
  return page !== undefined && anchorsOf(page).has(anchor) ? null : 'there is no such section';
}

test('every link of a page leads to a file and a section that exist', () => {
  const broken = Array.from(pages).flatMap(([path, page]) =>
    linksOf(page).flatMap((target) => {
      const [file, anchor] = target.split('#') as [string, string?];
      const found = file === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(file));
      const why = brokenAt(found, anchor);
      return why === null ? [] : [`${path}: ${target}: ${why}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every section of a page that the code cites exists', () => {
  const cited = sources.flatMap((path) =>
    Array.from(
      textOf(path).matchAll(/\b((?:docs|models|training)\/[\w/-]+\.md|[A-Z]+\.md)(?:#([\w-]+))?/g),
      (match) => ({
        path,
        file: match[1],
        anchor: match[2] as string | undefined,
      }),
    ),
  );
  const broken = cited.flatMap(({ path, file, anchor }) => {
    const why = brokenAt(file, anchor);
    return why === null ? [] : [`${path}: ${file}#${anchor ?? ''}: ${why}`];
  });
  expect(cited.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('every file of the project that a page names exists', () => {
  const named = Array.from(pages).flatMap(([path, page]) =>
    path === HISTORY
      ? []
      : Array.from(proseOf(page).matchAll(/`((?:build|docs|engine|game|tests|training)\/[\w./-]*)`/g), ([, file]) => ({
          path,
          file,
        })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
});
