/** A name of a type stands for one thing wherever it is read: it is declared in one file. */
import { expect, test } from 'vitest';
import { filesOf, textOf } from '../docs/pages.ts';

const DECLARED = /^(?:export )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

/** Names of types and classes that several of these sources declare, with those sources. */
function declaredTwice(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const [, name] of text.matchAll(DECLARED)) paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  return new Map([...paths].filter(([, declaring]) => declaring.length > 1));
}

test('a name is found whether it is exported or not, and whatever it declares', () => {
  const sources = new Map([
    ['one.ts', 'export interface Row {\n  cells: Cell[];\n}\n\ntype Cell = number;\n'],
    ['two.ts', 'abstract class Cell {}\n\nconst row: Row = new Row();\n'],
  ]);
  expect(declaredTwice(sources)).toEqual(new Map([['Cell', ['one.ts', 'two.ts']]]));
});

test('no name of a type is declared twice', () => {
  const isOurs = (path: string): boolean => !/^(tests|docs)\/|\.d\.ts$/.test(path);
  const sources = new Map(
    filesOf('.ts')
      .filter(isOurs)
      .map((path) => [path, textOf(path)]),
  );
  expect([...sources.keys()]).toContain('engine/view.ts');
  expect(declaredTwice(sources)).toEqual(new Map());
});
