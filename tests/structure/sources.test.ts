/** What holds of all sources, and the linter has no rule for. */
import { dirname, join } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { filesOf, textOf } from '../docs/pages.ts';

/** By path. */
type Texts = Readonly<Record<string, string>>;

const SOURCES: Texts = Object.fromEntries(filesOf('.ts', '.tsx').map((path) => [path, textOf(path)]));

/** What is found in sources; those that may have something are parsed, which takes long. */
function foundIn<T>(texts: Texts, mayHave: (text: string) => boolean, find: (path: string, text: string) => T[]): T[] {
  return Object.entries(texts).flatMap(([path, text]) => (mayHave(text) ? find(path, text) : []));
}

describe('no class has more than 300 lines', () => {
  const longIn = (texts: Texts, most: number): string[] =>
    foundIn(
      texts,
      (text) => text.split('\n').length > most,
      (path, text) => {
        const found: string[] = [];
        const note = ({ start, end }: { start: number; end: number }): void => {
          const lines = text.slice(start, end).split('\n').length;
          if (lines > most) found.push(`${lines} lines in ${path}`);
        };
        new Visitor({ ClassDeclaration: note, ClassExpression: note }).visit(parseSync(path, text).program);
        return found;
      },
    );

  test('from its first to its last', () => {
    const text = 'const one = 1;\n\nexport class Two {\n  two = one;\n}\n\nconst three = class {};\n';
    expect([longIn({ 'two.ts': text }, 2), longIn({ 'two.ts': text }, 3)]).toEqual([['3 lines in two.ts'], []]);
    expect(longIn(SOURCES, 300)).toEqual([]);
  });
});

describe('what only a class itself may use', () => {
  /** Members that are private by a keyword or an underscore; a constructor has no other way. */
  const privateIn = (texts: Texts): string[] =>
    foundIn(
      texts,
      (text) => /\bprivate\b|\b_\w/.test(text),
      (path, text) => {
        const found: string[] = [];
        const note = (member: { accessibility?: string | null | undefined; key: object; kind?: string }): void => {
          if (member.kind === 'constructor' || !('name' in member.key)) return;
          const name = String(member.key.name);
          if (member.accessibility === 'private' || name.startsWith('_')) found.push(`${name} in ${path}`);
        };
        new Visitor({ MethodDefinition: note, PropertyDefinition: note }).visit(parseSync(path, text).program);
        return found;
      },
    );

  test('is private by #, which also holds at run time', () => {
    const text =
      'class One { #two = 2; private three = 3; _four = 4; private constructor() {} #five() {} private six() {} }';
    expect(privateIn({ 'one.ts': text })).toEqual(['three in one.ts', '_four in one.ts', 'six in one.ts']);
    expect(privateIn(SOURCES)).toEqual([]);
  });
});

describe('a name of a type', () => {
  const DECLARED = /^(?:export )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

  /** Names of types and classes that several sources declare. */
  function declaredTwice(texts: Texts): string[] {
    const names = Object.values(texts).flatMap((text) => [
      ...new Set(Array.from(text.matchAll(DECLARED), ([, name]) => name)),
    ]);
    return names.filter((name, index) => names.indexOf(name) !== index);
  }

  test('stands for one thing wherever it is read: it is declared in one file', () => {
    const one = 'export interface Row {\n  cells: Cell[];\n}\n\ntype Cell = number;\n';
    expect(declaredTwice({ one, two: 'abstract class Cell {}\n\nconst row: Row = new Row();\n' })).toEqual(['Cell']);
    const ours = Object.entries(SOURCES).filter(([path]) => !/^(tests|docs)\/|\.d\.ts$/.test(path));
    expect(ours.length).toBeGreaterThan(100);
    expect(declaredTwice(Object.fromEntries(ours))).toEqual([]);
  });
});

describe('what is built and served', () => {
  const BUILT = /^(vite\.config\.ts$|(build|engine|game|server|training\/learner)\/.*\.(tsx?|css|js)$)/;
  /** Static imports, exports, imports of styles and what those refer to; dynamic ones; not of files, and not of Node's own modules. */
  const PACKAGES = /(?:^|[\n ])(?:import|from|@import) '([@a-z][^':]*)'|(?:import|url)\('([@a-z][^':]*)'\)/g;

  function packagesIn(text: string): string[] {
    const specifiers = Array.from(text.matchAll(PACKAGES), ([, named, dynamic]) => named ?? dynamic);
    return specifiers.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]);
  }

  test('is installed without development dependencies: `npm ci --omit=dev && npm start`', () => {
    const text = `import '@a/b/c.css';\nimport { d } from 'd';\nimport './e.ts';\nexport * from 'f/g';\nawait import('h');\nimport i from 'node:fs';\nsrc: url('@j/k/l.woff2');\n`;
    expect(packagesIn(text)).toEqual(['@a/b', 'd', 'f', 'h', '@j/k']);
    const built = filesOf('.ts', '.tsx', '.css', '.js').filter((path) => BUILT.test(path));
    const needed = new Set(built.flatMap((path) => packagesIn(textOf(path))));
    expect([...needed].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });
});

/** The linter's own check (`import/no-cycle`) leaves dynamic imports out, whatever its options say. */
describe('no file imports itself by way of others', () => {
  type Imports = ReadonlyMap<string, readonly string[]>;

  /** The files of the project that each file imports or exports from: values, types, and dynamically. */
  const importsOf = (texts: Texts): Imports =>
    new Map(
      Object.entries(texts).map(([path, text]) => {
        const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
        const specifiers = [
          ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
          ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
          ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
        ];
        return [path, specifiers.filter((one) => one.startsWith('.')).map((one) => join(dirname(path), one))];
      }),
    );

  /** A circle, from a file back to the same one; null where there is none. */
  function circleAmong(imports: Imports): string[] | null {
    const done = new Set<string>();
    const circleFrom = (file: string, trail: readonly string[]): string[] | null => {
      if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
      if (done.has(file)) return null;
      for (const imported of imports.get(file) ?? []) {
        const circle = circleFrom(imported, [...trail, file]);
        if (circle !== null) return circle;
      }
      done.add(file);
      return null;
    };
    for (const file of imports.keys()) {
      const circle = circleFrom(file, []);
      if (circle !== null) return circle;
    }
    return null;
  }

  test('not even where one of the imports is dynamic, or of a type', () => {
    const circle = {
      'one.ts': "export const one = () => import('./two.ts');\n",
      'two.ts': "export { three } from './three.ts';\n",
      'three.ts': "import type { one } from './one.ts';\n\nexport const three: typeof one | null = null;\n",
    };
    expect(circleAmong(importsOf(circle))).toEqual(['one.ts', 'two.ts', 'three.ts', 'one.ts']);
    const imports = importsOf(SOURCES);
    expect(imports.get('game/main.ts')).toContain('game/screens/challenge/incoming-challenges.ts');
    expect(circleAmong(imports)).toBeNull();
  });
});
