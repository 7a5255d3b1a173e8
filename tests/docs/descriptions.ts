/** The page about public descriptions of the game, docs/descriptions.md, from the table of tests/engine/rules/descriptions.json. */
import { resolveRules } from '../../engine/rules/resolve.ts';
import { DESCRIPTIONS, isExact, rulesFileOf, type Description } from '../engine/rules/descriptions.ts';

const READ = {
  whole: 'the whole page',
  rules: 'all its rules, the rest was cut off',
  part: 'only the beginning',
} satisfies Record<Description['read'], string>;

const IN_SHORT = { whole: 'whole', rules: 'the rules', part: 'in part' } satisfies Record<Description['read'], string>;

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

const SAMPLES = {
  before: DESCRIPTIONS.filter(({ collected }) => collected === 'before'),
  after: DESCRIPTIONS.filter(({ collected }) => collected === 'after'),
  last: DESCRIPTIONS.filter(({ collected }) => collected === 'last'),
} satisfies Record<Description['collected'], readonly Description[]>;

const ORDER = ['before', 'after', 'last'] as const;

/** The page as Markdown. */
export function descriptionsPage(): string {
  const { before, after, last } = SAMPLES;
  return [
    '# Games as public pages describe them',
    '',
    `Thirty-One is described on many pages, and hardly two agree. Here are ${DESCRIPTIONS.length}, each as a [rules file](formats.md#rules-files), with what`,
    'their games need and no [key](rules-reference.md#keys) says. They were found by the names of the game, and taken whether a file says all',
    'of them or not. Where a page is silent, its game is played as the preset that its file is based on.',
    '',
    `The house rules were extended to fit the first ${before.length}. The second sample, ${after.length} pages, was collected after that: of those read whole 8 of 17 were exact then,`,
    'which is how well the rules did with pages that they were not made for. Since then they have been extended for these too.',
    `The third, ${last.length} pages, was collected last, two thirds of them programs: most of those state no rules, and their code was read, which says much that`,
    'no page would, such as who wins a tie by sitting first.',
    '',
    'The page is generated from `tests/engine/rules/descriptions.json`, which has the rules files too; a test plays them all.',
    '',
    '## How many a file says exactly',
    '',
    'A page that was stored only in part does not count as exact, whatever its beginning says.',
    '',
    '| pages | first sample | exactly | second sample | exactly | third sample | exactly |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...counts(),
    '',
    '## What is missing',
    '',
    'Most asked first. In variants: what is missing of the variants that a page offers beside its game.',
    '',
    '| missing | first sample | second sample | third sample | in variants |',
    '| --- | --- | --- | --- | --- |',
    ...wishes(),
    '',
    '## The first sample',
    '',
    ...table(before),
    '',
    '## The second sample',
    '',
    ...table(after),
    '',
    '## The third sample',
    '',
    ...table(last),
    '',
  ].join('\n');
}

function counts(): string[] {
  const count = (which: string, counts: (one: Description) => boolean): string => {
    const cells = ORDER.flatMap((when) => {
      const sample = SAMPLES[when];
      const of = sample.filter(counts);
      const exact = of.filter(isExact).length;
      return [of.length, `${exact} (${Math.round((100 * exact) / Math.max(1, of.length))}%)`];
    });
    return `| ${[which, ...cells].join(' | ')} |`;
  };
  const read = (Object.keys(READ) as (keyof typeof READ)[]).map((how) =>
    count(`read: ${READ[how]}`, (one) => one.read === how),
  );
  return [
    count('all', () => true),
    ...read,
    count('with a pool', hasPool),
    count('with a pool, and read whole', (one) => hasPool(one) && one.read === 'whole'),
  ];
}

function hasPool(one: Description): boolean {
  return resolveRules(rulesFileOf(one)).play === 'pool';
}

/** What is missing, with how many ask for it. */
function wishes(): string[] {
  const asked = new Map<string, [first: number, second: number, third: number, variants: number]>();
  const ask = (wanted: readonly string[], at: number): void => {
    for (const one of wanted) {
      const numbers = asked.get(one) ?? [0, 0, 0, 0];
      numbers[at]++;
      asked.set(one, numbers);
    }
  };
  for (const { collected, missing, missingInVariants } of DESCRIPTIONS) {
    ask(missing, ORDER.indexOf(collected));
    ask(missingInVariants ?? [], ORDER.length);
  }
  const inGames = ([first, second, third]: readonly number[]): number => first + second + third;
  return Array.from(asked)
    .toSorted(([one, a], [other, b]) => inGames(b) - inGames(a) || b[3] - a[3] || (one < other ? -1 : 1))
    .map(([one, numbers]) => `| ${one} | ${numbers.join(' | ')} |`);
}

function table(sample: readonly Description[]): string[] {
  return [
    '| game | page | language | pool | read | missing |',
    '| --- | --- | --- | --- | --- | --- |',
    ...sample.map(rowOf),
  ];
}

function rowOf(one: Description): string {
  const { name, address, language, read, missing } = one;
  const cells = [
    name,
    `[${new URL(address).hostname}](${address})`,
    LANGUAGE_NAMES.of(language),
    hasPool(one) ? 'yes' : 'no',
    IN_SHORT[read],
    missing.join('; '),
  ];
  return `| ${cells.join(' | ')} |`;
}
