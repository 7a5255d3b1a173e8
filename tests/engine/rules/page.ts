/** The page about rules, docs/rules.md, from the table of rules. */
import { describeRules, differences } from '../../../engine/rules/describe.ts';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, RULES_TABLE, standardValue, type RuleKey } from '../../../engine/rules/table.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { ENGLISH_RULES } from '../../../engine/rules/texts/en.ts';

/** Presets so unlike the standard game that a list of differences does not explain them. */
const IN_FULL = ['golf', 'schwimmen', 'french-canadian'];

/** The page as Markdown. */
export function rulesPage(): string {
  return [
    '# The rules, and the house rules',
    '',
    'Thirty-One is played in many ways. Here is the standard game, what the presets change in it, and every key of a rules file.',
    'The page is generated from the same table that the game plays by; every corner is in the [rules reference](rules-reference.md).',
    '',
    '## The standard game, `scat`',
    '',
    ...explained(preset('scat')),
    '## The presets',
    '',
    '| preset | what it changes in the standard game |',
    '| --- | --- |',
    ...PRESETS.filter((name) => name !== 'scat').map(
      (name) => `| \`${name}\` | ${differences(preset(name)).join('; ')} |`,
    ),
    '',
    ...IN_FULL.flatMap((name) => [`## In full: \`${name}\``, '', ...explained(preset(name))]),
    '## The keys of a rules file',
    '',
    '```json',
    '{ "$schema": "docs/rules.schema.json", "format": "thirty-one-rules/1", "name": "ours", "base": "cadillac", "lives": 3 }',
    '```',
    '',
    'What a file leaves out comes from its `base`, one of the presets, `scat` where none is named. With `$schema`, which the game',
    'ignores, editors complete the keys and mark mistakes: it is the path to [rules.schema.json](rules.schema.json).',
    '[`npm run rules`](commands.md#rules) explains what a file means, in four languages, and says what differs between two games.',
    '',
    '| key | values, default first | meaning |',
    '| --- | --- | --- |',
    ...RULE_NAMES.map((name) => `| \`${name}\` | ${valuesOf(RULES_TABLE[name])} | ${ENGLISH_RULES.meanings[name]} |`),
    '',
  ].join('\n');
}

function explained(rules: HouseRules): string[] {
  return describeRules(rules).flatMap(({ title, sentences }) => [`**${title}.** ${sentences.join(' ')}`, '']);
}

function valuesOf(key: RuleKey): string {
  const code = (value: unknown) => `\`${JSON.stringify(value)}\``;
  switch (key.kind) {
    case 'choice':
      return key.values.map(code).join(', ');
    case 'whole':
      return `${code(key.standard)}, any from ${key.low} to ${key.high}`;
    case 'worth':
      return `${code(null)}, any from ${key.low} to ${key.high} in steps of ${String(key.step).replace('0.', '.')}, ${code('top')}`;
    case 'span':
      return `${code(standardValue(key))}, any range within it`;
    case 'names':
      return `${code(standardValue(key))}, up to ${key.most} names`;
  }
}
