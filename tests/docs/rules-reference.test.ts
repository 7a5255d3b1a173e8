import { expect, test } from 'vitest';
import { PRESETS } from '../../engine/rules/resolve.ts';
import { RULES_TABLE, RULE_NAMES, standardValue, type RuleKey } from '../../engine/rules/table.ts';
import { textOf } from './pages.ts';

const page = textOf('docs/rules-reference.md');

/** The cells of the table under a heading, a row each. */
function tableUnder(heading: string): string[][] {
  const [, section] = page.split(`\n${heading}\n`);
  const [table] = /(?:^\|.*\n)+/m.exec(section) as RegExpExecArray;
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** How the reference writes what a key may be. */
function valuesOf(key: RuleKey): string {
  const code = (value: unknown): string => `\`${JSON.stringify(value).replace(',', ', ')}\``;
  switch (key.kind) {
    case 'choice':
      return key.values.map(code).join(', ');
    case 'whole':
      return `${code(key.standard)}, ${key.low} to ${key.high}`;
    case 'worth':
      return `${code(null)}, ${key.low} to ${key.high} in steps of ${String(key.step).replace('0.', '.')}, ${code('top')}`;
    case 'span':
      return `${code(standardValue(key))}, any range within it`;
    case 'names':
      return `${code(standardValue(key))}, up to ${key.most} names`;
  }
}

test('the rules reference lists the keys of the table, with their values', () => {
  expect(tableUnder('### Keys').map(([name, values]) => [name, values])).toEqual(
    RULE_NAMES.map((name) => [`\`${name}\``, valuesOf(RULES_TABLE[name])]),
  );
});

test('the rules reference lists the presets', () => {
  const names = tableUnder('## Presets').flatMap(([cell]) => cell.split(', '));
  expect(names).toEqual(PRESETS.map((name) => `\`${name}\``));
});
