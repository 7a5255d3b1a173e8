import { expect, test } from 'vitest';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { RULES_TABLE, RULE_NAMES, standardValue, type HouseRules, type RuleKey } from '../../engine/rules/table.ts';
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
      return `${code(key.standard)}, any range from ${key.low} to ${key.high}`;
    case 'names':
      return `${code(standardValue(key))}, up to ${key.most} names`;
  }
}

test('the rules reference lists the keys of the table, with their values', () => {
  expect(tableUnder('### Keys').map(([name, values]) => [name, values])).toEqual(
    RULE_NAMES.map((name) => [`\`${name}\``, valuesOf(RULES_TABLE[name])]),
  );
});

/** By preset, the keys that its row names, each with its value as it is written. */
const PRESET_ROWS = tableUnder('## Presets').flatMap(([names, text]) => {
  const said = [...text.matchAll(/`(\w+)` (\[.*?\]|\d+(?:\.\d+)?|[a-z][\w-]*)/g)].map(([, key, value]) => [key, value]);
  const base = /^as `([\w-]+)`/.exec(text)?.[1] ?? 'scat';
  return [...names.matchAll(/[\w-]+/g)].map(([name]) => ({
    name,
    base,
    differs: said.map(([key, value]) => [key, value === 'of' ? name : value]),
  }));
});

test('the rules reference lists the presets', () => expect(PRESET_ROWS.map(({ name }) => name)).toEqual(PRESETS));

test.each(PRESET_ROWS)('the preset $name differs from $base as the rules reference says', ({ name, base, differs }) => {
  // The names of steps stand there in sentences.
  const keys = RULE_NAMES.filter((key) => key !== 'levelNames');
  const written = (rules: HouseRules) =>
    Object.fromEntries(keys.map((key) => [key, JSON.stringify(rules[key]).replace(',', ', ').replaceAll('"', '')]));
  expect({ ...written(preset(base)), ...Object.fromEntries(differs) }).toEqual(written(preset(name)));
});
