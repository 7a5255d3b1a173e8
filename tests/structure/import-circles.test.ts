/**
 * No file imports itself by way of others, not even where one of the imports is dynamic: the linter's own check
 * (`import/no-cycle`) leaves dynamic imports out, whatever its options say.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['engine', 'training', 'game', 'package', 'build', 'docs', 'tests'];

type Imports = ReadonlyMap<string, readonly string[]>;

/** The files of the project that a file imports or exports from: values, types, and dynamically. */
function importsOf(path: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return specifiers.filter((one) => one.startsWith('.')).map((one) => join(dirname(path), one));
}

/** A circle, from a file back to the same one; null where there is none. */
function circleAmong(imports: Imports): string[] | null {
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return null;
    trail.push(file);
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported);
      if (circle !== null) return circle;
    }
    trail.pop();
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
}

test('a circle is found, also where one of its imports is dynamic or of a type', () => {
  const texts = {
    'one.ts': "export const one = () => import('./two.ts');\n",
    'two.ts': "export { three } from './three.ts';\n",
    'three.ts': "import type { one } from './one.ts';\n\nexport const three: typeof one | null = null;\n",
  };
  const imports = new Map(Object.entries(texts).map(([path, text]) => [path, importsOf(path, text)]));
  expect(circleAmong(imports)).toEqual(['one.ts', 'two.ts', 'three.ts', 'one.ts']);
  imports.set('three.ts', []);
  expect(circleAmong(imports)).toBeNull();
});

test('there are no circles in the project', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('dist/'))
      .map((name) => join(folder, name)),
  );
  const imports = new Map(files.map((path) => [path, importsOf(path, readFileSync(join(ROOT, path), 'utf8'))]));
  expect(imports.get('game/main.ts')).toContain('game/features/challenge/incoming-challenges.ts');
  expect(circleAmong(imports)).toBeNull();
});
