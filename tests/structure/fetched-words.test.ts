/** Whatever code says has been fetched with it: the sections that modules name, along the imports from where they begin. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MATCH_WORDS } from '../../game/i18n/parts.ts';
import { wordsOf } from '../../game/i18n/words.ts';

const GAME = join(import.meta.dirname, '../../game');

/** The menu takes from it what is not said. */
const ALSO_FOR_THE_MENU = 'model/sentences.ts';

/** In which part each section is. */
const partOf = new Map<string, string>();
for (const file of readdirSync(join(GAME, 'i18n/en'))) {
  const said = (await import(join(GAME, 'i18n/en', file))) as object;
  for (const section of Object.keys(said)) if (section in wordsOf('en')) partOf.set(section, file.replace('.ts', ''));
}

interface Module {
  imports: readonly string[];
  /** The parts that it says something of, but for those that it fetches itself. */
  parts: ReadonlySet<string>;
  /** Code that it imports when that is needed, and the parts that it fetches with it. */
  later: readonly { path: string; parts: readonly string[] }[];
}

function paths(source: string, pattern: RegExp, from: string): string[] {
  return [...source.matchAll(pattern)]
    .map(([, path]) => resolve(from, '..', path))
    .filter((path) => /\.tsx?$/.test(path));
}

/** The arguments of calls, parentheses in them matched. */
function argumentsOf(source: string, name: string): string[] {
  return [...source.matchAll(new RegExp(String.raw`\b${name}\(`, 'g'))].map(({ index }) => {
    const start = index + name.length + 1;
    let [end, depth] = [start, 1];
    for (; depth > 0 && end < source.length; end++) depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0;
    return source.slice(start, end);
  });
}

const DYNAMIC = /(?<!typeof )\bimport\(\s*'(\.[^']+)'/g;

function read(path: string): Module {
  const source = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '');
  const named = [
    ...source.matchAll(/\b(?:words|spoken)\(\)\.(\w+)/g),
    ...[...source.matchAll(/\{([^={}]*)\}\s*=\s*words\(\);/g)].flatMap(([, names]) => [...names.matchAll(/(\w+)/g)]),
  ].map(([, section]) => partOf.get(section));
  const fetched = [...argumentsOf(source, 'withWords'), ...argumentsOf(source, 'fetchWords')].map((call) => {
    const named = [...(/^\s*\[([^\]]*)\]/.exec(call)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, part]) => part);
    const parts: readonly string[] = call.trimStart().startsWith('MATCH_WORDS') ? MATCH_WORDS : named;
    return { parts, paths: paths(call, DYNAMIC, path) };
  });
  const own = new Set(fetched.flatMap(({ parts }) => parts));
  const later = paths(source, DYNAMIC, path).map((imported) => {
    const call = fetched.find((one) => one.paths.includes(imported));
    return { path: imported, parts: call?.parts ?? [] };
  });
  return {
    imports: paths(source, /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s*)?'(\.[^']+)'/gm, path),
    parts: new Set(named.filter((part): part is string => part !== undefined && !own.has(part))),
    later,
  };
}

const modules = new Map<string, Module>();

/** A module and all that it imports, also indirectly. */
function closure(entry: string, known = new Set<string>()): Set<string> {
  if (known.has(entry) || !entry.startsWith(GAME) || entry.startsWith(join(GAME, 'i18n'))) return known;
  known.add(entry);
  const module = modules.get(entry) ?? read(entry);
  modules.set(entry, module);
  for (const path of module.imports) closure(path, known);
  return known;
}

/** What modules say that is in none of the parts, each with where it is said. */
function missing(paths: Iterable<string>, parts: readonly string[]): string[] {
  return [...paths].flatMap((path) =>
    [...(modules.get(path) as Module).parts]
      .filter((part) => part !== 'menu' && !parts.includes(part))
      .map((part) => `${part}: ${relative(GAME, path)}`),
  );
}

const BEGINNING = closure(join(GAME, 'main.ts'));

test('the menu says nothing but its own part', () => {
  const said = [...BEGINNING].filter((path) => relative(GAME, path) !== ALSO_FOR_THE_MENU);
  expect(said.length).toBeGreaterThan(100);
  expect(missing(said, [])).toEqual([]);
});

describe('with code that is imported later comes all that it says', () => {
  const places = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .flatMap((file) => read(join(GAME, file)).later.map((later) => ({ ...later, from: file })))
    .filter(({ path }) => path.startsWith(GAME));

  test('in more than thirty places', () => expect(places.length).toBeGreaterThan(30));

  test.each(places.map((place) => [place.from, relative(GAME, place.path), place] as const))(
    '%s: %s',
    (_from, _path, { path, parts }) => {
      expect(missing(closure(path), parts)).toEqual([]);
    },
  );
});
