/** The project's pages and sources as text, and what they refer to. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders with the project's own files; others are installed, built, or written by runs. */
const FOLDERS = ['build', 'docs', 'engine', 'game', 'models', 'package', 'server', 'tests', 'training'];

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of all files with one of these endings, from the root of the project. */
export function filesOf(...endings: string[]): string[] {
  const isWanted = (name: string): boolean =>
    endings.some((ending) => name.endsWith(ending)) && !name.startsWith('package/dist/');
  const top = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  return [
    ...top.map(({ name }) => name),
    ...FOLDERS.flatMap((folder) =>
      (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((path) => posix.join(folder, path)),
    ),
  ].filter(isWanted);
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** A page without its blocks of code, in which nothing is a link or a heading. */
export function proseOf(page: string): string {
  return page.replace(/^```[^]*?^```/gm, '');
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, title] of proseOf(page).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    let unique = anchor;
    for (let i = 1; anchors.has(unique); i++) unique = `${anchor}-${i}`;
    anchors.add(unique);
  }
  return anchors;
}

/** The targets of a page's links and pictures, except on other sites. */
export function linksOf(page: string): string[] {
  const targets = Array.from(proseOf(page).matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}
