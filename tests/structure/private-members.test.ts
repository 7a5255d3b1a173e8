/** What only a class itself may use is private by `#`, which also holds at run time; the linter has no rule for it. */
import { Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesOf, textOf } from '../docs/pages.ts';

/** Members of the classes of a source that are private by a keyword or an underscore; a constructor has no other way. */
function privateOtherwise(path: string, text: string): string[] {
  const found: string[] = [];
  const note = (member: { accessibility?: string | null | undefined; key: object; kind?: string }): void => {
    if (member.kind === 'constructor' || !('name' in member.key)) return;
    const name = String(member.key.name);
    if (member.accessibility === 'private' || name.startsWith('_')) found.push(`${name} in ${path}`);
  };
  new Visitor({ MethodDefinition: note, PropertyDefinition: note }).visit(parseSync(path, text).program);
  return found;
}

test('a keyword and an underscore are found, # and a private constructor are not', () => {
  const text =
    'class One {\n  #two = 2;\n  private three = 3;\n  _four = 4;\n  private constructor() {}\n' +
    '  #five() {}\n  private six() {}\n  protected seven() {}\n}\n';
  expect(privateOtherwise('one.ts', text)).toEqual(['three in one.ts', '_four in one.ts', 'six in one.ts']);
});

test('no member of a class is private by a keyword or an underscore', () => {
  const found = filesOf('.ts').flatMap((path) => {
    const text = textOf(path);
    // What takes long is to parse a file.
    return /\bprivate\b|\b_\w/.test(text) ? privateOtherwise(path, text) : [];
  });
  expect(found).toEqual([]);
});
