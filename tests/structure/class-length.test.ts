/** The linter checks how long functions are (`max-lines-per-function`), and has no such rule for classes. */
import { Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesOf, textOf } from '../docs/pages.ts';

const MOST_LINES = 300;

/** Classes of a source, with their lines. */
function classesOf(path: string, text: string): { name: string; lines: number }[] {
  const classes: { name: string; lines: number }[] = [];
  const note = (node: { id?: { name: string } | null; start: number; end: number }): void => {
    const lines = text.slice(node.start, node.end).split('\n').length;
    classes.push({ name: `${node.id?.name ?? 'a class without a name'} in ${path}`, lines });
  };
  new Visitor({ ClassDeclaration: note, ClassExpression: note }).visit(parseSync(path, text).program);
  return classes;
}

test('the lines of a class are counted from its first to its last', () => {
  const text = 'const one = 1;\n\nexport class Two {\n  two = one;\n}\n\nconst three = class {};\n';
  expect(classesOf('two.ts', text)).toEqual([
    { name: 'Two in two.ts', lines: 3 },
    { name: 'a class without a name in two.ts', lines: 1 },
  ]);
});

test('no class has more than 300 lines', () => {
  const long = filesOf('.ts').flatMap((path) => {
    const text = textOf(path);
    // What takes long is to parse a file.
    if (text.split('\n').length <= MOST_LINES) return [];
    return classesOf(path, text).filter(({ lines }) => lines > MOST_LINES);
  });
  expect(long).toEqual([]);
});
