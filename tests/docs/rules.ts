/** The page about rules, docs/rules.md, from the table of rules. */
import { describeRules, differences } from '../../engine/rules/describe.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';

/** Presets so unlike the standard game that a list of differences does not explain them. */
const IN_FULL = ['golf', 'schwimmen', 'french-canadian'];

/** The page as Markdown. */
export function rulesPage(): string {
  return [
    '# The rules, and the house rules',
    '',
    'Thirty-One is played in many ways. Here is the standard game, and what the presets change in it.',
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
    'What each key may be, and what it means: [rules reference](rules-reference.md#keys).',
    '',
  ].join('\n');
}

function explained(rules: HouseRules): string[] {
  return describeRules(rules).flatMap(({ title, sentences }) => [`**${title}.** ${sentences.join(' ')}`, '']);
}
